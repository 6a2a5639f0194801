/// How far a coded picture may be from the drawing, and how far it is.
///
/// Both are laid on white and on black, where alpha shows most, and compared channel by channel: root of the mean
/// square over the whole picture, and over the worst block of 8 by 8 pixels, which is what an eye is drawn to.
struct Difference: Equatable {
  /// Steps of 255, over the picture. Larger is kinder to file size.
  static let mostOverall = 1.6
  /// Steps of 255, in the worst block. Larger is kinder to file size.
  static let mostInBlock = 9.0
  private static let blockSide = 8

  let overall: Double
  let worstBlock: Double

  /// Whether nobody should see it.
  var isWithinBound: Bool { overall <= Self.mostOverall && worstBlock <= Self.mostInBlock }

  /// Compares two pictures of one size.
  init(_ original: Raster, _ coded: Raster) {
    let columns = (original.width + Self.blockSide - 1) / Self.blockSide
    let rows = (original.height + Self.blockSide - 1) / Self.blockSide
    var sums = [Int](repeating: 0, count: columns * rows)
    var counts = [Int](repeating: 0, count: columns * rows)
    for y in 0..<original.height {
      for x in 0..<original.width {
        let at = (y * original.width + x) * 4
        let block = y / Self.blockSide * columns + x / Self.blockSide
        sums[block] += Self.squares(original.pixels, coded.pixels, at)
        counts[block] += 6
      }
    }
    let total = sums.reduce(0, +)
    overall = (Double(total) / Double(max(1, counts.reduce(0, +)))).squareRoot()
    worstBlock = zip(sums, counts).map { (Double($0) / Double(max(1, $1))).squareRoot() }.max() ?? 0
  }

  private static func squares(_ left: [UInt8], _ right: [UInt8], _ at: Int) -> Int {
    let alpha = Int(left[at + 3])
    let otherAlpha = Int(right[at + 3])
    var sum = 0
    for channel in 0..<3 {
      let onBlack = Int(left[at + channel]) * alpha - Int(right[at + channel]) * otherAlpha
      let black = (onBlack + (onBlack >= 0 ? 127 : -127)) / 255
      let white = black - (alpha - otherAlpha)
      sum += black * black + white * white
    }
    return sum
  }
}
