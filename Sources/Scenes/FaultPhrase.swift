import Grading
import Language

/// The short sentence and the picture that tell a child what happened. Kind and short: it says what to do, never "wrong".
enum FaultPhrase {
  /// The sentence in the interface language; for a letter that is right, the praise.
  static func sentence(for code: VerdictCode) -> String {
    switch code {
    // Translators: said to a child of four to eight who has just finished a letter well.
    case .accepted: text("Well done!")
    // Translators: the line was shaky or uneven. Familiar form, as to a child; as short as the English.
    case .errorTooBig: text("Slowly and smoothly")
    // Translators: the line left the yellow road that the letter is drawn on.
    case .lineExitedCorridor: text("Back to the road")
    // Translators: a corner of the letter was cut, or drawn in a loop.
    case .cornerDrawingDistanceWrong: text("Go all the way round the corner")
    // Translators: the line ran along the edge of the road.
    case .straightLineDrawingDistanceWrong: text("Keep to the middle")
    // Translators: the child drew back into a corner it had been round already.
    case .cornerDoubleEnter: text("Only once round the corner")
    // Translators: a part of the letter is missing.
    case .lineNotCovered: text("All the way to the end")
    // Translators: a dot on the screen shows the place.
    case .wrongStart: text("The start is here")
    // Translators: the child drew on past the end of the letter.
    case .tooOverextended: text("Stop at the end")
    }
  }

  /// The name of a fault in pictures and voices; nil for a letter that is right.
  static func key(for code: VerdictCode) -> String? {
    switch code {
    case .accepted: nil
    case .errorTooBig: "wobbly"
    case .lineExitedCorridor: "left-road"
    case .cornerDrawingDistanceWrong: "corner-cut"
    case .straightLineDrawingDistanceWrong: "off-middle"
    case .cornerDoubleEnter: "corner-twice"
    case .lineNotCovered: "not-covered"
    case .wrongStart: "wrong-start"
    case .tooOverextended: "past-end"
    }
  }

  /// The picture's name in a pack.
  static func picture(for code: VerdictCode) -> String? { key(for: code).map { "Pictures/icons/fault-\($0).svg" } }
}
