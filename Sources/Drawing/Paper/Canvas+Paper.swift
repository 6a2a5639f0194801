public import Letterform

/// How a piece of paper lies on what is below it.
public struct Lay: Hashable, Sendable {
  /// How far the shadow falls to the right and down, canvas units.
  public var shadow: Point
  /// How dark the shadow is, 0 to 1.
  public var depth: Double
  /// How far the light rim looks out to the left and up; 0 for none.
  public var rim: Double

  /// A lay with its shadow and rim.
  public init(shadow: Point, depth: Double, rim: Double) {
    (self.shadow, self.depth, self.rim) = (shadow, depth, rim)
  }

  /// Flat things: tags, leaves, stones.
  public static let flat = Lay(shadow: Point(2, 3), depth: 0.22, rim: 1)
  /// Cards and buttons.
  public static let card = Lay(shadow: Point(4, 6), depth: 0.22, rim: 1)
  /// Sheet and book.
  public static let sheet = Lay(shadow: Point(7, 10), depth: 0.16, rim: 0)
  /// On the ground, no shadow.
  public static let none = Lay(shadow: .zero, depth: 0, rim: 0)

  /// The same lay for a drawing `factor` times as large.
  public func scaled(_ factor: Double) -> Lay { Lay(shadow: shadow * factor, depth: depth, rim: rim * factor) }
}

extension Canvas {
  /// Lays a piece of paper: its shadow, its light rim, the piece; three plain fills, no blur.
  public func lay(_ path: Path, _ colour: Colour, _ how: Lay = .flat, rim: Colour? = nil) {
    if how.depth > 0 {
      saved {
        translate(how.shadow)
        fill(path, Palette.shadow.opacity(how.depth))
      }
    }
    if how.rim > 0 {
      saved {
        translate(Point(-how.rim, -how.rim))
        fill(path, rim ?? colour.rim)
      }
    }
    fill(path, colour)
  }

  /// Draws the edge of something that can be pressed, where high contrast wants one.
  func outline(_ path: Path, width: Double) {
    if Palette.isStrong { stroke(path, Palette.outline, StrokeStyle(width: width)) }
  }
}
