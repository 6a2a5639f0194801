// Unsafe: reads fields inside a block whose length is checked at each.
/// The extra field of a header: parts of a 16-bit id, a 16-bit length and that many bytes (rule 6).
enum ExtraField {
  /// Would give an entry second sizes.
  static let zip64: UInt16 = 0x0001
  /// Would give an entry a second name.
  static let unicodePath: UInt16 = 0x7075
  /// The id Android's zipalign uses for padding: two bytes of alignment, then zeros.
  static let alignment: UInt16 = 0xd935
  /// Bytes of a part's id and length.
  static let head = 4

  /// Checks that the parts fill the field exactly and none of them is forbidden.
  static func check(_ field: UnsafeRawBufferPointer) throws(PackRule) {
    guard let base = field.baseAddress else { return }
    var at = 0
    while at < field.count {
      guard field.count - at >= head else { throw .extraMalformed }
      let id = unsafe (base + at).number16(0)
      let length = unsafe Int((base + at).number16(2))
      guard field.count - at - head >= length else { throw .extraMalformed }
      if id == zip64 || id == unicodePath { throw .extraForbidden(id: id) }
      at += head + length
    }
  }
}
