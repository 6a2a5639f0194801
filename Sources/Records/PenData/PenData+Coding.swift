import Letterform

// Version 1: a byte 1, a byte of flags (bit 0: pressures follow), the number of strokes, then for each stroke the number
// of its samples and for each sample the change of x, of y, the change of the time's step and, with the flag, the change
// of the pressure. Numbers are base-128, the signed ones zigzag. Everything runs on from stroke to stroke.
extension PenData {
  /// The steps that are kept; finer is truer and larger.
  enum Grid {
    /// Steps a letter unit: 1/32 of a unit is 0.0016 mm where the x-height is 5 mm.
    static let place = 32.0
    /// Steps a millisecond.
    static let time = 10.0
    /// Steps over the whole range of the pressure.
    static let pressure = 1023.0
    /// Farthest from the origin that is kept, letter units; the pen cannot be there.
    static let farthest = 1e6
    /// Latest that is kept, milliseconds: a day.
    static let latest = 86_400_000.0
  }

  static let version: UInt8 = 1

  /// The bytes that keep these strokes: 3 to 4 a sample of ordinary writing.
  ///
  /// A place is kept to 1/32 letter unit, a time to 0.1 ms, a pressure to 1/1023; numbers that are none become 0.
  public var encoded: [UInt8] {
    let hasPressure = strokes.contains { $0.contains { $0.pressure != nil } }
    var bytes = [Self.version, hasPressure ? 1 : 0]
    bytes.reserveCapacity(8 + 4 * count)
    Self.append(UInt64(strokes.count), to: &bytes)
    var x: Int64 = 0, y: Int64 = 0, time: Int64 = 0, step: Int64 = 0, pressure: Int64 = 0
    for stroke in strokes {
      Self.append(UInt64(stroke.count), to: &bytes)
      for sample in stroke {
        Self.append(&x, Self.steps(sample.place.x, Grid.place, Grid.farthest), to: &bytes)
        Self.append(&y, Self.steps(sample.place.y, Grid.place, Grid.farthest), to: &bytes)
        let now = Self.steps(sample.time, Grid.time, Grid.latest)
        Self.append(&step, now - time, to: &bytes)
        time = now
        if hasPressure { Self.append(&pressure, Self.steps(sample.pressure ?? 0, Grid.pressure, 1), to: &bytes) }
      }
    }
    return bytes
  }

  /// Reads what `encoded` wrote.
  ///
  /// - Throws: `RecordsError.penData` with the rule that the bytes break.
  public init(encoded bytes: [UInt8]) throws(RecordsError) {
    guard let version = bytes.first else { throw .penData(.empty) }
    guard version == Self.version else { throw .penData(.version(found: Int(version), known: Int(Self.version))) }
    guard bytes.count >= 2 else { throw .penData(.cutShort) }
    guard bytes[1] <= 1 else { throw .penData(.outOfRange) }
    let hasPressure = bytes[1] == 1
    var rest = bytes[2...]
    let strokeCount = try Self.count(&rest, leastBytesEach: 1)
    var x: Int64 = 0, y: Int64 = 0, time: Int64 = 0, step: Int64 = 0, pressure: Int64 = 0
    strokes = []
    strokes.reserveCapacity(strokeCount)
    for _ in 0..<strokeCount {
      let count = try Self.count(&rest, leastBytesEach: hasPressure ? 4 : 3)
      var stroke: [Sample] = []
      stroke.reserveCapacity(count)
      for _ in 0..<count {
        x = try Self.sum(x, &rest, Grid.farthest * Grid.place)
        y = try Self.sum(y, &rest, Grid.farthest * Grid.place)
        step = try Self.sum(step, &rest, 2 * Grid.latest * Grid.time)
        time += step
        guard abs(Double(time)) <= Grid.latest * Grid.time else { throw .penData(.outOfRange) }
        var sample = Sample(Point(Double(x) / Grid.place, Double(y) / Grid.place), time: Double(time) / Grid.time)
        if hasPressure {
          pressure = try Self.sum(pressure, &rest, Grid.pressure)
          sample.pressure = Double(pressure) / Grid.pressure
        }
        stroke.append(sample)
      }
      strokes.append(stroke)
    }
    guard rest.isEmpty else { throw .penData(.leftOver(bytes: rest.count)) }
  }

  private static func steps(_ value: Double, _ grid: Double, _ most: Double) -> Int64 {
    guard value.isFinite else { return 0 }
    return Int64((min(max(value, -most), most) * grid).rounded())
  }

  private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func append(_ last: inout Int64, _ value: Int64, to bytes: inout [UInt8]) {
    let change = value - last
    append(UInt64(bitPattern: change << 1 ^ change >> 63), to: &bytes)
    last = value
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) throws(RecordsError) -> UInt64 {
    var value: UInt64 = 0
    // Nine groups of seven bits are more than any number that is written here.
    for shift in stride(from: 0, to: 63, by: 7) {
      guard let byte = rest.popFirst() else { throw .penData(.cutShort) }
      value |= UInt64(byte & 0x7f) << UInt64(shift)
      if byte < 0x80 { return value }
    }
    throw .penData(.outOfRange)
  }

  private static func count(_ rest: inout ArraySlice<UInt8>, leastBytesEach least: Int) throws(RecordsError) -> Int {
    let count = try number(&rest)
    guard count <= UInt64(rest.count / least) else { throw .penData(.countImpossible(Int(clamping: count))) }
    return Int(count)
  }

  private static func sum(_ last: Int64, _ rest: inout ArraySlice<UInt8>, _ most: Double) throws(RecordsError) -> Int64
  {
    let coded = try number(&rest)
    let value = last + (Int64(coded >> 1) ^ -Int64(coded & 1))
    guard abs(Double(value)) <= most else { throw .penData(.outOfRange) }
    return value
  }
}
