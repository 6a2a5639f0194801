import Scenes

/// What the command line asks of the program's window.
struct Options {
  /// Size of the window in pixels; nil for the whole of a small screen, else 1366x768.
  var window: (width: Int, height: Int)?
  /// Never a graphics card, even where there is a fast one.
  var software = false
  /// Starts in full screen.
  var fullScreen = false
  /// Nobody gets out of the window but through the gate.
  var kiosk = false
  /// A folder of packs beside the standard ones.
  var packs: String?
  /// A folder that stands in for the letters of every pack while they are drawn.
  var letters: String?
  /// The user's own folder instead of the standard one.
  var data: String?
  /// Interface language, an ISO 639 code; nil for the system's.
  var interfaceLanguage: String?
  /// The lesson to open, course and letter or word.
  var lesson: (course: String, letter: String)?
  /// The page to open first; nil for a lesson, or for the page where it is chosen who writes.
  var page: Destination?
  /// The rung to show lessons at, 1 to 6; nil for the one that the learner has reached.
  var rung: Int?
  /// The name of the child who writes; nil for the page where that is chosen, or for a guest's lesson.
  var learner: String?
  /// The hand that writes, `right` or `left`.
  var hand = "right"
  /// Seed of everything that is drawn by chance; nil for a new one each time.
  var seed: UInt64?
  /// Bytes that decoded pictures may take; nil for a share of the machine's memory.
  var textureBudget: Int?
  /// Where measurements and events are appended as JSON lines.
  var stats: String?

  /// A command's own words, and the options among them; each option takes the word behind it.
  ///
  /// - Throws: as `init`.
  static func apart(_ arguments: [String]) throws(UsageError) -> (words: [String], options: Options) {
    var words: [String] = []
    var options: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        words.append(word)
        continue
      }
      options.append(word)
      if let value = rest.popFirst() { options.append(value) }
    }
    return (words, try Options(options))
  }

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: `UsageError` for an unknown option, a missing value or one out of its range.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--software": software = true
      case "--full-screen": fullScreen = true
      case "--kiosk": kiosk = true
      case "--window":
        let value = try Self.value(of: option, &rest)
        let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
          (320...16384).contains(width), (240...16384).contains(height)
        else { throw .badValue(option: option, value: value, rule: "WIDTHxHEIGHT, from 320x240") }
        window = (width, height)
      case "--packs": packs = try Self.value(of: option, &rest)
      case "--letters": letters = try Self.value(of: option, &rest)
      case "--data": data = try Self.value(of: option, &rest)
      case "--ui":
        let value = try Self.value(of: option, &rest)
        guard !value.isEmpty, value.allSatisfy({ $0.isASCII && ($0.isLetter || "_-:".contains($0)) })
        else { throw .badValue(option: option, value: value, rule: "a language code such as en or ru") }
        interfaceLanguage = value
      case "--lesson":
        let value = try Self.value(of: option, &rest)
        let parts = value.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, !parts[1].isEmpty
        else { throw .badValue(option: option, value: value, rule: "COURSE/LETTER or COURSE/WORD, e.g. en-upright/a") }
        lesson = (parts[0], parts[1])
      case "--learner": learner = try Self.value(of: option, &rest)
      case "--page":
        let value = try Self.value(of: option, &rest)
        guard let place = Self.pages[value]
        else { throw .badValue(option: option, value: value, rule: Self.pages.keys.sorted().joined(separator: ", ")) }
        page = place
      case "--rung": rung = Int(try Self.number(of: option, &rest, in: 1...6))
      case "--hand":
        let value = try Self.value(of: option, &rest)
        guard ["left", "right"].contains(value)
        else { throw .badValue(option: option, value: value, rule: "left or right") }
        hand = value
      case "--seed": seed = try Self.number(of: option, &rest, in: 0...UInt64.max)
      case "--texture-budget":
        textureBudget = Int(try Self.number(of: option, &rest, in: 4...4096)) << 20
      case "--stats": stats = try Self.value(of: option, &rest)
      default: throw .unknown(option)
      }
    }
  }

  /// The pages that can be opened first, by name; the gate stands before those for grown-ups, as on the map.
  private static let pages: [String: Destination] = {
    let open: [Destination] = [.best, .firstStart, .who]
    let closed = GrownUpPage.allCases.filter { $0 != .exit }.map { ($0.rawValue, Destination.gate($0)) }
    return Dictionary(uniqueKeysWithValues: open.map { ($0.name, $0) } + closed)
  }()

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw .missingValue(option: option) }
    return value
  }

  private static func number(
    of option: String, _ rest: inout ArraySlice<String>, in range: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64 {
    let value = try value(of: option, &rest)
    guard let number = UInt64(value), range.contains(number)
    else { throw .badValue(option: option, value: value, rule: "\(range.lowerBound) to \(range.upperBound)") }
    return number
  }
}
