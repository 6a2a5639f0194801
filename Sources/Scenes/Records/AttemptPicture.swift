import Curriculum
import Drawing
import Grading
import Letterform
import Records

/// An attempt on record as a picture: the model pale, the ink over it, the place of a fault.
enum AttemptPicture {
  /// From this rung on no road holds the letter: it stands where the child began it.
  static let firstFreeRung = 4

  /// The corridor in which the ink's place is found, letter units, and how far it may stand from its model.
  private static let (slideRadius, farthest) = (20.0, 10_000.0)

  /// The picture; nil for an attempt whose course or letter is not there any more.
  static func thumbnail(_ record: AttemptRecord, course: Course?) -> Thumbnail? {
    guard let course, let form = form(of: record.attempt, in: course) else { return nil }
    let shift = shift(of: record, to: form)
    return Thumbnail(
      form: form, guides: course.model.guides, ink: record.pen.strokes.map { $0.map { $0.place + shift } },
      fault: record.attempt.verdict.code == .accepted ? nil : record.attempt.verdict.place + shift)
  }

  /// What was to be written: the letter, or the word, for the hand that wrote.
  static func form(of attempt: Attempt, in course: Course) -> Form? {
    if attempt.letter.count == 1, let letter = attempt.letter.first {
      return course[letter]?.forms(hand: attempt.hand).first
    }
    let writer = WordWriter(model: course.model, letters: course.letters, slant: course.slant)
    return (try? writer.word(attempt.letter, hand: attempt.hand))?.forms.first
  }

  /// How far the ink is moved so that it lies over its model, letter units.
  static func shift(of record: AttemptRecord, to form: Form) -> Point {
    guard record.attempt.rung >= firstFreeRung else { return .zero }
    // The grader finds where the child has set the letter; the first touch alone is only near it.
    var grader = LetterGrader(
      plan: LetterPlan(forms: [form], radius: slideRadius), strictness: .kind, slides: -farthest...farthest)
    for stroke in record.pen.strokes {
      guard let first = stroke.first, let last = stroke.last else { continue }
      _ = grader.down(first.place, time: first.time)
      for sample in stroke.dropFirst() { _ = grader.move(sample.place, time: sample.time) }
      _ = grader.up(last.place, time: last.time)
    }
    return Point(-grader.slide, 0)
  }
}
