@testable import Packs

/// A zip file with every field open to be set wrong, for tests of the rules.
struct ZipSketch {
  struct Entry {
    var name: [UInt8]
    var contents: [UInt8]
    var method: UInt16 = 0
    var flags: UInt16 = 0
    var packed: [UInt8]?
    var checksum: UInt32?
    var size: UInt32?
    var extra: [UInt8] = []
    var localExtra: [UInt8]?
    var descriptor: Descriptor = .none
    var attributes: UInt32 = 0
    var localName: [UInt8]?

    init(_ name: String, _ contents: String = "x") {
      self.name = Array(name.utf8)
      self.contents = Array(contents.utf8)
      if !name.utf8.allSatisfy({ $0 < 0x80 }) { flags = EntryFlags.utf8 }
    }

    func with(_ change: (inout Entry) -> Void) -> Entry {
      var copy = self
      change(&copy)
      return copy
    }
  }

  enum Descriptor {
    case none, short, long, wrong
  }

  var entries: [Entry]
  var prefix: [UInt8] = []
  var beforeDirectory: [UInt8] = []
  var comment: [UInt8] = []
  var commentLength: UInt16?
  var count: UInt16?

  init(_ entries: [Entry]) { self.entries = entries }

  var bytes: [UInt8] {
    var file = prefix
    var directory: [UInt8] = []
    for entry in entries {
      let offset = file.count
      let packed = entry.packed ?? entry.contents
      let sum = entry.checksum ?? entry.contents.span.withUnsafeBytes { checksum($0) }
      let size = entry.size ?? UInt32(entry.contents.count)
      let later = entry.descriptor != .none
      let flags = later ? entry.flags | EntryFlags.descriptor : entry.flags
      func sizes(_ hidden: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(number: hidden ? 0 : sum)
        bytes.append(number: hidden ? 0 : UInt32(packed.count))
        bytes.append(number: hidden ? 0 : size)
        return bytes
      }
      func head(_ hidden: Bool, _ name: [UInt8], _ extra: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        for number in [20, flags, entry.method, 0, 0x21] { bytes.append(number: number) }
        bytes += sizes(hidden)
        bytes.append(number: UInt16(name.count))
        bytes.append(number: UInt16(extra.count))
        return bytes
      }
      let localName = entry.localName ?? entry.name
      let localExtra = entry.localExtra ?? entry.extra
      file.append(number: LocalHeader.signature)
      file += head(later, localName, localExtra) + localName + localExtra + packed
      switch entry.descriptor {
      case .none: break
      case .short: file += sizes(false)
      case .long, .wrong:
        file.append(number: DataDescriptor.signature)
        file += sizes(false)
        if entry.descriptor == .wrong { file[file.count - 12] ^= 1 }
      }
      directory.append(number: DirectoryRecord.signature)
      directory.append(number: UInt16(0x314))
      directory += head(false, entry.name, entry.extra)
      for _ in 0..<3 { directory.append(number: UInt16(0)) }
      directory.append(number: entry.attributes)
      directory.append(number: UInt32(offset))
      directory += entry.name + entry.extra
    }
    file += beforeDirectory
    let start = file.count
    file += directory
    file.append(number: EndRecord.signature)
    file.append(number: UInt32(0))
    let count = count ?? UInt16(entries.count)
    file.append(number: count)
    file.append(number: count)
    file.append(number: UInt32(directory.count))
    file.append(number: UInt32(start))
    file.append(number: commentLength ?? UInt16(comment.count))
    return file + comment
  }
}
