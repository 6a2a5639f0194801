public import Letterform

/// The levels of one kind of task, from a CSV file.
///
/// The first line names the columns. Lines that are empty or begin with `#` are skipped; fields are not quoted.
public struct LevelTable: Hashable, Sendable {
  /// The columns in order.
  public static let columns = ["screen", "rung", "size", "corridor", "strictness", "longest", "hints"]
  /// The rungs of the ladder.
  public static let rungs = 1...6

  /// Every level, sorted by screen and rung.
  public let levels: [Level]

  /// The file of the levels for letters or words of one way of writing.
  public static func file(words: Bool, writing: Writing) -> String {
    "Levels/\(words ? "words" : "letters")-\(writing == .print ? "print" : "cursive").csv"
  }

  /// Reads a level file.
  /// - Throws: ``CurriculumError/level(file:line:rule:)`` for the first line that breaks a rule.
  public init(csv: [UInt8], name: String) throws(CurriculumError) {
    guard let text = String(validating: csv, as: UTF8.self) else {
      throw .level(file: name, line: 1, rule: .notText)
    }
    var levels: [Level] = []
    var hasHeader = false
    var last = 1
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed)
      if fields == [""] || line.first == "#" { continue }
      last = index + 1
      do throws(LevelRule) {
        if hasHeader {
          levels.append(try Self.level(fields, after: levels))
        } else {
          guard fields == Self.columns else { throw LevelRule.header(expected: Self.columns) }
          hasHeader = true
        }
      } catch {
        throw .level(file: name, line: last, rule: error)
      }
    }
    guard hasHeader else { throw .level(file: name, line: 1, rule: .header(expected: Self.columns)) }
    for screen in ScreenSize.allCases {
      for rung in Self.rungs where !levels.contains(where: { $0.screen == screen && $0.rung == rung }) {
        throw .level(file: name, line: last, rule: .missing(screen: screen.rawValue, rung: rung))
      }
    }
    self.levels = levels
  }

  /// The level of a rung; rungs beyond the ladder give its ends.
  public func level(rung: Int, screen: ScreenSize) -> Level? {
    let rung = min(max(rung, Self.rungs.lowerBound), Self.rungs.upperBound)
    return levels.first { $0.screen == screen && $0.rung == rung }
  }

  private static func level(_ fields: [String], after levels: [Level]) throws(LevelRule) -> Level {
    guard fields.count == columns.count else {
      throw .fieldCount(found: fields.count, expected: columns.count)
    }
    let screen: ScreenSize = try choice(0, fields)
    let rung = Int(try number(1, fields, in: 1...6, whole: true))
    let size: Level.Size = fields[2] == "paper" ? .paper : .share(try number(2, fields, in: 0.02...1))
    let corridor = try number(3, fields, in: 0.05...1)
    var hints: Set<Hint> = []
    for word in fields[6].split(separator: " ") {
      guard let hint = Hint(rawValue: String(word)) else {
        throw .badValue(column: columns[6], value: String(word), expected: names(Hint.self))
      }
      hints.insert(hint)
    }
    let level = Level(
      screen: screen, rung: rung, size: size, corridor: corridor, strictness: try choice(4, fields), hints: hints,
      longest: Int(try number(5, fields, in: 1...30, whole: true)))
    if levels.contains(where: { $0.screen == screen && $0.rung == rung }) {
      throw .repeated(screen: screen.rawValue, rung: rung)
    }
    if let easier = levels.last(where: { $0.screen == screen && $0.rung < rung }), easier.corridor < corridor {
      throw .grows(column: columns[3], rung: rung)
    }
    return level
  }

  private static func number(
    _ column: Int, _ fields: [String], in range: ClosedRange<Double>, whole: Bool = false
  ) throws(LevelRule) -> Double {
    guard let value = Double(fields[column]), range.contains(value), !whole || value == value.rounded() else {
      let kind = whole ? "a whole number" : column == 2 ? "paper or a number" : "a number"
      throw .badValue(
        column: columns[column], value: fields[column],
        expected: "\(kind) from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  private static func choice<Value: RawRepresentable & CaseIterable>(
    _ column: Int, _ fields: [String]
  ) throws(LevelRule) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: fields[column]) else {
      throw .badValue(column: columns[column], value: fields[column], expected: names(Value.self))
    }
    return value
  }

  private static func names<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> String
  where Value.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func trimmed(_ field: Substring) -> String {
    let start = field.drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(start[...$0]) } ?? ""
  }
}
