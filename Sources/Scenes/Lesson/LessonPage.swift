import Curriculum
import Drawing
import Grading
import Letterform
import Stage

/// One letter or word laid out on a window: where everything stands, what stands still, and the ink.
final class LessonPage {
  /// What a page shows beside the task itself.
  struct Setting {
    var metrics: WindowMetrics
    var level: Level
    var hand: Hand
    /// The hints are made for this kind of miss.
    var focus: HelpFocus?
    /// The rung that the ladder beside the sheet shows, 1 to 6.
    var rung: Int
    /// The direction of the writing line, length 1.
    var axis: Point
  }

  let setting: Setting
  let layout: LessonLayout
  let task: LessonTask
  /// Letter units to window pixels.
  let place: LetterPlace
  let road: RoadDrawing
  /// Where the model stands on the rung that copies it; nil on the others.
  let modelPlace: LetterPlace?
  let ink: InkDrawing
  /// Wall, sheet, lines, road, arrows and hill, drawn once; with the pale ink of the try before.
  let backdrop: Surface
  let guides: GuideLines
  private let fonts: Fonts
  private let card: ModelCard?
  let corridors: [Double]
  /// Where a word is written letter by letter: the step whose road is shown, and that road. Roads of neighbours would
  /// lie over each other.
  private(set) var stepRoad: (step: Int, road: RoadDrawing)?
  /// Where pale ink lies on the backdrop.
  private var pale = Rectangle.empty

  var metrics: WindowMetrics { setting.metrics }
  var level: Level { setting.level }
  var target: Form { task.target }

  /// Lays the task out and draws what stands still.
  ///
  /// - Parameter corridors: half the corridor of each stroke of the target, letter units.
  /// - Throws: `noSurface` when the window is too large for the memory.
  init(task: LessonTask, corridors: [Double], model: Model, fonts: Fonts, setting: Setting) throws(DrawingError) {
    (self.setting, self.task, self.fonts, self.corridors) = (setting, task, fonts, corridors)
    guides = model.guides
    let metrics = setting.metrics
    layout = LessonLayout(
      width: Double(metrics.width), height: Double(metrics.height), hand: setting.hand,
      pixelsPerMillimetre: metrics.dotsPerInch / 25.4)
    let corridor = setting.level.corridor * guides.xHeight
    let placing = LessonPlacing(task: task, corridor: corridor, layout: layout, guides: guides, setting: setting)
    (place, modelPlace) = (placing.place, placing.modelPlace)
    card = placing.card.map { ModelCard(box: $0, unit: placing.unit) }
    var style = RoadStyle()
    if setting.level.hints.contains(.faintRoad), setting.focus != .road { style = .faint }
    // The road is as wide as each stroke is judged: a small stroke's corridor is its own.
    road = RoadDrawing(
      form: task.target, at: place, corridor: corridor, corridors: corridors, field: layout.writingField, style: style,
      numbering: task.isWord ? .strokes : .parts)
    ink = try InkDrawing(
      field: Rectangle(covering: layout.writingField),
      width: max(LessonTuning.thinnestInk, LessonTuning.ink * place.scale))
    backdrop = try Surface(width: metrics.width, height: metrics.height)
    if let first = task.steps.firstIndex(where: { !$0.isGiven }) { stepRoad = road(ofStep: first) }
    drawBackdrop(on: Canvas(backdrop))
  }

  /// Whether the road is shown, plain or faint.
  var showsRoad: Bool {
    level.hints.contains(.road) || level.hints.contains(.faintRoad) || setting.focus == .road
  }

  /// How far the ideal may slide to where the child begins, letter units; nil where a road or a hint holds it.
  var slides: ClosedRange<Double>? {
    guard !showsRoad, setting.focus == nil else { return nil }
    let room = layout.writingField.width / place.scale
    return -room...room
  }

