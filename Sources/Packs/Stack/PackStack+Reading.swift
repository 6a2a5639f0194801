// Unsafe: bytes are copied while they are lent.
import Synchronization

extension PackStack {
  /// The contents of an entry, from the highest layer that has it and can give it undamaged.
  ///
  /// A damaged entry is noted in `refusals`, and the layers below are asked.
  ///
  /// - Throws: `PackError.missing`, or the refusal of the damaged entry when no other layer has the name.
  /// - Complexity: a system call for each pack, then `Pack.read`.
  public func read(_ name: String) throws(PackError) -> [UInt8] {
    try withBytes(of: name) { (span: RawSpan) throws(PackError) -> [UInt8] in
      unsafe span.withUnsafeBytes { unsafe [UInt8]($0) }
    }
  }

  /// Lends the contents of an entry, as `Pack.withBytes` does; a folder's file is read first.
  ///
  /// - Throws: as `read`, and what `body` throws.
  public func withBytes<Result>(
    of name: String, _ body: (RawSpan) throws(PackError) -> Result
  ) throws(PackError) -> Result {
    refresh()
    var damage: PackError?
    for layer in layers.reversed() where layer.contains(name) {
      var bodyRan = false
      do throws(PackError) {
        return try layer.withBytes(of: name) { (span: RawSpan) throws(PackError) -> Result in
          bodyRan = true
          return try body(span)
        }
      } catch {
        // What the caller's own code throws is the caller's.
        if bodyRan { throw error }
        note(error)
        damage = damage ?? error
      }
    }
    throw damage ?? .missing(name: name)
  }

  /// Whether any layer has an entry of this name.
  public func contains(_ name: String) -> Bool {
    layers.contains { $0.contains(name) }
  }

  /// Names directly in a folder over all layers, sorted; folders end in "/".
  public func list(_ folder: String) -> [String] {
    refresh()
    var names: Set<String> = []
    for layer in layers { names.formUnion(layer.list(folder)) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The best variant of a picture for a display scale. The highest layer with any variant decides, so that a
  /// school's plain picture is not hidden by our double-sized one.
  public func best(_ name: String, scale: Double) -> ScaledName? {
    for layer in layers.reversed() {
      if let best = ScaledName.best(name, scale: scale, contains: layer.contains) { return best }
    }
    return nil
  }

  /// Opens anew every pack whose file is not the one that was opened. Reading and listing do this themselves.
  ///
  /// - Returns: whether any layer changed.
  @discardableResult
  public func refresh() -> Bool {
    var refused: [PackError] = []
    let (changed, tell) = state.withLock { state in
      var changed = false
      for index in state.sources.indices where !state.sources[index].isCurrent {
        let path = state.sources[index].path
        state.sources[index] = Self.open(path, &state.soundness)
        state.damaged.removeAll { $0.file == path }
        if let refusal = state.sources[index].refusal { refused.append(refusal) }
        changed = true
      }
      return (changed, state.tell)
    }
    if let tell { refused.forEach(tell) }
    return changed
  }

  private func note(_ error: PackError) {
    let tell = state.withLock { state in
      guard !state.damaged.contains(error) else { return nil as (@Sendable (PackError) -> Void)? }
      state.damaged.append(error)
      return state.tell
    }
    tell?(error)
  }
}

extension PackStack.Source {
  /// Whether the path still leads to what was opened or refused.
  var isCurrent: Bool {
    switch layer {
    case .pack(let pack): pack.isCurrent
    case .folder: true
    case nil: FileStamp(path: path) == stamp
    }
  }
}

extension PackStack.Layer {
  /// Whether this layer has an entry of this name.
  public func contains(_ name: String) -> Bool {
    switch self {
    case .pack(let pack): pack.contains(name)
    case .folder(let folder): folder.contains(name)
    }
  }

  func list(_ folder: String) -> [String] {
    switch self {
    case .pack(let pack): pack.list(folder)
    case .folder(let layer): layer.list(folder)
    }
  }

  func withBytes<Result>(
    of name: String, _ body: (RawSpan) throws(PackError) -> Result
  ) throws(PackError) -> Result {
    switch self {
    case .pack(let pack):
      return try pack.withBytes(of: name, body)
    case .folder(let folder):
      let bytes = try folder.read(name)
      return unsafe try body(bytes.span.bytes)
    }
  }
}
