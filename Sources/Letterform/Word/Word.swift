/// A word in the letters of a model: where each letter stands and the strokes that the school writes.
public struct Word: Hashable, Sendable {
  /// Most letters of a word, spaces included.
  public static let mostLetters = 64
  /// Most whole-word forms in ``forms``. Greater: more habits are accepted, at more work for each point of the pen.
  public static let mostForms = 24

  /// One letter of a word.
  public struct Place: Hashable, Sendable {
    /// The letter.
    public var character: Character
    /// Where its origin stands, the word's units.
    public var x: Double
    /// Whether a join leads into it.
    public var isJoined: Bool
    /// The id of the form it is written in.
    public var form: String
  }

  /// What it says.
  public var text: String
  /// Its letters, spaces left out.
  public var places: [Place]
  /// The word as the school writes it, then the other accepted ways; at most ``mostForms``.
  ///
  /// The others are, in this order: dots and bars at once after their letter instead of after the word; each habit kept
  /// through the word (all letters that have an accepted form of one name are written in it); a single letter in another
  /// accepted form. Two different habits in one word are not among them: with `n` letters of `k` forms those would be
  /// `k` to the power of `n`. Where letters do not join, ``steps`` accepts every mixture.
  public var forms: [Form]
  /// For each stroke of the first form, the letters it writes, as indices of ``places``.
  public var owners: [ClosedRange<Int>]
  /// What must be written one after another, each with its accepted forms, the target first.
  ///
  /// Print: one step a letter, so that a word costs no more than its letters. Joined: the whole word is one step.
  public var steps: [[Form]]
  /// The distance from the first letter's origin to where a next letter would stand.
  public var advance: Double

  /// The upright box around the strokes of the first form.
  public var bounds: Bounds { forms.first?.bounds ?? .empty }

  /// The scale at which the word's ink is at most `width` wide, never above `scale`: words shrink, they never break.
  public func scale(_ scale: Double, toFit width: Double) -> Double {
    let ink = bounds.width
    return ink * scale > width && ink > 0 ? max(0, width) / ink : scale
  }
}
