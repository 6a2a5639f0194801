public import Letterform

extension StrokePlan {
  /// Prepares the stroke along `path` for a corridor of half-width `radius`, both in the same units.
  ///
  /// - Complexity: O(length / radius).
  public init(path: Path, radius: Double) {
    self.init(polyline: path.flattened(tolerance: radius * Tuning.flattening), radius: radius)
  }

  /// Prepares the stroke along `line` for a corridor of half-width `radius`.
  ///
  /// - Parameters:
  ///   - line: the flattened centre line; an empty one counts as a dot at the origin.
  ///   - radius: above 0; the line may be at most `StrokePlan.longest` of it long.
  public init(polyline line: Polyline, radius: Double) {
    self.init(polyline: line, radius: radius, breadth: radius)
  }

  init(
    polyline line: Polyline, radius: Double, breadth: Double, startTolerance: Double = .infinity,
    endTolerance: Double = .infinity, endPiece: Double = .infinity
  ) {
    precondition(radius > 0 && line.length <= Self.longest * radius)
    let step = radius * Tuning.step
    self.radius = radius
    self.breadth = breadth
    self.startTolerance = min(startTolerance, Tuning.startDistance * breadth)
    self.endTolerance = min(endTolerance, Tuning.endTolerance * radius)
    self.endPiece = endPiece
    self.step = step
    length = line.length
    isDot = line.length < radius
    guard !isDot else {
      corners = []
      linearLength = line.length
      samples = [
        Sample(
          x: line.point(at: 0).x, y: line.point(at: 0).y, arc: 0, chordX: 0, chordY: 0, isStraight: false,
          isCorner: false)
      ]
      return
    }
    let corners = Self.corners(of: line, radius: radius)
    var samples = ContiguousArray<Sample>()
    var stops = [0.0]
    for corner in corners
    where corner.center > (stops.last ?? 0) + 0.25 * step && corner.center < line.length - 0.25 * step {
      stops.append(corner.center)
    }
    stops.append(line.length)
    for (from, to) in zip(stops, stops.dropFirst()) {
      let count = max(1, Int(((to - from) / step).rounded(.up)))
      for k in (samples.isEmpty ? 0 : 1)...count {
        let arc = from + (to - from) * Double(k) / Double(count)
        let p = line.point(at: arc)
        samples.append(Sample(x: p.x, y: p.y, arc: arc, chordX: 0, chordY: 0, isStraight: false, isCorner: false))
      }
    }
    let chordLength = step * Double(Tuning.chordSteps)
    var linear = line.length
    for corner in corners { linear -= corner.to - corner.from }
    for index in samples.indices {
      let arc = samples[index].arc
      let here = Point(samples[index].x, samples[index].y)
      let behind = line.point(at: max(0, arc - chordLength))
      var chord = here - behind
      if arc < chordLength { chord = line.point(at: chordLength) - line.point(at: 0) }
      let size = chord.length
      if size >= Tuning.shortestChord * chordLength {
        samples[index].chordX = chord.x / size
        samples[index].chordY = chord.y / size
      }
      let inZone = corners.contains { $0.from <= arc && arc <= $0.to }
      samples[index].isCorner = inZone
      samples[index].isStraight =
        !inZone && arc < line.length - radius && line.isStraight(at: arc, base: Tuning.straightBase * radius)
    }
    self.corners = corners
    self.samples = samples
    linearLength = max(0, linear)
  }

  private static func corners(of line: Polyline, radius: Double) -> [Corner] {
    let base = Tuning.turnBase * radius
    let stride = radius * Tuning.step / 2
    let count = Int(line.length / stride)
    var found: [(center: Double, turn: Double, from: Double, to: Double)] = []
    var run: [(arc: Double, turn: Double)] = []
    func close() {
      guard let top = run.max(by: { $0.turn < $1.turn }) else { return }
      let plateau = run.filter { $0.turn >= top.turn - 2 }
      let center = (plateau[0].arc + plateau[plateau.count - 1].arc) / 2
      if center >= Tuning.cornerFreeStart * radius && center <= line.length - Tuning.cornerFreeEnd * radius {
        found.append((center, top.turn, run[0].arc, run[run.count - 1].arc))
      }
      run = []
    }
    var arcs = (0...max(1, count)).map { Double($0) * stride }
    arcs += line.arcs
    arcs.sort()
    for arc in arcs {
      let turn = line.turnDegrees(at: arc, base: base)
      if turn >= Tuning.cornerTurn { run.append((arc, turn)) } else { close() }
    }
    close()
    var corners: [Corner] = []
    for corner in found {
      let from = max(0, min(corner.center - Tuning.zoneHalf * radius, corner.from))
      let to = min(max(corner.center + Tuning.zoneHalf * radius, corner.to), line.length - Tuning.zoneFreeEnd * radius)
      var next = Corner(
        from: from, to: to, center: corner.center, turn: corner.turn, place: .zero, through: 0,
        saving: Self.saving(ofTurn: corner.turn), cutRatio: 0, isShared: false)
      if let last = corners.last, last.to > next.from {
        if next.center - last.center < Tuning.zoneShared * radius {
          next.from = last.from
          next.isShared = true
          next.turn = max(next.turn, last.turn)
          next.saving += last.saving
          next.center = (next.center + last.center) / 2
          corners.removeLast()
        } else {
          let middle = (last.center + next.center) / 2
          corners[corners.count - 1].to = middle
          next.from = middle
        }
      }
      corners.append(next)
    }
    for index in corners.indices {
      corners[index].place = line.point(at: corners[index].center)
      corners[index].through = line.turn(from: corners[index].from, to: corners[index].to, base: base / 2)
      let half = (corners[index].to - corners[index].from) / 2
      if corners[index].turn >= Tuning.judgedTurn {
        let rounding = Tuning.cornerRounding * radius * corners[index].saving
        corners[index].cutRatio = max(Tuning.leastCutRatio, 1 - rounding / half)
      } else {
        corners[index].cutRatio = Tuning.flatCornerRatio
      }
    }
    return corners
  }

  /// What rounding a corner of `turn` degrees saves on each of its sides, in roundings.
  private static func saving(ofTurn turn: Double) -> Double {
    let quarter = Point.direction((turn / 4).radians)
    return quarter.y / quarter.x
  }
}

extension Polyline {
  /// The angle in degrees between the chords of `base` before and after `arc`; 0 where an end is nearer than a third of it.
  fileprivate func turnDegrees(at arc: Double, base: Double) -> Double {
    guard min(base, arc) > base / 3, min(base, length - arc) > base / 3 else { return 0 }
    return turn(at: arc, chord: base).degrees.magnitude
  }

  /// Whether the line turns little over `base` to both sides, or as much less as it is nearer to an end.
  fileprivate func isStraight(at arc: Double, base: Double) -> Bool {
    let reach = min(base, arc) + min(base, length - arc)
    return turnDegrees(at: arc, base: base) < Tuning.straightTurn * reach / (2 * base)
  }

  /// The angle in degrees between the chords of `base` before `from` and after `to`.
  fileprivate func turn(from: Double, to: Double, base: Double) -> Double {
    let before = point(at: from) - point(at: from - base)
    return before.turn(to: point(at: to + base) - point(at: to)).degrees.magnitude
  }
}
