/// Words side by side on one line.
public struct WordLine: Hashable, Sendable {
  /// The words in order: which, and where its origin stands from the line's start, at the line's scale.
  public var words: [(index: Int, x: Double)] { zip(indices, origins).map { ($0, $1) } }
  var indices: [Int] = []
  var origins: [Double] = []
  /// How much the words are enlarged; less than asked for where a single word is wider than the line.
  public var scale: Double
  /// Where the ink of the last word ends.
  public var end = 0.0

  /// Breaks a text into lines of at most `width`: only between words, and a word that is too wide alone shrinks.
  ///
  /// - Parameters:
  ///   - words: the words in order.
  ///   - width: the lines' width, in the unit that `scale` makes of letter units.
  ///   - space: the white between words, letter units.
  ///   - scale: how much the words are enlarged.
  public static func lines(of words: [Word], width: Double, space: Double, scale: Double) -> [WordLine] {
    var lines: [WordLine] = []
    for (index, word) in words.enumerated() {
      let own = word.scale(scale, toFit: width)
      // A word's ink may begin left of its origin, as the loop of a joined j does: the line begins with the ink.
      let (left, right) = (word.bounds.least.x, word.bounds.greatest.x)
      guard left <= right else { continue }
      if let last = lines.last, last.scale == scale, own == scale,
        last.end + (space + right - left) * scale <= width
      {
        lines[lines.count - 1].add(
          index, x: last.end + (space - left) * scale, end: last.end + (space + right - left) * scale)
      } else {
        var line = WordLine(scale: own)
        line.add(index, x: -left * own, end: (right - left) * own)
        lines.append(line)
      }
    }
    return lines
  }

  private mutating func add(_ index: Int, x: Double, end: Double) {
    indices.append(index)
    origins.append(x)
    self.end = end
  }
}
