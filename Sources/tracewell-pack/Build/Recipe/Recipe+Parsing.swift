extension Recipe {
  /// A mistake and the line it is in, counted from 1.
  struct Mistake: Error, Equatable {
    let line: Int
    let error: RecipeError
  }

  /// Reads a recipe's text.
  init(_ text: String) throws(Mistake) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      do throws(RecipeError) {
        var words = try RecipeWords(line)
        guard let first = words.next() else { continue }
        try read(first, &words, number)
      } catch {
        throw Mistake(line: number, error: error)
      }
    }
  }

  private mutating func read(_ first: String, _ words: inout RecipeWords, _ line: Int) throws(RecipeError) {
    var word = first
    let isOptional = word == "optional"
    if isOptional { word = try words.need(after: word) }
    if word == "source", !isOptional {
      sources.append(try Source(&words))
      return
    }
    guard ["copy", "picture", "sound", "speak", "gallery", "animation"].contains(word) else { throw .unknownWord(word) }
    guard !sources.isEmpty else { throw .noSourceYet }
    let target = try words.need(after: word)
    let path = try words.need(after: target)
    let kind: Kind
    var pattern = "*"
    switch word {
    case "copy":
      kind = .copy
      try words.options { (word, words) throws(RecipeError) in
        guard word == "only" else { throw .unknownWord(word) }
        pattern = try words.need(after: word)
      }
    case "picture":
      var wish = PictureWish()
      try words.options { (word, words) throws(RecipeError) in
        switch word {
        case "only": pattern = try words.need(after: word)
        default: try wish.read(word, &words)
        }
      }
      kind = .picture(wish)
    case "gallery":
      guard target.hasSuffix("/") else { throw .folderExpected(target) }
      var wish = GalleryWish()
      try words.options { (word, words) throws(RecipeError) in
        switch word {
        case "only": pattern = try words.need(after: word)
        case "drawings": wish.drawings = try words.list(after: word)
        case "name": wish.nameColumn = try words.need(after: word)
        case "picture": wish.pictureColumn = try words.need(after: word)
        default: try wish.picture.read(word, &words)
        }
      }
      kind = .gallery(wish)
    case "animation":
      guard target.hasSuffix("/") else { throw .folderExpected(target) }
      var wish = AnimationWish()
      try words.options { (word, words) throws(RecipeError) in
        switch word {
        case "only": pattern = try words.need(after: word)
        case "drawings": wish.drawings = try words.list(after: word)
        case "shares": wish.shares = try words.list(after: word).map { (text) throws(RecipeError) in try number(text) }
        default: try wish.picture.read(word, &words)
        }
      }
      kind = .animation(wish)
    case "speak":
      guard target.hasSuffix("/") else { throw .folderExpected(target) }
      var wish = SpeechWish()
      try words.options { (word, words) throws(RecipeError) in
        switch word {
        case "only": pattern = try words.need(after: word)
        case "engines": wish.engines = try words.list(after: word)
        case "key": wish.keyColumn = try words.need(after: word)
        case "say": wish.sayColumn = try words.need(after: word)
        case "overrides": wish.overrides = try words.need(after: word)
        default: throw .unknownWord(word)
        }
      }
      kind = .speech(wish)
    default:
      let text = try words.need(after: path)
      guard let sound = SoundKind(rawValue: text) else { throw .unknownSoundKind(text) }
      kind = .sound(sound)
      try words.options { (word, words) throws(RecipeError) in
        guard word == "only" else { throw .unknownWord(word) }
        pattern = try words.need(after: word)
      }
    }
    items.append(
      Item(
        line: line, kind: kind, target: target, path: path, pattern: pattern, isOptional: isOptional,
        source: sources.count - 1))
  }
}

private func number(_ text: String) throws(RecipeError) -> Int {
  guard let number = Int(text), number > 0 else { throw .badNumber(text) }
  return number
}

private func format(_ text: String) throws(RecipeError) -> PictureFormat {
  guard let format = PictureFormat(rawValue: text) else { throw .unknownFormat(text) }
  return format
}

extension PictureWish {
  /// An option that all lines with pictures know.
  fileprivate mutating func read(_ word: String, _ words: inout RecipeWords) throws(RecipeError) {
    switch word {
    case "size": size = try words.number(after: word)
    case "scales": scales = try words.list(after: word).map { (text) throws(RecipeError) in try number(text) }
    case "formats": formats = try words.list(after: word).map { (text) throws(RecipeError) in try format(text) }
    default: throw .unknownWord(word)
    }
  }
}

extension Recipe.Source {
  /// `source TITLE licence L author A [package P] [from PLACE] [engine E]`
  fileprivate init(_ words: inout RecipeWords) throws(RecipeError) {
    let title = try words.need(after: "source")
    var licence: String?
    var author: String?
    var package: String?
    var origin: String?
    var engine: String?
    try words.options { (word, words) throws(RecipeError) in
      switch word {
      case "licence": licence = try words.need(after: word)
      case "author": author = try words.need(after: word)
      case "package": package = try words.need(after: word)
      case "from": origin = try words.need(after: word)
      case "engine": engine = try words.need(after: word)
      default: throw .unknownWord(word)
      }
    }
    guard let licence else { throw .missingWords(after: "licence") }
    guard let author else { throw .missingWords(after: "author") }
    self.init(title: title, licence: licence, author: author, package: package, origin: origin, engine: engine)
  }
}
