// Unsafe: bytes are read while an array lends them.
/// Writes a pack to a file: stored, aligned, with its own index, the same bytes for the same entries.
///
/// ```swift
/// var writer = try PackWriter(path: "owls.zip")
/// try writer.add("Pictures/owl.png", bytes)
/// try writer.finish()
/// ```
///
/// The file takes its name only when `finish` has checked it whole; until then, and if anything fails, what was there
/// before stays.
public struct PackWriter: ~Copyable {
  /// Where the pack will be.
  public let path: String
  private var layout = PackLayout()
  private var output: NewFile

  private let isIndexed: Bool

  /// Begins a pack.
  ///
  /// - Parameter index: whether the pack's own index goes in; without it the pack is still sound, and opens slower.
  /// - Throws: `PackError.unwritable`.
  public init(path: String, index: Bool = true) throws(PackError) {
    self.path = path
    isIndexed = index
    output = try NewFile(path: path)
  }

  /// Adds an entry.
  ///
  /// - Throws: `.refusedPack` with the rule that the name, the size or the number of entries breaks; `.unwritable`.
  public mutating func add(_ name: String, _ contents: [UInt8]) throws(PackError) {
    let header: [UInt8]
    do throws(PackRule) {
      guard name != PackIndex.name else { throw .nameTwice(other: name) }
      header = unsafe try contents.span.withUnsafeBytes { (raw) throws(PackRule) in unsafe try layout.begin(name, raw) }
    } catch {
      throw .refusedPack(file: path, entry: name, rule: error)
    }
    try output.write(header)
    try output.write(contents)
  }

  /// Ends the pack, checks it whole, and gives it its name.
  ///
  /// - Throws: `.unwritable`, or the rule the pack breaks, such as two names that are one on some systems.
  public consuming func finish() throws(PackError) {
    let end: [UInt8]
    do throws(PackRule) { end = try layout.finish(index: isIndexed) } catch {
      throw .refusedPack(file: path, entry: nil, rule: error)
    }
    try output.write(end)
    try output.flush()
    switch Pack.check(path: output.temporary) {
    case .accept: try output.keep()
    case .refuseEntries(let damaged): throw damaged.first ?? .unwritable(file: path, code: 0)
    case .refuse(.refusedPack(_, let entry, let rule)): throw .refusedPack(file: path, entry: entry, rule: rule)
    case .refuse(let error): throw error
    }
  }

  /// A pack in memory, of entries in the order given.
  ///
  /// - Throws: as `add` and `finish`.
  public static func bytes(of entries: [(name: String, contents: [UInt8])]) throws(PackError) -> [UInt8] {
    var layout = PackLayout()
    var bytes: [UInt8] = []
    for entry in entries {
      do throws(PackRule) {
        unsafe bytes += try entry.contents.span.withUnsafeBytes { (raw) throws(PackRule) in
          unsafe try layout.begin(entry.name, raw)
        }
      } catch {
        throw .refusedPack(file: "new pack", entry: entry.name, rule: error)
      }
      bytes += entry.contents
    }
    do throws(PackRule) { bytes += try layout.finish(index: true) } catch {
      throw .refusedPack(file: "new pack", entry: nil, rule: error)
    }
    _ = try Pack(bytes: bytes, name: "new pack")
    return bytes
  }
}
