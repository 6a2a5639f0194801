/// Repeatable chance for the unevenness of cut paper: the same seed always cuts the same edge, so nothing shimmers
/// when it is drawn again. The generator is SplitMix64 (Steele, Lea, Flood 2014).
public struct Seed: Sendable {
  private var state: UInt64

  /// A generator that always yields the same row for the same `number`.
  public init(_ number: Int) {
    state = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  /// The next number from 0 up to, not including, 1.
  public mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) / Double(1 << 53)
  }

  /// The next number of `range`.
  public mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + next() * (range.upperBound - range.lowerBound)
  }
}
