public import Letterform

/// Grades a letter, or a word, while it is written: all accepted forms in step.
///
/// The verdict is that of the form which lasts longest; accepted as soon as one form is complete. Feed it `down`,
/// `move`, `up` in letter units; each returns the verdict once, at the event at which it is found.
///
/// - Complexity: a point costs as much as a `StrokeGrader`'s for each form still alive; no allocation a point.
public struct LetterGrader: Sendable {
  /// The letter.
  public let plan: LetterPlan
  /// What the grader forgives.
  public let strictness: Strictness

  /// What was found, once it was; its stroke counts within the form `form`.
  public private(set) var verdict: Verdict?
  /// Index of the form that leads: the first one alive, then the one that the verdict is of.
  public private(set) var form = 0
  /// How far the ideal was slid to the right to where the child began, letter units; 0 without sliding.
  public private(set) var slide = 0.0

  private var runs: [FormRun]
  private var points = 0
  private var events = 0
  private var slides: ClosedRange<Double>?

  /// A grader for `plan`.
  ///
  /// - Parameter slides: how far the ideal may slide in x to where the child begins, letter units; nil where it stands
  ///   still. Height is never slid: the lines judge it.
  public init(plan: LetterPlan, strictness: Strictness = .normal, slides: ClosedRange<Double>? = nil) {
    self.plan = plan
    self.strictness = strictness
    self.slides = slides
    runs = plan.forms.map { FormRun(plan: $0, strictness: strictness, isSlid: slides != nil) }
  }

  /// Index of the stroke that the leading form is at, or begins next.
  public var stroke: Int { form < runs.count ? runs[form].stroke : 0 }

  /// Share of the leading form's length that is covered, 0 to 1.
  public var progress: Double { form < runs.count ? runs[form].progress : 0 }

  /// Arc length covered in order of the stroke that the leading form is at, letter units.
  public var reach: Double { form < runs.count ? runs[form].reach : 0 }

  /// Lifts of the leading form that were not due.
  public var lifts: Int { form < runs.count ? runs[form].lifts : 0 }

  /// Ids of the forms still possible.
  public var alive: [String] { runs.filter(\.isAlive).map(\.plan.id) }

  /// The pen touches at `point` after `time` milliseconds.
  public mutating func down(_ point: Point, time: Double) -> Verdict? {
    points += 1
    guard verdict == nil else { return nil }
    for index in runs.indices where runs[index].isAlive {
      if points == 1, let slides { runs[index].slide(to: point, within: slides) }
      runs[index].down(point, time: time)
    }
    return settle(at: point)
  }

  /// The pen moves to `point`.
  public mutating func move(_ point: Point, time: Double) -> Verdict? {
    points += 1
    guard verdict == nil else { return nil }
    for index in runs.indices where runs[index].isAlive { runs[index].move(point, time: time) }
    return settle(at: point)
  }

  /// The pen is lifted at `point`.
  public mutating func up(_ point: Point, time: Double) -> Verdict? {
    guard verdict == nil else { return nil }
    for index in runs.indices where runs[index].isAlive { runs[index].up(point, time: time) }
    return settle(at: point)
  }

  /// No more will come: the verdict given before, or `lineNotCovered`.
  public mutating func finish() -> Verdict {
    if let verdict { return verdict }
    for index in runs.indices where runs[index].isAlive { runs[index].finish() }
    let last = settle(at: nil)
    return last ?? Verdict(code: .lineNotCovered, stroke: 0, point: 0, place: .zero, arc: 0, progress: 0)
  }

  /// Looks at what the forms found for this event.
  private mutating func settle(at point: Point?) -> Verdict? {
    events += 1
    for index in runs.indices where runs[index].verdict != nil && runs[index].settledAt == 0 {
      runs[index].settledAt = events
    }
    if let done = runs.firstIndex(where: { $0.verdict?.code == .accepted }) { return end(done, at: point) }
    if let first = runs.firstIndex(where: \.isAlive) {
      form = first
      slide = runs[first].shift
      return nil
    }
    // All have failed; of those that failed at this very event the one that came farthest tells why.
    var best: Int?
    for index in runs.indices where runs[index].settledAt == events {
      if let other = best, runs[other].progress >= runs[index].progress { continue }
      best = index
    }
    return best.flatMap { end($0, at: point) }
  }

  private mutating func end(_ index: Int, at point: Point?) -> Verdict? {
    form = index
    slide = runs[index].shift
    guard var found = runs[index].verdict else { return nil }
    found.stroke = runs[index].stroke
    found.point = max(0, points - 1)
    if let point { found.place = point } else { found.place = found.place + Point(slide, 0) }
    found.progress = runs[index].progress
    verdict = found
    return found
  }
}
