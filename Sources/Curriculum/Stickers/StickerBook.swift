/// Every sticker there is, in themed sets.
public struct StickerBook: Sendable {
  /// One sticker.
  public struct Sticker: Hashable, Sendable {
    /// Unique among all sets.
    public let id: String
    /// The set's id.
    public let set: String
    /// What it is called, by language.
    public let names: [String: String]

    /// The picture's file in a pack.
    public var pictureFile: String { "Stickers/\(set)/\(id).png" }

    /// The file in which a voice says its name.
    public func voiceFile(language: String) -> String { "Voice/\(language)/sticker/\(id).opus" }
  }

  /// Stickers that belong together: some pages of the album.
  public struct Theme: Hashable, Sendable {
    /// The name of its files.
    public let id: String
    /// What it is called, by language.
    public let names: [String: String]
    /// The sticker that stands for it.
    public let cover: String
    /// In the order of the pages.
    public let stickers: [Sticker]
  }

  /// In the album's order.
  public let sets: [Theme]
  private let byID: [String: Sticker]

  /// The list of sets, in a pack.
  public static let file = "Stickers/sets.tsv"
  /// The list of one set's stickers, in a pack.
  public static func file(set: String) -> String { "Stickers/lists/\(set).tsv" }

  /// Reads the sets and their stickers.
  ///
  /// - Parameter read: gives a file's bytes by its name from the top.
  /// - Throws: ``CurriculumError/list(file:line:rule:)`` or ``CurriculumError/unreadable(file:reason:)``.
  public init(read: (String) throws -> [UInt8]) throws(CurriculumError) {
    let table = try ListTable(try Self.bytes(Self.file, read), name: Self.file, columns: ["set"])
    guard let cover = table.columns.firstIndex(of: "cover") else {
      throw .list(file: Self.file, line: 1, rule: .header(expected: ["set", "cover"]))
    }
    var sets: [Theme] = []
    var byID: [String: Sticker] = [:]
    for row in table.rows {
      func refuse(_ rule: ListRule) -> CurriculumError { .list(file: Self.file, line: row.line, rule: rule) }
      let id = row.fields[0]
      guard ListRule.isName(id) else { throw refuse(.badName(id)) }
      guard !sets.contains(where: { $0.id == id }) else { throw refuse(.repeated(id)) }
      let stickers = try Self.stickers(set: id, read, &byID)
      guard stickers.contains(where: { $0.id == row.fields[cover] }) else { throw refuse(.noCover(row.fields[cover])) }
      let names = Self.names(table.columns, row.fields, besides: ["set", "cover"])
      sets.append(Theme(id: id, names: names, cover: row.fields[cover], stickers: stickers))
    }
    self.sets = sets
    self.byID = byID
  }

  /// A sticker by its id.
  public subscript(id: String) -> Sticker? { byID[id] }

  private static func stickers(
    set: String, _ read: (String) throws -> [UInt8], _ byID: inout [String: Sticker]
  ) throws(CurriculumError) -> [Sticker] {
    let file = file(set: set)
    let table = try ListTable(try bytes(file, read), name: file, columns: ["id", "picture"])
    var stickers: [Sticker] = []
    for row in table.rows {
      let id = row.fields[0]
      guard ListRule.isName(id) else { throw .list(file: file, line: row.line, rule: .badName(id)) }
      guard byID[id] == nil else { throw .list(file: file, line: row.line, rule: .repeated(id)) }
      let names = names(table.columns, row.fields, besides: ["id", "picture"])
      let sticker = Sticker(id: id, set: set, names: names)
      byID[id] = sticker
      stickers.append(sticker)
    }
    return stickers
  }

  /// The columns that are languages.
  private static func names(_ columns: [String], _ fields: [String], besides: Set<String>) -> [String: String] {
    let named = zip(columns, fields).filter { !besides.contains($0.0) }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  private static func bytes(
    _ file: String, _ read: (String) throws -> [UInt8]
  ) throws(CurriculumError) -> [UInt8] {
    do { return try read(file) } catch { throw .unreadable(file: file, reason: "\(error)") }
  }
}
