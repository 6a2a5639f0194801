import Letterform

/// A number for each day, week or month, as bars cut from blue paper; time runs to the right on mirrored pages too.
public struct BarChart: ReportPart {
  /// One bar.
  public struct Bar: Hashable, Sendable {
    /// What stands below it.
    public var label: String
    /// How high it is; 0 shows that the day had nothing.
    public var value: Double
    /// What of it is filled; the rest is an outline. All of it without.
    public var filled: Double?

    /// A bar.
    public init(label: String, value: Double, filled: Double? = nil) {
      (self.label, self.value, self.filled) = (label, value, filled)
    }
  }

  /// The bars from left to right.
  public var bars: [Bar]
  /// What filled and outlined parts mean; empty where all is filled.
  public var legend: [String]
  /// Height of the chart in units of the style's scale.
  public static let height = 190.0

  /// Bars.
  public init(_ bars: [Bar], legend: [String] = []) { (self.bars, self.legend) = (bars, legend) }

  /// The height it needs at `width`.
  public func height(width: Double, _ style: ReportStyle) -> Double {
    Self.height * style.scale + (legend.isEmpty ? 0 : style.line)
  }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    canvas.keepingDirection(about: box.centre.x) { drawForwards(on: canvas, in: box, style) }
  }

  private func drawForwards(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    var room = box
    if legend.count == 2 {
      drawLegend(on: canvas, in: box, style)
      room = Box(x: box.x, y: box.y + style.line, width: box.width, height: box.height - style.line)
    }
    let plot = ChartAxis(bars.map(\.value)).draw(on: canvas, in: room, style)
    let axis = ChartAxis(bars.map(\.value))
    let pitch = plot.width / Double(max(bars.count, 1))
    let width = min(pitch * 0.56, 46 * style.scale)
    let isNumbered = bars.count <= 14
    for (index, bar) in bars.enumerated() {
      let x = plot.x + pitch * (Double(index) + 0.5) - width / 2
      let top = plot.bottom - plot.height * axis.share(bar.value)
      guard bar.value > 0 else {
        let stub = Box(x: x, y: plot.bottom - 6 * style.scale, width: width, height: 6 * style.scale)
        canvas.fill(CutPaper.strip(stub, seed: index, unevenness: 0.6 * style.scale), ReportStyle.rule)
        continue
      }
      let middle = plot.bottom - plot.height * axis.share(bar.filled ?? bar.value)
      let line = 2.6 * style.scale
      if middle > top + line {
        let outer = Box(x: x, y: top, width: width, height: plot.bottom - top).inset(by: line / 2)
        canvas.fill(CutPaper.strip(outer, seed: index + 40, unevenness: style.scale), ReportStyle.card)
        canvas.stroke(
          CutPaper.strip(outer, seed: index + 40, unevenness: style.scale), Palette.ink, StrokeStyle(width: line))
      }
      if plot.bottom > middle {
        let inner = Box(x: x, y: middle, width: width, height: plot.bottom - middle)
        canvas.fill(CutPaper.strip(inner, seed: index, unevenness: 1.2 * style.scale), Palette.ink)
      }
      if isNumbered {
        let places = bar.value < 10 && bar.value != bar.value.rounded() ? 1 : 0
        style.write(
          style.number(bar.value, places: places), at: x + width / 2,
          baseline: top - 6 * style.scale, size: style.small, bold: true, Palette.night, .centre, on: canvas)
      }
    }
    let labels = bars.enumerated().map { ((Double($0) + 0.5) / Double(bars.count), $1.label) }
    ChartAxis.write(labels, below: plot, style, on: canvas)
  }

  /// What is filled and what is not, at the right.
  private func drawLegend(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    let side = 15 * style.scale
    var right = box.right
    for (index, words) in legend.enumerated().reversed() {
      let baseline = box.y + style.small
      let width = style.write(
        words, at: right, baseline: baseline, size: style.small, ReportStyle.note, .trailing, on: canvas)
      let key = Box(x: right - width - side - 7 * style.scale, y: baseline - side * 0.88, width: side, height: side)
      if index == 0 {
        canvas.fill(CutPaper.strip(key, seed: 5, unevenness: 0.6 * style.scale), Palette.ink)
      } else {
        let line = 2.6 * style.scale
        canvas.stroke(
          CutPaper.strip(key.inset(by: line / 2), seed: 6, unevenness: 0.6 * style.scale), Palette.ink,
          StrokeStyle(width: line))
      }
      right = key.x - 18 * style.scale
    }
  }
}
