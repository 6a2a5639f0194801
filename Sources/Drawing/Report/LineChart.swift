import Letterform

/// How a measure moves over time: a thread from pin to pin, to the right on mirrored pages too.
public struct LineChart: ReportPart {
  /// One value.
  public struct Value: Hashable, Sendable {
    /// When, as a number that grows evenly with time.
    public var time: Double
    /// What stands below it.
    public var label: String
    /// How much.
    public var value: Double

    /// A value.
    public init(time: Double, label: String, value: Double) {
      (self.time, self.label, self.value) = (time, label, value)
    }
  }

  /// The values in order of time.
  public var values: [Value]
  /// What is said where there are none.
  public var empty: String
  /// Height of the chart in units of the style's scale.
  public static let height = 150.0
  /// So many pins are still told apart; more are drawn as the thread alone.
  static let mostPins = 40

  /// A line through `values`.
  public init(_ values: [Value], empty: String) { (self.values, self.empty) = (values, empty) }

  /// The height it needs at `width`.
  public func height(width: Double, _ style: ReportStyle) -> Double { Self.height * style.scale }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    guard let first = values.first, let last = values.last else {
      let words = style.paragraph(empty, width: box.width, size: style.small)
      words.draw(on: canvas, in: Box(x: box.x, y: box.y, width: box.width, height: words.usedHeight), ReportStyle.note)
      return
    }
    canvas.keepingDirection(about: box.centre.x) { drawForwards(first, last, on: canvas, in: box, style) }
  }

  private func drawForwards(_ first: Value, _ last: Value, on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    let axis = ChartAxis(values.map(\.value), count: 2)
    let plot = axis.draw(on: canvas, in: box, style)
    let margin = 10 * style.scale
    let span = last.time - first.time
    func share(_ value: Value) -> Double {
      let inner = span > 0 ? (value.time - first.time) / span : 0.5
      return (margin + (plot.width - 2 * margin) * inner) / plot.width
    }
    let points = values.map { Point(plot.x + plot.width * share($0), plot.bottom - plot.height * axis.share($0.value)) }
    canvas.stroke(points: points, Palette.ink, StrokeStyle(width: 3 * style.scale))
    if points.count <= Self.mostPins {
      let radius = (points.count > 16 ? 4 : 5.5) * style.scale
      for (index, point) in points.enumerated() {
        canvas.fill(CutPaper.disc(centre: point, radius: radius, seed: index), Palette.ink)
        canvas.fill(CutPaper.disc(centre: point, radius: radius * 0.5, seed: index), ReportStyle.card)
      }
    }
    ChartAxis.write(values.map { (share($0), $0.label) }, below: plot, style, on: canvas)
  }
}
