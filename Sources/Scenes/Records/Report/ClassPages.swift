public import Drawing
import Language
public import Records

/// The class at a glance as parts that a screen and a page show alike.
public struct ClassPages {
  /// A line for each learner.
  public var report: ClassReport
  /// The last of the seven days, counted from 1970-01-01.
  public var today: Int
  /// Minutes by which the clocks are ahead of UTC.
  public var offset: Int
  let content: LessonContent

  /// A class.
  public init(report: ClassReport, today: Int, offset: Int, content: LessonContent) {
    (self.report, self.today, self.offset, self.content) = (report, today, offset, content)
  }

  /// So many learners fit the first page, and each other.
  private static let rows = (first: 28, later: 34)

  /// From when to when.
  public var subtitle: String { CalendarWords.range((today - 6)...today) }

  /// All parts in reading order.
  public var flow: ReportFlow {
    var items = figures
    var start = 0
    repeat {
      let count = start == 0 ? Self.rows.first : Self.rows.later
      let lines = report.lines[start..<min(start + count, report.lines.count)]
      let card = ReportCard(
        head: text("The class"),
        meaning: text("Minutes, tries, right at the first try and faults are those of the last seven days."),
        content: ReportTable(columns, lines.map(row)))
      items.append(.init(card, .full, beginsPage: start > 0))
      start += count
    } while start < report.lines.count
    items.append(
      .init(
        ReportCard(head: text("No diagnosis"), content: ReportWords([.init(text: ReportPhrase.noDiagnosis)])), .full))
    return ReportFlow(items)
  }

  /// Writes the pages as a PDF file; how many there are.
  ///
  /// - Throws: `cannotWrite`.
  @discardableResult
  public func write(to path: String, size: ReportPaper.Size = .a4) throws(DrawingError) -> Int {
    try ReportPaper(
      title: text("The class"), subtitle: subtitle,
      foot: text("Made with Tracewell. No test and no diagnosis."),
      pageNumber: { text("Page {page} of {count}", filling: ["page": "\($0)", "count": "\($1)"]) }, flow: flow,
      mirrored: Catalogue.readsFromRightToLeft
    ).write(to: path, size: size, fonts: content.fonts, decimalPoint: ReportPhrase.decimalPoint)
  }

  private var figures: [ReportFlow.Item] {
    let minutes = Int(report.lines.reduce(0) { $0 + $1.minutes }.rounded())
    let active = report.lines.count { $0.recent > 0 }
    let known = report.lines.reduce(0) { $0 + $1.known }
    return [
      KeyFigure(
        "\(active)", plural("child wrote in these days", "children wrote in these days", active),
        note: filled(plural("of one", "of {count}", report.lines.count), ["count": "\(report.lines.count)"])),
      KeyFigure("\(minutes)", plural("minute of practice", "minutes of practice", minutes)),
      KeyFigure("\(known)", plural("letter known by heart", "letters known by heart", known)),
    ].map { ReportFlow.Item($0, .third) }
  }

  private var columns: [ReportTable.Column] {
    [
      .init(text("name"), weight: 3), .init(text("known"), weight: 1.25, isTrailing: true),
      .init(text("begun"), weight: 1.15, isTrailing: true), .init(text("minutes"), weight: 1.15, isTrailing: true),
      .init(text("tries"), weight: 1.25, isTrailing: true), .init(text("right at the first try"), weight: 1.9),
      .init(text("most frequent"), weight: 1.9), .init(text("last"), weight: 1.5, isTrailing: true),
    ]
  }

  private func row(_ line: ClassReport.Line) -> [ReportTable.Cell] {
    let faults = line.faults.prefix(2)
    return [
      .words(line.learner.name), .number("\(line.known)"), .number("\(line.started)"),
      .number("\(Int(line.minutes.rounded()))"), .number("\(line.recent)"),
      line.shareRightAtOnce.map { .share($0, ReportPhrase.percent($0)) } ?? .words("–"),
      .pictures(
        faults.map { FaultPhrase.picture(for: $0.code).flatMap { content.picture($0) } }, faults.map { "\($0.count)" }),
      .number(line.last.map { CalendarWords.label($0.day(offset: offset), .day, isWeek: false) } ?? "–"),
    ]
  }
}
