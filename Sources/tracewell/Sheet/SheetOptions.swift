import Letterform
import Paper

/// What the command line asks of a sheet; nil wherever the sheet's own usual choice stands.
struct SheetOptions {
  /// The course's id.
  var course = ""
  /// What is practised.
  var items: [String] = []
  /// The file to write.
  var output = ""
  /// The list of a class.
  var classFile: String?
  /// The learner whose mistakes of this week are practised, or who the sheet is for.
  var learner: String?
  /// The user's own folder instead of the standard one.
  var data: String?
  /// Options that the whole program knows: packs, language, seed, hand.
  var common: Options
  /// Whether the hand was named.
  var namesHand = false
  var paper: PaperSize?
  var ruling: Ruling?
  var rows: [RowStyle]?
  var xHeight: Double?
  var name = ""
  var savesInk = false
  /// The maze's age; nil for none.
  var maze: MazeBand? = .middle
  var showsSolution = false

  /// Reads the arguments after `sheet`.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var words: [String] = []
    var commonWords: [String] = []
    common = try Options([])
    func value(of option: String) throws(UsageError) -> String {
      guard let value = rest.popFirst() else { throw .missingValue(option: option) }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "-o": output = try value(of: word)
      case "--class": classFile = try value(of: word)
      case "--learner": learner = try value(of: word)
      case "--data": data = try value(of: word)
      case "--name": name = try value(of: word)
      case "--save-ink": savesInk = true
      case "--no-maze": maze = nil
      case "--solution": showsSolution = true
      case "--paper":
        paper = try Self.choice(word, try value(of: word), PaperSize.allCases) { $0.name }
      case "--lines":
        ruling = try Self.choice(word, try value(of: word), Ruling.allCases) { $0.rawValue }
      case "--maze": maze = try Self.choice(word, try value(of: word), MazeBand.allCases) { $0.name }
      case "--rows":
        let list = try value(of: word)
        var chosen: [RowStyle] = []
        for name in list.split(separator: ",") {
          chosen.append(try Self.choice(word, String(name), RowStyle.allCases) { $0.rawValue })
        }
        guard !chosen.isEmpty else { throw .badValue(option: word, value: list, rule: "styles with commas between") }
        rows = chosen
      case "--x-height":
        let text = try value(of: word)
        let (low, high) = (Ruling.xHeights.lowerBound, Ruling.xHeights.upperBound)
        guard let height = Double(text), Ruling.xHeights.contains(height)
        else { throw .badValue(option: word, value: text, rule: "\(low) to \(high) millimetres") }
        xHeight = height
      case "--hand", "--seed", "--packs", "--ui":
        namesHand = namesHand || word == "--hand"
        commonWords += [word, try value(of: word)]
      case let option where option.hasPrefix("-") && option.count > 1: throw .unknown(option)
      default: words.append(word)
      }
    }
    common = try Options(commonWords)
    guard let first = words.first, !output.isEmpty, classFile == nil || learner == nil
    else { throw .wrongArguments(usage: SheetCommand.usage) }
    (course, items) = (first, Array(words.dropFirst()))
    guard !items.isEmpty || classFile != nil || learner != nil
    else { throw .wrongArguments(usage: SheetCommand.usage) }
  }

  private static func choice<Value>(
    _ option: String, _ value: String, _ all: [Value], name: (Value) -> String
  ) throws(UsageError) -> Value {
    guard let found = all.first(where: { name($0) == value })
    else { throw .badValue(option: option, value: value, rule: "one of \(all.map(name).joined(separator: ", "))") }
    return found
  }
}
