import Glibc

/// A folder that goes with the value that made it.
final class TemporaryFolder {
  let path: String

  struct Failure: Error {}

  init() throws {
    var template = Array("/tmp/packs-test.XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure() }
    path = String(cString: made)
  }

  func write(_ name: String, _ bytes: [UInt8]) {
    guard let file = fopen(path + "/" + name, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  deinit { remove(path) }

  private func remove(_ path: String) {
    guard let stream = opendir(path) else { return }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      if unlink(path + "/" + name) != 0 { remove(path + "/" + name) }
    }
    closedir(stream)
    rmdir(path)
  }
}

/// A small generator with a seed (SplitMix64), so that a failing test fails again.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

enum Samples {
  static func entries(count: Int, seed: UInt64) -> [(name: String, contents: [UInt8])] {
    var generator = SeededGenerator(seed: seed)
    let folders = ["", "Letters/", "Буквы/строчные/", "Pictures/deep/er/"]
    return (0..<count).map { number in
      let folder = folders.randomElement(using: &generator) ?? ""
      let size = Int.random(in: 0...900, using: &generator)
      return (
        "\(folder)\(number).\(["png", "svg", "ё"].randomElement(using: &generator) ?? "")",
        (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }
      )
    }
  }
}
