public import Curriculum
public import Drawing
import Grading
import Language
import Letterform
public import Records

/// A learner's report as parts that a screen and a page show alike.
public struct LearnerPages {
  /// Whose.
  public var learner: Learner
  /// What was done.
  public var report: LearnerReport
  /// The latest attempts at the letter that was written last, the earliest first.
  public var tries: [AttemptRecord]
  /// Minutes by which the clocks are ahead of UTC.
  public var offset: Int
  let content: LessonContent
  let course: (String) -> Course?

  /// A report.
  ///
  /// - Parameter course: gives a course by its id; nil for one that is not there.
  public init(
    learner: Learner, report: LearnerReport, tries: [AttemptRecord], offset: Int, content: LessonContent,
    course: @escaping (String) -> Course?
  ) {
    (self.learner, self.report, self.tries, self.offset) = (learner, report, tries, offset)
    (self.content, self.course) = (content, course)
  }

  /// From when to when.
  public var subtitle: String { CalendarWords.range(report.days) }

  /// All parts in reading order.
  public var flow: ReportFlow {
    ReportFlow(figures + days + steps + goesWrong + fluency + letterByLetter + [closing])
  }

  /// Writes the pages as a PDF file; how many there are.
  ///
  /// - Throws: `cannotWrite`.
  @discardableResult
  public func write(to path: String, size: ReportPaper.Size = .a4) throws(DrawingError) -> Int {
    try ReportPaper(
      title: learner.name, subtitle: subtitle,
      foot: text("Made with Tracewell. No test and no diagnosis."),
      pageNumber: { text("Page {page} of {count}", filling: ["page": "\($0)", "count": "\($1)"]) }, flow: flow,
      mirrored: Catalogue.readsFromRightToLeft
    ).write(to: path, size: size, fonts: content.fonts, decimalPoint: ReportPhrase.decimalPoint)
  }

  // MARK: - The first page

  private var figures: [ReportFlow.Item] {
    let minutes = Int(report.now.allMinutes.rounded())
    let known = report.known.count
    let new = report.newlyKnown(offset: offset).map(\.letter)
    let right = report.now.shareRightAtOnce
    // Translators: the same figure for as many days before.
    func before(_ value: String?) -> String { value.map { text("before that: {value}", filling: ["value": $0]) } ?? "" }
    return [
      KeyFigure(
        "\(minutes)", plural("minute of practice", "minutes of practice", minutes),
        note: before(report.before.map { "\(Int($0.allMinutes.rounded()))" })),
      KeyFigure(
        "\(known)", plural("letter known by heart", "letters known by heart", known),
        note: new.isEmpty || report.period == .all
          ? "" : text("new: {letters}", filling: ["letters": new.prefix(8).joined(separator: ", ")])),
      KeyFigure(
        right.map(ReportPhrase.percent) ?? "–", text("right at the first try"),
        note: before(report.before?.shareRightAtOnce.map(ReportPhrase.percent))),
    ].map { ReportFlow.Item($0, .third) }
  }

  private func label(_ day: Int) -> String {
    CalendarWords.label(day, report.step, isWeek: report.days.count <= 7)
  }

