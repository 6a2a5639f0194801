import Drawing
import Language
import Letterform
import Records
import Stage

extension ReportScene {
  /// Which kind of file.
  enum Format { case pages, table, lines }

  /// What is shown, read from the records.
  private enum Shown {
    case learner(LearnerPages)
    case everybody(ClassPages)
  }

  /// Today, by the clocks here.
  private var today: Int { classroom.register.now.day(offset: classroom.clockOffset) }

  private func read() -> Shown? {
    let (today, offset) = (today, classroom.clockOffset)
    switch subject {
    case .everybody:
      let report = classroom.register.asked { file throws(RecordsError) in
        try file.classReport(today: today, offset: offset)
      }
      return report.map {
        .everybody(ClassPages(report: $0, today: today, offset: offset, content: classroom.content))
      }
    case .learner(let learner):
      let found = classroom.register.asked { file throws(RecordsError) in
        let attempts = try file.attempts(of: learner.id)
        var filter = RecordFile.Filter()
        (filter.course, filter.letter) = (attempts.last?.course, attempts.last?.letter)
        return (
          attempts, try file.sessions(of: learner.id),
          try file.history(of: learner.id, filter, count: Self.tries)
        )
      }
      guard let (attempts, sessions, tries) = found else { return nil }
      let report = LearnerReport(
        of: attempts, sessions: sessions, period: period, today: today, weeksFrom: Locale.usualFirstWeekday,
        offset: offset)
      return .learner(
        LearnerPages(
          learner: learner, report: report, tries: tries.reversed(), offset: offset, content: classroom.content,
          course: { [classroom] in classroom.course($0) }))
    }
  }

  /// Reads and lays everything out anew.
  mutating func lay() -> Redraw {
    guard let metrics else { return .nothing }
    let style = classroom.reportStyle(metrics)
    let shown = read()
    var band = GrownUpFrame.Band(
      title: text("The class"), pills: [text("Class")] + LearnerReport.Period.allCases.map(ReportPhrase.name(of:)),
      chosen: 0, tools: 1)
    var flow = ReportFlow([])
    (rows, rowBoxes) = ([], [])
    switch shown {
    case .learner(let pages):
      band.title = pages.learner.name
      band.subtitle = pages.subtitle
      band.chosen = 1 + (LearnerReport.Period.allCases.firstIndex(of: period) ?? 0)
      flow = pages.flow
    case .everybody(let pages):
      band.subtitle = pages.subtitle
      flow = pages.flow
      rows = pages.report.lines.map(\.learner)
    case nil:
      let words = classroom.register.problem?.message ?? ""
      flow = ReportFlow([
        .init(
          ReportCard(head: text("The records cannot be read"), note: "", meaning: words, content: ReportWords([])),
          .full)
      ])
    }
    let frame = GrownUpFrame(
      band, width: Double(metrics.width), height: Double(metrics.height),
      pixelsPerMillimetre: metrics.dotsPerInch / 25.4, style: style)
    self.frame = frame
    strip.lay(flow, in: frame.room, style)
    for place in strip.places {
      guard let card = flow.items[place.item].part as? ReportCard, let table = card.content as? ReportTable,
        !rows.isEmpty
      else { continue }
      rowBoxes += table.rowBoxes(in: card.contentBox(in: place.box, style), style)
    }
    return .everything
  }

  mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let metrics, let frame else { return canvas.paint(ReportStyle.ground) }
    let style = classroom.reportStyle(metrics)
    strip.draw(on: canvas, style)
    var pressed: Int?
    if case .pill(let index) = pressing.pressed { pressed = index }
    frame.draw(on: canvas, pressed: pressed)
    PaperButton(
      box: frame.back, state: pressing.pressed == .back ? .pressed : .normal, isFocused: pressing.focused == .back
    )
    .draw(icon: classroom.content.icon("back"), on: canvas)
    for (index, box) in frame.tools.enumerated() {
      PaperButton(
        box: box, state: pressing.pressed == .tool(index) ? .pressed : .normal,
        isFocused: pressing.focused == .tool(index)
      ).draw(icon: classroom.content.icon("printer"), on: canvas)
    }
    if let panel {
      var (pressed, focused) = (Int?.none, Int?.none)
      if case .choice(let index) = pressing.pressed { pressed = index }
      if case .choice(let index) = pressing.focused { focused = index }
      panel.panel.draw(
        panel.layout, pressed: pressed, focused: focused, closing: classroom.content.icon("close"), on: canvas, style)
    }
  }

  /// Saves what is shown; the sentence that tells where, or why not.
  func save(as format: Format) -> String {
    let name: String
    switch subject {
    case .everybody: name = text("class")
    case .learner(let learner): name = FileName.safe(learner.name)
    }
    let ending = [.pages: "pdf", .table: "csv", .lines: "jsonl"][format] ?? ""
    let path = "\(classroom.folders.saving)/Tracewell \(name) \(Moment.date(ofDay: today)).\(ending)"
    let done: Bool? =
      switch (format, subject) {
      case (.pages, _): savePages(to: path)
      case (.table, .everybody):
        classroom.register.asked { [today, offset = classroom.clockOffset] file throws(RecordsError) in
          try file.classReport(today: today, offset: offset).writeCSV(to: path)
          return true
        }
      case (.table, .learner(let learner)):
        classroom.register.asked { file throws(RecordsError) in
          try file.writeCSV(of: learner.id, to: path)
          return true
        }
      case (.lines, .learner(let learner)):
        classroom.register.asked { file throws(RecordsError) in
          try file.writeJSONLines(of: learner.id, to: path)
          return true
        }
      case (.lines, .everybody): nil
      }
    guard done == true else {
      return text("Not saved: {reason}", filling: ["reason": classroom.register.problem?.message ?? path])
    }
    return text("Saved as {file}", filling: ["file": path])
  }

  private func savePages(to path: String) -> Bool? {
    do throws(DrawingError) {
      switch read() {
      case .learner(let pages): try pages.write(to: path, size: .usual)
      case .everybody(let pages): try pages.write(to: path, size: .usual)
      case nil: return nil
      }
      return true
    } catch {
      classroom.content.report("\(error)")
      return nil
    }
  }
}
