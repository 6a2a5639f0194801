import Letterform

/// The two leaves that grow out of the end of a road.
struct Sprout: Hashable, Sendable {
  /// Where they grow from: the edge of the road's round end.
  let foot: Point
  /// Away from the road, length 1.
  let out: Point
  /// Length of the bigger leaf.
  let length: Double
  /// Half the road's width.
  let halfWidth: Double
  /// To the side of the bigger leaf, length 1.
  let across: Point
  /// Whether only the bigger leaf grows, straight out: at the end of a closed shape there is no room for two.
  let isSingle: Bool

  /// How far each leaf turns from straight out, radians, and its size beside the bigger one.
  private static let big = (spread: 1.85, size: 1.0)
  private static let small = (spread: -1.95, size: 0.68)

  /// The sprout at the end of a stroke: straight on, or turned to the side with most room where the road itself or a
  /// start dot is in the way. Nil for a dot.
  init?(
    stroke: Int, line: Polyline, parts: [RoadPart], starts: [(centre: Point, radius: Double)], style: RoadStyle,
    scale: Double
  ) {
    guard let last = parts.last(where: { $0.stroke == stroke }), !last.isDot else { return nil }
    let r = last.halfWidth
    let reach = min(style.leafLength * r, style.longestLeaf * scale)
    let end = line.point(at: line.length)
    let along = UnderPaper.smoothTangent(line, at: line.length, reach: r * 0.3)
    var best: (sprout: Sprout, cost: Double)?
    for isSingle in [false, true] {
      for degrees in [0.0, 40, -40, 75, -75, 95, -95, 120, -120, 150, -150] {
        let direction = along.turned(degrees.radians)
        let sprout = Sprout(
          foot: end + direction * (r * 1.04), out: direction, length: reach, halfWidth: r, isSingle: isSingle)
        var cost = abs(degrees) / 75 + (isSingle ? 0.5 : 0)
        for probe in sprout.probes {
          if parts.contains(where: { ($0.line.nearest(to: probe)?.distance ?? 1e9) < $0.halfWidth * 1.02 }) {
            cost += 1
          }
        }
        if sprout.cover.contains(where: { disc in
          starts.contains { $0.centre.distance(to: disc.centre) < $0.radius + disc.radius }
        }) {
          cost += 3
        }
        if cost < best?.cost ?? .infinity { best = (sprout, cost) }
      }
    }
    guard let best else { return nil }
    self = best.sprout
  }

  private init(foot: Point, out: Point, length: Double, halfWidth: Double, isSingle: Bool) {
    self.isSingle = isSingle
    (self.foot, self.out, self.length, self.halfWidth) = (foot, out, length, halfWidth)
    // The bigger leaf turns to the right of the page, or upwards.
    let side: Double = out.x >= 0 ? (out.y >= 0 ? -1 : 1) : (out.y >= 0 ? 1 : -1)
    across = Point(-out.y, out.x) * side
  }

  private func leaf(_ kind: (spread: Double, size: Double), folded: Double = 0) -> (base: Point, tip: Point) {
    let shift = kind.spread > 0 ? 0.12 : -0.12
    let base = foot + across * (shift * halfWidth) - out * (0.0144 * halfWidth)
    let angle = (isSingle ? 0.3 : kind.spread) * (1 - folded) + 0.12 * folded
    return (base, base + (out * cosine(angle) + across * sine(angle)) * (length * kind.size))
  }

  private var leaves: [(base: Point, tip: Point)] {
    isSingle ? [leaf(Self.big)] : [leaf(Self.big), leaf(Self.small)]
  }

  /// Places that tell whether it lies on a road.
  private var probes: [Point] {
    [foot + out * (length * 0.12)] + leaves.flatMap { [$0.base.interpolated(to: $0.tip, 0.6), $0.tip] }
  }

  /// Discs that cover it.
  var cover: [(centre: Point, radius: Double)] {
    leaves.flatMap { base, tip in
      [0.25, 0.5, 0.75].map { (base.interpolated(to: tip, $0), base.distance(to: tip) * 0.27) }
    }
  }

  /// Every pixel it may touch, folded or not.
  var bounds: Rectangle { Rectangle(covering: Box(centre: foot, side: 2.5 * length + 8)) }

  func draw(folded: Double, on canvas: Canvas) {
    let unit = length / 105
    for (kind, colour) in [(Self.small, Palette.leafLight), (Self.big, Palette.leaf)] {
      if isSingle, colour == Palette.leafLight { continue }
      let (base, tip) = leaf(kind, folded: folded)
      canvas.lay(
        CutPaper.leaf(base: base, tip: tip, width: length * kind.size * 0.5), colour,
        Lay(shadow: Point(3, 4) * unit, depth: 0.22, rim: unit))
      canvas.fill(
        CutPaper.vein(base: base.interpolated(to: tip, 0.08), tip: tip, width: 3.2 * unit),
        colour.mixed(with: Palette.sheet, 0.45))
    }
  }
}

extension Point {
  /// Turned clockwise on screen by `angle` radians.
  func turned(_ angle: Double) -> Point {
    Point(x * cosine(angle) - y * sine(angle), x * sine(angle) + y * cosine(angle))
  }
}
