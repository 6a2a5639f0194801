import Glibc
import Packs

// The words of the commands, and nothing else.

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .usage(let command?): Words.usage(of: command)
    case .usage(nil): Words.usage
    case .pack(let error): error.description
    case .absent(let path, let name): "\(path): no entry \"\(name)\""
    // Told already, a line each.
    case .refused, .different: ""
    case .recipe(let file, let line, let error): "\(file):\(line): \(error)"
    case .picture(let path, let error): "\(path): \(error)"
    case .synth(let path, let line, let word):
      "\(path):\(line): \"\(word)\": a line is part or mix, with the words of SoX after it"
    case .notWAV(let path): "\(path): a sound's source is a WAV file with its length"
    case .table(let path, let line, let rule): "\(path):\(line): \(rule)"
    case .motion(let path, let line, let rule): "\(path):\(line): \(rule)"
    case .badCosts(let path): "\(path): a line for each format with \(DecodeCosts.sizes.count) numbers is expected"
    case .file(let path, let code): "\(path): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
    }
  }
}

enum Words {
  static let commands: [(name: String, arguments: String, purpose: String)] = [
    ("build", "RECIPE -o FILE [--report FILE] [--cache FOLDER] [--jobs N]", "make a pack of what a recipe names"),
    ("voices", "[--missing] RECIPE...", "every phrase a recipe speaks: entry, engine (or -), text"),
    ("credits", "PACK...", "who made what packs hold, and under which terms"),
    ("list", "[--long] PACK [FOLDER]", "names in a pack, or directly in one of its folders"),
    ("cat", "PACK NAME...", "contents of entries"),
    ("verify", "PACK...", "check every rule; a line each: file, accept, refuse or refuse-entry"),
    ("add", "PACK FILE... [--as NAME]", "a pack with files put in or replaced"),
    ("diff", "OLD NEW", "entries removed (-), added (+) and changed (~)"),
    (
      "bench", "[--entries N,N,...] [--folder FOLDER] | --decode",
      "time reading beside libzip, PhysFS and plain files; or the decoders, for Packs/decode-costs.tsv"
    ),
  ]

  static var usage: String {
    "usage: tracewell-pack COMMAND ...\n"
      + commands.map { "  \($0.name) \($0.arguments)\n      \($0.purpose)" }.joined(separator: "\n")
  }

  static func usage(of command: String) -> String {
    guard let known = commands.first(where: { $0.name == command }) else {
      return "no command \"\(command)\"\n" + usage
    }
    return "usage: tracewell-pack \(known.name) \(known.arguments)"
  }
}
