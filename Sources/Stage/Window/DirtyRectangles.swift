public import Drawing

extension Redraw.Area {
  /// The blocks of pixels to draw again inside `bounds`: clipped, none inside another's reach, few.
  ///
  /// Blocks that overlap, or whose common block is hardly larger than the two, become one: a call for each costs more
  /// than a few pixels drawn twice.
  public func blocks(in bounds: Rectangle) -> [Rectangle] {
    switch self {
    case .nothing: return []
    case .everything: return bounds.isEmpty ? [] : [bounds]
    case .rectangles(let all):
      var blocks: [Rectangle] = []
      for rectangle in all {
        var block = rectangle.intersection(bounds)
        guard !block.isEmpty else { continue }
        while let i = blocks.firstIndex(where: { Self.belongTogether($0, block) }) {
          block = block.union(blocks.remove(at: i))
        }
        blocks.append(block)
      }
      if blocks.count > Self.mostBlocks { return [blocks.reduce(.empty) { $0.union($1) }] }
      return blocks
    }
  }

  /// More blocks than this are drawn as one.
  private static let mostBlocks = 16
  /// Pixels a common block may be larger than its two parts; about what one more call costs.
  private static let spare = 4096

  private static func belongTogether(_ a: Rectangle, _ b: Rectangle) -> Bool {
    guard a.intersection(b).isEmpty else { return true }
    let union = a.union(b)
    return union.width * union.height <= a.width * a.height + b.width * b.height + spare
  }
}
