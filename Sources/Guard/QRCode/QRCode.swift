// Unsafe: the library's code is read inside its own width and freed at once.
internal import CQREncode

/// A QR code (ISO/IEC 18004) as squares, dark and light; libqrencode makes it.
public struct QRCode: Hashable, Sendable {
  /// Squares of a side, without the quiet zone.
  public let size: Int
  /// Squares of light that must be left on every side.
  public static let quietZone = 4

  private let dark: [Bool]

  /// The code of `text`, at level M: up to 15 % of it may be unreadable.
  ///
  /// - Throws: ``GuardError/tooLongForCode(bytes:)`` beyond some 2,300 bytes, or for nothing at all.
  public init(_ text: String) throws(GuardError) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, let code = unsafe QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M),
      let squares = unsafe code.pointee.data
    else { throw .tooLongForCode(bytes: bytes.count) }
    size = unsafe Int(code.pointee.width)
    // The lowest bit is the colour, the others say what the square is for.
    dark = (0..<size * size).map { unsafe squares[$0] & 1 == 1 }
    unsafe QRcode_free(code)
  }

  /// Whether the square in this column and row is dark.
  public func isDark(_ column: Int, _ row: Int) -> Bool { dark[row * size + column] }
}
