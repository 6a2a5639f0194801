import Curriculum
import Drawing
import Letterform
import Records
import Settings

extension Classroom {
  /// Where Lulu waited when the map was last seen.
  struct Stone: Hashable {
    var learner: RecordID?
    var leaf: Int
    var stone: Int
  }

  /// The present moment as the ladder counts it, milliseconds.
  var present: Double { Double(register.now.milliseconds) }

  /// What whoever writes now should write next; nil when there is nothing, or the course cannot be read.
  var nextExercise: Exercise? {
    guard let course else { return nil }
    return register.progress(in: course, free: free).next(at: present, words: wordChoice)
  }

  /// The map of whoever writes now; nil when their course cannot be read.
  func courseMap() -> CourseMap? {
    guard let course else { return nil }
    let progress = register.progress(in: course, free: free)
    let words = wordChoice
    return CourseMap(
      course: course, progress: progress, hand: hand, words: places(of: words, progress),
      next: progress.next(at: present, words: words))
  }

  /// The words that have a place on the map: those that were written, the one that comes next, and the first that can
  /// be written now, in the order of the list.
  private func places(of choice: WordChoice?, _ progress: CourseProgress) -> [PicturedWord] {
    guard let choice else { return [] }
    let known = progress.wordLetters
    let next = choice.choose(letter: nil, known: known, written: { progress[$0].tries })?.word.text
    let begun = choice.words.filter { progress[$0.text].isBegun || $0.text == next }
    let open = choice.words.filter {
      !progress[$0.text].isBegun && $0.text != next && choice.given($0, known: known) != nil
    }
    let shown = Set((begun + open.prefix(max(0, MapTuning.words - begun.count))).map(\.text))
    return choice.words.filter { shown.contains($0.text) }
  }
}
