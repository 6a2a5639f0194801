import Curriculum
import Grading
import Letterform
import Stage

extension Classroom {
  /// The languages that speak now.
  var tongues: Tongues { Tongues(interface: interfaceLanguage, lesson: course?.model.language ?? interfaceLanguage) }

  /// Says phrases one after another, cutting short what is being said.
  func say(_ phrases: Phrase...) -> Redraw { say(phrases) }

  /// Says phrases one after another, cutting short what is being said.
  func say(_ phrases: [Phrase]) -> Redraw {
    let tongues = tongues
    return .sound(.say(phrases.map { tongues.sound(of: $0) }))
  }

  /// Says what belongs to a moment of a lesson; of several ways to say it another one each time.
  func say(_ cue: LessonCue) -> Redraw {
    spoken += 1
    switch cue {
    case .task(let item, let rung):
      let name: Phrase = item.count == 1 ? .letter(Character(item)) : .word(item)
      return say(item.count == 1 ? [.rung(rung), name] : [.menu("word-begin"), name])
    case .stroke(let moves): return say(moves.map { .stroke($0) })
    case .fault(let code): return .effect(.fault) + say(.fault(code, variant: spoken))
    case .praise: return .effect(.letterDone) + say(.praise(spoken))
    case .star: return .effect(.letterDone) + say(.praise(spoken))
    case .close: return say(.menu("time-up"))
    }
  }
}
