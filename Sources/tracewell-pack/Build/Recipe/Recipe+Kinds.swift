// What each word of a recipe asks for, with its options.

extension Recipe.Kind {
  /// Reads the options of a line.
  ///
  /// - Parameter pattern: what follows `only`, which all lines know.
  init(
    _ word: String, _ target: String, _ path: String, _ words: inout RecipeWords, _ pattern: inout String
  ) throws(RecipeError) {
    switch word {
    case "copy":
      self = .copy
      try words.options(&pattern) { (word, _) throws(RecipeError) in throw .unknownWord(word) }
    case "picture":
      var wish = PictureWish()
      try words.options(&pattern) { (word, words) throws(RecipeError) in try wish.read(word, &words) }
      self = .picture(wish)
    case "sound":
      let text = try words.need(after: path)
      guard let sound = SoundKind(rawValue: text) else { throw .unknownSoundKind(text) }
      self = .sound(sound)
      try words.options(&pattern) { (word, _) throws(RecipeError) in throw .unknownWord(word) }
    case "effect":
      self = .effect
      try words.options(&pattern) { (word, _) throws(RecipeError) in throw .unknownWord(word) }
    case "music":
      self = .music(try MusicWish(&words, &pattern))
    case "speak", "gallery", "animation":
      guard target.hasSuffix("/") else { throw .folderExpected(target) }
      switch word {
      case "speak": self = .speech(try SpeechWish(&words, &pattern))
      case "gallery": self = .gallery(try GalleryWish(&words, &pattern))
      default: self = .animation(try AnimationWish(&words, &pattern))
      }
    default: throw .unknownWord(word)
    }
  }
}

extension RecipeWords {
  /// Reads the options that follow; `only` is known to every line.
  fileprivate mutating func options(
    _ pattern: inout String, _ body: (String, inout RecipeWords) throws(RecipeError) -> Void
  ) throws(RecipeError) {
    while let word = next() {
      if word == "only" { pattern = try need(after: word) } else { try body(word, &self) }
    }
  }
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

extension MusicWish {
  fileprivate init(_ words: inout RecipeWords, _ pattern: inout String) throws(RecipeError) {
    var wish = MusicWish()
    try words.options(&pattern) { (word, words) throws(RecipeError) in
      guard word == "soundfont" else { throw .unknownWord(word) }
      wish.soundfont = try words.need(after: word)
    }
    guard !wish.soundfont.isEmpty else { throw .missingWords(after: "soundfont") }
    self = wish
  }
}

extension SpeechWish {
  fileprivate init(_ words: inout RecipeWords, _ pattern: inout String) throws(RecipeError) {
    var wish = SpeechWish()
    try words.options(&pattern) { (word, words) throws(RecipeError) in
      switch word {
      case "engines": wish.engines = try words.list(after: word)
      case "key": wish.keyColumn = try words.need(after: word)
      case "say": wish.sayColumn = try words.need(after: word)
      case "pace":
        let text = try words.need(after: word)
        guard let pace = Double(text), SpeechWish.paces.contains(pace) else { throw .badPace(text) }
        wish.pace = pace
      case "lexicon": wish.lexicon = try words.need(after: word)
      case "overrides": wish.overrides = try words.need(after: word)
      default: throw .unknownWord(word)
      }
    }
    guard !wish.engines.isEmpty else { throw .missingWords(after: "engines") }
    self = wish
  }
}

extension GalleryWish {
  fileprivate init(_ words: inout RecipeWords, _ pattern: inout String) throws(RecipeError) {
    var wish = GalleryWish()
    try words.options(&pattern) { (word, words) throws(RecipeError) in
      switch word {
      case "drawings": wish.drawings = try words.list(after: word)
      case "name": wish.nameColumn = try words.need(after: word)
      case "picture": wish.pictureColumn = try words.need(after: word)
      default: try wish.picture.read(word, &words)
      }
    }
    self = wish
  }
}

extension AnimationWish {
  fileprivate init(_ words: inout RecipeWords, _ pattern: inout String) throws(RecipeError) {
    var wish = AnimationWish()
    try words.options(&pattern) { (word, words) throws(RecipeError) in
      switch word {
      case "drawings": wish.drawings = try words.list(after: word)
      case "shares": wish.shares = try words.list(after: word).map { (text) throws(RecipeError) in try number(text) }
      default: try wish.picture.read(word, &words)
      }
    }
    self = wish
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
