import Curriculum
import Letterform

/// Why a line of traces is not graded.
enum GradeError: Error {
  /// It is no JSON.
  case json(JSONValue.Fault)
  /// It is JSON, but no object.
  case notObject
  case missing(field: String)
  /// The field, e.g. `events[3]`, holds something else.
  case wrong(field: String, expected: String)
  /// A number is too large to be a place or a size.
  case outOfRange(field: String, value: Double)
  case path(PathError)
  /// The path is longer than is graded in such a corridor.
  case tooLong
  /// The pen did something that it cannot do then.
  case order(event: Int, found: String, whilePenIsDown: Bool)
  case course(CurriculumError)
  case noLetter(String, course: String)
  case lineTooLong(limit: Int)
}

extension GradeError {
  /// The reason in words, without file and line.
  var message: String {
    switch self {
    case .json(let fault): "column \(fault.column): \(fault.rule.message)"
    case .notObject: "an object is due here"
    case .missing(let field): "the field \"\(field)\" is missing"
    case .wrong(let field, let expected): "\(field): expected \(expected)"
    case .outOfRange(let field, let value): "\(field): \(value) is out of range"
    case .path(let error): "path: \(error.message)"
    case .tooLong: "path: longer than 100000 half-widths of its corridor"
    case .order(let event, let found, let isDown):
      "events[\(event)]: \"\(found)\" while the pen is \(isDown ? "down" : "up")"
    case .course(let error): error.message
    case .noLetter(let letter, let course): "letter: the course \(course) has no letter '\(letter)'"
    case .lineTooLong(let limit): "the line is longer than \(limit) bytes"
    }
  }
}

extension JSONValue.Fault.Rule {
  /// The rule in words.
  var message: String {
    switch self {
    case .unexpectedEnd: "the line ends too early"
    case .valueExpected: "a JSON value is due here"
    case .nameExpected: "a name in quotes is due here"
    case .colonExpected: "a colon is due here"
    case .commaExpected: "a comma or the end of the list is due here"
    case .badEscape: "no such escape in a string"
    case .badNumber: "a number is not written like this"
    case .controlCharacter: "a string may not hold a control character"
    case .notUTF8: "the string is not UTF-8"
    case .repeatedName(let name): "the name \"\(name)\" stands twice"
    case .tooDeep: "nested too deep"
    case .trailingText: "something follows the value"
    }
  }
}
