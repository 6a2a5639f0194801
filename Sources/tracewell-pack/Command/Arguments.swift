/// A command's arguments, sorted into operands, switches and options with a value.
struct Arguments {
  let command: String
  private(set) var operands: [String] = []
  private(set) var switches: Set<String> = []
  private(set) var options: [String: [String]] = [:]

  /// - Throws: `CommandError.usage` for an unknown option or one without its value.
  init(
    _ arguments: [String], command: String, switches known: Set<String> = [], options valued: Set<String> = []
  ) throws(CommandError) {
    self.command = command
    var index = 0
    var onlyOperands = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if onlyOperands || !argument.hasPrefix("-") || argument == "-" {
        operands.append(argument)
      } else if argument == "--" {
        onlyOperands = true
      } else if known.contains(argument) {
        switches.insert(argument)
      } else if valued.contains(argument), index < arguments.count {
        options[argument, default: []].append(arguments[index])
        index += 1
      } else {
        throw .usage(command)
      }
    }
  }

  /// Exactly this many operands.
  func exactly(_ count: Int) throws(CommandError) -> [String] {
    guard operands.count == count else { throw .usage(command) }
    return operands
  }

  /// The last value given for an option.
  func value(_ option: String) -> String? { options[option]?.last }

  /// A positive whole number given for an option, or the default.
  func number(_ option: String, _ fallback: Int) throws(CommandError) -> Int {
    guard let text = value(option) else { return fallback }
    guard let number = Int(text), number > 0 else { throw .usage(command) }
    return number
  }
}
