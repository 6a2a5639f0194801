/// Drawings laid on each other, as one drawing.
///
/// The first is drawn smaller, to leave room above and beside it; the others are drawn for the whole square.
enum Composition {
  /// Side of the square that what lies on top is drawn for.
  static let side = 48.0
  /// Where the first drawing is put, and how large.
  private static let first = (x: 6.0, y: 11.0, side: 36.0)

  /// The drawing of several.
  ///
  /// - Throws: `unreadable` when one of them has no view box.
  static func drawing(_ parts: [(svg: [UInt8], colour: String?)]) throws(PictureError) -> [UInt8] {
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 48\">"
    for (number, part) in parts.enumerated() {
      let (box, inside) = try contents(String(decoding: part.svg, as: UTF8.self))
      let place = number == 0 ? first : (x: 0, y: 0, side: side)
      let scale = place.side / max(box[2], box[3])
      text += "<g transform=\"translate(\(place.x) \(place.y)) scale(\(scale)) translate(\(-box[0]) \(-box[1]))\""
      if let colour = part.colour { text += " color=\"\(colour)\"" }
      text += ">\(inside)</g>"
    }
    return Array((text + "</svg>").utf8)
  }

  /// A drawing's view box and what is inside it.
  static func contents(_ svg: String) throws(PictureError) -> (box: [Double], inside: Substring) {
    guard let start = svg.firstRange(of: "<svg"), let open = svg[start.upperBound...].firstIndex(of: ">"),
      let end = svg.ranges(of: "</svg>").last, open < end.lowerBound,
      let name = svg[start.upperBound..<open].firstRange(of: "viewBox=\"")
    else { throw .unreadable("a drawing without a view box") }
    let box = svg[name.upperBound..<open].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    guard box.count == 4, box[2] > 0, box[3] > 0 else { throw .unreadable("a drawing without a view box") }
    return (box, svg[svg.index(after: open)..<end.lowerBound])
  }
}
