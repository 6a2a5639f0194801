public import Letterform

/// A school model with its letters, as a lesson uses them.
///
/// A letter whose file is damaged is left out and reported; the others are there.
public struct Course: Sendable {
  /// The model: guide lines, slant, teaching order.
  public let model: Model
  /// The lean that the letters were read with, degrees.
  public let slant: Double
  /// The letters by character.
  public private(set) var letters: [Character: Letter]
  /// What was wrong with files of this course, in the order of their names.
  public private(set) var problems: [CurriculumError]

  /// The folder of all models, in a pack or beside the program.
  static let root = "Letters"
  /// A model's file in its folder.
  static let manifest = "model.xml"

  /// The folder of one model, in a pack or beside the program.
  public static func folder(of model: String) -> String { "\(root)/\(model)" }

  /// Reads a course from wherever its files are.
  ///
  /// - Parameters:
  ///   - id: the model's id, which is its folder's name.
  ///   - slant: another lean than the model's own, degrees; within its range.
  ///   - read: gives a file's bytes, by its name from the top, e.g. `Letters/en-upright/model.xml`.
  ///   - list: gives the names in a folder, without the folder; nothing for a folder that is not there.
  /// - Throws: ``CurriculumError`` if there is no manifest, or it is damaged.
  public init(
    model id: String, slant: Double? = nil, read: (String) throws -> [UInt8], list: (String) -> [String]
  ) throws(CurriculumError) {
    let folder = Self.folder(of: id)
    let names = list(folder).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    guard names.contains(Self.manifest) else { throw .noCourse(id) }
    model = try Self.model(id, read)
    self.slant = slant ?? model.slant
    guard model.slantRange.contains(self.slant) else { throw .slant(self.slant, allowed: model.slantRange) }
    (letters, problems) = ([:], [])
    for name in names where name.hasSuffix(".svg") {
      do throws(CurriculumError) {
        try load("\(folder)/\(name)", name: name, read)
      } catch {
        problems.append(error)
      }
    }
  }

  /// A course made of letters at hand.
  public init(model: Model, letters: [Letter]) {
    (self.model, slant, problems) = (model, model.slant, [])
    self.letters = Dictionary(letters.map { ($0.character, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The letter that writes `character`; nil if the course lacks it.
  public subscript(character: Character) -> Letter? { letters[character] }

  /// The letters that the manifest lists and no sound file draws.
  public var missing: [Character] { model.letters.filter { letters[$0] == nil } }

  /// The letters that are there, in the alphabet's order.
  public var present: [Letter] { model.letters.compactMap { letters[$0] } }

  private mutating func load(
    _ file: String, name: String, _ read: (String) throws -> [UInt8]
  ) throws(CurriculumError) {
    guard let expected = LetterName.character(ofFile: name) else { throw .badFileName(file: file) }
    let bytes = try Self.bytes(of: file, read)
    let letter: Letter
    do {
      letter = try Letter(svgFile: bytes, name: file, slant: slant, baseline: model.guides.baseline)
    } catch {
      throw .letterFile(error)
    }
    guard letter.character == expected else {
      throw .otherLetter(file: file, drawn: letter.character, expected: expected)
    }
    guard model.letters.contains(expected) else { throw .unlisted(file: file, letter: expected) }
    letters[expected] = letter
  }

  /// The model that the manifest of the course `id` describes.
  static func model(_ id: String, _ read: (String) throws -> [UInt8]) throws(CurriculumError) -> Model {
    let file = "\(folder(of: id))/\(manifest)"
    let bytes = try bytes(of: file, read)
    let model: Model
    do {
      model = try Model(file: bytes, name: file)
    } catch {
      throw .letterFile(error)
    }
    guard model.id == id else { throw .otherModel(file: file, id: model.id, expected: id) }
    return model
  }

  private static func bytes(
    of file: String, _ read: (String) throws -> [UInt8]
  ) throws(CurriculumError) -> [UInt8] {
    do {
      return try read(file)
    } catch {
      throw .unreadable(file: file, reason: "\(error)")
    }
  }
}
