import Letterform

/// A report on pages of paper: a band with its title, the parts, a line at the foot.
public struct ReportPaper {
  /// What is printed on.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    case a4, letter

    /// Width and height in points.
    public var points: (width: Double, height: Double) {
      switch self {
      case .a4: (210 / 25.4 * 72, 297 / 25.4 * 72)
      case .letter: (8.5 * 72, 11 * 72)
      }
    }
  }

  /// What stands in the band: whose report.
  public var title: String
  /// Below it: from when to when, or what else there is to know.
  public var subtitle: String
  /// At the beginning of each foot.
  public var foot: String
  /// Says which page of how many, e.g. `Page 1 of 3`.
  public var pageNumber: (_ page: Int, _ count: Int) -> String
  /// The parts.
  public var flow: ReportFlow
  /// Whether it is read from right to left.
  public var isMirrored: Bool

  /// A report.
  public init(
    title: String, subtitle: String, foot: String, pageNumber: @escaping (Int, Int) -> String, flow: ReportFlow,
    mirrored: Bool = false
  ) {
    (self.title, self.subtitle, self.foot) = (title, subtitle, foot)
    (self.pageNumber, self.flow, isMirrored) = (pageNumber, flow, mirrored)
  }

  /// A page is a screen of this scale.
  public static let scale = 0.56
  /// Free at the page's sides, points: printers leave as much.
  static let margin = 28.0
  /// Height of the band on the first page and on the others, points.
  static let band = (first: 66.0, later: 34.0)
  /// Height kept for the foot, points.
  static let footHeight = 26.0

  /// Writes the pages as a PDF file; how many there are.
  ///
  /// - Throws: `cannotWrite`.
  @discardableResult
  public func write(
    to path: String, size: Size = .a4, fonts: Fonts, decimalPoint: String = "."
  ) throws(DrawingError) -> Int {
    let (width, height) = size.points
    let style = ReportStyle(fonts: fonts, scale: Self.scale, decimalPoint: decimalPoint)
    let file = try PaperFile(path: path, width: width, height: height)
    if isMirrored { file.canvas.mirror(width: width) }
    let room = height - Self.band.first - Self.footHeight - style.gap
    let area = Box(
      x: Self.margin, y: Self.band.first + style.gap, width: width - 2 * Self.margin, height: room)
    // All pages keep the first one's room, so that nothing depends on where a page breaks.
    let places = flow.places(in: area, pageHeight: room, style)
    let count = (places.last?.page ?? 0) + 1
    for page in 0..<count {
      if page > 0 { file.nextPage() }
      drawFrame(page: page, of: count, width: width, height: height, style, on: file.canvas)
      let rise = page == 0 ? 0 : Self.band.first - Self.band.later
      for place in places where place.page == page {
        flow.items[place.item].part.draw(on: file.canvas, in: place.box.moved(by: Point(0, -rise)), style)
      }
    }
    try file.finish()
    return count
  }

  private func drawFrame(
    page: Int, of count: Int, width: Double, height: Double, _ style: ReportStyle, on canvas: Canvas
  ) {
    let band = page == 0 ? Self.band.first : Self.band.later
    let strip = Box(x: -4, y: -4, width: width + 8, height: band + 4)
    canvas.lay(
      CutPaper.strip(strip, seed: 1, unevenness: 0.8), ReportStyle.band,
      Lay(shadow: Point(0, 2), depth: 0.14, rim: 0))
    if page == 0 {
      style.write(title, at: Self.margin, baseline: 33, size: 22, bold: true, on: canvas)
      style.write(subtitle, at: Self.margin, baseline: 52, size: 11, ReportStyle.note, on: canvas)
    } else {
      style.write(title, at: Self.margin, baseline: 22, size: 13, bold: true, on: canvas)
      style.write(subtitle, at: width - Self.margin, baseline: 22, size: 10, ReportStyle.note, .trailing, on: canvas)
    }
    style.write(foot, at: Self.margin, baseline: height - 11, size: 8.5, ReportStyle.note, on: canvas)
    style.write(
      pageNumber(page + 1, count), at: width - Self.margin, baseline: height - 11, size: 8.5, ReportStyle.note,
      .trailing,
      on: canvas)
  }
}
