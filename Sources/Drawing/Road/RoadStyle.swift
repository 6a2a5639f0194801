/// What a road is made of; lengths in letter units (x-height 100) or shares of its half-width R.
///
/// Every number here is a matter of taste, none changes what is judged.
public struct RoadStyle: Hashable, Sendable {
  /// The strip itself.
  public var road = Palette.road
  /// Its light rim.
  public var rim = Palette.roadRim
  /// The under-paper.
  public var edge = Palette.roadEdge
  /// The middle line.
  public var dashColour = Palette.roadDash
  /// Mean width of the under-paper seen beside the strip, in R.
  public var edgeWidth = 0.075
  /// How much that width varies, in R; the under-paper is never narrower than the strip.
  public var edgeUnevenness = 0.045
  /// A road wider than this half-width (letter units) gets no thicker edge and no longer shadow.
  public var thickest = 22.0
  /// The under-paper is never seen narrower than this many pixels.
  public var leastEdge = 1.2
  /// Width of a dash, letter units.
  public var dashWidth = 1.5
  /// Wanted length of a dash, letter units.
  public var dashLength = 6.5
  /// Wanted gap between dashes, letter units.
  public var dashGap = 5.0
  /// Radius of the start dot in R.
  public var startRadius = 0.52
  /// The start dot is never larger than this, letter units.
  public var largestStart = 11.0
  /// Length of the end leaf in R.
  public var leafLength = 1.7
  /// The end leaf is never longer than this, letter units.
  public var longestLeaf = 30.0
  /// Opacity of strips; below 1 the road is only hinted at (rung 3).
  public var strength = 1.0

  /// The yellow road of the lesson.
  public init() {}

  /// Radius of the start dot, pixels, for a road `halfWidth` pixels to either side at `scale` pixels a letter unit.
  func startDot(halfWidth: Double, scale: Double) -> Double {
    max(5, min(startRadius * halfWidth, largestStart * scale))
  }

  /// The same road, only hinted at.
  public static var faint: RoadStyle {
    var style = RoadStyle()
    style.strength = 0.35
    return style
  }
}
