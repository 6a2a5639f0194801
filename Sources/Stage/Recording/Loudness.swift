import Glibc

/// How loud a sound is to the ear: integrated loudness by ITU-R BS.1770-4, as EBU R 128 uses it, for one channel.
public enum Loudness {
  /// What the voices of our packs have, LUFS.
  public static let voice = -19.0

  /// Integrated loudness in LUFS; nil for a sound that is shorter than one of its windows could be filled up to, or
  /// silent.
  ///
  /// - Complexity: O(samples).
  public static func integrated(_ samples: [Float], rate: Int) -> Double? {
    let powers = windowPowers(samples, rate: rate)
    let absolute = powers.filter { loudness($0) > -70 }
    guard let mean = mean(absolute) else { return nil }
    // Pauses count for nothing: what is 10 LU below the rest is left out.
    let relative = absolute.filter { loudness($0) > loudness(mean) - 10 }
    return Self.mean(relative).map(loudness)
  }

  /// Mean square of each window of 400 ms, one every 100 ms; a shorter sound is one window.
  private static func windowPowers(_ samples: [Float], rate: Int) -> [Double] {
    guard !samples.isEmpty, rate > 0 else { return [] }
    var shelf = Biquad.shelf(rate: Double(rate))
    var pass = Biquad.highPass(rate: Double(rate))
    var sums = [0.0]
    sums.reserveCapacity(samples.count + 1)
    for sample in samples {
      let weighted = pass.step(shelf.step(Double(sample)))
      sums.append((sums.last ?? 0) + weighted * weighted)
    }
    let length = rate * 4 / 10
    guard samples.count > length else { return [(sums.last ?? 0) / Double(samples.count)] }
    return stride(from: 0, through: samples.count - length, by: max(1, rate / 10)).map { start in
      (sums[start + length] - sums[start]) / Double(length)
    }
  }

  private static func loudness(_ power: Double) -> Double { power > 0 ? -0.691 + 10 * log10(power) : -.infinity }

  private static func mean(_ powers: [Double]) -> Double? {
    powers.isEmpty ? nil : powers.reduce(0, +) / Double(powers.count)
  }
}

/// A filter of second order, direct form 2 transposed.
private struct Biquad {
  let b0, b1, b2, a1, a2: Double
  private var s1 = 0.0
  private var s2 = 0.0

  init(_ b0: Double, _ b1: Double, _ b2: Double, _ a1: Double, _ a2: Double) {
    (self.b0, self.b1, self.b2, self.a1, self.a2) = (b0, b1, b2, a1, a2)
  }

  mutating func step(_ x: Double) -> Double {
    let y = b0 * x + s1
    s1 = b1 * x - a1 * y + s2
    s2 = b2 * x - a2 * y
    return y
  }

  /// The head's effect: 4 dB more above 1.7 kHz. The standard gives the filter for 48 kHz only; these are the analogue
  /// values behind it, brought to any rate by the bilinear transform.
  static func shelf(rate: Double) -> Biquad {
    let (frequency, gain, q) = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
    let k = tan(.pi * frequency / rate)
    let high = pow(10, gain / 20)
    let band = pow(high, 0.4996667741545416)
    let a0 = 1 + k / q + k * k
    return Biquad(
      (high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0,
      2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)
  }

  /// Below 38 Hz the ear hears next to nothing.
  static func highPass(rate: Double) -> Biquad {
    let (frequency, q) = (38.13547087602444, 0.5003270373238773)
    let k = tan(.pi * frequency / rate)
    let a0 = 1 + k / q + k * k
    return Biquad(1, -2, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)
  }
}
