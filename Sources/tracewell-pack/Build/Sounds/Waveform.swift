/// A sound of one channel: samples from -1 to 1.
struct Waveform: Equatable, Sendable {
  /// Samples a second.
  let rate: Int
  var samples: [Float]

  var seconds: Double { Double(samples.count) / Double(rate) }
}

extension Waveform {
  /// A frame's level is looked at over so many seconds.
  private static let frame = 0.01
  /// Quieter than this below the loudest frame is silence, as a share (40 dB). Smaller keeps more breath and echo.
  private static let silence: Float = 0.01
  /// Seconds kept before and after what sounds: a consonant begins and ends softly.
  private static let before = 0.04
  private static let after = 0.09
  /// Seconds over which both ends are faded.
  private static let fade = 0.005

  /// Takes away the silence at both ends; what never sounds becomes empty.
  mutating func trim() {
    let step = max(1, Int(Double(rate) * Self.frame))
    var levels: [Float] = []
    for start in stride(from: 0, to: samples.count, by: step) {
      let part = samples[start..<min(start + step, samples.count)]
      levels.append((part.reduce(0) { $0 + $1 * $1 } / Float(part.count)).squareRoot())
    }
    let loudest = levels.max() ?? 0
    guard loudest > 0, let first = levels.firstIndex(where: { $0 > loudest * Self.silence }),
      let last = levels.lastIndex(where: { $0 > loudest * Self.silence })
    else {
      samples = []
      return
    }
    let start = max(0, first * step - Int(Double(rate) * Self.before))
    let end = min(samples.count, (last + 1) * step + Int(Double(rate) * Self.after))
    samples = Array(samples[start..<end])
    let fade = min(samples.count / 2, Int(Double(rate) * Self.fade))
    for index in 0..<fade {
      let share = Float(index) / Float(fade)
      samples[index] *= share
      samples[samples.count - 1 - index] *= share
    }
  }

  /// Lengthens it with silence at the end to at least so many seconds.
  mutating func extend(to seconds: Double) {
    let missing = Int((seconds * Double(rate)).rounded(.up)) - samples.count
    if missing > 0 { samples += [Float](repeating: 0, count: missing) }
  }
}
