/// The rules a pack is held to, one case a way of breaking them, with the facts.
///
/// The numbers (`number`) are those of the table in `Packs/README.md`.
public enum PackRule: Error, Equatable, Sendable {
  // 1. One end record.
  case tooShort(bytes: Int)
  case noEndRecord
  case twoEndRecords(first: Int, second: Int)
  // 2. One disk, no Zip64, the directory touches the end record.
  case severalDisks
  case zip64
  case countsDiffer(onDisk: Int, inAll: Int)
  case directoryMisplaced(end: Int, expected: Int)
  // 3. Exactly the records that were counted.
  case countImpossible(count: Int, bytes: Int)
  case recordCutShort(at: Int)
  case recordUnmarked(at: Int)
  case directoryLeftOver(bytes: Int)
  // 4. Flags, methods, sizes, caps.
  case flags(UInt16)
  case method(UInt16)
  case storedSizesDiffer(packed: Int, unpacked: Int)
  case entryTooLarge(bytes: Int, cap: Int)
  case packTooLarge(bytes: Int, cap: Int)
  case tooManyEntries(count: Int, cap: Int)
  // 5. Names.
  case nameEmpty
  case nameTooLong(bytes: Int, cap: Int)
  case nameNotText
  case nameControlCharacter
  case nameForbiddenCharacter(Character)
  case nameNotCanonical
  case nameTwice(other: String)
  case nameFileAndFolder(file: String)
  case namesCrowded
  case symbolicLink
  case folderWithData(bytes: Int)
  // 6. Extra fields.
  case extraMalformed
  case extraForbidden(id: UInt16)
  // 7. Tiling.
  case overlap(with: String)
  case gap(at: Int, bytes: Int)
  case outsideData(end: Int, limit: Int)
  // 8. Local headers.
  case localUnmarked(at: Int)
  case localDiffers(field: String)
  case descriptorDiffers
  // 9. Contents.
  case checksum(stored: UInt32, actual: UInt32)
  case deflateDamaged
  case deflateLength(declared: Int, actual: Int)
  case deflateEndsEarly(left: Int)
  case deflateImpossible(packed: Int, unpacked: Int)
  // 10. The pack's own index.
  case indexLies

  /// The rule's number in the format's list: 1 to 9 for the zip itself, 10 for the index a pack brings along.
  public var number: Int {
    switch self {
    case .tooShort, .noEndRecord, .twoEndRecords: 1
    case .severalDisks, .zip64, .countsDiffer, .directoryMisplaced: 2
    case .countImpossible, .recordCutShort, .recordUnmarked, .directoryLeftOver: 3
    case .flags, .method, .storedSizesDiffer, .entryTooLarge, .packTooLarge, .tooManyEntries: 4
    case .nameEmpty, .nameTooLong, .nameNotText, .nameControlCharacter, .nameForbiddenCharacter, .nameNotCanonical,
      .nameTwice, .nameFileAndFolder, .namesCrowded, .symbolicLink, .folderWithData:
      5
    case .extraMalformed, .extraForbidden: 6
    case .overlap, .gap, .outsideData: 7
    case .localUnmarked, .localDiffers, .descriptorDiffers: 8
    case .checksum, .deflateDamaged, .deflateLength, .deflateEndsEarly, .deflateImpossible: 9
    case .indexLies: 10
    }
  }
}
