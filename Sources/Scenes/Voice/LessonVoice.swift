import Grading
import Stage

/// What the voice says to the cues of lessons, so that nothing wears out: faults and praise in turn, an instruction when
/// it is new or asked for again.
final class LessonVoice {
  private let tongues: () -> Tongues
  /// How many faults and praises were said.
  private var said: Int
  /// What was to be done last.
  private var last: (item: String, rung: Int)?

  /// A voice that speaks `tongues`, which may change with learner and settings.
  ///
  /// - Parameter start: which of the variants comes first.
  init(start: Int = 0, tongues: @escaping () -> Tongues) { (said, self.tongues) = (start, tongues) }

  /// Says what belongs to a cue.
  func say(_ cue: LessonCue) -> Redraw {
    let phrases = phrases(for: cue)
    let tongues = tongues()
    // The moves of a stroke follow the letter's name; all else is said at once.
    let interrupts = if case .stroke = cue { false } else { true }
    return phrases.isEmpty ? .nothing : .sound(.say(phrases.map { tongues.sound(of: $0) }, interrupts: interrupts))
  }

  /// The phrases for a cue.
  func phrases(for cue: LessonCue) -> [Phrase] {
    switch cue {
    case .task(let item, let rung):
      defer { last = (item, rung) }
      let name: Phrase = item.count == 1 ? .letter(Character(item)) : .word(item)
      let isNew = last?.rung != rung
      let isAskedAgain = last.map { $0 == (item, rung) } ?? false
      return isNew || isAskedAgain ? [name, .rung(rung)] : [name]
    case .stroke(let moves): return moves.map { .stroke($0) }
    case .fault(let code):
      said += 1
      return [.fault(code, variant: said)]
    case .praise, .star:
      said += 1
      return [.praise(said)]
    case .close: return [.menu("time-up")]
    }
  }
}
