import Drawing
import Letterform

/// Rows ruled one below the other, millimetres.
struct RuledRows {
  /// Which lines.
  var ruling: Ruling
  /// The model's lines, letter units.
  var guides: GuideLines
  /// Lean of the slanted lines, degrees from the vertical.
  var slant: Double
  /// Millimetres.
  var xHeight: Double
  /// From where to where.
  var left: Double
  var right: Double
  /// Where a slanted line meets the paper's upper edge, the same for a whole page.
  var anchor: Double
  /// The baselines.
  var baselines: [Double]

  /// How thick the lines are, millimetres: strong enough to print, weaker than any writing.
  static let thickness = (base: 0.3, other: 0.22, slanted: 0.16)
  /// Dashes of the x-line between four lines.
  static let dashes = [1.6, 1.2]

  /// Millimetres a letter unit.
  private var unit: Double { xHeight / guides.xHeight }

  /// The place of a model's line in the row on `baseline`.
  func height(_ line: Double, on baseline: Double) -> Double { baseline + (line - guides.baseline) * unit }

  /// Draws the lines; `pale` in grey for the sake of ink.
  func draw(pale: Bool, on canvas: Canvas) {
    let strong = pale ? Colour(0xA8B0BC) : Palette.line
    let weak = pale ? Colour(0xC9CED6) : Palette.line2
    if let every = ruling.slantedEvery { drawSlanted(every: every, weak, on: canvas) }
    for baseline in baselines {
      let top = height(guides.xLine, on: baseline)
      switch ruling {
      case .single: break
      case .double: line(at: top, strong, Self.thickness.other, on: canvas)
      case .slanted, .dense: line(at: top, strong, Self.thickness.other, on: canvas)
      case .four:
        line(at: height(guides.ascender, on: baseline), weak, Self.thickness.other, on: canvas)
        line(at: top, strong, Self.thickness.other, dashes: Self.dashes, on: canvas)
        line(at: height(guides.descender, on: baseline), weak, Self.thickness.other, on: canvas)
      }
      line(at: baseline, strong, Self.thickness.base, on: canvas)
    }
  }

  private func line(at y: Double, _ colour: Colour, _ width: Double, dashes: [Double] = [], on canvas: Canvas) {
    canvas.stroke(
      points: [Point(left, y), Point(right, y)], colour, StrokeStyle(width: width, cap: .butt, dashes: dashes))
  }

  /// Slanted lines through all rows, from a little above the first to a little below the last.
  private func drawSlanted(every: Double, _ colour: Colour, on canvas: Canvas) {
    guard let upper = baselines.first, let lower = baselines.last else { return }
    let top = upper - xHeight * 2.6
    let bottom = lower + xHeight * 0.9
    let shift = Affine.slant(degrees: slant, baseline: bottom)(Point(0, top)).x
    let step = every * xHeight
    // One lattice of lines for the page, whichever block is drawn: through `anchor` at height 0.
    let through = Affine.slant(degrees: slant, baseline: bottom)(Point(anchor, 0)).x - anchor
    let first = ((left - shift - anchor + through) / step).rounded(.up)
    var x = anchor - through + first * step
    canvas.saved {
      canvas.clip(Box(x: left, y: top, width: right - left, height: bottom - top))
      while x < right {
        canvas.stroke(
          points: [Point(x, bottom), Point(x + shift, top)], colour,
          StrokeStyle(width: Self.thickness.slanted, cap: .butt))
        x += step
      }
    }
  }
}
