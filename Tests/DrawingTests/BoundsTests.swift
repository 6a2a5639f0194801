import Letterform
import Testing

@testable import Drawing

/// What a drawing says it may touch holds every pixel it touches.
@Suite struct BoundsTests {
  private func check(_ name: String, width: Int = 500, height: Int = 500, _ draw: (Canvas) throws -> Rectangle) throws {
    let surface = try Surface(width: width, height: height)
    let bounds = try draw(Canvas(surface))
    var outside = 0
    var inside = 0
    surface.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width where pixels.load(fromByteOffset: y * surface.stride + x * 4, as: UInt32.self) != 0 {
          if bounds.contains(x: x, y: y) { inside += 1 } else { outside += 1 }
        }
      }
    }
    #expect(outside == 0, "\(name): \(outside) pixels outside \(bounds)")
    #expect(inside > 20, "\(name) draws nothing")
  }

  @Test func lulu() throws {
    let lulu = try Samples.lulu()
    for pose in Lulu.Pose.allCases {
      let box = Box(x: 150, y: 130, width: 200, height: 200)
      for (tilt, left) in [(0.0, false), (0, true), (35, false), (-35, true)] {
        try check("\(pose) \(tilt)") { canvas in
          var look = Lulu.Look(pose: pose)
          (look.tilt, look.facesLeft, look.gaze) = (tilt, left, Point(20, 20))
          lulu.draw(look, on: canvas, in: box)
          return Lulu.bounds(in: box, tilted: tilt != 0)
        }
      }
    }
  }

  @Test func lessonParts() throws {
    let icon = try Samples.picture("icons/again")
    for state in [PaperButton.State.normal, .pressed, .disabled, .locked] {
      for focus in [false, true] {
        try check("button \(state)") { canvas in
          let button = PaperButton(
            box: Box(x: 100, y: 90, width: 96, height: 96), state: state, isWayOn: true, isFocused: focus)
          button.draw(icon: icon, padlock: icon, on: canvas)
          return button.bounds
        }
      }
    }
    for tip in [Point(160, 420), Point(30, 250), Point(470, 230)] {
      try check("bubble") { canvas in
        let bubble = SpeechBubble(box: Box(x: 120, y: 150, width: 180, height: 150), tip: tip)
        bubble.draw(icon, on: canvas)
        return bubble.bounds
      }
    }
    try check("ladder") { canvas in
      let ladder = StepLadder(places: (0..<6).map { Point(200, 60 + Double($0) * 48) }, radius: 14, current: 2)
      ladder.draw(on: canvas)
      return ladder.bounds
    }
  }

  @Test(arguments: ["a", "8", "i", "z"])
  func roadMarks(name: String) throws {
    let form = try Samples.form(name)
    let field = Box(x: 20, y: 20, width: 460, height: 460)
    let place = LetterPlace.largest(for: form, corridor: 20, in: field, largestXHeight: 180)
    let road = RoadDrawing(form: form, at: place, corridor: 20, field: field)
    try check("road") { canvas in
      road.draw(on: canvas)
      return road.bounds
    }
    for state in [StartState.waiting, .rays, .begun] {
      try check("start") { road.drawStart(stroke: 0, state, grown: 1.25, on: $0) }
    }
    if name != "i" {
      for folded in [0.0, 0.5, 1] {
        try check("end") { road.drawEnd(stroke: form.strokes.count - 1, folded: folded, on: $0) }
      }
    }
    try check("chevrons") { road.drawChevrons(stroke: 0, after: 30, on: $0) }
    for offset in [Point(0, 0), Point(70, 10), Point(-60, -40)] {
      for dropped in [0.0, 1] {
        try check("fault") { canvas in
          let mark = FaultMark(
            place: road.strokes[0].point(at: 60) + offset, stroke: 0, arc: 60 / place.scale, road: road)
          mark.draw(dropped: dropped, on: canvas)
          return mark.bounds
        }
      }
    }
    try check("failed ink") { canvas in
      let failed = FailedInk(points: road.strokes[0].points, width: 18)
      failed.draw(on: canvas)
      return failed.bounds
    }
  }
}
