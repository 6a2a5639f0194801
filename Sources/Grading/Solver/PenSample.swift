public import Letterform

/// One report of a pen: where, in letter units, and when, in milliseconds.
public struct PenSample: Hashable, Sendable {
  /// Where.
  public var place: Point
  /// When, milliseconds from any origin.
  public var time: Double

  /// The pen at `place` at `time` milliseconds.
  public init(_ place: Point, time: Double) {
    (self.place, self.time) = (place, time)
  }
}

extension LetterGrader {
  /// Grades a whole letter, each element of `strokes` from the touch to the lift; no stroke may be empty to count.
  public mutating func grade(_ strokes: [[PenSample]]) -> Verdict {
    for stroke in strokes {
      guard let first = stroke.first, let last = stroke.last else { continue }
      if let found = down(first.place, time: first.time) { return found }
      for sample in stroke.dropFirst() {
        if let found = move(sample.place, time: sample.time) { return found }
      }
      if let found = up(last.place, time: last.time) { return found }
    }
    return finish()
  }
}
