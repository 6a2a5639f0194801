public import Grading
public import Letterform

/// Grades one try as its level says, and in step as strictly as a clean try is due: what had to be forgiven is known.
///
/// - Complexity: a point costs at most that of two ``LetterGrader``s; no allocation a point.
public struct TryGrader: Sendable {
  /// The grader whose verdict the child is told.
  public private(set) var grader: LetterGrader
  /// The one that forgives no more than usual; nil where the level forgives no more anyway.
  private var usual: LetterGrader?

  /// A grader for `plan`; see ``LetterGrader``.
  public init(plan: LetterPlan, strictness: Strictness, slides: ClosedRange<Double>? = nil) {
    grader = LetterGrader(plan: plan, strictness: strictness, slides: slides)
    usual = strictness == .kind ? LetterGrader(plan: plan, strictness: .normal, slides: slides) : nil
  }

  /// How much was forgiven so far; of use once the try is over.
  ///
  /// `kind` if the usual limits were passed, or the pen was lifted where no accepted form lifts it.
  public var forgiven: Strictness {
    if grader.lifts > 0 { return .kind }
    guard let usual else { return grader.strictness }
    let failed = usual.verdict.map { $0.code != .accepted } ?? (grader.verdict != nil)
    return failed ? .kind : .normal
  }

  /// The pen touches; see ``LetterGrader/down(_:time:)``.
  public mutating func down(_ point: Point, time: Double) -> Verdict? {
    _ = usual?.down(point, time: time)
    return grader.down(point, time: time)
  }

  /// The pen moves.
  public mutating func move(_ point: Point, time: Double) -> Verdict? {
    _ = usual?.move(point, time: time)
    return grader.move(point, time: time)
  }

  /// The pen is lifted.
  public mutating func up(_ point: Point, time: Double) -> Verdict? {
    _ = usual?.up(point, time: time)
    return grader.up(point, time: time)
  }

  /// No more will come.
  public mutating func finish() -> Verdict { grader.finish() }

  /// Grades a whole letter; see ``LetterGrader/grade(_:)``.
  public mutating func grade(_ strokes: [[PenSample]]) -> Verdict {
    _ = usual?.grade(strokes)
    return grader.grade(strokes)
  }
}
