/// What is wrong with a line of a recipe.
enum RecipeError: Error, Equatable {
  case unknownWord(String)
  case missingWords(after: String)
  case openQuote
  case noSourceYet
  case badNumber(String)
  case badPace(String)
  case unknownFormat(String)
  case unknownSoundKind(String)
  case unknownEngine(String)
  case folderExpected(String)
  case nothingThere(path: String)
  case packageMissing(String)
  case twice(name: String)
}

extension RecipeError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownWord(let word): "\"\(word)\" is not a word of recipes here"
    case .missingWords(let word): "\"\(word)\" needs more words after it"
    case .openQuote: "a quotation mark is not closed"
    case .noSourceYet: "a \"source\" line must come first, so that what is packed has a licence and an author"
    case .badNumber(let text): "\"\(text)\" is not a positive whole number"
    case .badPace(let text):
      "\"\(text)\" is no pace; one is from \(SpeechWish.paces.lowerBound) to \(SpeechWish.paces.upperBound)"
    case .unknownFormat(let text):
      "\"\(text)\" is not a picture format; they are "
        + PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownSoundKind(let text): "\"\(text)\" is not a kind of sound; they are speech, effect, music"
    case .unknownEngine(let name): "no source line names the engine \"\(name)\""
    case .folderExpected(let target): "\"\(target)\" must end in \"/\": what goes there has names of its own"
    case .nothingThere(let path): "\(path): nothing there, and the line does not begin with \"optional\""
    case .packageMissing(let package): "package \(package) is not installed (apt-get install \(package))"
    case .twice(let name): "\"\(name)\" is made twice"
    }
  }
}
