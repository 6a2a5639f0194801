/// What to do next.
public struct Exercise: Hashable, Sendable {
  /// What is written.
  public enum Task: Hashable, Sendable {
    /// One letter.
    case letter(Character)
    /// A word, with the letters that stand there already, as indices of its characters.
    case word(PicturedWord, given: [Int])
  }

  /// Why it was chosen.
  public enum Reason: Hashable, Sendable {
    /// A letter that was never tried.
    case new
    /// The same as before, or a letter under way.
    case goesOn
    /// A known letter that is due.
    case returns
    /// Nothing is new and nothing is due: a known letter, the one not seen for longest.
    case practice
    /// Letters that are known, in a word.
    case word
  }

  /// What is written.
  public var task: Task
  /// On which rung, 2 to 6.
  public var rung: Int
  /// Whether it is shown before it is written.
  public var isWatchedFirst: Bool
  /// Why it was chosen.
  public var reason: Reason

  /// One exercise.
  public init(task: Task, rung: Int, isWatchedFirst: Bool = false, reason: Reason) {
    (self.task, self.rung, self.isWatchedFirst, self.reason) = (task, rung, isWatchedFirst, reason)
  }

  /// The name under which its tries are kept.
  public var item: String {
    switch task {
    case .letter(let letter): String(letter)
    case .word(let word, _): word.text
    }
  }
}
