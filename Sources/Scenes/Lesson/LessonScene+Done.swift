import Curriculum
import Drawing
import Letterform
import Stage

extension LessonScene {
  /// How long what is right is celebrated, milliseconds.
  var celebration: Double {
    guard !movesLess, let page else { return LessonTuning.fade }
    if walksOff(page) { return LessonTuning.stands + LessonTuning.walk }
    return quality.effects ? LessonTuning.confetti : LessonTuning.wiggle
  }

  /// A finished word walks off; a letter stays, and so does a word that is still to be written whole.
  private func walksOff(_ page: LessonPage) -> Bool { page.task.isWord && !page.task.hasWhole }

  /// Whether the ink itself moves now, so that it is drawn by the celebration and not as it lies.
  func inkMoves(_ page: LessonPage) -> Bool {
    guard case .done(let since) = phase, !movesLess else { return false }
    return walksOff(page) ? now - since > LessonTuning.stands : now - since < LessonTuning.wiggle
  }

  /// Draws the celebration, `elapsed` milliseconds after the letter was right.
  func drawCelebration(_ page: LessonPage, after elapsed: Double, on canvas: Canvas) {
    guard !movesLess else { return }
    canvas.saved {
      canvas.clip(page.ink.field.box)
      if walksOff(page) {
        drawWalk(page, progress: (elapsed - LessonTuning.stands) / LessonTuning.walk, on: canvas)
      } else {
        if elapsed < LessonTuning.wiggle { drawWiggle(page, progress: elapsed / LessonTuning.wiggle, on: canvas) }
        if quality.effects {
          Confetti(field: page.layout.writingField, seed: seed &+ UInt64(ladder?[item].tries ?? 0))
            .draw(at: elapsed / LessonTuning.confetti, on: canvas)
        }
      }
    }
  }

  /// The letter rocks on its base line, ever less.
  private func drawWiggle(_ page: LessonPage, progress: Double, on canvas: Canvas) {
    let lines = smoothInk
    guard let box = Box(around: lines.joined()) else { return }
    let foot = Point(box.centre.x, box.bottom)
    let swing = Point.direction(progress * LessonTuning.wiggles * 2 * .pi).y
    canvas.saved {
      canvas.translate(foot)
      canvas.rotate((swing * (1 - progress) * LessonTuning.wiggleDegrees).radians)
      canvas.translate(foot * -1)
      for line in lines { drawInk(line, page, on: canvas) }
    }
  }

  /// The word goes out at the right in small hops, one letter after the other; a joined one like a caterpillar.
  private func drawWalk(_ page: LessonPage, progress: Double, on canvas: Canvas) {
    guard progress > 0, let attempt else { return }
    let field = page.ink.field.box
    let hop = LessonTuning.walkHop * page.place.xHeight
    let lines = smoothInk
    let steps = attempt.written.map(\.step)
    let count = Double(max(1, page.task.steps.count - 1))
    for (line, step) in zip(lines, steps) {
      // The foremost sets out first.
      let delay = (count - Double(step)) * LessonTuning.walkDelay
      let t = min(1, max(0, (progress - delay) / max(0.1, 1 - count * LessonTuning.walkDelay)))
      let far = field.right - (line.map(\.x).min() ?? field.x) + page.ink.width
      let shift = t * t * (1.6 - 0.6 * t) * far
      let isJoined = page.task.steps.count == 1
      let moved = line.map { point in
        let phase = t * LessonTuning.walkSteps * .pi + (isJoined ? point.x / page.place.xHeight : 0)
        return point + Point(shift, -abs(Point.direction(phase).y) * hop * (t < 1 ? 1 : 0))
      }
      drawInk(moved, page, on: canvas)
    }
  }

  private func drawInk(_ line: [Point], _ page: LessonPage, on canvas: Canvas) {
    let points = line.count > 1 ? line : line + line.map { $0 + Point(0.01, 0) }
    canvas.stroke(points: points, Palette.ink, StrokeStyle(width: page.ink.width))
  }

  /// What was written, as smooth as the ink is.
  private var smoothInk: [[Point]] {
    attempt?.written.map { InkPath.smooth($0.points).flattened(tolerance: 0.5).points } ?? []
  }
}
