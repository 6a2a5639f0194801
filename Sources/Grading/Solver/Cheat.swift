public import Letterform

/// A way to look busy without writing the letter; no verdict may be `accepted` for any of them.
public enum Cheat: Hashable, Sendable {
  /// Leaves out a stroke.
  case skips(stroke: Int)
  /// Draws two strokes in the wrong order, the one at `first` and the next.
  case swaps(first: Int)
  /// Draws a stroke from its end.
  case reverses(stroke: Int)
  /// Lifts the pen in a stroke and puts it back well ahead.
  case jumps(stroke: Int)
  /// Stops well before the end of a stroke.
  case stops(stroke: Int)
  /// Scribbles over a stroke instead of drawing it.
  case scribbles(stroke: Int)

  /// Every cheat that `form` offers in a corridor of half-width `radius`, letter units.
  ///
  /// Left out are those that cannot be told from writing: jumps on strokes too short for them, dots drawn from their
  /// end.
  public static func all(for form: Form, radius: Double, xHeight: Double = 100) -> [Cheat] {
    var cheats: [Cheat] = []
    for (index, stroke) in form.strokes.enumerated() {
      let plan = StrokePlan(stroke: stroke, radius: radius, xHeight: xHeight)
      if form.strokes.count > 1 { cheats.append(.skips(stroke: index)) }
      if index + 1 < form.strokes.count { cheats.append(.swaps(first: index)) }
      guard !plan.isDot else { continue }
      cheats += [.reverses(stroke: index), .scribbles(stroke: index)]
      if plan.length > CheatSize.least * plan.radius {
        cheats += [.jumps(stroke: index), .stops(stroke: index)]
      }
    }
    return cheats
  }

  /// The lines that the pen follows, in order; the form's own where the stroke offers no place for the cheat.
  public func lines(
    for form: Form, radius: Double, xHeight: Double = 100, using generator: inout some RandomNumberGenerator
  ) -> [Polyline] {
    var lines = form.strokes.map { $0.path.flattened() }
    func size(_ index: Int) -> Double {
      CheatSize.cut * StrokePlan(stroke: form.strokes[index], radius: radius, xHeight: xHeight).radius
    }
    switch self {
    case .skips(let stroke): lines.remove(at: stroke)
    case .swaps(let first): lines.swapAt(first, first + 1)
    case .reverses(let stroke): lines[stroke] = Polyline(lines[stroke].points.reversed())
    case .jumps(let stroke):
      let line = lines[stroke]
      let gap = size(stroke)
      for _ in 0..<16 {
        let at = Double.random(in: 0.05...0.8, using: &generator) * (line.length - gap)
        // Where the line comes back on itself the pen is put down on what is drawn already: no jump.
        let drawn = line.part(0, at + gap / CheatSize.cut * 1.2)
        let landing = line.point(at: at + gap)
        guard let near = drawn.nearest(to: landing), near.distance > gap / CheatSize.cut * 1.4 else { continue }
        lines.replaceSubrange(stroke...stroke, with: [line.part(0, at), line.part(at + gap, line.length)])
        break
      }
    case .stops(let stroke):
      lines[stroke] = lines[stroke].part(0, lines[stroke].length - size(stroke))
    case .scribbles(let stroke):
      lines[stroke] = Self.scribble(over: lines[stroke], radius: radius, using: &generator)
    }
    return lines
  }

  /// From the start of `line` to and fro across the box around it, three times as long as it.
  private static func scribble(
    over line: Polyline, radius: Double, using generator: inout some RandomNumberGenerator
  ) -> Polyline {
    let box = line.points.reduce(into: Bounds.empty) { $0.include($1) }
    // A straight stroke's box is as narrow as a line.
    let slack = max(0.4 * max(box.width, box.height), radius)
    var points = [line.point(at: 0)]
    var drawn = 0.0
    while drawn < 3 * line.length + slack {
      let next = Point(
        Double.random(in: box.least.x - slack...box.greatest.x + slack, using: &generator),
        Double.random(in: box.least.y - slack...box.greatest.y + slack, using: &generator))
      drawn += next.distance(to: points[points.count - 1])
      points.append(next)
    }
    points.append(line.point(at: line.length))
    return Polyline(points)
  }
}

/// How gross a cheat is; lengths in half-widths of the stroke's corridor.
private enum CheatSize {
  /// What is cut off or jumped over.
  static let cut = 3.0
  /// A stroke has to be longer than this to be cut.
  static let least = 4.5
}

extension Polyline {
  /// The stretch between two arc positions.
  func part(_ from: Double, _ to: Double) -> Polyline {
    let inner = zip(points, arcs).filter { $0.1 > from && $0.1 < to }.map(\.0)
    return Polyline([point(at: from)] + inner + [point(at: to)])
  }

  /// Greatest distance between places at the same share of both lines' lengths.
  func greatestDistance(to other: Polyline) -> Double {
    (0...32).reduce(0) { greatest, step in
      let share = Double(step) / 32
      return max(greatest, point(at: share * length).distance(to: other.point(at: share * other.length)))
    }
  }
}

extension Form {
  /// Whether the pen that follows `lines` writes this form in a corridor of half-width `radius`: then it is no cheat.
  ///
  /// A lift inside a stroke does not matter, as it does not to the grader, where the pen goes on near the place that it
  /// left.
  public func allows(_ lines: [Polyline], radius: Double) -> Bool {
    var next = lines.startIndex
    for stroke in strokes {
      let ideal = stroke.path.flattened()
      // A short stroke is followed in a finer corridor.
      let tolerance = min(radius, Tuning.shortStrokeCorridor * ideal.length)
      var joined: [Point] = []
      var isWritten = false
      while !isWritten, next < lines.endIndex {
        if let last = joined.last, lines[next].point(at: 0).distance(to: last) > Tuning.gap * tolerance { return false }
        joined += lines[next].points
        next += 1
        var line = Polyline(joined)
        // Going on past the end is forgiven as far as the grader forgives it.
        let after = line.length - ideal.length
        if after > 0, after <= Tuning.overextension * tolerance { line = line.part(0, ideal.length) }
        isWritten = ideal.greatestDistance(to: line) <= tolerance
      }
      guard isWritten else { return false }
    }
    return next == lines.endIndex
  }
}
