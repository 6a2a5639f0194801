/// What decoding costs, from a committed table, so that a recipe gives the same pack on every machine.
///
/// `tracewell-pack bench --decode` measures with the decoder the program uses and prints the table anew.
struct DecodeCosts: Equatable {
  /// Longer side of a picture, in pixels, up to which a column counts.
  static let sizes = [64, 128, 256, 512, 1_024, 4_096]

  /// Bytes that a microsecond of decoding is worth. Larger favours quick formats, smaller favours small files.
  static let bytesPerMicrosecond = 4.0
  /// The same for sound, which is decoded while it plays.
  static let soundBytesPerMicrosecond = 0.1

  private var table: [String: [Double]] = [:]

  /// Reads "format, then microseconds for each size class" lines, apart by tabs; the first line is a heading.
  init?(_ text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: "\t")
      let numbers = columns.dropFirst().compactMap { Double($0) }
      guard columns.count == Self.sizes.count + 1, numbers.count == Self.sizes.count else { return nil }
      table[String(columns[0])] = numbers
    }
    let known = PictureFormat.allCases.map(\.rawValue) + SoundFormat.allCases.map(\.rawValue)
    guard known.allSatisfy({ table[$0] != nil }) else { return nil }
  }

  /// Microseconds to decode a picture.
  func microseconds(_ format: PictureFormat, _ raster: Raster) -> Double {
    let side = max(raster.width, raster.height)
    let place = Self.sizes.firstIndex { side <= $0 } ?? Self.sizes.count - 1
    guard let row = table[format.rawValue] else { return 0 }
    // The class gives the cost of its largest square; smaller pictures cost as their pixels.
    let pixels = Double(raster.width * raster.height)
    return row[place] * pixels / Double(Self.sizes[place] * Self.sizes[place])
  }

  /// Microseconds to decode a sound of a length in seconds. The table has them for one second, in the first column.
  func microseconds(_ format: SoundFormat, seconds: Double) -> Double {
    (table[format.rawValue]?.first ?? 0) * seconds
  }
}
