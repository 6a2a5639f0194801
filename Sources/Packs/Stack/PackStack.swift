import Synchronization

/// Packs and folders in layers: a later layer's entry hides the same name in the earlier ones.
///
/// ```swift
/// let stack = PackStack(PackSearch.layers(in: folders))
/// let letter = try stack.read("Letters/en-upright/small-a.svg")
/// ```
///
/// A pack that breaks a rule is left out, and why is kept in `refusals`; the others go on. A pack that was replaced,
/// edited or removed is noticed before anything is read from it, and opened anew. Safe to use from several threads.
public final class PackStack: Sendable {
  /// One layer: a pack file or a folder that stands in for one.
  public enum Layer: Sendable {
    /// An open pack.
    case pack(Pack)
    /// A folder of loose files.
    case folder(FolderLayer)
  }

  struct State: Sendable {
    var sources: [Source]
    var damaged: [PackError] = []
    var soundness: SoundnessRecord
    var tell: (@Sendable (PackError) -> Void)?
  }

  /// A path given to the stack, and what became of it.
  struct Source: Sendable {
    let path: String
    var layer: Layer?
    var refusal: PackError?
    /// The state of the file that was refused, so that it is tried again only when it changes.
    var stamp: FileStamp?
  }

  let state: Mutex<State>

  /// Opens layers, lowest first. Those that cannot be used are in `refusals`.
  ///
  /// - Parameters:
  ///   - paths: pack files or folders.
  ///   - soundness: whole checks made earlier; `soundness` gives back what to keep for the next time.
  /// - Complexity: each pack's directory check, and once in a pack's life its local headers too.
  public init(_ paths: [String], soundness: SoundnessRecord = SoundnessRecord()) {
    var soundness = soundness
    let sources = paths.map { Self.open($0, &soundness) }
    state = Mutex(State(sources: sources, soundness: soundness))
  }

  /// The layers in use, lowest first.
  public var layers: [Layer] { state.withLock { $0.sources.compactMap(\.layer) } }

  /// Why packs were left out, and which entries were found damaged since.
  public var refusals: [PackError] { state.withLock { $0.sources.compactMap(\.refusal) + $0.damaged } }

  /// Has `tell` called for every refusal so far and each to come, on whatever thread meets it.
  public func watch(_ tell: @escaping @Sendable (PackError) -> Void) {
    state.withLock { $0.tell = tell }
    for refusal in refusals { tell(refusal) }
  }

  /// Whole checks known now, to be kept for the next start.
  public var soundness: SoundnessRecord { state.withLock { $0.soundness } }

  static func open(_ path: String, _ soundness: inout SoundnessRecord) -> Source {
    let folder = FolderLayer(path: path)
    if folder.exists { return Source(path: path, layer: .folder(folder), refusal: nil, stamp: nil) }
    let stamp = FileStamp(path: path)
    do throws(PackError) {
      let pack = try Pack(path: path, soundness: soundness)
      if let stamp = pack.stamp,
        !soundness.contains(path: path, stamp: stamp, directoryHash: pack.directoryHash)
      {
        try pack.checkHeaders()
        soundness.insert(path: path, stamp: stamp, directoryHash: pack.directoryHash)
      }
      return Source(path: path, layer: .pack(pack), refusal: nil, stamp: nil)
    } catch {
      return Source(path: path, layer: nil, refusal: error, stamp: stamp)
    }
  }
}
