public import Letterform

/// What gets a number in the order of writing.
public enum OrderNumbering: Hashable, Sendable {
  /// Every part between corners.
  case parts
  /// Every stroke, pen down to pen up; the later parts of a stroke get an arrow without a number.
  case strokes
}

/// Sizes of the numbered arrows, letter units unless said otherwise.
public struct ArrowStyle: Hashable, Sendable {
  /// Radius of the disc with the number.
  public var disc = 6.2
  /// The disc is never smaller than this many pixels, so that the digit can be read.
  public var leastDisc = 8.0
  /// Thickness of the curved shaft.
  public var shaft = 2.4
  /// Length of the head, and its width.
  public var head = 7.5
  /// Free room kept to the road, to other arrows and to the field's edge.
  public var gap = 2.2
  /// Wanted length along the road.
  public var length = 34.0

  /// The sizes of the lesson.
  public init() {}
}

/// A numbered arrow beside the road, in pixels.
public struct OrderArrow: Hashable, Sendable {
  /// The number on the disc; nil for a later part of a stroke when only strokes are numbered.
  public var number: Int?
  /// The part of the road it belongs to.
  public var part: Int
  /// The stroke it belongs to.
  public var stroke: Int
  /// Middle of the disc.
  public var disc: Point
  /// Radius of the disc.
  public var radius: Double
  /// The shaft from the disc to the tip; one point for a dot, which has no direction.
  public var shaft: [Point]
  /// Thickness of the shaft.
  public var thickness: Double
  /// Length and width of the head.
  public var head: Double

  /// The discs that cover it, for collision tests.
  public var cover: [(centre: Point, radius: Double)] {
    var discs: [(centre: Point, radius: Double)] = number == nil ? [] : [(disc, radius)]
    let line = Polyline(shaft)
    guard line.length > 0 else { return discs }
    let step = max(2, thickness)
    var arc = 0.0
    while arc < line.length - head / 2 {
      discs.append((line.point(at: arc), thickness / 2))
      arc += step
    }
    let count = 4
    for index in 0...count {
      // The head is a triangle: wide at its root, a point at the tip.
      let share = Double(index) / Double(count)
      discs.append((line.point(at: line.length - head * (1 - share)), max(thickness, head * (1 - share)) / 2))
    }
    return discs
  }
}
