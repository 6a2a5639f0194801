import Letterform
import Testing

@testable import Drawing

@Suite struct LessonLayoutTests {
  static let sizes: [(Double, Double)] = [
    (1366, 768), (1920, 1080), (1024, 600), (768, 1024), (800, 600), (1280, 720), (2560, 1440), (3840, 2160),
    (1080, 1920), (1024, 768), (600, 1024),
  ]

  @Test(arguments: sizes, Hand.allCases)
  func everythingHasItsPlace(size: (Double, Double), hand: Hand) {
    let (width, height) = size
    let layout = LessonLayout(width: width, height: height, hand: hand)
    let page = Box(x: 0, y: 0, width: width, height: height)
    let buttons = [layout.back, layout.ear, layout.wayOn]
    for button in buttons {
      #expect(button.width >= 68 && button.width >= 0.045 * width && button.width >= 12 * 96 / 25.4)
      #expect(page.contains(Point(button.x, button.y)) && page.contains(Point(button.right, button.bottom)))
      // No button in the writing field.
      #expect(!button.inset(by: -layout.touchReach).intersects(layout.writingField), "\(size)")
      #expect(!button.intersects(layout.sheet))
    }
    for (index, a) in buttons.enumerated() {
      for b in buttons[..<index] {
        #expect(!a.inset(by: -layout.touchReach + 0.01).intersects(b.inset(by: -layout.touchReach + 0.01)))
      }
      #expect(!a.intersects(layout.bubble), "\(size) bubble")
      #expect(!a.inset(by: 4).intersects(layout.lulu), "\(size) Lulu")
    }
    #expect(!layout.bubble.intersects(layout.writingField))
    #expect(
      page.contains(Point(layout.bubble.x, layout.bubble.y))
        && page.contains(Point(layout.bubble.right, layout.bubble.bottom)))
    #expect(layout.bubble.width > 60 && layout.bubble.height > 60, "\(size) \(layout.bubble)")
    #expect(layout.steps.count == LessonLayout.rungs)
    for step in layout.steps {
      let disc = Box(centre: step, side: layout.stepRadius * 2.8)
      #expect(!disc.intersects(layout.sheet) && !disc.intersects(layout.wayOn) && !disc.intersects(layout.ear))
    }
    for (a, b) in zip(layout.steps, layout.steps.dropFirst()) {
      #expect(a.distance(to: b) >= layout.stepRadius * 2)
    }
    #expect(layout.sheet.width > 0.5 * width && layout.sheet.height > 0.5 * height)
    #expect(layout.writingField.width > 0 && layout.writingField.height > 0.45 * height)
  }

  @Test(arguments: sizes)
  func handsMirror(size: (Double, Double)) {
    let right = LessonLayout(width: size.0, height: size.1)
    let left = LessonLayout(width: size.0, height: size.1, hand: .left)
    #expect(left.back == right.back.mirrored(in: size.0))
    #expect(left.lulu == right.lulu.mirrored(in: size.0))
    #expect(left.sheet == right.sheet)
    #expect(left.margin == right.margin)
  }

  @Test func nearHillStaysBelowTheWritingField() {
    for (width, height) in Self.sizes {
      let layout = LessonLayout(width: width, height: height)
      let backdrop = LessonBackdrop(layout: layout)
      for x in [layout.writingField.x, layout.writingField.centre.x, layout.writingField.right] {
        #expect(
          backdrop.nearHill(at: x / width) > layout.writingField.bottom - 1.2 * layout.unit, "\(width) x \(height)")
      }
    }
  }

  @Test func denseScreensGetLargerButtons() {
    let layout = LessonLayout(width: 1920, height: 1080, pixelsPerMillimetre: 13)
    #expect(layout.button >= 12 * 13)
  }

  /// Windows far too small for a lesson still draw something and fail nowhere.
  @Test(arguments: [(320.0, 240.0), (100, 100), (40, 300), (1, 1)])
  func tinyWindowsDoNoHarm(size: (Double, Double)) throws {
    let layout = LessonLayout(width: size.0, height: size.1)
    for box in [layout.sheet, layout.writingField, layout.back, layout.wayOn, layout.lulu, layout.bubble] {
      #expect(box.x.isFinite && box.y.isFinite && box.width >= 0 && box.height >= 0)
    }
    let surface = try Surface(width: Int(size.0), height: Int(size.1))
    let canvas = Canvas(surface)
    let form = try Samples.form("k")
    let place = LetterPlace.largest(for: form, corridor: 17, in: layout.writingField, largestXHeight: size.1)
    let backdrop = LessonBackdrop(layout: layout)
    backdrop.drawBehind(on: canvas)
    backdrop.drawLines(Samples.guides, at: place, on: canvas)
    let road = RoadDrawing(form: form, at: place, corridor: 17, field: layout.writingField)
    road.draw(on: canvas)
    road.drawStart(stroke: 0, .rays, on: canvas)
    road.drawEnd(stroke: 1, on: canvas)
    road.drawChevrons(stroke: 5, after: 3, on: canvas)
    FaultMark(place: .zero, stroke: 9, road: road).draw(on: canvas)
    backdrop.drawFront(on: canvas)
    PaperButton(box: layout.back, isFocused: true).draw(icon: nil, on: canvas)
    SpeechBubble(box: layout.bubble, tip: layout.bubbleTip).draw(on: canvas)
    try Samples.lulu().draw(Lulu.Look(pose: .greets), on: canvas, in: layout.lulu)
    #expect(surface.pixel(x: 0, y: 0) >> 24 == 255)
  }
}
