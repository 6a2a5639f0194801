/// The horizontal lines a model writes between, as y in letter units (y down, baseline 200, x-height 100).
public struct GuideLines: Hashable, Sendable {
  /// Top of tall small letters and capitals.
  public var ascender: Double
  /// Top of small bodies.
  public var xLine: Double
  /// The line letters stand on.
  public var baseline: Double
  /// Bottom of tails.
  public var descender: Double

  /// Guide lines at the given heights.
  public init(ascender: Double, xLine: Double, baseline: Double, descender: Double) {
    (self.ascender, self.xLine, self.baseline, self.descender) = (ascender, xLine, baseline, descender)
  }

  /// Baseline minus x-line.
  public var xHeight: Double { baseline - xLine }
}

/// Which hand writes.
public enum Hand: String, Hashable, Sendable, CaseIterable {
  case right, left
}

/// One stroke: the centre line from where the pen comes down to where it is lifted.
public struct Stroke: Hashable, Sendable {
  /// The centre line in letter units, slant already applied.
  public var path: Path
  /// Written after all bodies of a word: dots, bars, diacritics.
  public var isDelayed: Bool
  /// A diacritic, a tail or a bar: graded with `smallStrokeCorridorFloor`, drawn so that it stays visible when the letter is small.
  public var isSmall: Bool
  /// Keys of the spoken narration, in order, e.g. `["around", "up", "down"]`.
  public var narration: [String]
  /// Where a join enters instead of the stroke's own lead-in (a point of the path), for joined models.
  public var joinIn: Point?
  /// Where a join from a letter that ends high enters, if that is another place than ``joinIn``.
  public var joinInHigh: Point?
  /// Where a join leaves instead of the stroke's own lead-out (a point of the path), for joined models.
  public var joinOut: Point?

  /// A stroke along `path`.
  public init(
    path: Path, isDelayed: Bool = false, isSmall: Bool = false, narration: [String] = [],
    joinIn: Point? = nil, joinInHigh: Point? = nil, joinOut: Point? = nil
  ) {
    self.path = path
    self.isDelayed = isDelayed
    self.isSmall = isSmall
    self.narration = narration
    self.joinIn = joinIn
    self.joinInHigh = joinInHigh
    self.joinOut = joinOut
  }
}

/// One accepted way of writing a letter: strokes in order.
public struct Form: Hashable, Sendable {
  /// Unique in its letter, e.g. `target`, `lifted`, `left-bars`.
  public var id: String
  /// The shape this form belongs to; empty for the model's own, else an optional variant such as `open-4`.
  public var variant: String
  /// Whether this is the form that is shown (of its variant and hand) or one that is accepted as well.
  public var isTarget: Bool
  /// The hand it is for; nil for both.
  public var hand: Hand?
  /// Written instead of the target when a join leads into the letter, e.g. an `a` that is entered over its top.
  public var isJoined = false
  /// Written instead of the target when one of these letters follows in a word; empty for a form of any place.
  public var before: [Character] = []
  /// The strokes in writing order.
  public var strokes: [Stroke]

  /// A form of `strokes`.
  public init(id: String, variant: String = "", isTarget: Bool, hand: Hand? = nil, strokes: [Stroke]) {
    (self.id, self.variant, self.isTarget, self.hand, self.strokes) = (id, variant, isTarget, hand, strokes)
  }
}

/// A letter of a model with all its accepted forms, the target first.
public struct Letter: Hashable, Sendable {
  /// The character it writes, e.g. `"a"`, `"й"`, `"8"`.
  public var character: Character
  /// The distance to the next letter's origin, letter units (letters are drawn from x = 0).
  public var advance: Double
  /// Every form, the model's target first.
  public var forms: [Form]

  /// A letter with its forms.
  public init(character: Character, advance: Double, forms: [Form]) {
    (self.character, self.advance, self.forms) = (character, advance, forms)
  }
}
