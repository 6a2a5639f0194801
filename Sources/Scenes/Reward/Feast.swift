import Drawing
import Letterform

/// Small things in the air when something is finished: where each is follows from the time alone.
struct Feast: Hashable {
  /// What is in the air.
  enum Kind: CaseIterable {
    case confetti, bubbles, fireflies
  }

  let kind: Kind
  /// Where it is seen.
  let field: Box
  let seed: UInt64

  /// How long it lasts, in milliseconds.
  static let duration = 1600.0
  /// How many bubbles and fireflies there are.
  private static let (bubbles, fireflies) = (26, 30)

  /// Draws it `progress` of the way, 0 to 1; nothing at both ends.
  func draw(at progress: Double, on canvas: Canvas) {
    guard progress > 0, progress < 1 else { return }
    switch kind {
    case .confetti: Confetti(field: field, seed: seed).draw(at: progress, on: canvas)
    case .bubbles: drawBubbles(progress, on: canvas)
    case .fireflies: drawFireflies(progress, on: canvas)
    }
  }

  /// The sine of so many whole turns.
  private func wave(_ turns: Double) -> Double { Point.direction(turns * 2 * .pi).y }

  private func chance(_ index: Int) -> Chance { Chance(seed &+ UInt64(index) &* 0x9E37_79B9) }

  /// Bubbles rise from the lower edge, swaying, and are gone before they reach the upper one.
  private func drawBubbles(_ progress: Double, on canvas: Canvas) {
    let unit = min(field.width, field.height)
    for index in 0..<Self.bubbles {
      var chance = chance(index)
      let (column, delay, sway, size) = (chance.next(), chance.next() * 0.4, chance.next(), chance.next())
      let t = (progress - delay) / (1 - delay)
      guard t > 0, t < 1 else { continue }
      let radius = unit * (0.018 + 0.03 * size) * (0.6 + 0.4 * min(1, t * 3))
      let swing = wave(t * 2 + sway) * unit * 0.02
      let risen = field.height * (0.5 + 0.5 * sway) * t
      let centre = Point(field.x + field.width * column + swing, field.bottom + radius - risen)
      let fade = min(1, (1 - t) * 4)
      let colour = [Palette.line2, Palette.lilac, Palette.leafLight][index % 3]
      canvas.fill(disc: centre, radius: radius, colour.opacity(0.28 * fade))
      canvas.stroke(
        circle: centre, radius: radius, Palette.sheet.opacity(0.9 * fade), StrokeStyle(width: radius * 0.13))
      canvas.fill(
        disc: centre - Point(0.36, 0.4) * radius, radius: radius * 0.2, Palette.sheet.opacity(0.9 * fade))
    }
  }

  /// Fireflies wander and glow in turn.
  private func drawFireflies(_ progress: Double, on canvas: Canvas) {
    let unit = min(field.width, field.height)
    for index in 0..<Self.fireflies {
      var chance = chance(index)
      let home = Point(field.x + field.width * chance.next(), field.y + field.height * (0.15 + 0.75 * chance.next()))
      let (phase, turn) = (chance.next(), chance.next())
      let way = progress * (0.6 + turn) + phase
      let centre = home + Point(wave(way + 0.25) * 0.05, wave(way * 1.7) * 0.035) * unit
      let shown = min(1, min(progress, 1 - progress) * 6)
      let glow = max(0, wave(progress * 2 + phase)) * shown
      guard glow > 0.02 else { continue }
      let radius = unit * 0.007
      canvas.fill(disc: centre, radius: radius * 3.4, Palette.road.opacity(0.22 * glow))
      canvas.fill(disc: centre, radius: radius * 2.1, Palette.road.opacity(0.35 * glow))
      canvas.fill(disc: centre, radius: radius, Palette.sheet.opacity(glow))
    }
  }
}
