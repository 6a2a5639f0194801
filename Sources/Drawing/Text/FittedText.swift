public import Letterform

/// A text that was set for a box, ready to be drawn.
public final class FittedText {
  private let layout: LayoutHandle
  private let extents: TextExtents
  private let text: String
  private let alignment: TextAlignment
  private let watch: ((PlacedText) -> Void)?
  /// The type size it was set at, canvas units.
  public let size: Double
  /// The width it was set for.
  public let width: Double
  /// The height it was set for.
  public let height: Double

  init(
    _ text: String, layout: consuming LayoutHandle, alignment: TextAlignment, size: Double, width: Double,
    height: Double, extents: TextExtents, watch: ((PlacedText) -> Void)?
  ) {
    self.layout = layout
    (self.text, self.alignment, self.watch) = (text, alignment, watch)
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

  /// Where the next character that is typed would stand, from the left edge of the room it is drawn in.
  public func caret(on canvas: Canvas) -> Double {
    layout.align(alignment, mirrored: canvas.isMirrored)
    return canvas.isMirrored ? width - layout.caret : layout.caret
  }

  /// Draws it in `box`, in the middle from top to bottom.
  public func draw(on canvas: Canvas, in box: Box, _ colour: Colour) {
    let top = (box.height - extents.logical.height) / 2
    let isMirrored = canvas.isMirrored
    layout.align(alignment, mirrored: isMirrored)
    let ink = isMirrored ? layout.measure().ink : extents.ink
    // What the box has beside the text's own width lies where reading ends.
    let room = Box(x: isMirrored ? width - box.width : 0, y: -top, width: box.width, height: box.height)
    canvas.keepingDirection(about: box.x + width / 2) {
      canvas.translate(Point(box.x, box.y + top))
      show(on: canvas, room: room, ink: ink, colour)
    }
  }

  /// Draws it so that its ink is centred on `centre`, for a digit on a tag.
  public func draw(on canvas: Canvas, centredOn centre: Point, _ colour: Colour) {
    layout.align(alignment, mirrored: false)
    canvas.keepingDirection(about: centre.x) {
      canvas.translate(centre - extents.ink.centre)
      show(on: canvas, room: extents.ink, ink: extents.ink, colour)
    }
  }

  /// Draws it with the left end of its first baseline at `origin`; on a mirrored page the right end.
  public func draw(on canvas: Canvas, baseline origin: Point, _ colour: Colour) {
    layout.align(alignment, mirrored: false)
    canvas.keepingDirection(about: origin.x + width / 2) {
      canvas.translate(Point(origin.x, origin.y - extents.baseline))
      show(on: canvas, room: extents.ink, ink: extents.ink, colour)
    }
  }

  /// Draws it with the layout's upper left corner at the origin.
  private func show(on canvas: Canvas, room: Box, ink: Box, _ colour: Colour) {
    canvas.context.source(colour)
    layout.show(in: canvas.context)
    watch?(
      PlacedText(
        text: text, ink: canvas.context.onSurface(ink), room: canvas.context.onSurface(room),
        clip: canvas.context.onSurface(canvas.context.clipped),
        size: canvas.context.onSurface(Box(x: 0, y: 0, width: size, height: size)).height, overflow: overflow,
        missingGlyphs: extents.missingGlyphs, lines: extents.lines))
  }
}
