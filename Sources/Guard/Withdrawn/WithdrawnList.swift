/// The licences that a seller has taken back, as an update of the program carries them.
///
/// One serial number a line; `#` begins a comment. In a pack the file is called ``name``.
public struct WithdrawnList: Hashable, Sendable {
  /// The file's name in a pack.
  public static let name = "Licences/withdrawn.txt"

  /// The numbers of the licences.
  public let serials: Set<UInt32>

  /// Nothing is withdrawn.
  public init() { serials = [] }

  /// Reads the list.
  ///
  /// - Throws: ``GuardError/badList(file:line:)`` for the first line that is no number.
  public init(contents: [UInt8], file: String) throws(GuardError) {
    guard let text = String(validating: contents, as: UTF8.self) else { throw .badList(file: file, line: 1) }
    var serials: Set<UInt32> = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      guard words.count == 1, let serial = UInt32(words[0]) else { throw .badList(file: file, line: index + 1) }
      serials.insert(serial)
    }
    self.serials = serials
  }
}
