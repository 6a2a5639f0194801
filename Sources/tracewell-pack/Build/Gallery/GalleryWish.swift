/// What a recipe asks of a table of pictures.
struct GalleryWish: Equatable {
  /// Folders where drawings are looked for, in order.
  var drawings: [String] = []
  /// The column that names the entry.
  var nameColumn = "id"
  /// The column with the drawing, or several laid on each other: see ``Layer``.
  var pictureColumn = "picture"
  /// Size, scales and formats.
  var picture = PictureWish()
}

/// One drawing of a picture that is composed of several.
///
/// A picture's cell names them from the back to the front, apart by "+"; a colour after ":" is what the drawing calls
/// `currentColor`. `1f98a+balloon:E4573D` is a fox and a red balloon.
struct Layer: Equatable, Sendable {
  /// The drawing's file name without extension.
  let drawing: String
  /// "#E4573D"
  let colour: String?

  /// Reads a cell; nil when a name or a colour is none.
  static func layers(_ cell: String) -> [Layer]? {
    var layers: [Layer] = []
    for part in cell.split(separator: "+", omittingEmptySubsequences: false) {
      let words = part.split(separator: ":", omittingEmptySubsequences: false)
      guard let name = words.first, !name.isEmpty, words.count <= 2,
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
      else { return nil }
      guard words.count == 2 else {
        layers.append(Layer(drawing: String(name), colour: nil))
        continue
      }
      guard words[1].utf8.count == 6, words[1].allSatisfy(\.isHexDigit) else { return nil }
      layers.append(Layer(drawing: String(name), colour: "#" + words[1]))
    }
    return layers
  }
}
