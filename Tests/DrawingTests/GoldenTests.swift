import Letterform
import Testing

@testable import Drawing

@Suite(.enabled(if: Samples.hasFonts, "needs the Andika fonts (fonts-sil-andika)")) struct GoldenTests {
  struct Scene: CustomTestStringConvertible, Sendable {
    var letter: String
    var width: Double
    var height: Double
    var hand = Hand.right
    var corridor = 17.0
    var failed = false

    var name: String {
      "lesson-\(letter)-\(Int(width))x\(Int(height))-\(hand.rawValue)\(failed ? "-wrong" : "")"
    }
    var testDescription: String { name }
  }

  @Test(arguments: [
    Scene(letter: "a", width: 1366, height: 768), Scene(letter: "a", width: 1366, height: 768, failed: true),
    Scene(letter: "k", width: 1024, height: 600, hand: .left, corridor: 24, failed: true),
    Scene(letter: "m", width: 768, height: 1024, corridor: 15, failed: true),
    Scene(letter: "8", width: 1920, height: 1080, corridor: 20),
  ])
  func lesson(scene: Scene) throws {
    let surface = try Surface(width: Int(scene.width), height: Int(scene.height))
    let canvas = Canvas(surface)
    let layout = LessonLayout(width: scene.width, height: scene.height, hand: scene.hand)
    let form = try Samples.form(scene.letter)
    let place = LetterPlace.largest(
      for: form, corridor: scene.corridor, in: layout.writingField, largestXHeight: scene.height * 0.466)
    let road = RoadDrawing(form: form, at: place, corridor: scene.corridor, field: layout.writingField)
    let backdrop = LessonBackdrop(layout: layout)
    let fonts = try Samples.fonts()
    backdrop.drawBehind(on: canvas)
    backdrop.drawLines(Samples.guides, at: place, on: canvas)
    road.draw(on: canvas)
    road.drawEnd(stroke: form.strokes.count - 1, on: canvas)
    road.drawArrows(current: 0, fonts: fonts, on: canvas)
    backdrop.drawFront(on: canvas)

    let ink = try InkDrawing(field: Rectangle(covering: layout.writingField), width: 9 * place.scale)
    let line = road.strokes[0]
    var last = Point.zero
    for step in 0...40 {
      let arc = line.length * 0.42 * Double(step) / 40
      let stray = scene.failed ? max(0, Double(step) / 40 - 0.7) * 4.4 * scene.corridor * place.scale : 0
      let along = line.tangent(at: arc)
      last = line.point(at: arc) + Point(along.y, -along.x) * stray
      _ = ink.extend(to: last)
    }
    _ = ink.end()
    if scene.failed {
      _ = ink.showFailed()
    } else {
      road.drawStart(stroke: 0, .begun, on: canvas)
      road.drawChevrons(stroke: 0, after: line.length * 0.42, on: canvas)
    }
    ink.paint(on: canvas, area: surface.bounds)
    if scene.failed {
      road.drawStart(stroke: 0, .rays, on: canvas)
      FaultMark(place: last, stroke: 0, road: road).draw(on: canvas)
    }
    var look = Lulu.Look(pose: scene.failed ? .puzzled : .watches)
    look.gaze = last
    look.facesLeft = scene.hand == .left
    try Samples.lulu().draw(look, on: canvas, in: layout.lulu)
    PaperButton(box: layout.back).draw(icon: try Samples.picture("icons/back"), on: canvas)
    PaperButton(box: layout.ear, isFocused: !scene.failed).draw(icon: try Samples.picture("icons/ear"), on: canvas)
    PaperButton(box: layout.wayOn, state: scene.failed ? .normal : .disabled, isWayOn: scene.failed)
      .draw(icon: try Samples.picture(scene.failed ? "icons/again" : "icons/next"), on: canvas)
    StepLadder(places: layout.steps, radius: layout.stepRadius, current: 2).draw(on: canvas)
    if scene.failed {
      SpeechBubble(box: layout.bubble, tip: layout.bubbleTip)
        .draw(try Samples.picture("icons/fault-left-road"), on: canvas)
    }
    try Golden.check(surface, scene.name)
  }

  /// Every letter of the samples in every way, small.
  @Test func manyWays() throws {
    let surface = try Surface(width: 960, height: 130 * 6)
    let canvas = Canvas(surface)
    canvas.paint(Palette.sheet)
    let fonts = try Samples.fonts()
    for (row, name) in ["a", "k", "й", "8", "i", "W"].enumerated() {
      let form = try Samples.form(name)
      func place(_ column: Int) -> LetterPlace {
        LetterPlace(scale: 0.5, origin: Point(Double(column) * 120 + 20, Double(row) * 130 + 8))
      }
      LetterDrawing(form, at: place(0)).drawSolid(thickness: 5, Palette.ink, on: canvas)
      LetterDrawing(form, at: place(1)).drawDashed(thickness: 3, dash: 7, gap: 5, Palette.night, on: canvas)
      LetterDrawing(form, at: place(2)).drawDotted(radius: 1.7, spacing: 8, Palette.night, on: canvas)
      LetterDrawing(form, at: place(3)).drawHollow(thickness: 14, line: 1.5, Palette.night, on: canvas)
      LetterDrawing(form, at: place(4)).drawWritten(stroke: 0, arc: 60, thickness: 5, Palette.ink, on: canvas)
      let cell = Box(x: 600, y: Double(row) * 130, width: 120, height: 130)
      let road = RoadDrawing(
        form: form, at: .largest(for: form, corridor: 16, in: cell, largestXHeight: 50), corridor: 16, field: cell,
        style: row % 2 == 0 ? RoadStyle() : .faint)
      road.draw(on: canvas)
      road.drawArrows(fonts: fonts, on: canvas)
      let ink = form.strokes.map { stroke in
        stroke.path.flattened().points.enumerated().map {
          $1 + Point(2 * sine(Double($0)), 2 * cosine(Double($0) * 1.3))
        }
      }
      let fault = row % 2 == 0 ? ink.last?.last : nil
      Thumbnail(form: form, guides: Samples.guides, ink: ink, fault: fault)
        .draw(on: canvas, in: Box(x: 730, y: Double(row) * 130 + 10, width: 110, height: 110))
      Thumbnail(form: form, guides: Samples.guides, ink: ink, fault: fault)
        .draw(on: canvas, in: Box(x: 870, y: Double(row) * 130 + 40, width: 48, height: 48))
    }
    try Golden.check(surface, "many-ways")
  }

  @Test func chart() throws {
    let chart = Chart(guides: Samples.guides, fonts: try Samples.fonts())
    let entries = try Samples.paths.map { Chart.Entry(name: $0.name, form: try Samples.form($0.name), advance: 110) }
    try Golden.check(chart.page(entries, columns: 6, cell: 180, title: "samples"), "chart-page")
    try Golden.check(chart.large(entries[3], side: 500), "chart-large")
    try Golden.check(chart.running(entries, width: 900, height: 110), "chart-running")
  }

  @Test func luluAndIcons() throws {
    let surface = try Surface(width: 960, height: 560)
    let canvas = Canvas(surface)
    canvas.paint(Palette.sugar)
    let lulu = try Samples.lulu()
    for (index, pose) in Lulu.Pose.allCases.enumerated() {
      lulu.draw(
        Lulu.Look(pose: pose), on: canvas,
        in: Box(x: Double(index % 6) * 160, y: Double(index / 6) * 160, width: 156, height: 156))
    }
    var look = Lulu.Look()
    (look.to, look.blend, look.tilt, look.facesLeft) = (.cheers, 0.3, 12, true)
    lulu.draw(look, on: canvas, in: Box(x: 4 * 160, y: 160, width: 156, height: 156))
    let states: [PaperButton.State] = [.normal, .pressed, .disabled, .locked]
    let faults = Samples.files(in: Samples.root + "/Assets/Pictures/icons", suffix: ".svg").filter {
      $0.hasPrefix("fault")
    }
    for (index, state) in states.enumerated() {
      for (row, way) in [false, true].enumerated() {
        PaperButton(
          box: Box(x: 20 + Double(index) * 110, y: 340 + Double(row) * 110, width: 88, height: 88), state: state,
          isWayOn: way, isFocused: index == 0 && way
        ).draw(icon: try Samples.picture("icons/next"), padlock: try Samples.picture("icons/lock"), on: canvas)
      }
    }
    for (index, file) in faults.enumerated() {
      let box = Box(x: 480 + Double(index % 4) * 115, y: 335 + Double(index / 4) * 110, width: 104, height: 104)
      canvas.fill(CutPaper.card(box, radius: 14, seed: index), Palette.sheet)
      try Samples.picture("icons/" + file.dropLast(4)).draw(on: canvas, in: box.inset(by: 5))
    }
    try Golden.check(surface, "lulu-and-icons")
  }
}
