import Curriculum
import Drawing
import Letterform

extension LessonPage {
  /// The road of one letter of a word that is written letter by letter; nil for everything else.
  func road(ofStep step: Int) -> (step: Int, road: RoadDrawing)? {
    guard showsRoad, task.steps.count > 1, task.steps.indices.contains(step) else { return nil }
    let strokes = task.steps[step].strokes
    var form = target
    form.strokes = Array(target.strokes[strokes])
    guard let box = Box(around: strokes.flatMap { road.strokes[$0].points }) else { return nil }
    let corridor = setting.level.corridor * guides.xHeight
    let around = (corridor + LessonTuning.arrowRoom) * place.scale
    let field = layout.writingField
    let left = max(field.x, box.x - around)
    let room = Box(x: left, y: field.y, width: min(field.right, box.right + around) - left, height: field.height)
    let own = RoadDrawing(
      form: form, at: place, corridor: corridor, corridors: Array(corridors[strokes.clamped(to: corridors.indices)]),
      field: room, style: road.style)
    return (step, own)
  }

  /// A dashed line for every letter of the word that comes later: the child sees where the word goes on.
  func drawLettersToCome(on canvas: Canvas) {
    guard let stepRoad else { return }
    for step in task.steps[(stepRoad.step + 1)...] where !step.isGiven {
      var form = target
      form.strokes = Array(target.strokes[step.strokes])
      let unit = place.scale
      LetterDrawing(form, at: place).drawDashed(
        thickness: max(1.5, 2.4 * unit), dash: 6.5 * unit, gap: 5 * unit, Palette.line, on: canvas)
    }
  }
}
