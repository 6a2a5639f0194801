import Drawing
import Language
import Paper
import Stage

extension PaperScene {
  /// Between two questions how far a job is, milliseconds.
  static let patience = 700.0
  /// Numbers of copies to choose from.
  static let copies = [1, 2, 3, 5, 10, 20, 30]

  /// Asks which printers there are.
  mutating func startPrinting() {
    guard pages != nil else { return tell(refusal.map(PaperPhrase.reason) ?? "") }
    if let job, state?.isFinal != true { return show(job) }
    desk.askPrinters()
    open(.job, ChoicePanel(head: text("Looking for printers…"), choices: []))
  }

  /// Follows what the print server says.
  mutating func hear() -> Redraw {
    var answer = Redraw.nothing
    for news in desk.news() {
      answer += .everything
      switch news {
      case .printers(let printers): ask(printers)
      case .sent(let job):
        (self.job, state) = (job, .waiting)
        show(job)
        answer += waitForJob()
      case .state(let job, let state):
        self.state = state
        if panel?.subject == .job || state.isFinal { show(job) }
        _ = lay(keepingPanel: true)
        if !state.isFinal { answer += waitForJob() }
      case .refused(let error):
        nextQuestion = .infinity
        if let job, state?.isFinal != true { state = .failed(reason: PaperPhrase.reason(error)); self.job = job }
        tell(PaperPhrase.reason(error))
      }
    }
    return answer
  }

  private mutating func waitForJob() -> Redraw {
    nextQuestion = now + Self.patience
    return .wake(at: nextQuestion)
  }

  /// Asks again how far the job is, when it is time.
  mutating func askForJob() {
    guard let job, now >= nextQuestion else { return }
    nextQuestion = .infinity
    desk.askState(of: job)
  }

  private mutating func ask(_ printers: [Printer]) {
    // The panel that waited may have been closed meanwhile.
    guard panel?.subject == .job else { return }
    guard !printers.isEmpty else { return tell(text("No printer is set up. The sheet can be saved as PDF.")) }
    let chosen = printers.firstIndex(where: \.isDefault)
    open(
      .printers(printers),
      ChoicePanel(head: text("Which printer?"), choices: printers.map(\.description), chosen: chosen))
  }

  /// How far a job is; it can be taken back until it is printed.
  private mutating func show(_ job: PrintJob) {
    let isFinal = state?.isFinal == true
    open(
      .job,
      ChoicePanel(
        head: state.map(PaperPhrase.state) ?? "", note: job.printer,
        choices: [isFinal ? text("Good") : text("Take it back")], wayOn: isFinal ? 0 : nil))
  }

  /// Follows a choice of a panel.
  mutating func choose(_ index: Int) {
    guard let panel else { return }
    self.panel = nil
    switch panel.subject {
    case .wish(let row): choose(index, for: row)
    case .replace: if index == 1 { save(replacing: true) }
    case .printers(let printers) where printers.indices.contains(index):
      let numbers = Self.copies.map(String.init)
      open(.copies(printers[index]), ChoicePanel(head: text("How many copies?"), choices: numbers, chosen: 0))
    case .copies(let printer):
      let copies = Self.copies[index]
      guard printer.printsBothSides, (pages?.count ?? 0) > 1 else { return send(to: printer, copies, bothSides: false) }
      open(
        .sides(printer, copies: copies),
        ChoicePanel(head: text("On which sides?"), choices: [text("one side"), text("both sides")], chosen: 0))
    case .sides(let printer, let copies): send(to: printer, copies, bothSides: index == 1)
    case .job: if let job, state?.isFinal != true { desk.cancel(job) }
    case .printers, .told: break
    }
  }

  private mutating func send(to printer: Printer, _ copies: Int, bothSides: Bool) {
    guard let pages, let wish else { return }
    var settings = PrintSettings(paper: wish.paper)
    (settings.copies, settings.bothSides) = (copies, bothSides)
    do throws(PaperError) {
      desk.print(try pages.document(title: title), title: title, on: printer.name, settings)
      (job, state) = (nil, nil)
      open(.job, ChoicePanel(head: text("The sheet goes to the printer…"), note: printer.description, choices: []))
    } catch {
      tell(PaperPhrase.reason(error))
    }
  }
}
