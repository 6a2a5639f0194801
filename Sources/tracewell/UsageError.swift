/// A command line that cannot be followed; the program ends with `ExitCode.wrongArguments`.
enum UsageError: Error, Equatable {
  /// No such option or command.
  case unknown(String)
  /// The option came last, without its value.
  case missingValue(option: String)
  /// The value breaks the option's rule.
  case badValue(option: String, value: String, rule: String)
  /// The command needs other arguments.
  case wrongArguments(usage: String)

  /// One line for standard error.
  var message: String {
    switch self {
    case .unknown(let word): "unknown option or command '\(word)' (tracewell --help lists them)"
    case .missingValue(let option): "\(option) needs a value"
    case .badValue(let option, let value, let rule): "\(option) '\(value)': expected \(rule)"
    case .wrongArguments(let usage): "usage: \(usage)"
    }
  }
}

/// How the program ends.
enum ExitCode {
  /// Done.
  static let done: Int32 = 0
  /// Input was refused: one line on standard error with file, place and rule.
  static let refusedInput: Int32 = 1
  /// The arguments were wrong.
  static let wrongArguments: Int32 = 2
}