  private var days: [ReportFlow.Item] {
    let spans = Dictionary(report.spans.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    let minutes = zip(report.spanDays, report.minutes).map { BarChart.Bar(label: label($0), value: $1.rounded()) }
    let tries = report.spanDays.map { day in
      BarChart.Bar(
        label: label(day), value: Double(spans[day]?.attempts ?? 0), filled: Double(spans[day]?.clean ?? 0))
    }
    let (first, second) =
      switch report.step {
      case .day: (text("Minutes a day"), text("Tries a day"))
      case .week: (text("Minutes a week"), text("Tries a week"))
      case .month: (text("Minutes a month"), text("Tries a month"))
      }
    return [
      .init(ReportCard(head: first, content: BarChart(minutes)), .half),
      .init(
        ReportCard(
          head: second, content: BarChart(tries, legend: [text("right without help"), text("to try again")])), .half),
    ]
  }

  /// The letters of each course that was written, in its teaching order; what is no letter of it comes after.
  private var steps: [ReportFlow.Item] {
    let ids = report.letters.reduce(into: [String]()) { if !$0.contains($1.course) { $0.append($1.course) } }
    return ids.map { id in
      let climbed = Dictionary(
        report.letters.filter { $0.course == id }.map { ($0.letter, $0) }, uniquingKeysWith: { first, _ in first })
      let course = course(id)
      let taught = course?.model.taught.map(String.init) ?? []
      let others = report.letters.filter { $0.course == id && !taught.contains($0.letter) }.map(\.letter)
      // Letters to come beyond these would only make the page long.
      let coming = taught.filter { climbed[$0] == nil }.prefix(max(4, Self.lettersShown - climbed.count))
      let shown = taught.filter { climbed[$0] != nil || coming.contains($0) } + others
      let entries = shown.map { name in
        StepGrid.Entry(
          form: form(of: name, in: course), name: name, done: climbed[name]?.steps ?? 0, count: Report.rungs,
          isStarted: climbed[name] != nil)
      }
      let grid = StepGrid(
        entries, guides: course?.model.guides ?? Self.plainLines,
        legend: (
          done: text("step done"), open: text("to do"), all: text("all six: known by heart")
        ))
      let note = text(
        "{started} of {count} begun", filling: ["started": "\(climbed.count)", "count": "\((taught + others).count)"])
      let head = ids.count > 1 ? "\(text("Letters and their six steps")): \(id)" : text("Letters and their six steps")
      return .init(ReportCard(head: head, note: note, content: grid), .full)
    }
  }

  /// So many letters are shown at least, those to come among them.
  private static let lettersShown = 24
  /// The lines of a course that is not there.
  private static let plainLines = GuideLines(ascender: 30, xLine: 100, baseline: 200, descender: 270)

  private func form(of name: String, in course: Course?) -> Form? {
    guard name.count == 1, let letter = name.first else { return nil }
    return course?[letter]?.forms(hand: learner.hand).first
  }

  private var goesWrong: [ReportFlow.Item] {
    let faults = report.now.sortedFaults.prefix(5).map {
      PictureBars.Entry(
        picture: FaultPhrase.picture(for: $0.code).flatMap { content.picture($0) },
        name: ReportPhrase.name(of: $0.code),
        count: $0.count)
    }
    let shown = tries.compactMap { record -> (thumbnail: Thumbnail, label: String)? in
      guard let thumbnail = AttemptPicture.thumbnail(record, course: course(record.attempt.course)) else { return nil }
      let day = record.attempt.began.day(offset: offset)
      return (thumbnail, CalendarWords.label(day, .day, isWeek: false))
    }
    let letter = tries.last?.attempt.letter ?? ""
    return [
      .init(
        ReportCard(
          head: text("What still goes wrong"),
          note: filled(
            plural("of one try", "of {count} tries", report.now.attempts), ["count": "\(report.now.attempts)"]),
          content: PictureBars(faults, empty: text("Nothing went wrong."))), .half),
      .init(
        ReportCard(
          head: letter.isEmpty
            ? text("The last tries") : text("The last tries at {letter}", filling: ["letter": letter]),
          content: TryRow(shown, empty: text("Nothing was written yet."))), .half),
    ]
  }

  // MARK: - The other pages

  private var fluency: [ReportFlow.Item] {
    Measure.allCases.enumerated().map { index, measure in
      let values = report.spans.compactMap { span in
        measure.value(of: span).map { LineChart.Value(time: Double(span.day), label: label(span.day), value: $0) }
      }
      let chart = LineChart(values, empty: text("Too little was written for this."))
      return .init(
        ReportCard(head: measure.name, meaning: measure.meaning, content: chart), .half, beginsPage: index == 0)
    }
  }

  /// So many rows of a table fit a page.
  private static let rowsOfPage = 32

  private var letterByLetter: [ReportFlow.Item] {
    let names = report.now.progress.reduce(into: [String]()) { if !$0.contains($1.letter) { $0.append($1.letter) } }
    let columns =
      [ReportTable.Column(text("letter"), weight: 1.4)]
      + (2...Report.rungs).map { ReportTable.Column(ReportPhrase.name(ofRung: $0), weight: 1, isTrailing: true) }
      + [
        ReportTable.Column(text("most frequent"), weight: 2.6),
        ReportTable.Column(text("last"), weight: 1.4, isTrailing: true),
      ]
    let rows = names.map { name -> [ReportTable.Cell] in
      let lines = report.now.progress.filter { $0.letter == name }
      let rungs = (2...Report.rungs).map { rung -> ReportTable.Cell in
        let own = lines.filter { $0.rung == rung }
        let attempts = own.reduce(0) { $0 + $1.attempts }
        return .number(attempts == 0 ? "" : "\(own.reduce(0) { $0 + $1.clean })/\(attempts)")
      }
      let faults = report.now.sortedFaults(at: name).prefix(2)
      let last = lines.map(\.last).max()?.day(offset: offset)
      return [.words(name)] + rungs + [
        .pictures(
          faults.map { FaultPhrase.picture(for: $0.code).flatMap { content.picture($0) } }, faults.map { "\($0.count)" }
        ),
        .number(last.map { CalendarWords.label($0, .day, isWeek: false) } ?? ""),
      ]
    }
    return stride(from: 0, to: rows.count, by: Self.rowsOfPage).map { start in
      let table = ReportTable(columns, Array(rows[start..<min(start + Self.rowsOfPage, rows.count)]))
      return .init(
        ReportCard(
          head: text("Letter by letter"),
          meaning: text(
            "For each step: tries that were right without help, of all tries. Then the faults found most often."),
          content: table), .full, beginsPage: true)
    }
  }

  private var closing: ReportFlow.Item {
    .init(
      ReportCard(
        head: text("How to read this report"),
        content: ReportWords([
          .init(
            term: text("Known by heart"),
            text: text(
              "All six steps are done: the letter was written from memory, with fading ink, three times in a row without help."
            )),
          .init(
            term: text("Right without help"),
            text: text(
              "Drawn from start to end in the right order and direction, close to the model, with no hand to help.")),
          .init(term: text("No diagnosis"), text: ReportPhrase.noDiagnosis),
        ])), .full)
  }
}
