import Curriculum
import Drawing
import Glibc
import Guard
import Packs
import Paper
import Records
import Stage

let usage = """
  usage: tracewell [--window WxH] [--full-screen] [--kiosk] [--software] [--lesson COURSE/LETTER|WORD] [--page NAME]
                   [--rung N] [--hand left|right] [--learner NAME] [--ui LANG] [--packs DIR] [--letters FOLDER]
                   [--data DIR] [--seed N] [--texture-budget MB] [--stats FILE]
         \(GradeCommand.usage)
         \(LettersCommand.usage)
         \(ChartCommand.usage)
         \(SheetCommand.usage)
         \(LearnersCommand.usage)
         \(ReportCommand.usage)
         \(CheckLettersCommand.usage)
         \(UnlockCommand.usage)
  """

/// Runs the command, or the program's window when there is none.
func run(_ arguments: [String]) throws -> Int32 {
  switch arguments.first {
  case "--help", "-h":
    Console.say(usage)
    return ExitCode.done
  case "grade": return try GradeCommand.run(Array(arguments.dropFirst()))
  case "letters": return try LettersCommand.run(Array(arguments.dropFirst()))
  case "check-letters": return try CheckLettersCommand.run(Array(arguments.dropFirst()))
  case "chart": return try ChartCommand.run(Array(arguments.dropFirst()))
  case "sheet": return try SheetCommand.run(Array(arguments.dropFirst()))
  case "learners": return try LearnersCommand.run(Array(arguments.dropFirst()))
  case "report": return try ReportCommand.run(Array(arguments.dropFirst()))
  case "unlock": return try UnlockCommand.run(Array(arguments.dropFirst()))
  case let word? where !word.hasPrefix("-"): throw UsageError.unknown(word)
  default: return try Play.run(try Options(arguments))
  }
}

/// One line for each kind of error; each room holds its own words.
func words(for error: any Error) -> String {
  switch error {
  case let error as UsageError: error.message
  case let error as CurriculumError: error.message
  case let error as RecordsError: error.message
  case let error as GuardError: error.message
  case let error as PaperError: error.message
  default: "\(error)"
  }
}

// What concerns children is for its owner alone, whatever folder it is written to; sheets and charts are nobody's.
if !["sheet", "chart"].contains(CommandLine.arguments.dropFirst().first ?? "") { umask(0o077) }

do {
  exit(try run(Array(CommandLine.arguments.dropFirst())))
} catch {
  Console.complain(words(for: error))
  exit(error is UsageError ? ExitCode.wrongArguments : ExitCode.refusedInput)
}
