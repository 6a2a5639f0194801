/// Something that reads named files, as `bench` compares them.
protocol Reader {
  /// Name in the table.
  var name: String { get }
  /// Opens what is read; called several times, each after a `close`.
  mutating func open() -> Bool
  mutating func close()
  /// Whether there is a file of this name.
  func has(_ name: String) -> Bool
  /// Reads a file whole and returns its length; checks its checksum if the reader does that at all.
  func read(_ name: String, into buffer: UnsafeMutableRawBufferPointer) -> Int
}

/// One line of the table.
struct Measurement {
  let reader: String
  /// Milliseconds.
  let open: Double
  /// Nanoseconds.
  let hit: Double
  let miss: Double
  /// Microseconds.
  let read: Double
  /// Bytes.
  let heap: Int
}
