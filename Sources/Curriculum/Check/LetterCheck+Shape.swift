public import Letterform

extension LetterCheck {
  /// What one letter's strokes show by themselves.
  public func shapeFindings(of letter: Letter) -> [Finding] {
    letter.forms.flatMap { form in
      form.strokes.enumerated().flatMap { index, stroke in
        (seams(of: stroke) + zones(of: stroke)).map { kind, place in
          Finding(kind, letter: letter.character, form: form.id, stroke: index, place: place)
        }
      }
        + guides(of: form).map { kind, place in
          Finding(kind, letter: letter.character, form: form.id, place: place)
        }
    }
  }

  private typealias Found = (kind: Finding.Kind, place: Point)

  /// Small breaks of the direction and sudden jumps of the curvature, where the pen does not turn.
  private func seams(of stroke: Stroke) -> [Found] {
    stroke.path.seams.compactMap { seam in
      let turn = abs(seam.turn.degrees)
      if turn >= CheckLimits.meantCorner { return nil }
      if turn > CheckLimits.tangentBreak { return (.tangentBreak(degrees: turn), seam.place) }
      let (before, after) = (seam.before, seam.after)
      let isStraight = min(abs(before), abs(after)) < 1 / CheckLimits.straightRadius
      let isTurn = max(abs(before), abs(after)) > 1 / CheckLimits.turnRadius
      guard !isStraight, !isTurn, abs(before - after) > CheckLimits.curvatureJump else { return nil }
      return (.curvatureJump(before: 1 / before, after: 1 / after), seam.place)
    }
  }

  /// The highest and lowest place of a form, where it comes near a guide line and misses it.
  ///
  /// Waists and bars inside a letter are free, and so are small strokes. A place that is round, not a corner or an end,
  /// may pass its line outward by the overshoot besides.
  private func guides(of form: Form) -> [Found] {
    let lines = course.model.guides
    let drawn = form.strokes.filter { !$0.isSmall }.map { $0.path.flattened(tolerance: 0.05) }
    func extreme(_ isBefore: (Point, Point) -> Bool) -> (line: Polyline, index: Int)? {
      let ends = drawn.compactMap { line in
        line.points.indices.min { isBefore(line.points[$0], line.points[$1]) }.map { (line: line, index: $0) }
      }
      return ends.min { isBefore($0.line.points[$0.index], $1.line.points[$1.index]) }
    }
    func miss(_ end: (line: Polyline, index: Int)?, _ levels: [Double], outward: Double) -> Found? {
      guard let (line, index) = end else { return nil }
      let place = line.points[index]
      guard let near = levels.min(by: { abs($0 - place.y) < abs($1 - place.y) }) else { return nil }
      let off = place.y - near
      let isRound = index > 0 && index < line.points.count - 1 && abs(line.turn(at: line.arcs[index], chord: 1)) < 0.5
      let allowed = CheckLimits.guide + (isRound && off * outward > 0 ? CheckLimits.overshoot : 0)
      let height = lines.xHeight
      guard abs(off) > allowed * height + 1e-6, abs(off) <= CheckLimits.guideReach * height else { return nil }
      return (.offGuide(line: near, off: off), place)
    }
    return [
      miss(extreme { $0.y < $1.y }, [lines.ascender, lines.xLine], outward: -1),
      miss(extreme { $0.y > $1.y }, [lines.baseline, lines.descender], outward: 1),
    ].compactMap(\.self)
  }

  /// Loops and corners that the grader takes together at some rung.
  private func zones(of stroke: Stroke) -> [Found] {
    let line = stroke.path.flattened(tolerance: 0.1)
    guard let widest = radii.map(\.radius).max() else { return [] }
    var found: [Found] = line.loops(shorterThan: CheckLimits.zone * widest).map { loop in
      let rungs = radii.filter { CheckLimits.zone * $0.radius > loop.length }.map(\.rung)
      return (.smallLoop(length: loop.length, rungs: rungs), loop.place)
    }
    var pairs: [Point: (distance: Double, rungs: [Int])] = [:]
    for (rung, radius) in radii {
      let corners = line.corners(halfWidth: radius)
      for (one, next) in zip(corners, corners.dropFirst()) where next.arc - one.arc < CheckLimits.zone * radius {
        let middle = one.place.interpolated(to: next.place, 0.5)
        let known = pairs.keys.first { $0.distance(to: middle) < radius / 2 } ?? middle
        if pairs[known]?.rungs.last != rung { pairs[known, default: (next.arc - one.arc, [])].rungs.append(rung) }
      }
    }
    found += pairs.sorted { ($0.key.y, $0.key.x) < ($1.key.y, $1.key.x) }.map { place, pair in
      (.closeCorners(distance: pair.distance, rungs: pair.rungs), place)
    }
    return found
  }
}
