import Foundation
import Grading
import Letterform
import Testing

/// The letters of the project, as their files stand.
struct LetterFiles {
  struct Entry: Sendable {
    let model: String
    let letter: Letter
    let xHeight: Double
  }

  let entries: [Entry]
  let models: [Model]

  init() throws {
    let folder = Corpus.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Assets/Letters")
    var entries: [Entry] = []
    var models: [Model] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let place = folder.appending(path: name)
      guard let manifest = FileManager.default.contents(atPath: place.appending(path: "model.xml").path) else {
        continue
      }
      let model = try Model(file: Array(manifest), name: "\(name)/model.xml")
      models.append(model)
      for file in try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() where file.hasSuffix(".svg")
      {
        let bytes = try Data(contentsOf: place.appending(path: file))
        let letter = try Letter(
          svgFile: Array(bytes), name: "\(name)/\(file)", slant: model.slant, baseline: model.guides.baseline)
        entries.append(Entry(model: name, letter: letter, xHeight: model.guides.xHeight))
      }
    }
    self.entries = entries
    self.models = models
  }

  /// What writes words in the letters of `model`.
  func writer(_ model: Model) -> WordWriter {
    let letters = entries.filter { $0.model == model.id }.map { ($0.letter.character, $0.letter) }
    return WordWriter(
      model: model, letters: Dictionary(letters, uniquingKeysWith: { first, _ in first }), slant: model.slant)
  }

  /// The model with this id.
  func model(_ id: String) throws -> Model { try #require(models.first { $0.id == id }) }

  /// The models by their writing: a test that takes one as its argument uses all cores.
  static let joinedModels = ["en-cursive", "ru-cursive"]
  static let printModels = ["en-upright", "en-slanted", "en-simple", "ru-print"]

  /// The corridors of rungs 2 to 6, in x-heights.
  static let corridors = [0.40, 0.30, 0.24, 0.20, 0.18]

  /// All the long tests, or a quick share of them.
  static let isLong = ProcessInfo.processInfo.environment["TRACEWELL_LONG"] != nil
}
