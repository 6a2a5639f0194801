import Letterform

/// In-between pictures of two poses: groups with the same name move from one place to the other, outlines of the same
/// part change shape, everything else changes over half way.
enum PoseBlend {
  /// Outlines built of different pieces are compared at this many points.
  private static let points = 44

  static func group(_ a: Picture.Group, _ b: Picture.Group, at t: Double) -> Picture.Group {
    var blended = t < 0.5 ? a : b
    blended.map = map(a.map, b.map, at: t)
    blended.opacity = a.opacity + (b.opacity - a.opacity) * t
    let (shapesA, shapesB) = (shapes(a), shapes(b))
    let alike = shapesA.count == shapesB.count && zip(shapesA, shapesB).allSatisfy { isAlike($0, $1) }
    var next = 0
    blended.nodes = blended.nodes.map { node in
      switch node {
      case .shape(let own):
        defer { next += 1 }
        return alike ? .shape(shape(shapesA[next], shapesB[next], at: t)) : .shape(own)
      case .group(let own):
        guard let inA = child(own.id, of: a), let inB = child(own.id, of: b) else {
          return .group(moved(own, with: t < 0.5 ? a : b, a, b, at: t))
        }
        return .group(group(inA, inB, at: t))
      }
    }
    return blended
  }

  /// A group that only one pose has (an open eye's white) goes along with the first part that both have.
  private static func moved(
    _ own: Picture.Group, with pose: Picture.Group, _ a: Picture.Group, _ b: Picture.Group, at t: Double
  ) -> Picture.Group {
    guard pose.id.hasPrefix("eye-") else { return own }
    for case .group(let part) in pose.nodes {
      guard let inA = child(part.id, of: a), let inB = child(part.id, of: b), let from = middle(part),
        let to = middle(group(inA, inB, at: t))
      else { continue }
      var moved = own
      moved.map = Affine.translation(to.x - from.x, to.y - from.y).after(own.map)
      return moved
    }
    return own
  }

  private static func middle(_ group: Picture.Group) -> Point? {
    guard let shape = shapes(group).last else { return nil }
    return Box(around: shape.path.applying(group.map.after(shape.map)).flattened(tolerance: 0.5).points)?.centre
  }

  private static func child(_ id: String, of group: Picture.Group) -> Picture.Group? {
    for case .group(let inner) in group.nodes where inner.id == id && !id.isEmpty { return inner }
    return nil
  }

  private static func shapes(_ group: Picture.Group) -> [Picture.Shape] {
    group.nodes.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  /// Whether two shapes can be told to be the same piece of paper.
  private static func isAlike(_ a: Picture.Shape, _ b: Picture.Shape) -> Bool {
    a.fill == b.fill && a.stroke == b.stroke && isClosed(a.path) == isClosed(b.path)
  }

  private static func isClosed(_ path: Path) -> Bool {
    if case .close? = path.elements.last { true } else { false }
  }

  private static func shape(_ a: Picture.Shape, _ b: Picture.Shape, at t: Double) -> Picture.Shape {
    var shape = b
    shape.map = map(a.map, b.map, at: t)
    shape.style.width = a.style.width + (b.style.width - a.style.width) * t
    shape.path = path(a.path, b.path, at: t)
    return shape
  }

  private static func path(_ a: Path, _ b: Path, at t: Double) -> Path {
    if a.elements.count == b.elements.count {
      var elements: [Path.Element] = []
      for (from, to) in zip(a.elements, b.elements) {
        switch (from, to) {
        case (.move(let p), .move(let q)): elements.append(.move(p.interpolated(to: q, t)))
        case (.line(let p), .line(let q)): elements.append(.line(p.interpolated(to: q, t)))
        case (.curve(let p1, let p2, let p3), .curve(let q1, let q2, let q3)):
          elements.append(
            .curve(p1.interpolated(to: q1, t), p2.interpolated(to: q2, t), p3.interpolated(to: q3, t)))
        case (.close, .close): elements.append(.close)
        default: return resampled(a, b, at: t)
        }
      }
      return Path(elements)
    }
    return resampled(a, b, at: t)
  }

  private static func resampled(_ a: Path, _ b: Path, at t: Double) -> Path {
    let (lineA, lineB) = (a.flattened(tolerance: 0.2), b.flattened(tolerance: 0.2))
    let between = (0..<points).map { index in
      let share = Double(index) / Double(isClosed(b) ? points : points - 1)
      return lineA.point(at: lineA.length * share).interpolated(to: lineB.point(at: lineB.length * share), t)
    }
    return isClosed(b) ? CutPaper.closedCurve(between) : CutPaper.openCurve(between)
  }

  /// Between two maps: the turn and the shift each go their way evenly, so nothing shrinks on the way.
  private static func map(_ a: Affine, _ b: Affine, at t: Double) -> Affine {
    if a == b { return a }
    let (angleA, angleB) = (arcTangent(a.b, a.a), arcTangent(b.b, b.a))
    let isRotation = abs(a.determinant - 1) < 1e-6 && abs(b.determinant - 1) < 1e-6
    let e = a.e + (b.e - a.e) * t
    let f = a.f + (b.f - a.f) * t
    guard isRotation else {
      return Affine(
        a: a.a + (b.a - a.a) * t, b: a.b + (b.b - a.b) * t, c: a.c + (b.c - a.c) * t, d: a.d + (b.d - a.d) * t, e: e,
        f: f)
    }
    let angle = angleA + (angleB - angleA) * t
    return Affine(a: cosine(angle), b: sine(angle), c: -sine(angle), d: cosine(angle), e: e, f: f)
  }
}
