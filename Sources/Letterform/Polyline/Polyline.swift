/// Straight pieces one after another, measured along their length.
///
/// Every piece has a length: points that repeat are dropped when it is made.
public struct Polyline: Hashable, Sendable {
  /// The corners of the pieces in drawing order.
  public let points: [Point]
  /// The arc length from the start to each point; as many as `points`, the first is 0.
  public let arcs: [Double]

  /// The polyline through `points`; repeated and non-finite points are dropped.
  public init(_ points: [Point]) {
    var (kept, arcs): ([Point], [Double]) = ([], [])
    kept.reserveCapacity(points.count)
    arcs.reserveCapacity(points.count)
    for point in points where point.isFinite {
      guard let last = kept.last, let arc = arcs.last else {
        kept.append(point)
        arcs.append(0)
        continue
      }
      let next = arc + last.distance(to: point)
      guard next > arc else { continue }
      kept.append(point)
      arcs.append(next)
    }
    (self.points, self.arcs) = (kept, arcs)
  }

  /// The whole arc length.
  public var length: Double { arcs.last ?? 0 }

  /// Whether it has no point at all.
  public var isEmpty: Bool { points.isEmpty }

  /// The index of the piece that holds the arc position `arc`: piece i runs from point i to point i + 1.
  ///
  /// Positions before the start give the first piece, those after the end the last; a point belongs to the piece that
  /// leaves it. 0 when there is no piece.
  /// - Complexity: O(log n).
  public func piece(at arc: Double) -> Int {
    var (low, high) = (0, max(0, points.count - 1))
    while high - low > 1 {
      let middle = (low + high) / 2
      if arcs[middle] <= arc { low = middle } else { high = middle }
    }
    return low
  }

  /// The point at the arc position `arc`, held between start and end; `.zero` for an empty polyline.
  public func point(at arc: Double) -> Point {
    guard points.count > 1 else { return points.first ?? .zero }
    let piece = piece(at: arc)
    let share = (arc - arcs[piece]) / (arcs[piece + 1] - arcs[piece])
    return points[piece].interpolated(to: points[piece + 1], min(max(share, 0), 1))
  }

  /// The direction of length 1 in which the line leaves the arc position `arc`; `.zero` if it has no piece.
  public func tangent(at arc: Double) -> Point {
    guard points.count > 1 else { return .zero }
    let piece = piece(at: arc)
    return (points[piece + 1] - points[piece]).unit
  }
}
