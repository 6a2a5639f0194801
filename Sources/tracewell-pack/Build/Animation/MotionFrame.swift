/// One picture of a motion, as a drawing.
enum MotionFrame {
  /// A drawing with its place in the picture.
  struct Part {
    let svg: [UInt8]
    let placed: Motion.Placed
  }

  /// The drawing of `parts`, the first at the back, in a view of `width` x `height`.
  ///
  /// - Throws: `unreadable` when one of them has no view box.
  static func drawing(_ parts: [Part], width: Double, height: Double) throws(PictureError) -> [UInt8] {
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
    text += " width=\"\(width)\" height=\"\(height)\">"
    for part in parts {
      let (box, inside) = try Composition.contents(String(decoding: part.svg, as: UTF8.self))
      let key = part.placed.key
      let pin = part.placed.pin ?? (box[0] + box[2] / 2, box[1] + box[3] / 2)
      text += "<g transform=\"translate(\(key.x) \(key.y)) rotate(\(key.turn)) scale(\(key.scale))"
      text += " translate(\(-pin.x) \(-pin.y))\""
      if key.opacity < 1 { text += " opacity=\"\(key.opacity)\"" }
      if let colour = part.placed.layer.colour { text += " color=\"\(colour)\"" }
      text += ">\(inside)</g>"
    }
    return Array((text + "</svg>").utf8)
  }
}
