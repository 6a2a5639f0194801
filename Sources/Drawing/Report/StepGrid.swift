public import Letterform

/// Every letter with the rungs it has climbed.
public struct StepGrid: ReportPart {
  /// One letter.
  public struct Entry: Hashable, Sendable {
    /// Its strokes; nil where the course lacks it, then its name is set in type.
    public var form: Form?
    /// The letter or word.
    public var name: String
    /// How many rungs are done, 0 to `count`.
    public var done: Int
    /// How many rungs there are.
    public var count: Int
    /// Whether it was tried at all.
    public var isStarted: Bool

    /// A letter with its steps.
    public init(form: Form?, name: String, done: Int, count: Int = 6, isStarted: Bool = true) {
      (self.form, self.name, self.done, self.count, self.isStarted) = (form, name, done, count, isStarted)
    }
  }

  /// The letters in teaching order.
  public var entries: [Entry]
  /// The lines they are written between.
  public var guides: GuideLines
  /// The words for a step that is done, one that is not, and a letter that has all.
  public var legend: (done: String, open: String, all: String)

  /// Letters with their steps.
  public init(_ entries: [Entry], guides: GuideLines, legend: (done: String, open: String, all: String)) {
    (self.entries, self.guides, self.legend) = (entries, guides, legend)
  }

  /// Size of a letter's card and the gap after it, in units of the style's scale.
  private static let cell = (width: 104.0, height: 66.0, gap: 9.0)

  private func columns(width: Double, _ style: ReportStyle) -> Int {
    let pitch = (Self.cell.width + Self.cell.gap) * style.scale
    return max(1, min(max(entries.count, 1), Int((width + Self.cell.gap * style.scale) / pitch)))
  }

  /// The height it needs at `width`.
  public func height(width: Double, _ style: ReportStyle) -> Double {
    let columns = columns(width: width, style)
    let rows = Double((entries.count + columns - 1) / columns)
    return rows * (Self.cell.height + Self.cell.gap) * style.scale + legendHeight(width: width, style)
  }

  private func legendHeight(width: Double, _ style: ReportStyle) -> Double {
    style.line * (isLegendLong(width: width, style) ? 2 : 1) + 2 * style.scale
  }

  private func isLegendLong(width: Double, _ style: ReportStyle) -> Bool {
    [legend.done, legend.open, legend.all].reduce(110 * style.scale) { $0 + style.width($1, size: style.small) } > width
  }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    let columns = columns(width: box.width, style)
    let gap = Self.cell.gap * style.scale
    let width = (box.width - gap * Double(columns - 1)) / Double(columns)
    let height = Self.cell.height * style.scale
    for (index, entry) in entries.enumerated() {
      let x = box.x + Double(index % columns) * (width + gap)
      let y = box.y + Double(index / columns) * (height + gap)
      draw(entry, seed: index, on: canvas, in: Box(x: x, y: y, width: width, height: height), style)
    }
    let rows = Double((entries.count + columns - 1) / columns)
    drawLegend(at: box.y + rows * (height + gap) + style.small, on: canvas, in: box, style)
  }

  private func draw(_ entry: Entry, seed: Int, on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    let isKnown = entry.done >= entry.count
    canvas.fill(
      CutPaper.card(box, radius: 8 * style.scale, seed: seed), isKnown ? ReportStyle.known : ReportStyle.open)
    let colour = entry.isStarted ? Palette.night : ReportStyle.note.mixed(with: ReportStyle.card, 0.5)
    let half = Box(x: box.x + box.width * 0.06, y: box.y, width: box.width * 0.42, height: box.height)
    if let form = entry.form {
      // All letters stand on one line at one size.
      let deep = guides.descender - guides.ascender
      let scale = min(half.height * 0.86 / deep, half.width * 1.02 / 150)
      let ink = Box(around: form.strokes.flatMap { $0.path.flattened(tolerance: 1).points })
      let fitted = ink.map { min(scale, half.width / $0.width) } ?? scale
      let origin = Point(
        half.centre.x - (ink?.centre.x ?? 0) * fitted, half.centre.y - (guides.ascender + guides.descender) / 2 * fitted
      )
      canvas.keepingDirection(about: half.centre.x) {
        LetterDrawing(form, at: LetterPlace(scale: fitted, origin: origin))
          .drawSolid(thickness: 4.4 * style.scale, colour, on: canvas)
      }
    } else {
      style.fonts.fit(entry.name, width: half.width, height: half.height, sizes: 6 * style.scale...34 * style.scale)
        .draw(on: canvas, in: half, colour)
    }
    let pitch = (box.height - 14 * style.scale) / Double(max(1, entry.count))
    for step in 0..<entry.count {
      // The first rung lies lowest: a ladder.
      let y = box.bottom - 7 * style.scale - pitch * Double(step + 1)
      let bar = Box(
        x: box.x + box.width * 0.52, y: y + pitch * 0.16, width: box.width * 0.40, height: pitch * 0.68)
      canvas.fill(bar, step < entry.done ? Palette.ink : ReportStyle.rule)
    }
  }

  private func drawLegend(at baseline: Double, on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    var x = box.x
    for (words, colour) in [(legend.done, Palette.ink), (legend.open, ReportStyle.rule)] {
      canvas.fill(
        Box(x: x, y: baseline - 11 * style.scale, width: 30 * style.scale, height: 11 * style.scale), colour)
      x += 38 * style.scale
      x +=
        style.write(words, at: x, baseline: baseline, size: style.small, ReportStyle.note, on: canvas) + 24
        * style.scale
    }
    if isLegendLong(width: box.width, style) {
      style.write(
        legend.all, at: box.x, baseline: baseline + style.line, size: style.small, ReportStyle.note, on: canvas)
    } else {
      style.write(
        legend.all, at: box.right, baseline: baseline, size: style.small, ReportStyle.note, .trailing, on: canvas)
    }
  }
}
