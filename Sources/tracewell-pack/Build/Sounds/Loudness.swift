import CPackFormats
import Glibc

/// Loudness as EBU R 128 (ITU-R BS.1770-4) measures it, by libebur128.
struct Loudness: Equatable {
  /// Integrated over the whole sound with its gates, LUFS; `-infinity` for silence and for less than 0.4 s.
  let integrated: Double
  /// The highest place of the curve through the samples, dBTP.
  let truePeak: Double

  init(_ sound: Waveform) {
    let modes = Int32(bitPattern: EBUR128_MODE_I.rawValue | EBUR128_MODE_TRUE_PEAK.rawValue)
    var meter = ebur128_init(1, UInt(sound.rate), modes)
    defer { ebur128_destroy(&meter) }
    var loudness = -Double.infinity
    var peak = 0.0
    if let meter {
      _ = ebur128_add_frames_float(meter, sound.samples, sound.samples.count)
      _ = ebur128_loudness_global(meter, &loudness)
      _ = ebur128_true_peak(meter, 0, &peak)
    }
    integrated = loudness
    truePeak = peak > 0 ? 20 * log10(peak) : -.infinity
  }
}

extension Waveform {
  /// Speech is as loud as this, LUFS.
  static let speechLoudness = -19.0
  /// No place of the curve is higher, dBTP. The coder adds up to a decibel: it must stay under -1.5 after it.
  static let highestPeak = -3.0
  /// Near enough, LU. Smaller takes more rounds.
  private static let nearEnough = 0.1
  /// Rounds of measuring and correcting: each limited peak takes a little loudness away.
  private static let rounds = 8

  /// Brings it to a loudness in LUFS, peaks held down where they would stand out.
  ///
  /// - Parameter peak: no place of the curve is higher, dBTP.
  mutating func level(to loudness: Double = speechLoudness, peak: Double = highestPeak) {
    let original = samples
    var gain = 0.0
    var ceiling = peak
    for _ in 0..<Self.rounds {
      let measured = Loudness(self)
      guard measured.integrated.isFinite else { return }
      let error = loudness - measured.integrated
      if abs(error) <= Self.nearEnough, measured.truePeak <= peak + Self.nearEnough { return }
      gain += error
      // Between the samples the curve is higher than at them; where it no longer is, the room is given back, or a very
      // short word, most of whose measure is silence, stays too soft.
      if abs(error) <= 1 || measured.truePeak < peak { ceiling = min(peak, ceiling - (measured.truePeak - peak)) }
      let factor = Float(pow(10, gain / 20))
      samples = original.map { $0 * factor }
      limit(to: Float(pow(10, ceiling / 20)))
    }
  }

  /// Seconds that the limiter looks ahead; it lets go as slowly. Longer is gentler.
  private static let lookAhead = 0.004

  /// Turns the sound down around peaks over `ceiling`, smoothly.
  private mutating func limit(to ceiling: Float) {
    guard samples.contains(where: { abs($0) > ceiling }) else { return }
    let reach = max(1, Int(Double(rate) * Self.lookAhead))
    let wanted = samples.map { abs($0) > ceiling ? ceiling / abs($0) : 1 }
    // The least gain near each sample, then the mean of those: at a peak the mean is over what the peak wants at most.
    var least = [Float](repeating: 1, count: samples.count)
    for (index, gain) in wanted.enumerated() where gain < 1 {
      for near in max(0, index - reach)...min(samples.count - 1, index + reach) { least[near] = min(least[near], gain) }
    }
    var sums = [0.0]
    for gain in least { sums.append(sums[sums.count - 1] + Double(gain)) }
    for index in samples.indices {
      let (start, end) = (max(0, index - reach), min(samples.count, index + reach + 1))
      let outside = 2 * reach + 1 - (end - start)
      samples[index] *= Float((sums[end] - sums[start] + Double(outside)) / Double(2 * reach + 1))
    }
  }
}
