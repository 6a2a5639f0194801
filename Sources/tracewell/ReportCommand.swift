import Curriculum
import Drawing
import Glibc
import Grading
import Language
import Records
import Scenes

/// `tracewell report`: a learner's progress or a class at a glance, on the terminal, as pages or as tables.
enum ReportCommand {
  static let usage = """
    tracewell report [--data DIR] [--ui LANG] [--period week|month|all] [--paper a4|letter] LEARNER|--class
                            [-o FILE.pdf|.csv|.jsonl]
    """

  /// So many of the latest tries are shown.
  private static let tries = 7

  private enum Format: String { case pdf, csv, jsonl }

  private struct Wish {
    var isClass = false
    var learner = ""
    var path: String?
    var format: Format?
    var period = LearnerReport.Period.all
    /// Nil for what is usual here.
    var paper: ReportPaper.Size?
    var options: Options
  }

  static func run(_ given: [String]) throws -> Int32 {
    var arguments = given
    let data = try RecordsFolder.taken(from: &arguments)
    let wish = try read(arguments)
    let records = try LearnersCommand.opened(try RecordsFolder.place(named: data))
    if wish.isClass { return try giveClass(wish, records) }
    let learner = try records.learner(wish.learner)
    switch (wish.format, wish.path) {
    case (.pdf, let path?): try pages(of: learner, wish, records).write(to: path, size: wish.paper ?? .usual)
    case (.csv, let path?): try records.writeCSV(of: learner.id, to: path)
    case (.jsonl, let path?): try records.writeJSONLines(of: learner.id, to: path)
    default: say(Report(of: try records.attempts(of: learner.id), offset: RecordsFolder.offset), of: learner)
    }
    return ExitCode.done
  }

  private static func read(_ arguments: [String]) throws(UsageError) -> Wish {
    var wish = Wish(options: try Options([]))
    var names: [String] = []
    var rest = arguments[...]
    func value(of option: String) throws(UsageError) -> String {
      guard let value = rest.popFirst() else { throw .missingValue(option: option) }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "-o": wish.path = try value(of: word)
      case "--class": wish.isClass = true
      case "--ui": wish.options = try Options(["--ui", try value(of: word)])
      case "--period":
        let name = try value(of: word)
        guard let period = LearnerReport.Period(rawValue: name)
        else { throw .badValue(option: word, value: name, rule: "week, month or all") }
        wish.period = period
      case "--paper":
        let name = try value(of: word)
        guard let paper = ReportPaper.Size(rawValue: name)
        else { throw .badValue(option: word, value: name, rule: "a4 or letter") }
        wish.paper = paper
      case let word where word.hasPrefix("-"): throw .unknown(word)
      default: names.append(word)
      }
    }
    guard names.count == (wish.isClass ? 0 : 1) else { throw .wrongArguments(usage: usage) }
    wish.learner = names.first ?? ""
    if let path = wish.path {
      wish.format = path.split(separator: ".").last.flatMap { Format(rawValue: String($0)) }
      guard let format = wish.format, !wish.isClass || format != .jsonl else {
        let endings = wish.isClass ? ".pdf or .csv" : ".pdf, .csv or .jsonl"
        throw .badValue(option: "-o", value: path, rule: "a name ending in \(endings)")
      }
    }
    return wish
  }

  // MARK: - A learner

  private static var today: Int { RecordsFolder.now.day(offset: RecordsFolder.offset) }

  private static func content(_ wish: Wish) throws -> (Content, LessonContent) {
    let content = Content(wish.options)
    content.openCatalogues()
    Catalogue.select(language: wish.options.interfaceLanguage)
    return (
      content,
      LessonContent(stack: content.stack, fonts: try Fonts(folder: content.fonts), report: Console.complain)
    )
  }

  private static func pages(of learner: Learner, _ wish: Wish, _ records: RecordFile) throws -> LearnerPages {
    let (content, lesson) = try content(wish)
    let attempts = try records.attempts(of: learner.id)
    let report = LearnerReport(
      of: attempts, sessions: try records.sessions(of: learner.id), period: wish.period, today: today,
      weeksFrom: Locale.usualFirstWeekday, offset: RecordsFolder.offset)
    var filter = RecordFile.Filter()
    (filter.course, filter.letter) = (attempts.last?.course, attempts.last?.letter)
    let tries = try records.history(of: learner.id, filter, count: tries).reversed()
    var courses: [String: Course] = [:]
    for id in Set(attempts.map(\.course)) { courses[id] = try? content.course(id) }
    let known = courses
    return LearnerPages(
      learner: learner, report: report, tries: Array(tries), offset: RecordsFolder.offset, content: lesson,
      course: { known[$0] })
  }

  private static func say(_ report: Report, of learner: Learner) {
    Console.say("\(learner.name): \(report.attempts) attempts")
    for line in report.progress {
      Console.say(
        "  \(line.course) \(line.letter) rung \(line.rung): \(line.attempts) attempts, \(line.accepted) accepted, "
          + "\(line.clean) without help")
    }
    for fault in report.sortedFaults { Console.say("  \(fault.code.name): \(fault.count)") }
    for day in report.days {
      Console.say(
        "  \(Moment.date(ofDay: day.day)): \(day.attempts) attempts, \(Int(day.duration)) ms, "
          + "\(Int(day.speed)) units/s, \((day.peaks * 10).rounded() / 10) velocity peaks a stroke, "
          + "\((day.airShare * 100).rounded()) % in the air")
    }
  }

  // MARK: - A class

  private static func giveClass(_ wish: Wish, _ records: RecordFile) throws -> Int32 {
    let report = try records.classReport(today: today, offset: RecordsFolder.offset)
    switch (wish.format, wish.path) {
    case (.pdf, let path?):
      let (_, lesson) = try content(wish)
      try ClassPages(report: report, today: today, offset: RecordsFolder.offset, content: lesson)
        .write(to: path, size: wish.paper ?? .usual)
    case (_, let path?): try report.writeCSV(to: path)
    default:
      for line in report.lines {
        Console.say(
          "\(line.learner.name): \(line.attempts) attempts, \(line.known) of \(line.started) letters known by heart, "
            + "\(Int(line.minutes.rounded())) minutes in seven days")
      }
    }
    return ExitCode.done
  }
}
