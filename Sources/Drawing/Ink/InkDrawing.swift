public import Letterform

/// The child's felt line, drawn as the pen moves: each call draws the new bit only and says which pixels changed.
///
/// The line is smoothed: a curve through the middles between pen points, each pen point pulling it. The last bit, from
/// the last middle to the pen itself, is straight and provisional, so the ink reaches the pen at once; the next point
/// replaces it by the curve. Points are in window pixels.
///
/// Cost: about 10 µs for a piece 10 px long and 30 px wide; memory 6 bytes a pixel of the field.
public final class InkDrawing {
  /// The ink as it stands, transparent elsewhere; its upper left pixel is `field`'s.
  public let surface: Surface
  /// Where ink can be, window pixels.
  public let field: Rectangle
  /// Mean width of the line, pixels.
  public let width: Double
  /// How it looks.
  public let style: InkStyle
  /// The pen points of each stroke so far, window pixels.
  public internal(set) var strokes: [[Point]] = []

  let ink: InkMask
  let streak: InkMask
  var tip = Tip()
  /// The field pixels that may hold ink.
  var inked = Rectangle.empty
  /// The ready pixel values for a streak strength of 0 to 255, not premultiplied.
  let shades: [Shade]

  /// The moving end of the line, in field pixels.
  struct Tip {
    var place = Point.zero
    var pen = Point.zero
    var arc = 0.0
    var streak: Point?
    var provisional = Rectangle.empty
    var isDown = false
  }

  /// Ink `width` pixels wide on an empty `field`.
  ///
  /// - Throws: `noSurface` for an empty field.
  public init(field: Rectangle, width: Double, style: InkStyle = InkStyle()) throws(DrawingError) {
    surface = try Surface(width: field.width, height: field.height)
    (self.field, self.width, self.style) = (field, max(width, 1), style)
    ink = InkMask(width: field.width, height: field.height)
    streak = InkMask(width: field.width, height: field.height)
    shades = (0...255).map { strength in
      let colour = style.colour.mixed(
        with: style.streakColour, style.streakStrength * Double(strength) / 255)
      return Shade(colour)
    }
  }

  /// Sets the pen down.
  public func begin(at point: Point) -> Rectangle {
    strokes.append([point])
    let place = local(point)
    tip = Tip(place: place, pen: place, isDown: true)
    let changed = ink.add(piece(place, place, from: 0, to: 0))
    render(changed)
    return window(changed)
  }

  /// Moves the pen.
  public func extend(to point: Point) -> Rectangle {
    guard tip.isDown, !strokes.isEmpty else { return begin(at: point) }
    let place = local(point)
    guard place != tip.pen else { return .empty }
    strokes[strokes.count - 1].append(point)
    var changed = tip.provisional
    let middle = tip.pen.interpolated(to: place, 0.5)
    changed = changed.union(curve(bend: tip.pen, to: middle))
    tip.pen = place
    render(changed)
    let straight = piece(tip.place, place, from: tip.arc, to: tip.arc + tip.place.distance(to: place))
    tip.provisional = overlay(straight)
    return window(changed.union(tip.provisional))
  }

  /// Lifts the pen: the provisional bit becomes part of the line.
  public func end() -> Rectangle {
    guard tip.isDown else { return .empty }
    var changed = tip.provisional
    changed = changed.union(line(to: tip.pen))
    tip.isDown = false
    tip.provisional = .empty
    render(changed)
    return window(changed)
  }

  /// Paints the ink inside `area` (window pixels) on a canvas of the window.
  public func paint(on canvas: Canvas, area: Rectangle) {
    let area = area.intersection(field)
    guard !area.isEmpty else { return }
    canvas.saved {
      canvas.clip(area.box)
      canvas.paint(surface, at: Point(Double(field.left), Double(field.top)))
    }
  }

  // MARK: - Pieces

  /// In field pixels; what is not a number or far outside is brought near, so that no input can do harm.
  private func local(_ point: Point) -> Point {
    func near(_ value: Double) -> Double { value.isFinite ? min(max(value, -Self.farthest), Self.farthest) : 0 }
    return Point(near(point.x) - Double(field.left), near(point.y) - Double(field.top))
  }

  /// No pen is farther from the window's corner than this, pixels.
  private static let farthest = 100_000.0

  func window(_ area: Rectangle) -> Rectangle {
    area.isEmpty
      ? .empty
      : Rectangle(
        left: area.left + field.left, top: area.top + field.top, right: area.right + field.left,
        bottom: area.bottom + field.top)
  }

  private func piece(_ a: Point, _ b: Point, from: Double, to: Double) -> InkPiece {
    InkPiece(
      a, b, fromRadius: style.width(width, at: from) / 2, toRadius: style.width(width, at: to) / 2)
  }

  /// Adds the quadratic curve from the tip to `end` that `bend` pulls.
  private func curve(bend: Point, to end: Point) -> Rectangle {
    let start = tip.place
    // A quadratic curve strays from its chord by a quarter of this; a chord of n pieces strays n^2 times less.
    let stray = (start + end - bend * 2).length / 4
    let count = max(1, min(32, Int((stray / Self.tolerance).squareRoot().rounded(.up))))
    var changed = Rectangle.empty
    for index in 1...count {
      let t = Double(index) / Double(count)
      let point = start * ((1 - t) * (1 - t)) + bend * (2 * t * (1 - t)) + end * (t * t)
      changed = changed.union(line(to: point))
    }
    return changed
  }

  /// How far, in pixels, the drawn pieces may be from the smooth curve; larger is faster.
  private static let tolerance = 0.08

  /// Adds a straight piece from the tip to `point`.
  private func line(to point: Point) -> Rectangle {
    let along = point - tip.place
    let length = along.length
    guard length > 1e-6 else { return .empty }
    var changed = ink.add(piece(tip.place, point, from: tip.arc, to: tip.arc + length))
    let side = Point(along.y, -along.x) * (style.streakOffset * width / length)
    let next = point + side
    // Where the line turns sharply the streak would cross it: it begins anew there.
    if let last = tip.streak, last.distance(to: next) < length + width * 0.25 {
      let radius = style.streakWidth * width / 2
      changed = changed.union(streak.add(InkPiece(last, next, fromRadius: radius, toRadius: radius)))
    }
    // The streak leaves the round end of the line free.
    tip.streak = tip.arc + length > width * 0.2 ? next : nil
    tip.place = point
    tip.arc += length
    return changed
  }
}
