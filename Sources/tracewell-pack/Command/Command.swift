import Glibc
import Packs

/// The commands of `tracewell-pack`; each returns when done and throws a `CommandError` otherwise.
enum Command {
  /// Runs one command line and returns the exit code: 0 done, 1 refused input, 2 wrong arguments.
  static func run(_ arguments: [String]) -> Int32 {
    do throws(CommandError) {
      try dispatch(arguments)
      return 0
    } catch {
      if !error.description.isEmpty { complain(error.description) }
      return error.exitCode
    }
  }

  private static func dispatch(_ arguments: [String]) throws(CommandError) {
    guard let name = arguments.first else { throw .usage(nil) }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "list": try list(Arguments(rest, command: name, switches: ["--long"]))
    case "cat": try cat(Arguments(rest, command: name))
    case "verify": try verify(Arguments(rest, command: name))
    case "build":
      try build(Arguments(rest, command: name, options: ["-o", "--report", "--cache", "--jobs"]))
    case "voices": try voices(Arguments(rest, command: name, switches: ["--missing"]))
    case "credits": try credits(Arguments(rest, command: name))
    case "add": try add(Arguments(rest, command: name, options: ["--as"]))
    case "diff": try diff(Arguments(rest, command: name))
    case "bench": try bench(Arguments(rest, command: name, switches: ["--decode"], options: ["--entries", "--folder"]))
    case "help", "--help", "-h": Output.line(Words.usage)
    default: throw .usage(name)
    }
  }
}
