import Curriculum
import Drawing
import Grading
import Letterform
import Stage

/// One letter laid out on a window: where everything stands, what stands still, and the ink.
final class LessonPage {
  let metrics: WindowMetrics
  let layout: LessonLayout
  let level: Level
  let target: Form
  /// Letter units to window pixels.
  let place: LetterPlace
  let road: RoadDrawing
  /// Where the model stands on the rung that copies it; nil on the others.
  let modelPlace: LetterPlace?
  let ink: InkDrawing
  /// Wall, sheet, lines, road, arrows and hill, drawn once; with the pale ink of the try before.
  let backdrop: Surface
  private let guides: GuideLines
  private let fonts: Fonts

  /// Lays the letter out and draws what stands still.
  ///
  /// - Throws: `noSurface` when the window is too large for the memory.
  init(
    metrics: WindowMetrics, target: Form, plan: LetterPlan, model: Model, level: Level, hand: Hand, fonts: Fonts
  ) throws(DrawingError) {
    (self.metrics, self.level, self.target, self.fonts) = (metrics, level, target, fonts)
    guides = model.guides
    let millimetre = metrics.dotsPerInch / 25.4
    layout = LessonLayout(
      width: Double(metrics.width), height: Double(metrics.height), hand: hand, pixelsPerMillimetre: millimetre)
    let corridor = level.corridor * guides.xHeight
    place = Self.place(target, corridor: corridor, level: level, in: layout, guides: guides, millimetre: millimetre)
    let style = level.hints.contains(.faintRoad) ? RoadStyle.faint : RoadStyle()
    // The road is as wide as each stroke is judged: a small stroke's corridor is its own.
    road = RoadDrawing(
      form: target, at: place, corridor: corridor, corridors: plan.forms.first?.strokes.map(\.radius),
      field: layout.writingField, style: style)
    modelPlace = level.hints.contains(.model) ? Self.modelPlace(target, beside: place, in: layout, hand: hand) : nil
    ink = try InkDrawing(
      field: Rectangle(covering: layout.writingField),
      width: max(LessonTuning.thinnestInk, LessonTuning.ink * place.scale))
    backdrop = try Surface(width: metrics.width, height: metrics.height)
    drawBackdrop(on: Canvas(backdrop))
  }

  /// Whether the road is shown, plain or faint.
  var showsRoad: Bool { level.hints.contains(.road) || level.hints.contains(.faintRoad) }

  /// How far the ideal may slide to where the child begins, letter units; nil where a road holds it.
  var slides: ClosedRange<Double>? {
    guard !showsRoad else { return nil }
    let room = layout.writingField.width / place.scale
    return -room...room
  }

  private static func place(
    _ target: Form, corridor: Double, level: Level, in layout: LessonLayout, guides: GuideLines, millimetre: Double
  ) -> LetterPlace {
    let largest = LessonTuning.largestXHeight * min(layout.width, layout.height)
    var field = layout.writingField
    switch level.size {
    case .share(let share):
      let margin = Point(field.width * (1 - share) / 2, field.height * (1 - share) / 2)
      field = Box(
        x: field.x + margin.x, y: field.y + margin.y, width: field.width * share, height: field.height * share)
      return .largest(for: target, corridor: corridor, in: field, largestXHeight: largest)
    case .paper:
      let wanted = LessonTuning.paperXHeight * millimetre * guides.xHeight / 100
      return .largest(for: target, corridor: corridor, in: field, largestXHeight: min(wanted, largest))
    }
  }

  /// Beside the writing, on the side away from the hand.
  private static func modelPlace(
    _ target: Form, beside place: LetterPlace, in layout: LessonLayout, hand: Hand
  ) -> LetterPlace {
    let field = layout.writingField
    let away = hand == .right ? field.x + field.width * 0.2 : field.right - field.width * 0.2
    let middle = Box(around: target.strokes.flatMap { $0.path.flattened(tolerance: 1).points })?.centre.x ?? 0
    return LetterPlace(scale: place.scale, origin: Point(away - middle * place.scale, place.origin.y))
  }

  /// Draws what stands still; a finished letter is shown clean, without its arrows and dashes.
  private func drawBackdrop(isFinished: Bool = false, on canvas: Canvas) {
    let still = LessonBackdrop(layout: layout)
    still.drawBehind(on: canvas)
    if level.hints.contains(.lines) { still.drawLines(guides, at: place, on: canvas) }
    if showsRoad { road.draw(dashes: !isFinished && level.hints.contains(.middle), on: canvas) }
    if !isFinished, level.hints.contains(.arrows) || level.hints.contains(.numbers) {
      road.drawArrows(fonts: fonts, on: canvas)
    }
    if let modelPlace {
      for stroke in target.strokes {
        let line = stroke.path.applying(modelPlace.map).flattened(tolerance: 0.2)
        canvas.stroke(points: line.points, Palette.night, StrokeStyle(width: ink.width))
      }
    }
    still.drawFront(on: canvas)
    StepLadder(places: layout.steps, radius: layout.stepRadius, current: level.rung - 1).draw(on: canvas)
  }

  /// Takes arrows, dashes and the pale ink away: what is left is the road and the child's own line.
  func showFinished() { drawBackdrop(isFinished: true, on: Canvas(backdrop)) }

  /// Leaves the ink of the try that failed on the page, pale, to compare the next one with; the one before it goes.
  func keepPale() -> Rectangle {
    let canvas = Canvas(backdrop)
    drawBackdrop(on: canvas)
    if let last = ink.strokes.last, last.count > 1 {
      canvas.layered(opacity: LessonTuning.paleInk) { FailedInk(points: last, width: ink.width).draw(on: canvas) }
      LessonBackdrop(layout: layout).drawFront(on: canvas)
    }
    return ink.clear()
  }
}
