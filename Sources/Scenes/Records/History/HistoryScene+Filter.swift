import Drawing
import Grading
import Language
import Letterform
import Records
import Stage

extension HistoryScene {
  /// Reads what can be filtered by and the first cards.
  mutating func read() -> Redraw {
    guard let learner else {
      layFrame()
      return .everything
    }
    let offset = classroom.clockOffset
    facets =
      classroom.register.asked { file throws(RecordsError) in try file.facets(of: learner.id, offset: offset) }
      ?? .init()
    return select()
  }

  /// Shows what passes the filter, from its beginning.
  mutating func select() -> Redraw {
    guard let learner else { return .nothing }
    let minute: Int64 = 60_000
    filter.time = day.map { day in
      let start = Int64(day) * 86_400_000 - Int64(classroom.clockOffset) * minute
      return Moment(milliseconds: start)..<Moment(milliseconds: start + 86_400_000)
    }
    pages = HistoryPages(learner, filter, in: classroom.register)
    (replay, stillPicture) = (nil, nil)
    layFrame()
    return .everything
  }

  /// Lays band and cards out for what is shown now.
  mutating func layFrame() {
    guard let metrics else { return }
    let style = classroom.reportStyle(metrics)
    var band = GrownUpFrame.Band(title: learner?.name ?? text("Nobody is on record"))
    if let replay {
      let attempt = replay.record.attempt
      band.title = "\(attempt.letter) – \(ReportPhrase.name(ofRung: attempt.rung))"
      band.subtitle = "\(learner?.name ?? ""), \(when(attempt))"
    } else if let pages {
      band.subtitle = filled(plural("{count} try", "{count} tries", pages.count), ["count": "\(pages.count)"])
      band.pills = [
        filter.letter ?? text("All letters"), filter.codes.first.map(ReportPhrase.name(of:)) ?? text("Right and wrong"),
        day.map { CalendarWords.label($0, .day, isWeek: false) } ?? text("All days"),
      ]
    }
    let frame = GrownUpFrame(
      band, width: Double(metrics.width), height: Double(metrics.height),
      pixelsPerMillimetre: metrics.dotsPerInch / 25.4, style: style)
    self.frame = frame
    guard replay == nil else { return }
    let before = grid.flatMap { $0.count == pages?.count ? $0.scroll.offset : nil }
    grid = HistoryGrid(count: pages?.count ?? 0, in: frame.room, style)
    if let before { grid?.scroll.move(to: before) }
    readSeen()
  }

  /// Reads the attempts whose cards are seen.
  mutating func readSeen() {
    guard let seen = grid?.seen, replay == nil else { return }
    pages?.read(seen, in: classroom.register)
  }

  /// When an attempt was, to the minute.
  func when(_ attempt: Attempt) -> String {
    let local = attempt.began.milliseconds + Int64(classroom.clockOffset) * 60_000
    let day = attempt.began.day(offset: classroom.clockOffset)
    let minute = Int((local - Int64(day) * 86_400_000) / 60_000)
    let padding = minute % 60 < 10 ? "0" : ""
    return "\(CalendarWords.label(day, .day, isWeek: false)), \(minute / 60):\(padding)\(minute % 60)"
  }

  /// The days that something was written on, the latest first.
  private var days: [Int] { facets.days.keys.sorted(by: >) }

  private var codes: [VerdictCode] { VerdictCode.allCases.filter { facets.codes[$0] != nil } }

  mutating func ask(_ question: Question) {
    guard let metrics else { return }
    func counted(_ name: String, _ count: Int) -> String { "\(name)  \(count)" }
    let shown =
      switch question {
      case .who:
        ChoicePanel(
          head: text("Whose tries?"), choices: classroom.register.learners.map(\.name),
          chosen: classroom.register.learners.firstIndex { $0.id == learner?.id })
      case .letter:
        ChoicePanel(
          head: text("Which letter?"),
          choices: [text("All letters")] + facets.letters.map { counted($0.letter, $0.count) },
          chosen: 1 + (facets.letters.firstIndex { $0.letter == filter.letter && $0.course == filter.course } ?? -1))
      case .fault:
        ChoicePanel(
          head: text("Which result?"),
          choices: [text("Right and wrong")] + codes.map { counted(ReportPhrase.name(of: $0), facets.codes[$0] ?? 0) },
          chosen: 1 + (codes.firstIndex { filter.codes == [$0] } ?? -1))
      case .day:
        ChoicePanel(
          head: text("Which day?"),
          choices: [text("All days")]
            + days.map { counted(CalendarWords.label($0, .day, isWeek: false), facets.days[$0] ?? 0) },
          chosen: 1 + (days.firstIndex { $0 == day } ?? -1))
      }
    panel = OpenPanel(question, shown, in: metrics.box, classroom.reportStyle(metrics))
  }

  mutating func choose(_ index: Int) -> Redraw {
    guard let panel else { return .nothing }
    self.panel = nil
    switch panel.subject {
    case .who:
      guard classroom.register.learners.indices.contains(index) else { return .everything }
      learner = classroom.register.learners[index]
      (filter, day) = (RecordFile.Filter(), nil)
      return read()
    case .letter:
      let letter = facets.letters.indices.contains(index - 1) ? facets.letters[index - 1] : nil
      (filter.course, filter.letter) = (letter?.course, letter?.letter)
    case .fault: filter.codes = codes.indices.contains(index - 1) ? [codes[index - 1]] : []
    case .day: day = days.indices.contains(index - 1) ? days[index - 1] : nil
    }
    return select()
  }
}
