import Glibc
public import Packs

/// A grown-up's own recordings: a folder that stands in for a pack over ours, and the pack it is handed on as.
///
/// A recording is a file of its own, written beside its place and moved there when it is whole: to keep or delete one
/// touches no other.
public struct RecordingFolder: Sendable {
  /// The folder; it is made when the first recording is kept.
  public let path: String
  private var layer: FolderLayer { FolderLayer(path: path) }

  /// More than this is not taken for a recording, bytes.
  static let most = 4 << 20

  /// The recordings below `path`.
  public init(path: String) { self.path = path }

  /// Keeps a recording under its entry's name, e.g. `Voice/en/letter/a.wav`, in place of an earlier one.
  ///
  /// - Throws: `unwritable`, or `missing` for a name that no pack may have.
  public func keep(_ recording: Recording, as entry: String) throws(PackError) {
    guard Self.isUsable(entry) else { throw .missing(name: entry) }
    let place = "\(path)/\(entry)"
    let folder = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? path
    try Self.make(folder)
    try Self.write(recording.wav, to: place)
  }

  /// Deletes a recording; one that is not there is none the less gone.
  ///
  /// - Throws: `unwritable`.
  public func delete(_ entry: String) throws(PackError) {
    guard Self.isUsable(entry) else { return }
    guard unlink("\(path)/\(entry)") == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .unwritable(file: "\(path)/\(entry)", code: errno)
    }
  }

  /// Whether there is a recording of this name.
  public func contains(_ entry: String) -> Bool { layer.contains(entry) }

  /// The names of all recordings, sorted.
  public func entries() -> [String] { entries(below: "") }

  private func entries(below folder: String) -> [String] {
    layer.list(folder).flatMap { name in
      name.hasSuffix("/") ? entries(below: folder + name) : name.hasSuffix(".wav") ? [folder + name] : []
    }
  }

  /// Writes all recordings as one pack, for other machines.
  ///
  /// - Returns: how many there are in it; with none nothing is written.
  /// - Throws: `unwritable`, or what makes a file of the folder unreadable.
  @discardableResult public func export(to file: String) throws(PackError) -> Int {
    let entries = entries()
    guard !entries.isEmpty else { return 0 }
    var writer = try PackWriter(path: file)
    for entry in entries { try writer.add(entry, try layer.read(entry)) }
    try writer.finish()
    return entries.count
  }

  /// Whether a pack may hold an entry of this name.
  private static func isUsable(_ entry: String) -> Bool {
    (try? PackWriter.bytes(of: [(entry, [])])) != nil && entry.hasSuffix(".wav")
  }

  /// Makes a folder and all above it.
  private static func make(_ folder: String) throws(PackError) {
    var end = folder.startIndex
    while end < folder.endIndex {
      end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
      guard mkdir(String(folder[..<end]), 0o700) == 0 || errno == EEXIST else {
        throw .unwritable(file: String(folder[..<end]), code: errno)
      }
    }
  }

  private static func write(_ bytes: [UInt8], to place: String) throws(PackError) {
    let temporary = place + ".new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw .unwritable(file: place, code: errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    let isWhole = rest.isEmpty && fsync(file) == 0
    let code = errno
    guard close(file) == 0, isWhole, rename(temporary, place) == 0 else {
      unlink(temporary)
      throw .unwritable(file: place, code: isWhole ? errno : code)
    }
  }
}
