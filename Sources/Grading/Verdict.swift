public import Letterform

/// What the grader says of a stroke or a letter; the raw value is the code that files and reports carry.
public enum VerdictCode: Int, Hashable, Sendable, CaseIterable {
  /// Covered from start to end, in order, inside the corridor, nothing below.
  case accepted = 0
  /// Distance and direction error piled up along the linear parts, or the pen drew backwards for long.
  case errorTooBig = 1
  /// Left the corridor sideways.
  case lineExitedCorridor = 2
  /// A corner was cut or wound: its drawn length differs too much from the ideal one.
  case cornerDrawingDistanceWrong = 3
  /// On a straight part the pen ran steadily beside the middle.
  case straightLineDrawingDistanceWrong = 4
  /// Came back into a corner already drawn.
  case cornerDoubleEnter = 5
  /// A part of the line was jumped over, or the end never reached.
  case lineNotCovered = 6
  /// Began elsewhere, or the wrong way round.
  case wrongStart = 7
  /// Went on past the end.
  case tooOverextended = 8

  /// The name that files and reports carry, e.g. `"wrongStart"`.
  public var name: String { "\(self)" }
}

/// A verdict with its place. The first verdict of a trace is final.
public struct Verdict: Hashable, Sendable {
  /// What was found.
  public var code: VerdictCode
  /// Which stroke of the form, from 0.
  public var stroke: Int
  /// Index of the point, counted over the letter from 0, at which it was given.
  public var point: Int
  /// Where, in the ideal's units.
  public var place: Point
  /// The arc position on the ideal stroke, in the ideal's units.
  public var arc: Double
  /// Share of the letter's length covered, 0 to 1.
  public var progress: Double

  /// A verdict with its place.
  public init(code: VerdictCode, stroke: Int, point: Int, place: Point, arc: Double, progress: Double) {
    (self.code, self.stroke, self.point) = (code, stroke, point)
    (self.place, self.arc, self.progress) = (place, arc, progress)
  }
}
