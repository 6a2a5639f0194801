import Letterform

extension MapLayout {
  /// The buttons above the landscape.
  struct Bar {
    var back, ear, starTag, album, gate: Box
    var sections: [Box]
    /// What is below belongs to the road.
    var bottom: Double

    /// The ways to other kinds of page are wider than high: a banner is drawn behind its plane.
    static let sectionAspect = 1.35
    /// Upright, the ways to other kinds of page fly below the buttons.
    static let secondRow = 0.95

    init(page: Box, g: Double, b: Double, isUpright: Bool, hand: Hand) {
      let edge = 2.5 * g
      let gap = 2.5 * g
      back = Box(x: edge, y: edge, width: b, height: b)
      ear = Box(x: back.right + gap, y: edge, width: b, height: b)
      starTag = Box(x: ear.right + gap, y: edge + b * 0.16, width: b * 1.7, height: b * 0.68)
      gate = Box(x: page.width - edge - b, y: edge, width: b, height: b)
      album = Box(x: gate.x - gap - b, y: edge, width: b, height: b)
      let size = Point(b * Self.sectionAspect, b)
      let row = isUpright ? edge + b + gap * 0.6 : edge
      let (from, to) = isUpright ? (page.x, page.width) : (starTag.right, album.x)
      sections = (0..<2).map { index in
        let middle = from + (to - from) * (isUpright ? 0.34 + 0.32 * Double(index) : 0.27 + 0.46 * Double(index))
        return Box(x: middle - size.x / 2, y: row, width: size.x, height: size.y)
      }
      bottom = isUpright ? row + size.y * Self.secondRow : edge + b
      guard hand == .left else { return }
      back = back.mirrored(in: page.width)
      ear = ear.mirrored(in: page.width)
      starTag = starTag.mirrored(in: page.width)
      album = album.mirrored(in: page.width)
      gate = gate.mirrored(in: page.width)
      sections = sections.map { $0.mirrored(in: page.width) }
    }
  }
}
