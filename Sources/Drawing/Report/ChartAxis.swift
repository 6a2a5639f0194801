import Letterform

/// The upright axis of a chart: round numbers at even steps from 0, or from wherever the values lie.
struct ChartAxis: Hashable {
  /// The numbers at the lines, ascending.
  let ticks: [Double]
  /// Places after the point that tell the ticks apart.
  let places: Int

  /// An axis over 0 and all of `values` with about `count` steps.
  init(_ values: [Double], count: Int = 3) {
    let low = min(0, values.min() ?? 0)
    let top = values.max() ?? 0
    let high = top > low ? top : low + 1
    let step = Self.round((high - low) / Double(max(1, count)))
    let first = (low / step).rounded(.down)
    let last = max(first + 1, (high / step).rounded(.up))
    ticks = (Int(first)...Int(last)).map { Double($0) * step }
    places = step >= 1 ? 0 : step >= 0.1 ? 1 : 2
  }

  /// The next of 1, 2, 2.5, 5 and their tenfolds that is not less than `step`; 2.5 only where it shows no new digit.
  private static func round(_ step: Double) -> Double {
    var size = 1.0
    while size > step { size /= 10 }
    while size * 10 <= step { size *= 10 }
    let choices = size >= 10 ? [1, 2, 2.5, 5, 10] : [1.0, 2, 5, 10]
    return size * (choices.first { $0 * size >= step - 1e-12 } ?? 10)
  }

  /// Where `value` lies between the lowest tick, 0, and the highest, 1.
  func share(_ value: Double) -> Double {
    guard let first = ticks.first, let last = ticks.last, last > first else { return 0 }
    return (value - first) / (last - first)
  }

  /// Draws lines and numbers; the box in which values are drawn.
  func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) -> Box {
    let numbers = ticks.map { style.width(style.number($0, places: places), size: style.small) }.max() ?? 0
    let left = box.x + numbers + 8 * style.scale
    let plot = Box(
      x: left, y: box.y + style.small * 0.6, width: box.right - left, height: box.height - style.small * 2.4)
    for tick in ticks {
      let y = plot.bottom - plot.height * share(tick)
      canvas.stroke(
        points: [Point(plot.x, y), Point(plot.right, y)], ReportStyle.rule,
        StrokeStyle(width: (tick == 0 ? 2 : 1.4) * style.scale, cap: .butt))
      style.write(
        style.number(tick, places: places), at: plot.x - 8 * style.scale, baseline: y + style.small * 0.34,
        size: style.small, ReportStyle.note,
        .trailing, on: canvas)
    }
    return plot
  }

  /// Writes labels below the plot, each at its place from 0 to 1; the last one always, of the others those that do not
  /// touch it or each other.
  static func write(_ labels: [(share: Double, text: String)], below plot: Box, _ style: ReportStyle, on canvas: Canvas)
  {
    var free = plot.right + style.padding * 0.7
    for label in labels.reversed() {
      let width = style.width(label.text, size: style.small)
      let left = min(plot.x + plot.width * label.share - width / 2, free - width)
      guard left + width <= free, left >= plot.x - width, plot.x + plot.width * label.share - left <= width else {
        continue
      }
      style.write(
        label.text, at: left, baseline: plot.bottom + style.small * 1.35, size: style.small, ReportStyle.note,
        on: canvas)
      free = left - 12 * style.scale
    }
  }
}
