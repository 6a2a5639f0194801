import Letterform
import Records

/// `tracewell learners`: who is on record; adding, exporting, importing and deleting.
enum LearnersCommand {
  static let usage = """
    tracewell learners [--data DIR] list | add NAME [left|right] | export FILE [LEARNER...] | import FILE | delete LEARNER
    """

  static func run(_ given: [String]) throws -> Int32 {
    var arguments = given
    let data = try RecordsFolder.taken(from: &arguments)
    guard let word = arguments.first, !arguments.contains(where: { $0.hasPrefix("--") })
    else { throw UsageError.wrongArguments(usage: usage) }
    let rest = Array(arguments.dropFirst())
    let place = try RecordsFolder.place(named: data)
    switch (word, rest.count) {
    case ("list", 0): try list(try opened(place))
    case ("add", 1...2):
      guard let hand = Hand(rawValue: rest.count == 2 ? rest[1] : "right")
      else { throw UsageError.badValue(option: "the hand", value: rest[1], rule: "left or right") }
      var generator = SystemRandomNumberGenerator()
      let learner = Learner(id: RecordID(using: &generator), name: rest[0], hand: hand, added: RecordsFolder.now)
      try opened(place).keep(learner)
      Console.say("\(learner.id)")
    case ("export", 1...):
      let file = try opened(place)
      let chosen = try rest.dropFirst().map { try file.learner($0).id }
      try file.export(chosen.isEmpty ? nil : chosen, to: rest[0])
    case ("import", 1):
      let gain = try opened(place).importFile(rest[0])
      Console.say("learners \(gain.learners), attempts \(gain.attempts)")
    case ("delete", 1):
      let file = try opened(place)
      try file.delete(try file.learner(rest[0]).id)
      // What others read must not hold the learner any longer.
      try file.publish(to: place.shared)
      let left = try file.removeDeleted(fromSnapshotsIn: place.shared)
      for problem in left { Console.complain("a snapshot may still hold the learner: \(problem.message)") }
      guard left.isEmpty else { return ExitCode.refusedInput }
    default: throw UsageError.wrongArguments(usage: usage)
    }
    return ExitCode.done
  }

  private static func list(_ file: RecordFile) throws {
    for line in try file.overview() {
      let last = line.last.map { "\($0)" } ?? "-"
      Console.say(
        [
          "\(line.learner.id)", line.learner.hand.rawValue, "\(line.attempts)", "\(line.clean)", "\(line.letters)",
          last,
          line.learner.name,
        ].joined(separator: "\t"))
    }
  }

  /// The records, with a line about what had to be saved.
  static func opened(_ place: RecordFile.Place) throws(RecordsError) -> RecordFile {
    let file = try RecordFile(place)
    if let salvage = file.salvage {
      Console.complain("the records were damaged: \(salvage.attempts) attempts were readable; \(salvage.file) is kept")
    }
    return file
  }
}
