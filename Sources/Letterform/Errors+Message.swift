// The words for this room's errors, all in one place.

extension PathError {
  /// One line: the place and the rule, without the file.
  public var message: String { "\(line):\(column): \(rule.message)" }
}

extension PathError.Rule {
  /// The rule in words.
  public var message: String {
    switch self {
    case .firstIsNotMove: "a path begins with a move, M or m"
    case .numberExpected(let found): "a number is due here\(Self.instead(found))"
    case .flagExpected(let found): "an arc's flag, 0 or 1, is due here\(Self.instead(found))"
    case .commandExpected(let found): "a command of M L H V C S Q T A Z is due here\(Self.instead(found))"
    case .numberTooLarge: "the number is too large"
    case .transformExpected: "matrix, translate, scale, rotate, skewX or skewY is due here"
    case .bracketExpected(let found): "a bracket or a comma is due here\(Self.instead(found))"
    case .argumentCount(let transform, let count): "\(transform) does not take \(count) numbers"
    }
  }

  private static func instead(_ found: UInt8?) -> String {
    guard let found else { return ", and the text ends" }
    guard found > 0x20, found < 0x7F else { return ", not the byte \(found)" }
    return ", not \"\(Character(Unicode.Scalar(found)))\""
  }
}

extension XMLError {
  /// One line: the place and the rule, without the file.
  public var message: String { "\(line):\(column): \(rule.message)" }
}

extension XMLError.Rule {
  /// The rule in words.
  public var message: String {
    switch self {
    case .tooLarge(let limit): "the text is longer than \(limit) bytes"
    case .tooDeep(let limit): "elements are nested deeper than \(limit)"
    case .tooMany(let limit): "there are more than \(limit) of these"
    case .notUTF8: "the text is not UTF-8"
    case .forbiddenCharacter: "XML does not allow this character"
    case .encoding(let name): "the encoding is \(name), only UTF-8 is read"
    case .documentType: "document types are not read: remove the line that begins with <!"
    case .unexpectedEnd: "the text ends too early"
    case .expected(let what): "\(what) is due here"
    case .nameExpected: "a name is due here"
    case .mismatchedTag(let open, let close): "</\(close)> closes <\(open)>"
    case .repeatedAttribute(let name): "the attribute \(name) stands twice"
    case .unboundPrefix(let prefix): "the prefix \(prefix) is not declared with xmlns:\(prefix)"
    case .unknownEntity(let name): "the entity &\(name); is not known"
    case .reservedSequence(let text): "\(text) may not stand here"
    case .outsideRoot: "nothing may stand outside the outermost element"
    }
  }
}

extension LetterFileError {
  /// One line: file, place and rule.
  public var message: String { "\(file):\(place.line):\(place.column): \(rule.message)" }
}

extension LetterFileError.Rule {
  /// The rule in words.
  public var message: String {
    switch self {
    case .xml(let rule): rule.message
    case .path(let rule, _): rule.message
    case .root(let expected): "the outermost element must be \(expected)"
    case .missingAttribute(let element, let attribute): "\(element) lacks \(attribute)"
    case .badValue(let attribute, let value, let expected): "\(attribute) is \"\(value)\", it must be \(expected)"
    case .unknownAttribute(let element, let attribute): "\(element) has no attribute \(attribute)"
    case .unknownElement(let name): "there is no element \(name) in this format"
    case .missingElement(let element, let child): "\(element) lacks the element \(child)"
    case .noForm: "there is no form: no <g tw:form=\"...\">"
    case .emptyForm(let id): "the form \(id) has no stroke"
    case .nestedForm(let id): "there is a form inside the form \(id)"
    case .repeatedName(let name): "the name \(name) stands twice"
    case .firstFormNotTarget: "the first form must be the model's own target: no variant, not for the left hand alone"
    case .repeatedTarget(let variant, let hand): "\(Self.shape(variant)) has two targets for \(Self.name(hand))"
    case .missingTarget(let variant, let hand): "\(Self.shape(variant)) has no target for \(Self.name(hand))"
    case .notAPath(let element): "\(element) is not a centre line: only path is read as a stroke"
    case .strokeLifts: "the path lifts the pen: every stroke needs a path of its own"
    case .emptyStroke: "the path draws nothing"
    case .strokeTooLarge: "the stroke reaches farther than \(Letter.farthest) or is longer than \(Letter.longest)"
    case .flatTransform: "the transform flattens everything to a line"
    case .joinOffPath(let attribute, let distance):
      "\(attribute) is \(Path([.move(Point(distance, 0))]).svg(decimals: 1).dropFirst().prefix { $0 != "," }) off its path"
    case .joinOrder: "join-out comes before join-in on the path"
    case .repeatedLetter(let letter): "\(letter) stands twice"
    case .guideOrder: "guide lines must run downwards: ascender, x-line, baseline, descender"
    }
  }

  private static func shape(_ variant: String) -> String {
    variant.isEmpty ? "the model's own shape" : "the variant \(variant)"
  }

  private static func name(_ hand: Hand?) -> String {
    hand.map { "the \($0.rawValue) hand" } ?? "both hands"
  }
}
