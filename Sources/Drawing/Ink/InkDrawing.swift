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
  public private(set) var strokes: [[Point]] = []

  private let ink: InkMask
  private let streak: InkMask
  private var tip = Tip()
  /// The ready pixel values for a streak strength of 0 to 255, not premultiplied.
  private let shades: [Shade]

  private struct Shade {
    let red, green, blue, opaque: UInt32

    init(_ colour: Colour) {
      red = UInt32(colour.red * 255 + 0.5)
      green = UInt32(colour.green * 255 + 0.5)
      blue = UInt32(colour.blue * 255 + 0.5)
      opaque = 0xFF00_0000 | red << 16 | green << 8 | blue
    }
  }

  /// The moving end of the line, in field pixels.
  private struct Tip {
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

  /// Takes away the ink of the oldest points, so that at most `count` of all strokes' points stay; for writing with ink
  /// that fades behind the pen. The stroke under way goes on.
  ///
  /// Cost: draws what stays anew; some tenths of a millisecond for a hundred points.
  public func keepNewest(_ count: Int) -> Rectangle {
    var spare = strokes.reduce(0) { $0 + $1.count } - max(count, 0)
    guard spare > 0 else { return .empty }
    let isDown = tip.isDown
    var kept: [[Point]] = []
    for (index, stroke) in strokes.enumerated() {
      let gone = min(spare, stroke.count)
      spare -= gone
      let rest = Array(stroke.dropFirst(gone))
      // The pen stays on the paper: its last point is kept.
      if rest.isEmpty, index == strokes.count - 1, isDown, let last = stroke.last {
        kept.append([last])
      } else if !rest.isEmpty {
        kept.append(rest)
      }
    }
    strokes = kept
    return redraw(leavingDown: isDown)
  }

  /// Takes all ink away.
  public func clear() -> Rectangle {
    strokes = []
    return redraw()
  }

  /// Takes the last stroke away, as when a touch was cancelled.
  public func removeLastStroke() -> Rectangle {
    guard !strokes.isEmpty else { return .empty }
    strokes.removeLast()
    return redraw()
  }

  /// Puts a stroke's points back on record without drawing it.
  func restore(_ stroke: [Point]) { strokes.append(stroke) }

  /// Paints the ink inside `area` (window pixels) on a canvas of the window.
  public func paint(on canvas: Canvas, area: Rectangle) {
    let area = area.intersection(field)
    guard !area.isEmpty else { return }
    canvas.saved {
      canvas.clip(area.box)
      canvas.paint(surface, at: Point(Double(field.left), Double(field.top)))
    }
  }

  /// Draws all strokes anew; the whole field may have changed.
  private func redraw(leavingDown: Bool = false) -> Rectangle {
    let kept = strokes
    strokes = []
    ink.clear(ink.bounds)
    streak.clear(streak.bounds)
    tip = Tip()
    render(ink.bounds)
    for (index, stroke) in kept.enumerated() {
      guard let first = stroke.first else { continue }
      _ = begin(at: first)
      for point in stroke.dropFirst() { _ = extend(to: point) }
      if !(leavingDown && index == kept.count - 1) { _ = end() }
    }
    return field
  }

  // MARK: - Pieces

  private func local(_ point: Point) -> Point { point - Point(Double(field.left), Double(field.top)) }

  private func window(_ area: Rectangle) -> Rectangle {
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

  // MARK: - Pixels

  /// Turns the masks into pixels inside `area`.
  private func render(_ area: Rectangle) {
    let area = area.intersection(ink.bounds)
    guard !area.isEmpty else { return }
    let stride = surface.stride
    surface.withMutablePixels(changing: area) { bytes in
      guard let base = bytes.baseAddress else { return }
      shades.withUnsafeBufferPointer { shades in
        for y in area.top..<area.bottom {
          let row = (base + y * stride).assumingMemoryBound(to: UInt32.self)
          let cover = ink.pixels + y * ink.width
          let dark = streak.pixels + y * streak.width
          for x in area.left..<area.right { row[x] = Self.pixel(cover[x], shades[Int(dark[x])]) }
        }
      }
    }
  }

  /// Draws a piece over the pixels without keeping it in the mask.
  private func overlay(_ piece: InkPiece) -> Rectangle {
    let area = piece.bounds.intersection(ink.bounds)
    guard !area.isEmpty else { return .empty }
    let stride = surface.stride
    surface.withMutablePixels(changing: area) { bytes in
      guard let base = bytes.baseAddress else { return }
      shades.withUnsafeBufferPointer { shades in
        for y in area.top..<area.bottom {
          let row = (base + y * stride).assumingMemoryBound(to: UInt32.self)
          let cover = ink.pixels + y * ink.width
          let dark = streak.pixels + y * streak.width
          piece.cover(row: y, from: area.left, to: area.right) { x, coverage in
            if coverage > cover[x] { row[x] = Self.pixel(coverage, shades[Int(dark[x])]) }
          } full: { from, to in
            for x in from..<to where cover[x] < 255 { row[x] = Self.pixel(255, shades[Int(dark[x])]) }
          }
        }
      }
    }
    return area
  }

  @inline(__always)
  private static func pixel(_ cover: UInt8, _ shade: Shade) -> UInt32 {
    if cover == 0 { return 0 }
    let a = UInt32(cover)
    if a == 255 { return shade.opaque }
    return a << 24 | (shade.red * a + 127) / 255 << 16 | (shade.green * a + 127) / 255 << 8
      | (shade.blue * a + 127) / 255
  }
}
