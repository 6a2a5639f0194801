public import Letterform

/// Shapes cut from paper with scissors: a little uneven, the same for the same seed.
public enum CutPaper {
  /// A disc of 10 to 14 bends, radius +-3 %, every fourth piece almost straight (a snip).
  public static func disc(centre: Point, radius: Double, seed: Int) -> Path {
    var chance = Seed(seed)
    let count = 10 + Int(chance.next() * 5)
    let turn = chance.next() * 2 * .pi
    let points = (0..<count).map { index in
      let angle = turn + (Double(index) + chance.next(in: -0.12...0.12)) * 2 * .pi / Double(count)
      return centre + Point(cosine(angle), sine(angle)) * (radius * chance.next(in: 0.985...1.015))
    }
    return closedCurve(points) { $0 % 4 == 3 }
  }

  /// A rectangle whose edges change direction a little every 60 to 160 px, at most `unevenness` px.
  public static func sheet(_ box: Box, seed: Int, unevenness: Double = 2) -> Path {
    var chance = Seed(seed)
    let corners = [
      Point(box.x, box.y), Point(box.right, box.y), Point(box.right, box.bottom), Point(box.x, box.bottom),
    ]
    var points: [Point] = []
    for (index, from) in corners.enumerated() {
      let to = corners[(index + 1) % 4]
      let length = from.distance(to: to)
      guard length > 0 else { continue }
      let along = (to - from) * (1 / length)
      let out = Point(along.y, -along.x)
      var place = 0.0
      // The corner always; a further change of direction only well before the next corner.
      while place == 0 || place < length - 50 {
        points.append(from + along * place + out * chance.next(in: -unevenness...unevenness))
        place += chance.next(in: 90...190)
      }
    }
    return polygon(points)
  }

  /// A strip of any size, such as a bar of a chart: four corners and a few bends of its long sides, each moved at most
  /// `unevenness`.
  public static func strip(_ box: Box, seed: Int, unevenness: Double) -> Path {
    let isWide = box.width > box.height
    let bends = max(0, min(3, Int(max(box.width, box.height) / (60 * max(unevenness, 0.3))) - 1))
    let shares = (0...(bends + 1)).map { Double($0) / Double(bends + 1) }
    let there = shares.map { isWide ? Point(box.x + box.width * $0, box.y) : Point(box.right, box.y + box.height * $0) }
    let back = shares.reversed().map {
      isWide ? Point(box.x + box.width * $0, box.bottom) : Point(box.x, box.y + box.height * $0)
    }
    return polygon(there + back, unevenness: min(unevenness, min(box.width, box.height) * 0.12), seed: seed)
  }

  /// A card whose four corners are each cut with two snips; `radius` is how far they reach along the edges.
  public static func card(_ box: Box, radius: Double, seed: Int) -> Path {
    var chance = Seed(seed)
    let r = min(radius, box.width / 2, box.height / 2)
    // The snips meet on the corner's circle at 30 and 60 degrees.
    let (near, far) = (r * 0.134, r * 0.5)
    let corners: [(Point, Point, Point)] = [
      (Point(box.x, box.y), Point(1, 0), Point(0, 1)),
      (Point(box.right, box.y), Point(0, 1), Point(-1, 0)),
      (Point(box.right, box.bottom), Point(-1, 0), Point(0, -1)),
      (Point(box.x, box.bottom), Point(0, -1), Point(1, 0)),
    ]
    var points: [Point] = []
    for (corner, forward, back) in corners {
      func shaken(_ p: Point) -> Point {
        p + Point(chance.next(in: -1...1), chance.next(in: -1...1)) * (r * 0.018)
      }
      points.append(shaken(corner + back * r))
      points.append(shaken(corner + back * far + forward * near))
      points.append(shaken(corner + forward * far + back * near))
      points.append(shaken(corner + forward * r))
    }
    return polygon(points)
  }

  /// A polygon through `points`, each moved at most `unevenness`.
  public static func polygon(_ points: [Point], unevenness: Double, seed: Int) -> Path {
    var chance = Seed(seed)
    return polygon(
      points.map {
        $0 + Point(chance.next(in: -unevenness...unevenness), chance.next(in: -unevenness...unevenness))
      })
  }

  /// A leaf from its stalk at `base` to its `tip`, `width` wide at the middle.
  public static func leaf(base: Point, tip: Point, width: Double) -> Path {
    let along = tip - base
    let side = Point(-along.y, along.x) * (width / max(along.length, 1e-9) / 2)
    return Path([
      .move(base),
      .curve(base + along * 0.08 + side * 0.9, base + along * 0.38 + side * 1.35, base + along * 0.62 + side * 0.98),
      .curve(base + along * 0.80 + side * 0.72, base + along * 0.95 + side * 0.30, tip),
      .curve(base + along * 0.90 - side * 0.50, base + along * 0.72 - side * 1.18, base + along * 0.46 - side * 1.06),
      .curve(base + along * 0.25 - side * 0.96, base + along * 0.05 - side * 0.62, base),
      .close,
    ])
  }

  /// The leaf's vein: a thin kite along its middle.
  public static func vein(base: Point, tip: Point, width: Double) -> Path {
    let along = tip - base
    let side = Point(-along.y, along.x) * (width / max(along.length, 1e-9))
    return polygon([
      base + along * 0.06 + side * 0.6, base + along * 0.5 + side * 0.5, base + along * 0.86,
      base + along * 0.5 - side * 0.5, base + along * 0.06 - side * 0.6,
    ])
  }

  /// A closed polygon.
  public static func polygon(_ points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }

  /// A smooth closed curve through `points` (Catmull-Rom); the pieces for which `isStraight` are lines.
  public static func closedCurve(_ points: [Point], isStraight: (Int) -> Bool = { _ in false }) -> Path {
    let n = points.count
    guard n > 2 else { return polygon(points) }
    var path = Path([.move(points[0])])
    for i in 0..<n {
      let (before, from, to, after) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n])
      if isStraight(i) {
        path.elements.append(.line(to))
      } else {
        path.elements.append(.curve(from + (to - before) * (1.0 / 6), to - (after - from) * (1.0 / 6), to))
      }
    }
    path.elements.append(.close)
    return path
  }

  /// A smooth open curve through `points` (Catmull-Rom).
  public static func openCurve(_ points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    var path = Path([.move(first)])
    for i in 0..<max(0, points.count - 1) {
      let before = points[max(0, i - 1)]
      let after = points[min(points.count - 1, i + 2)]
      let (from, to) = (points[i], points[i + 1])
      path.elements.append(.curve(from + (to - before) * (1.0 / 6), to - (after - from) * (1.0 / 6), to))
    }
    return path
  }
}
