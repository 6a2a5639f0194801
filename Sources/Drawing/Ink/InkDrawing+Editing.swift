import Letterform

extension InkDrawing {
  /// Takes away the ink of the oldest points, so that at most `count` of all strokes' points stay; for writing with ink
  /// that fades behind the pen. The stroke under way goes on.
  ///
  /// Cost: draws what stays anew; some tenths of a millisecond for a hundred points.
  public func keepNewest(_ count: Int) -> Rectangle {
    var spare = strokes.reduce(0) { $0 + $1.count } - max(count, 0)
    guard spare > 0 else { return .empty }
    let isDown = tip.isDown
    var kept: [[Point]] = []
    for (index, stroke) in strokes.enumerated() {
      let gone = min(spare, stroke.count)
      spare -= gone
      let rest = Array(stroke.dropFirst(gone))
      // The pen stays on the paper: its last point is kept.
      if rest.isEmpty, index == strokes.count - 1, isDown, let last = stroke.last {
        kept.append([last])
      } else if !rest.isEmpty {
        kept.append(rest)
      }
    }
    strokes = kept
    return redraw(leavingDown: isDown)
  }

  /// Takes all ink away.
  public func clear() -> Rectangle {
    strokes = []
    return redraw()
  }

  /// Takes the last stroke away, as when a touch was cancelled.
  public func removeLastStroke() -> Rectangle {
    guard !strokes.isEmpty else { return .empty }
    strokes.removeLast()
    return redraw()
  }

  /// Puts a stroke's points back on record without drawing it.
  func restore(_ stroke: [Point]) { strokes.append(stroke) }

  /// Draws all strokes anew; whatever held ink may have changed.
  private func redraw(leavingDown: Bool = false) -> Rectangle {
    let kept = strokes
    strokes = []
    let area = inked
    ink.clear(area)
    streak.clear(area)
    tip = Tip()
    render(area)
    inked = .empty
    for (index, stroke) in kept.enumerated() {
      guard let first = stroke.first else { continue }
      _ = begin(at: first)
      for point in stroke.dropFirst() { _ = extend(to: point) }
      if !(leavingDown && index == kept.count - 1) { _ = end() }
    }
    return window(area)
  }
}
