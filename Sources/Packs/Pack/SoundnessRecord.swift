/// Remembers which packs passed their whole check, by path, size, time of change and directory.
///
/// A value in memory; its `text` may be kept in a file of the cache folder between starts.
public struct SoundnessRecord: Equatable, Sendable {
  struct Key: Hashable, Sendable {
    let path: String
    let size: Int
    let modified: Int64
    let directoryHash: UInt64
  }

  var sound: Set<Key> = []

  /// A record that knows no pack.
  public init() {}

  /// Whether a pack in this state passed its whole check.
  public func contains(path: String, stamp: FileStamp, directoryHash: UInt64) -> Bool {
    sound.contains(Key(path: path, size: stamp.size, modified: stamp.modified, directoryHash: directoryHash))
  }

  /// Remembers that a pack passed its whole check, and forgets earlier states of the same file.
  public mutating func insert(path: String, stamp: FileStamp, directoryHash: UInt64) {
    sound = sound.filter { $0.path != path }
    sound.insert(Key(path: path, size: stamp.size, modified: stamp.modified, directoryHash: directoryHash))
  }
}
