public import Letterform

/// The rungs of a letter's ladder beside the sheet: done, current, still to come.
public struct StepLadder: Hashable, Sendable {
  /// The middles of the discs.
  public var places: [Point]
  /// Radius of a disc.
  public var radius: Double
  /// The current rung, from 0; those before it are done.
  public var current: Int

  /// A ladder.
  public init(places: [Point], radius: Double, current: Int) {
    (self.places, self.radius, self.current) = (places, radius, current)
  }

  /// Every pixel it may touch.
  public var bounds: Rectangle {
    Box(around: places).map { Rectangle(covering: $0.inset(by: -radius * 1.7)) } ?? .empty
  }

  /// Draws it.
  public func draw(on canvas: Canvas) {
    guard let first = places.first, let last = places.last else { return }
    let unit = radius / 14
    canvas.stroke(points: [first, last], Palette.sugar3, StrokeStyle(width: 14 * unit, cap: .butt))
    for (index, place) in places.enumerated() {
      let flat = Lay(shadow: Point(1.5, 2.2) * unit, depth: 0.22, rim: 0)
      if index < current {
        canvas.lay(CutPaper.disc(centre: place, radius: radius, seed: 40 + index), Palette.ink, flat)
        canvas.fill(polygon: Self.star(centre: place, radius: radius * 0.68), Palette.road)
      } else if index == current {
        canvas.lay(CutPaper.disc(centre: place, radius: radius * 1.42, seed: 40 + index), Palette.roadEdge, flat)
        canvas.fill(CutPaper.disc(centre: place, radius: radius * 1.18, seed: 60 + index), Palette.road)
        canvas.fill(CutPaper.disc(centre: place, radius: radius * 0.43, seed: 80 + index), Palette.night)
      } else {
        let disc = CutPaper.disc(centre: place, radius: radius * 0.9, seed: 40 + index)
        canvas.lay(disc, Palette.cloud, flat)
        canvas.outline(disc, width: 2 * unit)
      }
    }
  }

  /// The five points of a star and the five between.
  static func star(centre: Point, radius: Double) -> [Point] {
    (0..<10).map { index in
      let angle = (Double(index) * 36 - 90).radians
      return centre + Point(cosine(angle), sine(angle)) * (index % 2 == 0 ? radius : radius * 0.45)
    }
  }
}
