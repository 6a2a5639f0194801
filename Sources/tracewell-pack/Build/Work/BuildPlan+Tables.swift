// What scripts and lists come to.

extension BuildPlan {
  /// The jobs of a script: its phrases, some at a time.
  func speech(
    _ item: Recipe.Item, _ script: String, _ wish: SpeechWish
  ) throws(CommandError) -> [Job] {
    var overrides: [String: PhraseOverride] = [:]
    if let path = wish.overrides.map({ Self.resolve($0, file) }) {
      overrides = try Self.table(path) { (text) throws(Table.Mistake) in try PhraseOverride.read(text) }
    }
    var lexicon = PronouncingLexicon()
    if let path = wish.lexicon.map({ Self.resolve($0, file) }) {
      lexicon = try Self.table(path) { (text) throws(Table.Mistake) in try PronouncingLexicon(text) }
    }
    let phrases = try Self.table(script) { (text) throws(Table.Mistake) in
      try PhraseScript.phrases(text, wish, folder: item.target, overrides: overrides, lexicon: lexicon)
    }
    for way in phrases.flatMap(\.ways) where !shelf.named.contains(way.engine) {
      throw .recipe(file: file, line: item.line, error: .unknownEngine(way.engine))
    }
    return stride(from: 0, to: phrases.count, by: Self.phrasesTogether).map { start in
      let part = Array(phrases[start..<min(start + Self.phrasesTogether, phrases.count)])
      return Job(target: part[0].target, path: script, item: item, phrases: part)
    }
  }

  /// Phrases that one job says: starting an engine takes as long as some phrases, and both processors want work.
  private static let phrasesTogether = 64

  /// The jobs of a table of pictures, one each; a "*" of the target is the table's name without extension.
  func gallery(
    _ item: Recipe.Item, _ path: String, _ wish: GalleryWish
  ) throws(CommandError) -> [Job] {
    let folders = wish.drawings.map { Self.resolve($0, file) }
    let table = Self.stem(path.split(separator: "/").last.map(String.init) ?? path)
    let target = item.target.replacing("*", with: table)
    var jobs: [Job] = []
    let rows = try Self.table(path) { (text) throws(Table.Mistake) in try GalleryTable.rows(text, wish) }
    for row in rows {
      var layers: [Job.DrawnLayer] = []
      for layer in row.layers {
        let places = folders.map { "\($0)/\(layer.drawing).svg" }
        guard let drawing = places.first(where: LooseFile.exists) else {
          throw .table(path: path, line: row.line, rule: .noDrawing(layer.drawing))
        }
        layers.append(Job.DrawnLayer(path: drawing, colour: layer.colour))
      }
      jobs.append(Job(target: target + row.name, path: path, item: item, layers: layers))
    }
    return jobs
  }

  /// Reads a table; a mistake in it is told with its file.
  private static func table<Result>(
    _ path: String, _ read: (String) throws(Table.Mistake) -> Result
  ) throws(CommandError) -> Result {
    let text = String(decoding: try LooseFile.read(path), as: UTF8.self)
    do throws(Table.Mistake) { return try read(text) } catch {
      throw .table(path: path, line: error.line, rule: error.rule)
    }
  }
}
