import Curriculum
import Drawing
import Letterform
import Stage

/// Where the letter, its model and the model's card stand on the sheet.
struct LessonPlacing {
  let place: LetterPlace
  private(set) var modelPlace: LetterPlace?
  private(set) var card: Box?
  let unit: Double

  init(task: LessonTask, corridor: Double, layout: LessonLayout, guides: GuideLines, setting: LessonPage.Setting) {
    unit = layout.unit
    let form = task.target
    let axis = setting.axis
    let largest = LessonTuning.largestXHeight * min(layout.width, layout.height)
    let millimetre = setting.metrics.dotsPerInch / 25.4
    let field = layout.writingField
    let copies = setting.level.hints.contains(.model)
    var most = largest
    var room = field
    switch setting.level.size {
    case .share(let share):
      // A model needs room of its own; the letter beside it is made for what is left.
      let margin = copies ? 0 : (1 - share) / 2
      room = Box(
        x: field.x + field.width * margin, y: field.y + field.height * margin, width: field.width * (1 - 2 * margin),
        height: field.height * (1 - 2 * margin))
      if copies { most *= share }
    case .paper: most = min(largest, LessonTuning.paperXHeight * millimetre * guides.xHeight / 100)
    }
    guard copies else {
      place = .largest(for: form, corridor: corridor, in: room, largestXHeight: most, axis: axis)
      return
    }
    let gap = 2 * unit
    if task.isWord || layout.isUpright {
      // Above the line that is written on.
      let upper = Box(x: field.x + gap, y: field.y + 2 * gap, width: field.width - 2 * gap, height: field.height * 0.42)
      let lower = Box(
        x: field.x, y: upper.bottom + gap, width: field.width, height: field.bottom - upper.bottom - gap)
      let written = LetterPlace.largest(
        for: form, corridor: corridor, in: lower, largestXHeight: most, axis: axis)
      place = written
      modelPlace = Self.centred(form, written, in: upper)
      card = upper
    } else {
      // Beside it, on the side away from the hand.
      let width = field.width * 0.36
      let isLeft = setting.hand == .right
      let beside = Box(
        x: isLeft ? field.x + gap : field.right - gap - width, y: field.y + 2 * gap, width: width,
        height: field.height - 4 * gap)
      let rest = Box(
        x: isLeft ? beside.right + gap : field.x, y: field.y, width: field.width - width - 2 * gap,
        height: field.height)
      let fitting = LetterPlace.largest(
        for: form, corridor: corridor, in: beside, largestXHeight: most, axis: axis)
      let written = LetterPlace.largest(
        for: form, corridor: corridor, in: rest, largestXHeight: fitting.xHeight, axis: axis)
      place = written
      var model = Self.centred(form, written, in: beside)
      // Model and letter stand on one line; a turned one would lead out of the card.
      if axis.y == 0 { model.origin.y = written.origin.y }
      modelPlace = model
      card = beside
    }
  }

  /// The form in the middle of a box, as large and as turned as it is written.
  private static func centred(_ form: Form, _ written: LetterPlace, in box: Box) -> LetterPlace {
    var place = written
    place.origin = .zero
    let middle = Box(around: form.strokes.flatMap { $0.path.flattened(tolerance: 1).points.map { place($0) } })?.centre
    place.origin = box.centre - (middle ?? .zero)
    return place
  }
}
