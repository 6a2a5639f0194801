/// The phrases of one kind in one language, as the voice scripts list them.
///
/// A script is a table `key<TAB>phrase` with that heading; lines that begin with `#` are comments.
public struct PhraseScript: Hashable, Sendable {
  /// One phrase.
  public struct Line: Hashable, Sendable {
    /// Its name among the phrases of its kind.
    public var key: String
    /// What is said.
    public var words: String
  }

  /// Kinds of phrases that everybody has, in the order in which they are shown; words and stickers are too many.
  public static let kinds = ["letter", "keyword", "stroke", "fault", "praise", "rung", "menu"]

  /// An ISO 639 code.
  public let language: String
  /// Which phrases, e.g. `praise`.
  public let kind: String
  /// The phrases in the script's order.
  public let lines: [Line]

  /// Reads a script.
  ///
  /// - Throws: `PhraseScriptError` with the first line that is not as it should be.
  public init(_ text: String, language: String, kind: String) throws(PhraseScriptError) {
    var lines: [Line] = []
    var keys: Set<String> = []
    var isHeaded = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      func refusal(_ rule: PhraseScriptError.Rule) -> PhraseScriptError {
        PhraseScriptError(name: Self.name(language: language, kind: kind), line: number + 1, rule: rule)
      }
      guard isHeaded else {
        guard fields == ["key", "phrase"] else { throw refusal(.noHeading) }
        isHeaded = true
        continue
      }
      guard fields.count == 2, fields.allSatisfy({ !$0.isEmpty }) else { throw refusal(.notTwoFields) }
      guard !fields[0].contains(where: { "/\\:.".contains($0) }) else { throw refusal(.badKey(fields[0])) }
      guard keys.insert(fields[0]).inserted else { throw refusal(.keyTwice(fields[0])) }
      lines.append(Line(key: fields[0], words: fields[1]))
    }
    (self.language, self.kind, self.lines) = (language, kind, lines)
  }

  /// A script's name in the packs.
  public static func name(language: String, kind: String) -> String { "\(Tongues.folder)/\(language)/\(kind).tsv" }

  /// The entries that may hold a phrase, a recording first.
  public func entries(of line: Line) -> [String] {
    Tongues.endings.map { "\(Tongues.folder)/\(language)/\(kind)/\(line.key).\($0)" }
  }

  /// The entry a recording of a phrase is kept as.
  public func recording(of line: Line) -> String { entries(of: line)[0] }
}

/// A voice script that cannot be read.
public struct PhraseScriptError: Error, Hashable {
  /// What is wrong.
  public enum Rule: Hashable, Sendable {
    /// The first line is not `key<TAB>phrase`.
    case noHeading
    /// A line has not two fields, or an empty one.
    case notTwoFields
    /// No pack can have an entry of that name.
    case badKey(String)
    /// A key stands twice.
    case keyTwice(String)
  }

  /// The script.
  public var name: String
  /// The line, from 1.
  public var line: Int
  /// What is wrong there.
  public var rule: Rule

  /// One English line: file, place, rule.
  public var message: String {
    let words =
      switch rule {
      case .noHeading: "expected the heading key<TAB>phrase"
      case .notTwoFields: "expected a key and a phrase, with a tab between them"
      case .badKey(let key): "'\(key)' cannot be a key: no / \\ : or ."
      case .keyTwice(let key): "the key '\(key)' stands here for the second time"
      }
    return "\(name):\(line): \(words)"
  }
}
