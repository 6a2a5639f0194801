// Unsafe: reads bytes below the length that comes with the pointer.
/// The quick look at a name in a directory: most are ASCII and in order, and eight bytes are looked at together.
enum PlainName {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080
  private static let low: UInt64 = 0x7f7f_7f7f_7f7f_7f7f

  /// What a quick look can tell.
  enum Look {
    /// Canonical ASCII without a forbidden character; whether it has a slash.
    case plain(hasFolder: Bool)
    /// Anything else: `EntryName.check` decides.
    case unusual
  }

  /// Looks at a name of 1 to `PackLimits.nameBytes` bytes.
  ///
  /// Reads up to 7 bytes beyond the name: the end record lies there, if nothing else.
  @inline(__always)
  static func look(_ base: UnsafeRawPointer, _ count: Int) -> Look {
    var hasFolder = false
    var part = 0
    var at = 0
    while at < count {
      var word = unsafe base.number64(at)
      let left = count - at
      if left < 8 {
        // Bytes beyond the name become "a".
        let keep = (UInt64(1) << UInt64(left * 8)) - 1
        word = (word & keep) | (ones &* UInt64(UInt8(ascii: "a")) & ~keep)
      }
      let odd =
        (word & high) | zeros(word & (ones &* 0xe0)) | zeros(word ^ (ones &* 0x7f))
        | zeros(word ^ (ones &* UInt64(UInt8(ascii: "\\")))) | zeros(word ^ (ones &* UInt64(UInt8(ascii: ":"))))
      if odd != 0 { return .unusual }
      var slashes = zeros(word ^ (ones &* UInt64(UInt8(ascii: "/"))))
      while slashes != 0 {
        let slash = at + slashes.trailingZeroBitCount / 8
        // A part of one or two bytes may be a dot or two; an empty one is refused.
        if slash - part < 3, unsafe !isPlainPart(base + part, slash - part) { return .unusual }
        part = slash + 1
        hasFolder = true
        slashes &= slashes - 1
      }
      at += 8
    }
    if unsafe part == count ? count == 1 : count - part < 3 && !isPlainPart(base + part, count - part) {
      return .unusual
    }
    return .plain(hasFolder: hasFolder)
  }

  @inline(__always)
  private static func isPlainPart(_ start: UnsafeRawPointer, _ count: Int) -> Bool {
    unsafe count > 0 && start.load(as: UInt8.self) != UInt8(ascii: ".")
  }

  /// Bit 7 of every byte that is zero, exactly.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    ~(((word & low) &+ low) | word | low)
  }
}
