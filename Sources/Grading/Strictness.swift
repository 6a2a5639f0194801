/// How much the grader forgives. A kinder setting accepts all that a stricter one accepts.
///
/// What the pen did is followed in the same way at every setting; only the limits differ, and a kinder
/// setting's limits are all at least as far.
public enum Strictness: String, Hashable, Sendable, CaseIterable {
  case kind, normal, strict

  /// What limits are multiplied with; bigger is kinder.
  var leniency: Double {
    switch self {
    case .kind: 1.25
    case .normal: 1
    case .strict: 0.85
    }
  }

  /// The same for what is left out at the start, the end or in between: less, or small parts could be skipped.
  var leniencyAlong: Double {
    switch self {
    case .kind: 1.1
    case .normal: 1
    case .strict: 0.85
    }
  }
}
