/// Why a picture's source cannot be used.
enum PictureError: Error, Equatable {
  /// The decoder's words.
  case unreadable(String)
  case tooLarge(Int, Int)
  case unknownKind
  case sizeForPixels
}

extension PictureError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let words): words
    case .tooLarge(let width, let height): "\(width) by \(height) pixels are too many"
    case .unknownKind: "a picture's source is an .svg or a .png file"
    case .sizeForPixels: "only drawings can be given a size"
    }
  }
}
