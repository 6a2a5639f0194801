import Packs

/// Our own reader.
struct PackReader: Reader {
  let name: String
  let path: String
  /// Whole checks known; empty makes every opening walk the directory.
  let soundness: SoundnessRecord
  private var pack: Pack?

  init(_ name: String, path: String, soundness: SoundnessRecord) {
    self.name = name
    self.path = path
    self.soundness = soundness
  }

  mutating func open() -> Bool {
    pack = try? Pack(path: path, soundness: soundness)
    return pack != nil
  }

  mutating func close() { pack = nil }

  func has(_ name: String) -> Bool { pack?.contains(name) ?? false }

  func read(_ name: String, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let length = try? pack?.withBytes(of: name) { span in
      span.withUnsafeBytes { bytes in
        buffer.copyMemory(from: bytes)
        return bytes.count
      }
    }
    return length ?? -1
  }
}

/// Files in a folder, one system call at a time.
struct PlainFiles: Reader {
  let name = "plain files"
  let folder: String

  mutating func open() -> Bool { true }
  mutating func close() {}
  func has(_ name: String) -> Bool { PlainFile.exists(folder + "/" + name) }
  func read(_ name: String, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    PlainFile.read(folder + "/" + name, into: buffer)
  }
}
