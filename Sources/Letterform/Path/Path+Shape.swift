extension Path {
  /// The path with every point moved by `map`.
  public func applying(_ map: Affine) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .curve(let first, let second, let end): .curve(map(first), map(second), map(end))
        case .close: .close
        }
      })
  }

  /// The path drawn from its end to its start; subpaths come in the opposite order too.
  ///
  /// A closed subpath stays closed and begins where it began.
  public var reversed: Path {
    var steps: [Element] = []
    for subpath in subpaths.reversed() {
      var segments = subpath.segments
      if subpath.isClosed, let last = segments.last, !last.isCurve, segments.count > 1 { segments.removeLast() }
      let begin = subpath.isClosed ? subpath.start : segments.last?.end ?? subpath.start
      steps.append(.move(begin))
      // The line that closed the shape is now its first; what was first is drawn by the closing.
      if subpath.isClosed, let last = segments.last, last.end != begin { steps.append(.line(last.end)) }
      steps += segments.reversed().map { $0.reversed.element }
      if subpath.isClosed {
        if steps.last == .line(begin) { steps.removeLast() }
        steps.append(.close)
      }
    }
    return Path(steps)
  }

  /// Where the pen comes down first; nil for an empty path.
  public var start: Point? { subpaths.first?.start }

  /// Where the pen is lifted last; nil for an empty path.
  public var end: Point? {
    guard let last = subpaths.last else { return nil }
    return last.isClosed ? last.start : last.segments.last?.end ?? last.start
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// How often the pen comes down: the number of subpaths.
  public var subpathCount: Int { subpaths.count }

  /// The upright box around the ink's middle, within `tolerance`.
  public func bounds(tolerance: Double = 0.01) -> Bounds {
    var bounds = Bounds.empty
    for line in polylines(tolerance: tolerance) {
      for point in line.points { bounds.include(point) }
    }
    return bounds
  }
}
