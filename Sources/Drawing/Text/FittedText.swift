public import Letterform

/// A text that was set for a box, ready to be drawn.
public final class FittedText {
  private let layout: LayoutHandle
  private let extents: TextExtents
  private let text: String
  private let watch: ((PlacedText) -> Void)?
  /// The type size it was set at, canvas units.
  public let size: Double
  /// The width it was set for.
  public let width: Double
  /// The height it was set for.
  public let height: Double

  init(
    _ text: String, layout: consuming LayoutHandle, size: Double, width: Double, height: Double, extents: TextExtents,
    watch: ((PlacedText) -> Void)?
  ) {
    self.layout = layout
    (self.text, self.watch) = (text, watch)
    (self.size, self.width, self.height, self.extents) = (size, width, height, extents)
  }

  /// How many lines it takes.
  public var lines: Int { extents.lines }
  /// The room it really takes.
  public var usedWidth: Double { extents.logical.width }
  /// The room it really takes.
  public var usedHeight: Double { extents.logical.height }
  /// Distance from the top of the layout to the first baseline.
  public var baseline: Double { extents.baseline }
  /// How far the text reaches beyond its box at its smallest size, in canvas units; 0 when it fits.
  public var overflow: Double { max(0, extents.logical.width - width - 0.01, extents.logical.height - height - 0.01) }
  /// Characters no font of the folder has; they are drawn as boxes.
  public var missingGlyphs: Int { extents.missingGlyphs }

  /// Draws it in `box`, in the middle from top to bottom.
  public func draw(on canvas: Canvas, in box: Box, _ colour: Colour) {
    canvas.saved {
      let top = (box.height - extents.logical.height) / 2
      canvas.translate(Point(box.x, box.y + top))
      show(on: canvas, room: Box(x: 0, y: -top, width: box.width, height: box.height), colour)
    }
  }

  /// Draws it so that its ink is centred on `centre`, for a digit on a tag.
  public func draw(on canvas: Canvas, centredOn centre: Point, _ colour: Colour) {
    canvas.saved {
      canvas.translate(centre - extents.ink.centre)
      show(on: canvas, room: extents.ink, colour)
    }
  }

  /// Draws it with the left end of its first baseline at `origin`.
  public func draw(on canvas: Canvas, baseline origin: Point, _ colour: Colour) {
    canvas.saved {
      canvas.translate(Point(origin.x, origin.y - extents.baseline))
      show(on: canvas, room: extents.ink, colour)
    }
  }

  /// Draws it with the layout's upper left corner at the origin.
  private func show(on canvas: Canvas, room: Box, _ colour: Colour) {
    canvas.context.source(colour)
    layout.show(in: canvas.context)
    watch?(
      PlacedText(
        text: text, ink: canvas.context.onSurface(extents.ink), room: canvas.context.onSurface(room),
        clip: canvas.context.onSurface(canvas.context.clipped),
        size: canvas.context.onSurface(Box(x: 0, y: 0, width: size, height: size)).height, overflow: overflow,
        missingGlyphs: extents.missingGlyphs, lines: extents.lines))
  }
}
