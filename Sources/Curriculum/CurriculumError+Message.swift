import Letterform

// The words for this room's errors, all in one place.

extension CurriculumError {
  /// One line: file, place and rule.
  public var message: String {
    switch self {
    case .noCourse(let id): "\(id): there is no such course"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .letterFile(let error): error.message
    case .otherModel(let file, let id, let expected): "\(file): the model's id is \(id), its folder is \(expected)"
    case .slant(let slant, let allowed):
      "slant \(slant): the model allows \(allowed.lowerBound) to \(allowed.upperBound) degrees"
    case .badFileName(let file): "\(file): a letter's file is named small-, capital- or digit- and the small letter"
    case .otherLetter(let file, let drawn, let expected): "\(file): draws \(drawn), its name says \(expected)"
    case .unlisted(let file, let letter): "\(file): the manifest lists \(letter) neither in alphabet nor in outside"
    case .level(let file, let line, let rule): "\(file):\(line): \(rule.message)"
    case .list(let file, let line, let rule): "\(file):\(line): \(rule.message)"
    }
  }
}

extension LevelRule {
  /// The rule in words.
  public var message: String {
    switch self {
    case .notText: "the file is not UTF-8 text"
    case .header(let expected): "the first line must be \(expected.joined(separator: ","))"
    case .fieldCount(let found, let expected): "there are \(found) fields, \(expected) are due"
    case .badValue(let column, let value, let expected): "\(column) is \"\(value)\", it must be \(expected)"
    case .repeated(let screen, let rung): "\(screen) rung \(rung) stands twice"
    case .missing(let screen, let rung): "\(screen) rung \(rung) is missing"
    case .grows(let column, let rung): "\(column) grows at rung \(rung): each rung is at most as easy as the one before"
    }
  }
}
