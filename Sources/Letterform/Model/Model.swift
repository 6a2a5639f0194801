/// Whether the letters of a model stand alone or join into words.
public enum Writing: String, Hashable, Sendable, CaseIterable {
  case print, joined
}

/// Letters that are taught together because they begin with the same stroke.
public struct Family: Hashable, Sendable {
  /// Its name in the manifest, e.g. `round`.
  public var id: String
  /// Its letters in teaching order.
  public var letters: [Character]

  /// The family `id` of `letters`.
  public init(id: String, letters: [Character]) {
    (self.id, self.letters) = (id, letters)
  }
}

/// An optional shape that a school may choose, e.g. the open 4.
public struct Variant: Hashable, Sendable {
  /// Its name in the manifest and in the letters' forms.
  public var id: String
  /// The letters that have it.
  public var letters: [Character]

  /// The variant `id` of `letters`.
  public init(id: String, letters: [Character]) {
    (self.id, self.letters) = (id, letters)
  }
}

/// A school model: how the letters of one tradition are lined, leaned, ordered and named.
public struct Model: Hashable, Sendable {
  /// Its name, which is also the course's and the folder's, e.g. `en-upright`.
  public var id: String
  /// The language it writes, e.g. `en`.
  public var language: String
  /// Whether letters join.
  public var writing: Writing
  /// Whether it is the one that its language is begun with.
  public var isFirst: Bool
  /// The lean of its letters, degrees from the vertical to the right.
  public var slant: Double
  /// The slants that a school may choose instead, degrees.
  public var slantRange: ClosedRange<Double>
  /// The lines it writes between.
  public var guides: GuideLines
  /// Its letters in teaching order.
  public var families: [Family]
  /// Its letters in the order of the alphabet; digits last.
  public var alphabet: [Character]
  /// Other teaching orders that a teacher may choose, e.g. that of the class's primer.
  public var orders: [Family]
  /// Letters that are drawn but not taught.
  public var outside: [Character]
  /// The optional shapes.
  public var variants: [Variant]

  /// A model without letters.
  public init(id: String, language: String, writing: Writing, guides: GuideLines) {
    (self.id, self.language, self.writing, self.guides) = (id, language, writing, guides)
    (isFirst, slant, slantRange) = (false, 0, 0...0)
    (families, alphabet, orders, outside, variants) = ([], [], [], [], [])
  }

  /// The letters of the course in teaching order.
  public var taught: [Character] { families.flatMap(\.letters) }

  /// Every letter that has a file: the alphabet, then those outside the course.
  public var letters: [Character] { alphabet + outside.filter { !alphabet.contains($0) } }
}
