/// The name of a letter's file: the kind, then the small letter, so that no two names differ only by case.
public struct LetterName: Hashable, Sendable {
  /// What a letter is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case small, capital, digit
  }

  /// What it is.
  public var kind: Kind
  /// The letter itself.
  public var character: Character

  /// The name of `character`: upper case is a capital, a number a digit, all else small.
  public init(_ character: Character) {
    self.character = character
    kind = character.isNumber ? .digit : character.isUppercase ? .capital : .small
  }

  /// The file's name, e.g. `capital-й.svg`.
  public var file: String { "\(kind.rawValue)-\(character.lowercased()).svg" }

  /// The letter that a file of that name holds; nil for any other file.
  public static func character(ofFile file: String) -> Character? {
    guard file.hasSuffix(".svg"), let dash = file.firstIndex(of: "-"), let kind = Kind(rawValue: String(file[..<dash]))
    else { return nil }
    let name = file[file.index(after: dash)...].dropLast(4)
    guard name.count == 1, let small = name.first else { return nil }
    let text = kind == .capital ? small.uppercased() : String(small)
    guard text.count == 1, let character = text.first, LetterName(character).kind == kind else { return nil }
    return character
  }
}
