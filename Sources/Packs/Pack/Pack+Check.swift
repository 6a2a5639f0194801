// Unsafe: reads headers at offsets that were checked.
extension Pack {
  /// What the whole check of a pack comes to.
  public enum Verdict: Equatable, Sendable {
    /// Every rule is kept.
    case accept
    /// The pack is usable but for these entries.
    case refuseEntries([PackError])
    /// The pack is refused.
    case refuse(PackError)
  }

  /// Checks what opening leaves for later: every local header, and that the entries tile the file.
  ///
  /// - Throws: `PackError.refusedPack`.
  /// - Complexity: O(entries); touches a page of the file for each.
  public func checkHeaders() throws(PackError) {
    // That brought in nearly the whole file, of which few entries are read.
    defer { bytes.forgetPages() }
    try Tiling.check(bytes, end, path)
    guard !bytes.isTorn else { throw .changed(file: path) }
  }

  /// The contents of every entry: checksums, deflate streams, data descriptors. Call `checkHeaders` first.
  ///
  /// - Returns: a refusal for each damaged entry.
  /// - Complexity: O(bytes of the pack); at most `PackLimits.chunkBytes` of memory.
  public func checkContents() -> [PackError] {
    var refused: [PackError] = []
    for offset in Tiling.sorted(bytes, end) {
      let record = unsafe DirectoryRecord(directory + Int(offset))
      guard end.directoryOffset - record.localOffset >= LocalHeader.fixedSize else { continue }
      let header = unsafe LocalHeader(bytes.base + record.localOffset)
      let room = end.directoryOffset - record.localOffset - header.size
      guard room >= record.packedSize else { continue }
      let data = unsafe UnsafeRawBufferPointer(start: header.base + header.size, count: record.packedSize)
      do { unsafe try Contents.check(data, record, room: room) } catch {
        refused.append(.refusedEntry(file: path, entry: record.nameText, rule: error))
      }
    }
    return refused
  }

  /// The whole check of an open pack.
  public func check() -> Verdict {
    do { try checkHeaders() } catch { return .refuse(error) }
    let refused = checkContents()
    if bytes.isTorn { return .refuse(.changed(file: path)) }
    return refused.isEmpty ? .accept : .refuseEntries(refused)
  }

  /// Opens a file and does the whole check.
  public static func check(path: String) -> Verdict {
    do { return try Pack(path: path).check() } catch { return .refuse(error) }
  }

  /// Does the whole check of a pack in memory.
  public static func check(bytes: [UInt8], name: String) -> Verdict {
    do { return try Pack(bytes: bytes, name: name).check() } catch { return .refuse(error) }
  }
}
