import Drawing
import Letterform

/// Lulu writes strokes before the child does: where her tail is at each moment, and how she crawls.
struct Demonstration {
  /// Index of the first stroke shown, in the task's target.
  let firstStroke: Int
  /// When she sets out, milliseconds.
  let begins: Double
  /// Whether the writing is shown in whole strokes, without movement.
  let isStill: Bool
  private let motion: WritingMotion
  private let lines: [Polyline]
  private let place: LetterPlace

  /// Shows `strokes` of `form`.
  ///
  /// - Parameters:
  ///   - begins: when, milliseconds.
  ///   - pace: share of the natural speed; smaller is slower.
  ///   - isStill: in whole strokes, for those whom movement disturbs.
  init(
    _ strokes: Range<Int>, of form: Form, at place: LetterPlace, begins: Double, pace: Double = 1, isStill: Bool = false
  ) {
    var habits = WritingMotion.Habits()
    habits.speed *= pace
    habits.airSpeed *= pace
    habits.cornerRest /= pace
    var part = form
    part.strokes = Array(form.strokes[strokes.clamped(to: form.strokes.indices)])
    motion = WritingMotion(part, habits: habits)
    lines = part.strokes.map { $0.path.flattened(tolerance: 0.05) }
    (firstStroke, self.place, self.begins, self.isStill) = (strokes.lowerBound, place, begins, isStill)
  }

  /// When everything is written, milliseconds.
  var ends: Double { begins + motion.duration * 1000 }

  /// The pen at `time`, milliseconds; its stroke counts in the task's target.
  func pen(at time: Double) -> WritingMotion.Pen {
    var pen = motion.pen(at: (time - begins) / 1000)
    if isStill, lines.indices.contains(pen.stroke), pen.isDown {
      // The stroke is there at once, and then for as long as it takes to write it.
      pen.arc = lines[pen.stroke].length
      pen.place = lines[pen.stroke].point(at: pen.arc)
    }
    return pen
  }

  /// The middle line of one of the strokes shown from `arc` on as far as `end`, window pixels, close enough for ink.
  func trail(_ stroke: Int, from arc: Double, to end: Double) -> [Point] {
    guard lines.indices.contains(stroke), end > arc else { return [] }
    return lines[stroke].slice(arc, end).points.dropFirst().map { place($0) }
  }

  /// How Lulu is shown with her tail at the pen: her square, and her look without the eyes.
  func lulu(at time: Double, side: Double) -> (box: Box, look: Lulu.Look) {
    let pen = pen(at: time)
    var look = Lulu.Look(pose: .crawl1)
    // She crawls while she writes; four frames in 480 ms.
    let frame = max(0, time - begins) / LessonTuning.crawlFrame
    let whole = Int(frame)
    if pen.isDown, !isStill {
      look.from = Lulu.Pose.crawl[whole % 4]
      look.to = Lulu.Pose.crawl[(whole + 1) % 4]
      look.blend = frame - Double(whole)
    }
    let way = lines.indices.contains(pen.stroke) ? lines[pen.stroke].tangent(at: pen.arc + 4) : Point(1, 0)
    look.facesLeft = way.x < -LessonTuning.turnsRound
    let slope = arcTangentDegrees(way.y, abs(way.x))
    look.tilt = max(-Lulu.mostTilt, min(Lulu.mostTilt, slope * LessonTuning.crawlTilt))
    // Where her tail is in her square once she is tilted and turned round.
    let turn = Affine.translation(120, 213).after(.rotation(degrees: look.tilt)).after(.translation(-120, -213))
    var tail = turn(Lulu.Pin.tail)
    if look.facesLeft { tail.x = Lulu.side - tail.x }
    let hop = Point(0, pen.lift * side * LessonTuning.hop)
    let corner = place(pen.place) - tail * (side / Lulu.side) - hop
    return (Box(x: corner.x, y: corner.y, width: side, height: side), look)
  }

  /// The angle of a way, degrees.
  private func arcTangentDegrees(_ y: Double, _ x: Double) -> Double { Point(x, y).angle.degrees }
}
