public import Letterform

/// The courses there are, told by the manifests of whatever packs are there: dropping a pack in adds its courses.
///
/// ```swift
/// let index = CourseIndex(read: { try stack.read($0) }, list: { stack.list($0) })
/// index.beginning(for: "ru")  // "ru-print"
/// ```
public struct CourseIndex: Sendable {
  /// What a course's manifest says of it.
  public struct Entry: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// The language it writes, ISO 639.
    public var language: String
    /// Whether letters join.
    public var writing: Writing
    /// Whether its manifest says that its language begins with it.
    public var isFirst: Bool
  }

  /// Sorted by language; within a language that comes first which is to be begun with.
  public let entries: [Entry]
  /// What was wrong with manifests; their courses are left out.
  public let problems: [CurriculumError]

  /// Reads every manifest below `Letters/`.
  ///
  /// - Parameters:
  ///   - read: gives a file's bytes by its name from the top.
  ///   - list: gives the names in a folder; folders end in "/".
  /// - Complexity: a small file a course, some tenths of a millisecond each.
  public init(read: (String) throws -> [UInt8], list: (String) -> [String]) {
    var (found, faults): ([Entry], [CurriculumError]) = ([], [])
    for name in list(Course.root) where name.hasSuffix("/") {
      let id = String(name.dropLast())
      guard list(Course.folder(of: id)).contains(Course.manifest) else { continue }
      do throws(CurriculumError) {
        let model = try Course.model(id, read)
        found.append(
          Entry(id: id, language: model.language, writing: model.writing, isFirst: model.isFirst))
      } catch {
        faults.append(error)
      }
    }
    entries = found.sorted(by: Self.precedes)
    problems = faults
  }

  /// A course that says so comes first, then print before joined letters, then as their ids are sorted.
  private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
    if a.language != b.language { return a.language < b.language }
    if a.isFirst != b.isFirst { return a.isFirst }
    if a.writing != b.writing { return a.writing == .print }
    return a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
  }

  /// The course that beginners of a language begin with; nil where no pack teaches it.
  public func first(in language: some StringProtocol) -> String? { entries.first { $0.language == language }?.id }

  /// The course of whoever has chosen none: that of their language, else of English, else whatever there is.
  public func beginning(for language: some StringProtocol) -> String? {
    first(in: language) ?? first(in: "en") ?? entries.first?.id
  }

  /// The ids of all courses, those of `language` first.
  public func ids(preferring language: some StringProtocol) -> [String] {
    entries.filter { $0.language == language }.map(\.id) + entries.filter { $0.language != language }.map(\.id)
  }
}
