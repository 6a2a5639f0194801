import Drawing
import Letterform

/// Paper that rains once on a finished letter: where each piece is follows from the time alone.
struct Confetti {
  /// How many pieces.
  static let pieces = 54
  let field: Box
  let seed: UInt64

  private static let colours = [
    Palette.coral, Palette.road, Palette.lilac, Palette.leaf, Palette.ink, Palette.leafLight,
  ]

  /// Draws the pieces `progress` of the way, 0 to 1.
  func draw(at progress: Double, on canvas: Canvas) {
    guard progress > 0, progress < 1 else { return }
    for index in 0..<Self.pieces {
      var chance = Chance(seed &+ UInt64(index) &* 0x9E37_79B9)
      let column = chance.next()
      let delay = chance.next() * 0.35
      let sway = chance.next()
      let turn = chance.next()
      let size = field.width * (0.011 + 0.010 * chance.next())
      let t = (progress - delay) / (1 - delay)
      guard t > 0 else { continue }
      let x = field.x + field.width * (column + 0.03 * (sway - 0.5) * t * 6)
      let y = field.y - size + (field.height + 2 * size) * (0.25 * t + 0.75 * t * t)
      let shade = Self.colours[index % Self.colours.count].opacity(min(1, (1 - t) * 4))
      // A flat piece that tumbles looks narrow and wide in turn.
      let width = size * (0.35 + 0.65 * abs(1 - 2 * ((turn + 1.5 * t).truncatingRemainder(dividingBy: 1))))
      let lean = (sway - 0.5) * size
      canvas.fill(
        polygon: [
          Point(x - width, y - size * 0.6 + lean * 0.4), Point(x + width, y - size * 0.6 - lean * 0.4),
          Point(x + width * 0.9, y + size * 0.6 - lean * 0.3), Point(x - width, y + size * 0.5 + lean * 0.3),
        ], shade)
    }
  }
}

/// Repeatable chance: SplitMix64 (Steele, Lea, Flood 2014).
struct Chance {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// The next number from 0 up to 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }
}
