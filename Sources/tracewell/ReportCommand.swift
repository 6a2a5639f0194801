import Glibc
import Grading
import Records

/// `tracewell report LEARNER [-o FILE.csv|.jsonl]`: a learner's progress, or every attempt as a table.
enum ReportCommand {
  static let usage = "tracewell report [--data DIR] LEARNER [-o FILE.csv|.jsonl]"

  /// Attempts read at once for JSON Lines, which hold all pen data.
  private static let page = 500

  static func run(_ given: [String]) throws -> Int32 {
    var arguments = given
    let data = try RecordsFolder.taken(from: &arguments)
    var path: String?
    if let place = arguments.firstIndex(of: "-o") {
      guard place + 1 < arguments.count else { throw UsageError.missingValue(option: "-o") }
      path = arguments[place + 1]
      arguments.removeSubrange(place...place + 1)
    }
    guard arguments.count == 1, !arguments[0].hasPrefix("-") else { throw UsageError.wrongArguments(usage: usage) }
    let isTable = path?.hasSuffix(".csv") == true
    guard path == nil || isTable || path?.hasSuffix(".jsonl") == true
    else { throw UsageError.badValue(option: "-o", value: path ?? "", rule: "a name ending in .csv or .jsonl") }
    let records = try LearnersCommand.opened(try RecordsFolder.place(named: data))
    let learner = try records.learner(arguments[0])
    guard let path else {
      say(Report(of: try records.attempts(of: learner.id), offset: RecordsFolder.offset), of: learner)
      return ExitCode.done
    }
    guard let file = fopen(path, "we") else { throw RecordsError.unreadable(file: path, code: errno) }
    defer { fclose(file) }
    if isTable {
      fputs(AttemptTable.header, file)
      for attempt in try records.attempts(of: learner.id) { fputs(AttemptTable.csv(attempt), file) }
    } else {
      var done = 0
      while true {
        let found = try records.history(of: learner.id, count: page, skipping: done)
        for record in found { fputs(AttemptTable.json(record), file) }
        done += found.count
        if found.count < page { break }
      }
    }
    guard fflush(file) == 0, ferror(file) == 0 else { throw RecordsError.unreadable(file: path, code: errno) }
    return ExitCode.done
  }

  private static func say(_ report: Report, of learner: Learner) {
    Console.say("\(learner.name): \(report.attempts) attempts")
    for line in report.progress {
      Console.say(
        "  \(line.course) \(line.letter) rung \(line.rung): \(line.attempts) attempts, \(line.accepted) accepted, "
          + "\(line.clean) without help")
    }
    for (code, count) in report.faults.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      Console.say("  \(code.name): \(count)")
    }
    for day in report.days {
      Console.say(
        "  \(Moment.date(ofDay: day.day)): \(day.attempts) attempts, \(Int(day.duration)) ms, "
          + "\(Int(day.speed)) units/s, \((day.peaks * 10).rounded() / 10) velocity peaks a stroke, "
          + "\((day.airShare * 100).rounded()) % in the air")
    }
  }
}
