public import Letterform

/// What this room refuses, with the facts; ``message`` has the words.
public enum CurriculumError: Error, Hashable, Sendable {
  /// There is no course of that name: no `model.xml` in its folder.
  case noCourse(String)
  /// The source could not give the file.
  case unreadable(file: String, reason: String)
  /// A letter's or model's file breaks a rule of its format.
  case letterFile(LetterFileError)
  /// The manifest names another model than its folder.
  case otherModel(file: String, id: String, expected: String)
  /// The slant is outside what the model allows, degrees.
  case slant(Double, allowed: ClosedRange<Double>)
  /// A file among the letters that is none by its name.
  case badFileName(file: String)
  /// The file draws another letter than its name says.
  case otherLetter(file: String, drawn: Character, expected: Character)
  /// The manifest lists the letter neither in the alphabet nor outside.
  case unlisted(file: String, letter: Character)
  /// A level file breaks a rule.
  case level(file: String, line: Int, rule: LevelRule)
  /// A list of words or stickers breaks a rule.
  case list(file: String, line: Int, rule: ListRule)
}

/// The rules of a level file.
public enum LevelRule: Error, Hashable, Sendable {
  /// The file is not UTF-8 text.
  case notText
  /// The first line must name exactly these columns.
  case header(expected: [String])
  /// The line has another number of fields.
  case fieldCount(found: Int, expected: Int)
  /// The field's value is none of those allowed.
  case badValue(column: String, value: String, expected: String)
  /// The screen and rung stand twice.
  case repeated(screen: String, rung: Int)
  /// The screen and rung are not in the file.
  case missing(screen: String, rung: Int)
  /// The corridor or the size grows from one rung to the next.
  case grows(column: String, rung: Int)
}
