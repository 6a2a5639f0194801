import Curriculum
import Drawing
import Letterform
import Stage

extension LessonScene {
  /// Where ink fades, takes away what is too old.
  mutating func fade() -> Redraw {
    guard let page, page.level.hints.contains(.fading), attempt?.guided == nil else { return .nothing }
    guard now - fadedAt >= LessonTuning.inkFades else { return .animating(until: now + LessonTuning.inkLives) }
    fadedAt = now
    let young = inkTimes.count { now - $0 < LessonTuning.inkLives }
    return .area(page.ink.keepNewest(young)) + .animating(until: now + LessonTuning.inkLives)
  }

  /// Whether ink is still fading after the pen was lifted.
  var isFading: Bool {
    guard let page, page.level.hints.contains(.fading), phase == .ready || phase == .writing else { return false }
    return page.ink.strokes.contains { !$0.isEmpty }
  }

  /// Draws everything that was written, also where it has faded.
  func restoreInk() -> Rectangle {
    guard let page, let attempt else { return .empty }
    var area = page.ink.clear()
    for stroke in attempt.written { area = area.union(draw(stroke.points, on: page.ink)) }
    return area
  }

  /// Draws a whole stroke in ink.
  func draw(_ points: [Point], on ink: InkDrawing) -> Rectangle {
    guard let first = points.first else { return .empty }
    var area = ink.begin(at: first)
    for point in points.dropFirst() { area = area.union(ink.extend(to: point)) }
    return area.union(ink.end())
  }

  /// Puts down the letters of a word that stand there already.
  mutating func writeGiven() {
    guard let page, let task = attempt?.task else { return }
    for (step, part) in task.steps.enumerated() where part.isGiven {
      for stroke in part.strokes { _ = putDown(stroke, of: step, on: page) }
    }
  }

  /// Passes over the letters that stand there already.
  mutating func skipGiven() {
    while let attempt, attempt.task.steps[attempt.step].isGiven, self.attempt?.goOn() == true { continue }
    if let step = attempt?.step { page?.show(step: step) }
  }

  /// Writes a stroke of the target, which belongs to a step, as the model has it.
  mutating func putDown(
    _ stroke: Int, of step: Int, upTo arc: Double = .infinity, on page: LessonPage
  ) -> Rectangle {
    guard page.road.strokes.indices.contains(stroke) else { return .empty }
    let line = page.road.strokes[stroke]
    let points = line.slice(0, min(arc, line.length)).points
    attempt?.written.append((step, points))
    return draw(points, on: page.ink)
  }
}
