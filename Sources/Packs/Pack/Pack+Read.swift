// Unsafe: lends bytes of the mapping at a place that was checked, while the pack is held.
extension Pack {
  /// The contents of an entry.
  ///
  /// - Throws: `PackError.missing`, `.refusedEntry` when the entry is damaged, `.changed` when the file is not the
  ///   one that was opened.
  /// - Complexity: a copy of the contents; the first read of an entry computes its checksum too.
  public func read(_ name: String) throws(PackError) -> [UInt8] {
    try withBytes(of: name) { (span: RawSpan) throws(PackError) -> [UInt8] in
      unsafe span.withUnsafeBytes { unsafe [UInt8]($0) }
    }
  }

  /// Lends the contents of an entry: a stored one straight from the mapping, a deflated one inflated for the call.
  ///
  /// If the file is cut short while `body` runs, `body` sees zeros and its result is thrown away for
  /// `PackError.changed`.
  ///
  /// - Throws: as `read`, and what `body` throws.
  public func withBytes<Result>(
    of name: String, _ body: (RawSpan) throws(PackError) -> Result
  ) throws(PackError) -> Result {
    guard isCurrent else { throw .changed(file: path) }
    guard let found = find(name) else {
      guard !bytes.isTorn else { throw .changed(file: path) }
      throw .missing(name: name)
    }
    let result: Result
    do {
      let data = unsafe try data(of: found)
      if found.record.method == 0 {
        result = unsafe try body(data.bytes)
      } else {
        let unpacked = unsafe try inflate(data, found)
        result = unsafe try body(unpacked.span.bytes)
      }
    } catch {
      guard !bytes.isTorn else { throw .changed(file: path) }
      throw error
    }
    guard !bytes.isTorn else { throw .changed(file: path) }
    return result
  }

  /// Whether the path still leads to the file that was opened, unwritten since. One system call.
  public var isCurrent: Bool {
    guard let stamp = bytes.stamp else { return true }
    return FileStamp(path: path) == stamp
  }

  /// The bytes of an entry as they lie in the file, its local header checked, and its checksum if stored and not
  /// yet checked.
  private func data(of found: Found) throws(PackError) -> UnsafeRawBufferPointer {
    let record = found.record
    do throws(PackRule) {
      let room = end.directoryOffset - record.localOffset
      guard room >= LocalHeader.fixedSize else {
        throw .outsideData(end: record.localOffset + LocalHeader.fixedSize, limit: end.directoryOffset)
      }
      let header = unsafe LocalHeader(bytes.base + record.localOffset)
      let size = record.packedSize
      let isVerified = isVerified(found.slot)
      if !isVerified { try header.check(against: record, room: room) }
      let begin = header.size
      guard room - begin >= size else {
        throw .outsideData(end: record.localOffset + begin + size, limit: end.directoryOffset)
      }
      let data = unsafe UnsafeRawBufferPointer(start: header.base + begin, count: size)
      if !isVerified {
        unsafe try Contents.check(data, record, room: room - begin)
        markVerified(found.slot)
      }
      return unsafe data
    } catch {
      throw PackError.refusedEntry(file: path, entry: record.nameText, rule: error)
    }
  }

  private func inflate(_ data: UnsafeRawBufferPointer, _ found: Found) throws(PackError) -> [UInt8] {
    let size = found.record.unpackedSize
    var damage: PackRule?
    let unpacked = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, filled in
      do throws(PackRule) {
        let exact = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(target)[..<size])
        unsafe try Inflate.inflate(data, into: exact)
        filled = size
      } catch {
        damage = error
      }
    }
    if let damage { throw .refusedEntry(file: path, entry: found.record.nameText, rule: damage) }
    return unpacked
  }
}

/// Rule 9, and rule 8's data descriptor: what is checked at an entry's first read.
enum Contents {
  /// - Parameter room: bytes from the data's beginning to the directory.
  static func check(_ data: UnsafeRawBufferPointer, _ record: DirectoryRecord, room: Int) throws(PackRule) {
    let actual =
      unsafe record.method == 0 ? checksum(data) : try Inflate.check(data, declared: record.unpackedSize)
    guard actual == record.checksum else { throw .checksum(stored: record.checksum, actual: actual) }
    guard record.flags & EntryFlags.descriptor != 0, let base = data.baseAddress else { return }
    let after = unsafe base + data.count
    let left = room - data.count
    if left >= DataDescriptor.long, unsafe after.number32(0) == DataDescriptor.signature {
      unsafe try DataDescriptor.check(after, size: DataDescriptor.long, against: record)
    } else if left >= DataDescriptor.short {
      unsafe try DataDescriptor.check(after, size: DataDescriptor.short, against: record)
    } else {
      throw .descriptorDiffers
    }
  }
}
