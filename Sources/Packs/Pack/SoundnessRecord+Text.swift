extension SoundnessRecord {
  private static let heading = "tracewell soundness 1"

  /// The record as text for a file: a heading, then a line a pack.
  public var text: String {
    let lines = sound.map {
      "\($0.size)\t\($0.modified)\t\(String($0.directoryHash, radix: 16))\t\($0.path)"
    }
    return ([Self.heading] + lines.sorted()).joined(separator: "\n") + "\n"
  }

  /// Reads a record; anything else than one, or a line out of form, is left out: the packs are checked again.
  public init(text: String) {
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.heading else { return }
    for line in lines.dropFirst() {
      let columns = line.split(separator: "\t", maxSplits: 3)
      guard columns.count == 4, let size = Int(columns[0]), let modified = Int64(columns[1]),
        let hash = UInt64(columns[2], radix: 16)
      else { continue }
      sound.insert(Key(path: String(columns[3]), size: size, modified: modified, directoryHash: hash))
    }
  }
}