  /// Draws what stands still; a finished letter is shown clean, without its arrows and dashes.
  private func drawBackdrop(isFinished: Bool = false, rung: Int? = nil, on canvas: Canvas) {
    let still = LessonBackdrop(layout: layout)
    let hints = level.hints
    still.drawBehind(on: canvas)
    if hints.contains(.lines) {
      still.drawLines(guides, at: place, band: level.size == .paper, on: canvas)
    }
    // The letters of a finished word stand on their lines without any road.
    let road = stepRoad == nil ? self.road : isFinished ? nil : stepRoad?.road
    if showsRoad { road?.draw(dashes: !isFinished && hints.contains(.middle), on: canvas) }
    if !isFinished { drawLettersToCome(on: canvas) }
    if !isFinished, setting.focus == .middle || (setting.focus == .road && !hints.contains(.middle)) {
      road?.drawDashes(on: canvas)
    }
    if !isFinished, showsRoad, hints.contains(.arrows) || hints.contains(.numbers) {
      road?.drawArrows(fonts: fonts, on: canvas)
    }
    drawModel(on: canvas)
    still.drawFront(on: canvas)
    StepLadder(places: layout.steps, radius: layout.stepRadius, current: (rung ?? setting.rung) - 1).draw(on: canvas)
  }

  /// The model on its card, with its arrows and the dots where strokes begin.
  private func drawModel(on canvas: Canvas) {
    guard let modelPlace, let card else { return }
    card.draw(guides, at: modelPlace, lines: level.hints.contains(.lines), on: canvas)
    LetterDrawing(target, at: modelPlace).drawSolid(thickness: ink.width, Palette.night, on: canvas)
    // Arrows keep clear of the model's line as they do of a road that is as wide.
    let half = LessonTuning.ink / 2
    var style = RoadStyle()
    style.startRadius = LessonTuning.modelDot
    let model = RoadDrawing(
      form: target, at: modelPlace, corridor: half, field: card.box.inset(by: 4), style: style,
      numbering: task.isWord ? .strokes : .parts)
    model.drawArrows(fonts: fonts, on: canvas)
    for stroke in target.strokes.indices { model.drawStart(stroke: stroke, .waiting, on: canvas) }
  }

  /// Takes arrows, dashes and the pale ink away: what is left is the road and the child's own line.
  ///
  /// - Parameter rung: that the ladder shows from now on.
  func showFinished(rung: Int) { drawBackdrop(isFinished: true, rung: rung, on: Canvas(backdrop)) }

  /// Draws what stands still anew inside an area; the canvas is clipped to it.
  @discardableResult
  private func redraw(_ area: Rectangle) -> Canvas {
    let canvas = Canvas(backdrop)
    canvas.clip(area.box)
    drawBackdrop(on: canvas)
    return canvas
  }

  /// Shows the road of the letter that is due, and no longer that of the one before; pale ink goes.
  ///
  /// Cost: draws the backdrop anew where the two letters stand, and nowhere else.
  func show(step: Int) {
    guard let before = stepRoad, before.step != step, let after = road(ofStep: step) else { return }
    stepRoad = after
    let around = Int(LessonTuning.arrowRoom * place.scale)
    redraw(before.road.bounds.union(after.road.bounds).grown(by: around).union(pale))
    pale = .empty
  }

  /// Leaves a line that failed on the page, pale, to compare the next one with; the one before it goes.
  ///
  /// Cost: draws the backdrop anew where the old and the new line lie, and nowhere else.
  func keepPale(_ line: [Point]?) {
    let failed = line.flatMap { $0.count > 1 ? FailedInk(points: $0, width: ink.width) : nil }
    let lies = failed?.bounds.intersection(ink.field) ?? .empty
    let changed = pale.union(lies)
    pale = lies
    guard !changed.isEmpty else { return }
    let canvas = redraw(changed)
    guard let failed else { return }
    canvas.saved {
      canvas.clip(layout.writingField)
      canvas.layered(opacity: LessonTuning.paleInk) { failed.draw(on: canvas) }
    }
    LessonBackdrop(layout: layout).drawFront(on: canvas)
  }
}
