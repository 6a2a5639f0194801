import Synchronization

extension PackStack {
  /// Lays a pack or folder over all others; one that is a layer already stays where it is.
  public func add(_ path: String) {
    state.withLock { state in
      guard !state.sources.contains(where: { $0.path == path }) else { return }
      state.sources.append(Self.open(path, &state.soundness))
    }
  }
}
