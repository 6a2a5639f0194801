public import Letterform

/// One of our own simple SVG pictures, read into a list of fills and lines that Cairo draws at any size.
public struct Picture: Hashable, Sendable {
  /// One filled or drawn path.
  public struct Shape: Hashable, Sendable {
    /// The outline, in the coordinates of its group.
    public var path: Path
    /// What it is filled with, opacity included; nil for nothing.
    public var fill: Colour?
    /// What its line is drawn with; nil for none.
    public var stroke: Colour?
    /// How the line is drawn.
    public var style: StrokeStyle
    /// Moves it inside its group.
    public var map: Affine
  }

  /// A shape or a group.
  public enum Node: Hashable, Sendable {
    case shape(Shape)
    case group(Group)
  }

  /// Shapes and groups that move together.
  public struct Group: Hashable, Sendable {
    /// Its `id`, empty for none.
    public var id: String
    /// Moves everything inside.
    public var map: Affine
    /// Opacity of the whole, 0 to 1.
    public var opacity: Double
    /// What is inside, the lowest first.
    public var nodes: [Node]

    /// The group `id` anywhere inside, or this one.
    public func group(_ id: String) -> Group? {
      if self.id == id { return self }
      for case .group(let inner) in nodes {
        if let found = inner.group(id) { return found }
      }
      return nil
    }

    /// Changes every group with the given `id`, here and inside.
    public mutating func change(_ id: String, _ body: (inout Group) -> Void) {
      if self.id == id { body(&self) }
      for index in nodes.indices {
        guard case .group(var inner) = nodes[index] else { continue }
        inner.change(id, body)
        nodes[index] = .group(inner)
      }
    }
  }

  /// The part of the plane it shows.
  public var viewBox: Box
  /// Everything.
  public var root: Group
  /// Whether it points the way one reads, as an arrow to the next page does: on a mirrored page it points the other way.
  public var followsReading = false

  /// A picture of `root`.
  public init(viewBox: Box, root: Group) {
    (self.viewBox, self.root) = (viewBox, root)
  }

  /// Draws it as large as fits `box`, in the middle.
  public func draw(on canvas: Canvas, in box: Box, opacity: Double = 1) {
    let scale = min(box.width / max(viewBox.width, 1e-9), box.height / max(viewBox.height, 1e-9))
    func draw() {
      canvas.translate(box.centre - viewBox.centre * scale)
      canvas.scale(scale)
      canvas.layered(opacity: opacity) { root.draw(on: canvas) }
    }
    if followsReading { canvas.saved(draw) } else { canvas.keepingDirection(about: box.centre.x, draw) }
  }
}

extension Picture.Group {
  /// Draws it in the coordinates of the canvas.
  public func draw(on canvas: Canvas) {
    canvas.saved {
      canvas.transform(map)
      canvas.layered(opacity: opacity) {
        for node in nodes {
          switch node {
          case .group(let group): group.draw(on: canvas)
          case .shape(let shape): shape.draw(on: canvas)
          }
        }
      }
    }
  }
}

extension Picture.Shape {
  /// Draws it in the coordinates of the canvas.
  public func draw(on canvas: Canvas) {
    canvas.saved {
      canvas.transform(map)
      if let fill { canvas.fill(path, fill) }
      if let stroke { canvas.stroke(path, stroke, style) }
    }
  }
}
