/// A sound of the packs, by the entries that may hold it.
///
/// ```swift
/// let praise: SoundName = "Voice/en/praise/3.opus"
/// let again = SoundName(["Voice/en/praise/3.wav", "Voice/en/praise/3.opus"])
/// ```
public struct SoundName: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Entries of packs, the best first: the first that is there and sound is played.
  public var entries: [String]
  /// What a speaking engine says where no entry is there, as a child's own name has none; nil where silence is better.
  public var spoken: SpokenText?

  /// A sound held by the first of `entries` that is there.
  public init(_ entries: [String], spoken: SpokenText? = nil) {
    (self.entries, self.spoken) = (entries, spoken)
  }

  /// A sound held by one entry.
  public init(stringLiteral value: String) { self.init([value]) }

  /// Words that only the speaking engine can say.
  public static func spoken(_ words: String, language: String) -> SoundName {
    SoundName([], spoken: SpokenText(words: words, language: language))
  }
}

/// Words for a speaking engine.
public struct SpokenText: Hashable, Sendable {
  /// What is said.
  public var words: String
  /// An ISO 639 code, e.g. `ru`.
  public var language: String

  /// `words` in `language`.
  public init(words: String, language: String) { (self.words, self.language) = (words, language) }
}

extension SoundName {
  /// A stroke may begin.
  public static let start: SoundName = "Sounds/start.ogg"
  /// A stroke is done, another is due.
  public static let strokeDone: SoundName = "Sounds/stroke-done.ogg"
  /// A line stopped at a fault.
  public static let fault: SoundName = "Sounds/fault.ogg"
  /// A letter is right.
  public static let letterDone: SoundName = "Sounds/letter-done.ogg"
  /// A sticker is won.
  public static let sticker: SoundName = "Sounds/sticker.ogg"
  /// A button is tapped.
  public static let button: SoundName = "Sounds/button.ogg"
  /// A felt pen on paper, to be repeated without a seam.
  public static let pen: SoundName = "Sounds/pen.ogg"
}
