extension Path {
  /// The most pieces that one curve is cut into, whatever the tolerance: a bound on memory for absurd input.
  public static let mostPieces = 4096

  /// Each subpath as straight pieces that stay within `tolerance` of the curve.
  ///
  /// The bound: a curve cut at n equal steps of its parameter strays at most max|B''| / (8 n²) from its chords.
  /// - Parameter tolerance: greatest distance between curve and pieces, in the path's units; above 0.
  /// - Complexity: linear in the number of pieces, which grows as 1 / √tolerance.
  public func polylines(tolerance: Double = 0.05) -> [Polyline] {
    subpaths.map { Polyline(Self.points(of: $0.segments, from: $0.start, tolerance: tolerance)) }
  }

  /// The whole path as one polyline within `tolerance`; subpaths, if there are several, are joined by straight lines.
  ///
  ///     try Path(svg: "M0,0 L30,0 L30,40").flattened().length   // 70
  public func flattened(tolerance: Double = 0.05) -> Polyline {
    Polyline(subpaths.flatMap { Self.points(of: $0.segments, from: $0.start, tolerance: tolerance) })
  }

  private static func points(of segments: [Segment], from start: Point, tolerance: Double) -> [Point] {
    var points = [start]
    for segment in segments {
      let pieces = pieces(of: segment, tolerance: tolerance)
      for piece in stride(from: 1, to: pieces, by: 1) {
        points.append(segment.point(at: Double(piece) / Double(pieces)))
      }
      points.append(segment.end)
    }
    return points
  }

  /// How many equal steps of the parameter keep `segment` within `tolerance`.
  static func pieces(of segment: Segment, tolerance: Double) -> Int {
    guard segment.isCurve else { return 1 }
    let (early, late) = (segment.secondDerivative(at: 0).length, segment.secondDerivative(at: 1).length)
    let count = (max(early, late) / (8 * max(tolerance, 1e-12))).squareRoot().rounded(.up)
    return count.isFinite ? max(1, Int(min(count, Double(mostPieces)))) : mostPieces
  }
}
