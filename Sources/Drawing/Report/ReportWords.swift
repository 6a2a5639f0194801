import Letterform

/// Paragraphs, each with a bold beginning: how to read the measures.
public struct ReportWords: ReportPart {
  /// A term and what is said of it.
  public struct Paragraph: Hashable, Sendable {
    /// What it is about; empty for a paragraph without.
    public var term: String
    /// The sentences.
    public var text: String

    /// A paragraph.
    public init(term: String = "", text: String) { (self.term, self.text) = (term, text) }
  }

  /// The paragraphs in reading order.
  public var paragraphs: [Paragraph]

  /// Paragraphs.
  public init(_ paragraphs: [Paragraph]) { self.paragraphs = paragraphs }

  /// A line longer than this many times the type's size is hard to read: the text is set in two columns then.
  private static let longestLine = 52.0

  private func columns(width: Double, _ style: ReportStyle) -> Int {
    paragraphs.count > 1 && width > Self.longestLine * style.body ? 2 : 1
  }

  /// Each paragraph's height at a column's width, with the gap below it.
  private func heights(width: Double, _ style: ReportStyle) -> [Double] {
    paragraphs.map { paragraph in
      let term =
        paragraph.term.isEmpty
        ? 0 : style.paragraph(paragraph.term, width: width, size: style.body, bold: true).usedHeight
      return term + style.paragraph(paragraph.text, width: width, size: style.small).usedHeight + style.small * 0.8
    }
  }

  private func layout(width: Double, _ style: ReportStyle) -> (width: Double, heights: [Double], split: Int) {
    let columns = columns(width: width, style)
    let own = columns == 2 ? (width - 2 * style.padding) / 2 : width
    let heights = heights(width: own, style)
    guard columns == 2 else { return (own, heights, heights.count) }
    let half = heights.reduce(0, +) / 2
    var (sum, split) = (0.0, 0)
    while split < heights.count, sum + heights[split] / 2 < half {
      sum += heights[split]
      split += 1
    }
    return (own, heights, split)
  }

  /// The height it needs at `width`.
  public func height(width: Double, _ style: ReportStyle) -> Double {
    let layout = layout(width: width, style)
    let sums = [layout.heights[..<layout.split].reduce(0, +), layout.heights[layout.split...].reduce(0, +)]
    return sums.max() ?? 0
  }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    let layout = layout(width: box.width, style)
    var (x, y) = (box.x, box.y)
    for (index, paragraph) in paragraphs.enumerated() {
      if index == layout.split { (x, y) = (box.x + layout.width + 2 * style.padding, box.y) }
      var top = y
      if !paragraph.term.isEmpty {
        let term = style.paragraph(paragraph.term, width: layout.width, size: style.body, bold: true)
        term.draw(on: canvas, baseline: Point(x, top + term.baseline), Palette.night)
        top += term.usedHeight
      }
      let text = style.paragraph(paragraph.text, width: layout.width, size: style.small)
      text.draw(on: canvas, baseline: Point(x, top + text.baseline), ReportStyle.note)
      y += layout.heights[index]
    }
  }
}
