public import Letterform

/// Paper confetti that falls once: a pure function of time.
public struct Confetti: Sendable {
  /// How long it falls, seconds.
  public static let duration = 1.6
  /// How many pieces.
  public static let count = 54

  private struct Piece {
    var x, delay, speed, drift, turn, size: Double
    var colour: Colour
    var corners: Int
  }

  private let pieces: [Piece]
  private let field: Box

  /// Confetti over `field`; the same for the same seed.
  public init(field: Box, unit: Double, seed: Int = 1) {
    var chance = Seed(seed)
    let colours = [Palette.coral, Palette.road, Palette.ink, Palette.leafLight, Palette.lilac, Palette.sheet]
    self.field = field
    pieces = (0..<Self.count).map { index in
      Piece(
        x: field.x + chance.next() * field.width, delay: chance.next(in: 0...0.5),
        speed: chance.next(in: 0.9...1.35), drift: chance.next(in: -6...6) * unit, turn: chance.next(in: -5...5),
        size: chance.next(in: 0.9...1.6) * unit, colour: colours[index % colours.count],
        corners: 3 + Int(chance.next() * 3))
    }
  }

  /// Draws the pieces `time` seconds after they were thrown; nothing before 0 and after `duration`.
  public func draw(at time: Double, on canvas: Canvas) {
    guard time >= 0, time < Self.duration else { return }
    for (index, piece) in pieces.enumerated() {
      let t = time - piece.delay
      guard t > 0 else { continue }
      let share = t / (Self.duration - 0.5) * piece.speed
      let centre = Point(
        piece.x + piece.drift * sine(share * 5 + Double(index)),
        field.y - piece.size + share * (field.height + 2 * piece.size))
      guard centre.y < field.bottom + piece.size else { continue }
      let corners = (0..<piece.corners).map { corner -> Point in
        let angle = piece.turn * t + Double(corner) * 2 * .pi / Double(piece.corners)
        // A turning flat piece looks narrow now and then.
        let flat = 0.35 + 0.65 * abs(cosine(piece.turn * t * 1.3 + Double(index)))
        return centre + Point(cosine(angle) * piece.size, sine(angle) * piece.size * flat)
      }
      canvas.fill(polygon: corners, piece.colour)
    }
  }

  /// Every pixel it may touch.
  public var bounds: Rectangle { Rectangle(covering: field.inset(by: -24)) }
}
