import Packs

extension Command {
  /// `add`: writes the pack anew with files put in, in the place of entries of the same name or at the end.
  static func add(_ arguments: Arguments) throws(CommandError) {
    guard let path = arguments.operands.first, arguments.operands.count >= 2 else { throw .usage("add") }
    let files = arguments.operands.dropFirst()
    let names = arguments.options["--as"] ?? []
    guard names.isEmpty || names.count == files.count else { throw .usage("add") }
    var added: [String: [UInt8]] = [:]
    var order: [String] = []
    for (number, file) in files.enumerated() {
      let name = names.isEmpty ? String(file.split(separator: "/").last ?? "") : names[number]
      if added[name] == nil { order.append(name) }
      added[name] = try LooseFile.read(file)
    }
    let old = LooseFile.exists(path) ? try open(path) : nil
    try CommandError.packs { () throws(PackError) in
      var writer = try PackWriter(path: path)
      for entry in old?.entries ?? [] where !entry.name.hasSuffix("/") {
        if let contents = added.removeValue(forKey: entry.name) {
          try writer.add(entry.name, contents)
        } else if let old {
          try writer.add(entry.name, try old.read(entry.name))
        }
      }
      for name in order {
        if let contents = added[name] { try writer.add(name, contents) }
      }
      try writer.finish()
    }
  }

  /// `diff`: what changed from one pack to another; exit code 1 when anything did, as `diff` does.
  static func diff(_ arguments: Arguments) throws(CommandError) {
    let paths = try arguments.exactly(2)
    let old = try open(paths[0])
    let new = try open(paths[1])
    let before = Dictionary(old.entries.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(new.entries.map { ($0.name, $0) }) { first, _ in first }
    var lines: [(name: String, line: String)] = []
    for (name, entry) in before {
      guard let other = after[name] else {
        lines.append((name, "-\t\(name)\t\(entry.size)"))
        continue
      }
      if entry.size != other.size || entry.checksum != other.checksum {
        lines.append((name, "~\t\(name)\t\(entry.size)\t\(other.size)"))
      }
    }
    for (name, entry) in after where before[name] == nil { lines.append((name, "+\t\(name)\t\(entry.size)")) }
    lines.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    lines.forEach { Output.line($0.line) }
    if !lines.isEmpty { throw .different }
  }
}
