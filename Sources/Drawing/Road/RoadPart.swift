public import Letterform

/// A part of a stroke between two corners, in pixels; each is a strip of road of its own.
public struct RoadPart: Hashable, Sendable {
  /// Which stroke of the form, from 0.
  public var stroke: Int
  /// The middle of the road.
  public var line: Polyline
  /// Where the part begins on its stroke, pixels along the stroke.
  public var start: Double
  /// Half the road's width, pixels.
  public var halfWidth: Double
  /// Whether the stroke begins with it.
  public var beginsStroke: Bool
  /// Whether the stroke ends with it.
  public var endsStroke: Bool

  /// Whether it is a dot: shorter than half the road's width, so it shows no direction.
  public var isDot: Bool { line.length < halfWidth * 0.6 }
}

/// Cuts strokes at their corners.
public enum RoadCutting {
  /// Turns of at least this many degrees cut a stroke; larger makes fewer, longer strips.
  static let leastTurn = 40.0
  /// The chord over which a turn is measured, letter units; larger sees rounder corners.
  static let chord = 6.0
  /// How far a flattened curve may be from the true one, pixels.
  static let tolerance = 0.15

  /// The parts of `path` at `place`, each `halfWidth` (letter units) to either side.
  public static func parts(of path: Path, stroke: Int, halfWidth: Double, at place: LetterPlace) -> [RoadPart] {
    let line = path.applying(place.map).flattened(tolerance: tolerance)
    var rule = CornerRule()
    rule.chord = 1
    rule.leastTurn = leastTurn
    let corners = line.corners(halfWidth: chord * place.scale, rule: rule).map(\.arc)
    let cuts = [0] + corners + [line.length]
    return zip(cuts, cuts.dropFirst()).enumerated().map { index, cut in
      RoadPart(
        stroke: stroke, line: line.slice(cut.0, cut.1), start: cut.0, halfWidth: halfWidth * place.scale,
        beginsStroke: index == 0, endsStroke: index == cuts.count - 2)
    }
  }
}

extension Polyline {
  /// The part between two arc positions, its ends exactly there.
  public func slice(_ from: Double, _ to: Double) -> Polyline {
    var cut = [point(at: from)]
    for (index, arc) in arcs.enumerated() where arc > from + 1e-9 && arc < to - 1e-9 { cut.append(points[index]) }
    cut.append(point(at: to))
    return Polyline(cut)
  }
}
