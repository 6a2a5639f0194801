public import Grading

/// The kind of a try that was not clean.
public enum Miss: Hashable, Sendable {
  /// The grader found this fault.
  case fault(VerdictCode)
  /// Accepted, but with something overlooked: the pen was lifted where it should not be, or the line strayed farther
  /// than the usual limits.
  case untidy

  /// What the hints should turn to after this miss.
  ///
  /// - Parameter wrongWay: the stroke began in the right place and went the wrong way round.
  public func focus(wrongWay: Bool = false) -> HelpFocus {
    switch self {
    case .fault(.wrongStart): wrongWay ? .direction : .start
    case .fault(.cornerDrawingDistanceWrong), .fault(.cornerDoubleEnter): .corner
    case .fault(.straightLineDrawingDistanceWrong): .middle
    case .fault(.lineExitedCorridor): .road
    case .fault(.lineNotCovered), .fault(.tooOverextended): .end
    case .fault(.errorTooBig), .fault(.accepted), .untidy: .pace
    }
  }
}

/// What the hints turn to: misses of one kind in a row change the help, not only its amount.
public enum HelpFocus: Hashable, Sendable, CaseIterable {
  /// The start dot pulses, and an arrow leads on from it.
  case start
  /// An arrow runs along the first stretch of the stroke, the way it goes.
  case direction
  /// The corner is shown slowly.
  case corner
  /// The middle line is shown.
  case middle
  /// The road is shown, in full colour.
  case road
  /// The end of the stroke stands out.
  case end
  /// The stroke is shown slowly, in one go.
  case pace
}

/// How much the child is helped, least first.
public enum HelpLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// As the rung has it.
  case none
  /// The fault is named and its place marked.
  case told
  /// The hints are made for the kind of miss.
  case focused
  /// The part is shown once more before the next try.
  case shown
  /// A hand draws the part with the child; the try counts as helped.
  case hand

  /// Less help is less.
  public static func < (a: HelpLevel, b: HelpLevel) -> Bool { a.rawValue < b.rawValue }
}
