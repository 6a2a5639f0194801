/// How far the writing lines are turned, as a sheet of paper is turned for the hand that writes on it.
///
/// Which way follows the hand: for the right one the lines rise, for the left one they fall.
public enum WritingTilt: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case level
  /// A little.
  case slight
  /// As far as left-handers usually turn their paper.
  case strong

  /// The angle, degrees.
  public var degrees: Double {
    switch self {
    case .level: 0
    case .slight: 8
    case .strong: 16
    }
  }
}
