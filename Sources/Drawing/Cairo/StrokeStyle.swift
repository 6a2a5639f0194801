/// How a line is drawn: width and dashes in the canvas's unit.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: Hashable, Sendable { case round, butt, square }
  /// How two pieces of a line meet.
  public enum Join: Hashable, Sendable { case round, miter, bevel }

  /// Width of the line.
  public var width: Double
  /// How it ends.
  public var cap: Cap
  /// How pieces meet.
  public var join: Join
  /// Lengths on and off in turn; empty for a solid line.
  public var dashes: [Double]
  /// How far into the pattern the line starts.
  public var dashOffset: Double

  /// A line style.
  public init(
    width: Double, cap: Cap = .round, join: Join = .round, dashes: [Double] = [], dashOffset: Double = 0
  ) {
    (self.width, self.cap, self.join) = (width, cap, join)
    (self.dashes, self.dashOffset) = (dashes, dashOffset)
  }
}
