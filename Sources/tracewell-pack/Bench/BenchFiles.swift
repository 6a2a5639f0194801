import Glibc
import Packs

/// Files to measure with: the same contents as a pack, as a zip without our index, and loose in a folder.
struct BenchFiles {
  let folder: String
  let names: [String]
  let shuffled: [String]
  let absent: [String]
  private let lengths: [String: Int]

  var pack: String { folder + "/bench.zip" }
  var plainZip: String { folder + "/plain.zip" }

  /// Makes `count` files of lengths spread evenly over a range, with contents that do not compress.
  init(folder: String, count: Int, lengths range: ClosedRange<Int>) throws(CommandError) {
    self.folder = folder
    var generator = Xorshift(state: 0x2545_f491_4f6c_dd1d)
    var noise: [UInt8] = []
    noise.reserveCapacity(range.upperBound * 2 + 8)
    while noise.count < range.upperBound * 2 {
      withUnsafeBytes(of: generator.next()) { noise.append(contentsOf: $0) }
    }
    var names: [String] = []
    var absent: [String] = []
    var lengths: [String: Int] = [:]
    try LooseFile.makeFolder(folder + "/files")
    let pack = folder + "/bench.zip"
    let plain = folder + "/plain.zip"
    var contents: [(String, Int, Int)] = []
    for number in 0..<count {
      let set = "set-\(number / 100)"
      let name = "pictures/\(set)/picture-\(number).webp"
      names.append(name)
      absent.append("pictures/\(set)/picture-\(number).jpeg")
      let length = Int.random(in: range, using: &generator)
      lengths[name] = length
      contents.append((name, Int.random(in: 0..<range.upperBound, using: &generator), length))
      try LooseFile.makeFolder(folder + "/files/pictures/" + set)
    }
    do throws(PackError) {
      var writer = try PackWriter(path: pack)
      for (name, start, length) in contents { try writer.add(name, Array(noise[start..<start + length])) }
      try writer.finish()
      // An entry after the index leaves it stale and no longer the last: a zip as any other tool would write it.
      var other = try PackWriter(path: plain, index: false)
      for (name, start, length) in contents { try other.add(name, Array(noise[start..<start + length])) }
      try other.finish()
    } catch {
      throw .pack(error)
    }
    for (name, start, length) in contents {
      guard let file = fopen(folder + "/files/" + name, "we") else { throw .file(path: name, code: errno) }
      noise[start..<start + length].withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
      fclose(file)
    }
    self.names = names
    self.lengths = lengths
    shuffled = names.shuffled(using: &generator)
    self.absent = absent.shuffled(using: &generator)
  }

  func length(of name: String) -> Int { lengths[name] ?? -1 }

  func remove() { Self.remove(folder + "/files") }

  /// Removes a folder and what is in it.
  static func remove(_ path: String) {
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

/// Marsaglia's xorshift: the same numbers every time.
struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
