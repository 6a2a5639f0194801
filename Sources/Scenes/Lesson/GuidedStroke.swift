import Drawing
import Letterform

/// A hand that draws the missed part of a stroke together with the child.
///
/// While the child's pen is down the hand goes on along the line: as far as the pen leads, and slowly by itself where
/// the pen does not. So it always arrives, and whoever goes along has drawn the part.
struct GuidedStroke {
  /// The stroke, in the task's target.
  let stroke: Int
  /// Its middle line, window pixels.
  let line: Polyline
  /// The part, pixels of arc.
  let part: ClosedRange<Double>
  /// How far the hand has come, pixels of arc.
  private(set) var arc: Double
  /// Half the road's width, pixels.
  private let radius: Double
  private var movedAt: Double?

  init(stroke: Int, line: Polyline, part: ClosedRange<Double>, radius: Double) {
    (self.stroke, self.line, self.part, self.radius) = (stroke, line, part, radius)
    arc = part.lowerBound
  }

  /// Where the hand is, window pixels.
  var place: Point { line.point(at: arc) }

  /// Whether the stroke is drawn to its end.
  var isAtEnd: Bool { arc >= line.length }

  /// Whether the child goes on alone: the part is drawn and the pen is where the hand is.
  func letsGo(of pen: Point) -> Bool {
    arc >= part.upperBound && !isAtEnd && pen.distance(to: place) <= radius * LessonTuning.letsGoWithin
  }

  /// The pen came down, or was lifted: time in between does not move the hand.
  mutating func rest() { movedAt = nil }

  /// The child's pen is at `pen`; the hand goes on. Where it has been since, window pixels.
  mutating func follow(_ pen: Point, at time: Double) -> [Point] {
    let before = arc
    // It is led by whoever draws along, however far beside.
    let ahead = line.slice(arc, min(line.length, arc + radius * LessonTuning.leadAhead))
    if let near = ahead.nearest(to: pen), near.distance <= radius * LessonTuning.leadWithin { arc += near.arc }
    if let last = movedAt { arc += max(0, time - last) / 1000 * LessonTuning.guidedSpeed * radius }
    movedAt = time
    arc = min(arc, line.length)
    guard arc > before else { return [] }
    return line.slice(before, arc).points.dropFirst().map { $0 }
  }
}
