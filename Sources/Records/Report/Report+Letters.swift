import Grading

extension Report {
  /// How far a letter has come on its ladder, told from its attempts alone.
  public struct Letter: Hashable, Sendable {
    /// The course.
    public var course: String
    /// The letter or word.
    public var letter: String
    /// How many rungs are done, 0 to 6: those below the highest that was written, and that one after clean attempts in
    /// a row.
    public var steps: Int
    /// When the last rung was done; nil before that.
    public var knownSince: Moment?
    /// The latest attempt.
    public var last: Moment
  }

  /// The rungs of the ladder; the first is only watched.
  public static let rungs = 6
  /// So many clean attempts in a row finish a rung; fewer is kinder.
  static let cleanToClimb = 2
  /// So many clean attempts in a row finish the last rung; fewer is kinder.
  static let cleanToKnow = 3

  /// Every letter that was tried, in the order of its first attempt.
  ///
  /// - Parameter attempts: in order of time.
  public static func letters(of attempts: [Attempt]) -> [Letter] {
    struct Climb {
      var place: Int
      var highest = 1
      var cleanInARow = 0
      var isDone = false
      var knownSince: Moment?
      var last: Moment
    }
    struct Name: Hashable {
      var course, letter: String
    }
    var climbs: [Name: Climb] = [:]
    for attempt in attempts {
      let name = Name(course: attempt.course, letter: attempt.letter)
      let rung = min(max(attempt.rung, 1), rungs)
      var climb = climbs[name] ?? Climb(place: climbs.count, last: attempt.began)
      climb.last = max(climb.last, attempt.began)
      if rung > climb.highest { (climb.highest, climb.cleanInARow, climb.isDone) = (rung, 0, false) }
      if rung == climb.highest {
        climb.cleanInARow = attempt.isClean ? climb.cleanInARow + 1 : 0
        if climb.cleanInARow >= (rung == rungs ? cleanToKnow : cleanToClimb) {
          climb.isDone = true
          if rung == rungs, climb.knownSince == nil { climb.knownSince = attempt.began }
        }
      }
      climbs[name] = climb
    }
    return climbs.sorted { $0.value.place < $1.value.place }.map { name, climb in
      Letter(
        course: name.course, letter: name.letter, steps: max(1, climb.highest - (climb.isDone ? 0 : 1)),
        knownSince: climb.knownSince, last: climb.last)
    }
  }
}
