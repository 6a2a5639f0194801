import Letterform
import Testing

@testable import Drawing

@Suite struct RoadDrawingTests {
  /// The drawn strip is never narrower than the judged corridor: every pixel inside it is paper of the road.
  @Test(arguments: ["a", "m", "z", "8", "й"], [12.0, 17, 30])
  func coversTheCorridor(name: String, corridor: Double) throws {
    let form = try Samples.form(name)
    let surface = try Surface(width: 460, height: 420)
    let canvas = Canvas(surface)
    canvas.paint(Palette.sheet)
    let field = Box(x: 0, y: 0, width: 460, height: 420)
    let place = LetterPlace.largest(for: form, corridor: corridor, in: field, largestXHeight: 170)
    let road = RoadDrawing(form: form, at: place, corridor: corridor, field: field)
    road.draw(on: canvas)
    let r = corridor * place.scale
    let bounds = road.bounds
    surface.withPixels { pixels in
      for y in stride(from: 0, to: 420, by: 3) {
        for x in stride(from: 0, to: 460, by: 3) {
          let centre = Point(Double(x) + 0.5, Double(y) + 0.5)
          let distance = road.strokes.compactMap { $0.nearest(to: centre)?.distance }.min() ?? .infinity
          let pixel = pixels.load(fromByteOffset: y * surface.stride + x * 4, as: UInt32.self)
          // Blue is the part that tells sheet (0xF6) from all paper of the road (at most 0xBA).
          if distance < r - 1 { #expect(pixel & 255 < 0xC8, "\(name) at \(x), \(y): the sheet shows") }
          if distance > r * 1.3 {
            #expect(pixel & 0xFFFFFF == 0xFFFDF6, "\(name) at \(x), \(y): paper beyond the edge")
          }
          if !bounds.contains(x: x, y: y) { #expect(pixel & 0xFFFFFF == 0xFFFDF6) }
        }
      }
    }
  }

  @Test func largestPlaceFits() throws {
    for (name, _) in Samples.paths {
      let form = try Samples.form(name)
      let field = Box(x: 100, y: 50, width: 700, height: 500)
      let place = LetterPlace.largest(for: form, corridor: 17, in: field, largestXHeight: 300)
      #expect(place.xHeight <= 300.001)
      for stroke in form.strokes {
        for point in stroke.path.applying(place.map).flattened().points {
          #expect(field.inset(by: 17 * place.scale).contains(point), "\(name)")
        }
      }
      let point = Point(37, 141)
      #expect(place.letterPoint(place(point)).distance(to: point) < 1e-9)
    }
  }

  @Test func sameSeedCutsTheSameEdge() {
    let box = Box(x: 0, y: 0, width: 400, height: 300)
    #expect(CutPaper.sheet(box, seed: 5) == CutPaper.sheet(box, seed: 5))
    #expect(CutPaper.sheet(box, seed: 5) != CutPaper.sheet(box, seed: 6))
    let disc = CutPaper.disc(centre: .zero, radius: 100, seed: 4).flattened(tolerance: 0.5)
    for point in disc.points { #expect(abs(point.length - 100) < 6) }
  }

  /// The pin stands beside the road and its point is at the ring, for faults on and off the road.
  @Test func pinStandsBesideTheRoad() throws {
    let form = try Samples.form("l")
    let place = LetterPlace(scale: 2, origin: Point(200, 20))
    let road = RoadDrawing(form: form, at: place, corridor: 17, field: Box(x: 0, y: 0, width: 600, height: 500))
    for offset in [-50.0, -20, 0, 20, 50] {
      let fault = Point(300 + offset, 250)
      let mark = FaultMark(place: fault, stroke: 0, road: road)
      let head = mark.pinTip + mark.pinDirection * (mark.radius * 1.5)
      #expect(abs(head.x - 300) > 34, "offset \(offset): the pin's head covers the road")
      #expect(mark.bounds.contains(x: Int(head.x), y: Int(head.y)))
      #expect((mark.wayBack != nil) == (abs(offset) > 19))
      if let back = mark.wayBack { #expect(abs(back.to.x - 300) < abs(back.from.x - 300)) }
    }
  }
}
