/// How large a pack may be. Larger numbers are kinder to authors, smaller ones to a machine given a hostile file.
public enum PackLimits {
  /// Bytes of a whole pack.
  public static let packBytes = 2 << 30
  /// Bytes of one entry, unpacked.
  public static let entryBytes = 256 << 20
  /// Entries of a pack. 65,535 is the zip format's mark for "see Zip64", which packs may not use.
  public static let entries = 65_534
  /// Bytes of a name, in UTF-8.
  public static let nameBytes = 1_024
  /// The most that deflate can make of one byte: 258 bytes from each 2-bit code, a fact of the format (RFC 1951).
  static let deflateRatio = 1_032
  /// Slots the index looks at for one name before the names are called crowded. An honest pack needs some dozens;
  /// names made to collide would otherwise cost the square of their number.
  static let probes = 1_024
  /// Bytes inflated at a time while an entry is only being checked.
  static let chunkBytes = 64 << 10
}
