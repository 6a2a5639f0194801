public import Grading

/// Something that is said in a lesson, whatever says it.
public enum LessonCue: Hashable, Sendable {
  /// What is to be done: the letter or word, on which rung, 1 to 6.
  case task(item: String, rung: Int)
  /// What the pen does in the stroke that is shown: the keys of its moves.
  case stroke([String])
  /// What to do after a fault.
  case fault(VerdictCode)
  /// Praise for a letter that is right.
  case praise
  /// A letter is right and there is a new star.
  case star
  /// Enough for today.
  case close
}
