import Curriculum
import Letterform

/// `tracewell check-letters COURSE`: what is wrong in a course's letters, and what is worth knowing of them.
enum CheckLettersCommand {
  static let usage = "tracewell check-letters COURSE | --letters FOLDER"

  static func run(_ arguments: [String]) throws -> Int32 {
    let content = Content(try Options([]))
    let course: Course
    switch (arguments.count, arguments.first) {
    case (2, "--letters"): course = try LetterFolder(path: arguments[1]).course()
    case (1, let id?) where !id.hasPrefix("-"): course = try content.course(id)
    default: throw UsageError.wrongArguments(usage: usage)
    }
    let check = LetterCheck(course: course, levels: try content.levels(writing: course.model.writing))
    let findings = check.findings()
    let faults = findings.filter(\.isFault)
    for finding in findings where !finding.isFault { Console.say(finding.message) }
    for finding in faults { Console.say(finding.message) }
    Console.say(
      "\(course.model.id): \(course.letters.count) letters, \(faults.count) faults, "
        + "\(findings.count - faults.count) listed")
    return faults.isEmpty ? ExitCode.done : ExitCode.refusedInput
  }
}
