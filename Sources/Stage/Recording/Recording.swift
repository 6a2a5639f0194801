import Glibc

/// A sound of one channel, as a microphone gives it: recorded, trimmed and made as loud as the other voices.
///
/// A pure value. Samples are from -1 to 1.
public struct Recording: Hashable, Sendable {
  /// Samples in a second.
  public let rate: Int
  /// The samples.
  public private(set) var samples: [Float]

  /// The sound of `samples`.
  public init(rate: Int, samples: [Float]) { (self.rate, self.samples) = (max(1, rate), samples) }

  /// How long it is, in milliseconds.
  public var milliseconds: Double { Double(samples.count) * 1000 / Double(rate) }

  /// The largest sample.
  public var peak: Double { samples.reduce(0) { max($0, Double(abs($1))) } }

  /// The sound without the silence before and after the words; nil when nothing was said.
  ///
  /// Silence is what stays far below the loudest part, and below what anybody says aloud.
  public func trimmed() -> Recording? {
    let step = max(1, rate * Int(Self.window) / 1000)
    let levels = stride(from: 0, to: samples.count, by: step).map { start in
      Self.level(of: samples[start..<min(start + step, samples.count)])
    }
    guard let loudest = levels.max(), loudest >= Self.silence else { return nil }
    let threshold = max(Self.silence, loudest * Self.quiet)
    guard let first = levels.firstIndex(where: { $0 >= threshold }),
      let last = levels.lastIndex(where: { $0 >= threshold })
    else { return nil }
    let margin = rate * Int(Self.margin) / 1000
    let start = max(0, first * step - margin)
    let end = min(samples.count, (last + 1) * step + margin)
    var kept = Recording(rate: rate, samples: Array(samples[start..<end]))
    kept.soften()
    return kept
  }

  /// The sound as loud as the voices of our packs, no sample above -1.5 dB; nil when it is too soft to be measured.
  ///
  /// - Parameter target: loudness in LUFS.
  public func evened(to target: Double = Loudness.voice) -> Recording? {
    guard let loudness = Loudness.integrated(samples, rate: rate), peak > 0 else { return nil }
    let factor = min(pow(10, (target - loudness) / 20), Self.highestPeak / peak)
    return Recording(rate: rate, samples: samples.map { Float(Double($0) * factor) })
  }

  /// How loud a piece of sound is for a level meter: the root of its mean square, 0 to 1.
  public static func level(of samples: ArraySlice<Float>) -> Double {
    guard !samples.isEmpty else { return 0 }
    let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
    return (sum / Double(samples.count)).squareRoot()
  }

  /// Begins and ends without a click.
  private mutating func soften() {
    let length = min(samples.count / 2, rate * Int(Self.fade) / 1000)
    for i in 0..<length {
      let share = Float(i) / Float(length)
      samples[i] *= share
      samples[samples.count - 1 - i] *= share
    }
  }

  /// Milliseconds over which the level is looked at.
  private static let window = 20.0
  /// What is left of the silence at both ends, milliseconds. Longer cuts no breath off.
  private static let margin = 80.0
  /// Milliseconds in which a cut sound comes and goes.
  private static let fade = 10.0
  /// Below this share of the loudest part nobody speaks (-34 dB). Smaller cuts less.
  private static let quiet = 0.02
  /// Below this level nobody ever speaks (-54 dB). Smaller takes softer voices.
  private static let silence = 0.002
  /// -1.5 dB.
  private static let highestPeak = 0.841
}
