import Packs

extension Command {
  /// Opens a pack and checks what can be checked without reading contents.
  static func open(_ path: String) throws(CommandError) -> Pack {
    try CommandError.packs { () throws(PackError) in
      let pack = try Pack(path: path)
      try pack.checkHeaders()
      return pack
    }
  }

  /// `list`: names; with `--long` size, place in the file, checksum and name.
  static func list(_ arguments: Arguments) throws(CommandError) {
    guard let path = arguments.operands.first, arguments.operands.count <= 2 else { throw .usage("list") }
    let pack = try open(path)
    if arguments.operands.count == 2 {
      pack.list(arguments.operands[1]).forEach(Output.line)
      return
    }
    for entry in pack.entries {
      guard arguments.switches.contains("--long") else {
        Output.line(entry.name)
        continue
      }
      let sum = String(entry.checksum, radix: 16)
      let zeros = String(repeating: "0", count: 8 - sum.count)
      Output.line("\(entry.size)\t\(entry.packedSize)\t\(zeros)\(sum)\t\(entry.name)")
    }
  }

  /// `cat`: contents of entries, one after the other.
  static func cat(_ arguments: Arguments) throws(CommandError) {
    guard arguments.operands.count >= 2 else { throw .usage("cat") }
    let pack = try open(arguments.operands[0])
    for name in arguments.operands.dropFirst() {
      guard pack.contains(name) else { throw .absent(path: pack.path, name: name) }
      Output.write(try CommandError.packs { () throws(PackError) in try pack.read(name) })
    }
  }

  /// `verify`: the whole check of each pack; a line on standard output, and one on standard error for each refusal.
  static func verify(_ arguments: Arguments) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("verify") }
    var refused = 0
    for path in arguments.operands {
      switch Pack.check(path: path) {
      case .accept:
        Output.line("\(path)\taccept")
      case .refuseEntries(let errors):
        refused += 1
        Output.line("\(path)\trefuse-entry")
        errors.forEach { complain($0.description) }
      case .refuse(let error):
        refused += 1
        Output.line("\(path)\trefuse")
        complain(error.description)
      }
    }
    if refused > 0 { throw .refused(count: refused) }
  }
}
