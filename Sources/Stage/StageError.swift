/// What this room cannot do; the words are in `StageError+Message.swift`.
public enum StageError: Error, Hashable, Sendable {
  /// There is no screen to show a window on; `reason` is SDL's.
  case noVideo(reason: String)
  /// The window, or its pixels, could not be had; `reason` is SDL's.
  case noWindow(reason: String)
  /// The file for measurements cannot be written; `code` is the system's error number.
  case cannotWrite(path: String, code: Int32)
  /// An animation's list of frames breaks a rule; `line` counts from 1.
  case badAnimation(name: String, line: Int, rule: AnimationRule)
}

/// What an animation's list of frames must keep to.
public enum AnimationRule: Hashable, Sendable {
  /// The line's first word is none of those that are known.
  case unknownWord(String)
  /// The word needs other values after it.
  case wrongValues(word: String, expected: String)
  /// There is no frame at all, or a size without one.
  case noFrame
  /// Frames come before their `rate`, or it is missing.
  case noRate
  /// A size has fewer or more frames than the first.
  case unequalSizes(first: Int, this: Int)
}
