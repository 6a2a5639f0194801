import Glibc
import Guard

/// `tracewell unlock`: the licence of this user, and what a seller needs.
enum UnlockCommand {
  static let usage = """
    tracewell unlock show | install FILE | verify [--key PUBLIC-KEY] FILE
         tracewell unlock new-key FILE
         tracewell unlock issue --key FILE --name NAME [--school] [--seats N] [--end DATE] [--serial N]
         tracewell unlock issue --key FILE --table ORDERS.csv -o FOLDER
    """

  static func run(_ arguments: [String]) throws -> Int32 {
    var rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "show" where rest.isEmpty: return try show()
    case "install" where rest.count == 1: try install(rest[0])
    case "verify": try verify(&rest)
    case "new-key" where rest.count == 1:
      let key = try SigningKey()
      try key.keep(in: rest[0])
      Console.say("\(key.verifying)")
    case "issue": try UnlockIssuing(rest).run()
    default: throw UsageError.wrongArguments(usage: usage)
    }
    return ExitCode.done
  }

  /// What is open here, and by which licence.
  private static func show() throws -> Int32 {
    switch UnlockFolder.places().find(today: .today, withdrawn: try UnlockFolder.withdrawn()) {
    case .nothing: Console.say("the first letters of every course are open; no licence is installed")
    case .sound(let licence, let file):
      describe(licence)
      Console.say("file\t\(file)")
    case .refused(let file, let rule): throw GuardError.licence(file: file, rule: rule)
    case .unreadable(let error): throw error
    }
    return ExitCode.done
  }

  private static func install(_ file: String) throws {
    let licence = try UnlockFolder.places().keep(
      try UnlockFolder.text(of: file), from: file, today: .today, withdrawn: try UnlockFolder.withdrawn())
    describe(licence)
    Console.say("file\t\(UnlockFolder.places().own)")
  }

  private static func verify(_ rest: inout [String]) throws {
    var key = Seller.key
    if let digits = try taken("--key", from: &rest) {
      guard let named = VerifyingKey(hexadecimal: digits)
      else { throw UsageError.badValue(option: "--key", value: digits, rule: "64 hexadecimal digits") }
      key = named
    }
    guard rest.count == 1 else { throw UsageError.wrongArguments(usage: usage) }
    let bytes = try UnlockFolder.text(of: rest[0])
    do throws(LicenceRule) {
      let licence = try Licence(text: bytes, key: key)
      describe(licence)
      try licence.check(today: .today, withdrawn: (try? UnlockFolder.withdrawn()) ?? WithdrawnList())
    } catch {
      throw GuardError.licence(file: rest[0], rule: error)
    }
  }

  private static func taken(_ option: String, from rest: inout [String]) throws(UsageError) -> String? {
    guard let place = rest.firstIndex(of: option) else { return nil }
    guard place + 1 < rest.count else { throw .missingValue(option: option) }
    defer { rest.removeSubrange(place...place + 1) }
    return rest[place + 1]
  }

  private static func describe(_ licence: Licence) {
    Console.say("name\t\(licence.name)")
    switch licence.kind {
    case .family: Console.say("kind\tfamily")
    case .school(let seats): Console.say("kind\tschool\nseats\t\(seats.map { "\($0)" } ?? "-")")
    }
    Console.say("issued\t\(licence.issued)\nend\t\(licence.end.map { "\($0)" } ?? "-")\nserial\t\(licence.serial)")
  }
}
