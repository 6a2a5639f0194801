/// How corners and straight parts are told from curves; lengths in corridor half-widths R, angles in degrees.
public struct CornerRule: Hashable, Sendable {
  /// Length of the chord looked at on each side of a place. Longer: rounder bends count as corners.
  public var chord = 0.75
  /// Least turn between the two chords at a corner. Greater: fewer corners.
  public var leastTurn = 55.0
  /// No corner nearer than this to the start.
  public var startMargin = 0.9
  /// No corner nearer than this to the end.
  public var endMargin = 1.0
  /// Places whose turn is within this of the greatest belong to the same plateau; its centre is the corner.
  public var plateau = 1.0
  /// Corners nearer than this to a sharper one are part of it.
  public var separation = 0.75
  /// A vertex nearer than this to the plateau's centre, that turns by half the corner's turn, is the corner itself.
  public var pin = 0.25
  /// Distance between the places that are tried.
  public var step = 1.0 / 24
  /// Length on each side over which a straight part may turn at most `straightTurn`.
  public var straightReach = 1.0
  /// Most turn of a straight part. Greater: more is straight.
  public var straightTurn = 25.0

  /// The rule of the grader's design, measured on 1,600 traces.
  public init() {}
}

/// A place where the pen turns at once.
public struct Corner: Hashable, Sendable {
  /// Its arc position.
  public var arc: Double
  /// The turn in radians, -π to π, positive clockwise on screen; a retrace is close to ±π.
  public var turn: Double
  /// Where it is.
  public var place: Point
}

extension Polyline {
  /// The turn at the arc position `arc` in radians: from the chord over the `chord` before it to the chord over the same length after.
  ///
  /// Within `chord` of an end the shorter chord reaches to the end. 0 where there is no chord.
  public func turn(at arc: Double, chord: Double) -> Double {
    let here = point(at: arc)
    return (here - point(at: arc - chord)).turn(to: point(at: arc + chord) - here)
  }

  /// The corners in order, for a corridor of half-width `halfWidth` in the line's units.
  ///
  /// A corner is a local maximum of the turn (see ``turn(at:chord:)``) that the rule's least turn allows.
  /// - Complexity: O((length / halfWidth) log n); once for each ideal stroke.
  public func corners(halfWidth: Double, rule: CornerRule = CornerRule()) -> [Corner] {
    let (from, to) = (rule.startMargin * halfWidth, length - rule.endMargin * halfWidth)
    guard halfWidth > 0, to >= from, points.count > 1 else { return [] }
    let chord = rule.chord * halfWidth
    // The whole line is looked at, so that a corner just outside the margins is not seen as one just inside.
    let arcs = samples(every: max(rule.step * halfWidth, length / 50_000), pins: sharpVertices)
    let turns = arcs.map { turn(at: $0, chord: chord) }

    var corners: [Corner] = []
    for peak in peaks(of: turns, arcs: arcs, rule: rule, reach: rule.separation * halfWidth) {
      let arc = pinned(peak.arc, turn: peak.turn, within: rule.pin * halfWidth)
      guard arc >= from, arc <= to else { continue }
      corners.append(Corner(arc: arc, turn: peak.turn, place: point(at: arc)))
    }
    return corners
  }

  /// The arc ranges along which the line is straight: the turn over ± the rule's reach stays small.
  ///
  /// Places within a reach of a corner are never straight.
  public func straightParts(halfWidth: Double, rule: CornerRule = CornerRule()) -> [ClosedRange<Double>] {
    guard halfWidth > 0, points.count > 1 else { return [] }
    let reach = rule.straightReach * halfWidth
    var parts: [ClosedRange<Double>] = []
    var begin: Double?
    var last = 0.0
    for arc in samples(every: max(halfWidth / 6, length / 50_000)) {
      // Near an end the window stays whole and does not reach over it.
      let centre = max(min(arc, length - reach), min(reach, length / 2))
      if turn(at: centre, chord: reach).magnitude < rule.straightTurn.radians {
        begin = begin ?? arc
      } else if let start = begin {
        if last > start { parts.append(start...last) }
        begin = nil
      }
      last = arc
    }
    if let start = begin, last > start { parts.append(start...last) }
    return parts
  }

  /// Vertices that turn more than any flattened curve does, as arc positions.
  private var sharpVertices: [Double] {
    points.indices.dropFirst().dropLast().filter { vertexTurn($0).magnitude > 0.35 }.map { arcs[$0] }
  }

  private func vertexTurn(_ index: Int) -> Double {
    (points[index] - points[index - 1]).turn(to: points[index + 1] - points[index])
  }

  /// The local maxima of the turn, the sharpest kept where several crowd, in order.
  private func peaks(
    of turns: [Double], arcs: [Double], rule: CornerRule, reach: Double
  ) -> [(arc: Double, turn: Double)] {
    let slack = rule.plateau.radians
    var found: [(arc: Double, turn: Double)] = []
    for index in turns.indices where turns[index].magnitude >= rule.leastTurn.radians {
      let height = turns[index].magnitude
      let neighbours = (turns[max(index - 1, 0)].magnitude, turns[min(index + 1, turns.count - 1)].magnitude)
      guard height >= neighbours.0, height >= neighbours.1 else { continue }
      var (low, high) = (index, index)
      while low > 0, turns[low - 1].magnitude >= height - slack { low -= 1 }
      while high + 1 < turns.count, turns[high + 1].magnitude >= height - slack { high += 1 }
      found.append(((arcs[low] + arcs[high]) / 2, turns[index]))
    }
    var kept: [(arc: Double, turn: Double)] = []
    for peak in found.sorted(by: { $0.turn.magnitude > $1.turn.magnitude })
    where !kept.contains(where: { abs($0.arc - peak.arc) < reach }) {
      kept.append(peak)
    }
    return kept.sorted { $0.arc < $1.arc }
  }

  /// The sharpest vertex within `reach` of `arc`, if it accounts for at least half of the turn; else `arc`.
  private func pinned(_ arc: Double, turn: Double, within reach: Double) -> Double {
    var (best, sharpest) = (arc, turn.magnitude / 2)
    for index in points.indices.dropFirst().dropLast()
    where abs(arcs[index] - arc) <= reach && vertexTurn(index).magnitude > sharpest {
      (best, sharpest) = (arcs[index], vertexTurn(index).magnitude)
    }
    return best
  }
}
