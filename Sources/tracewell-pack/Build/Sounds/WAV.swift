/// WAV files of whole 16-bit samples, the form in which sounds pass between programs.
enum WAV {
  /// Seconds, from the bytes a second of "fmt " and the length of "data"; nil when it is no WAV file.
  static func seconds(_ bytes: [UInt8]) -> Double? {
    guard let parts = Parts(bytes), parts.bytesPerSecond > 0 else { return nil }
    return Double(parts.data.count) / Double(parts.bytesPerSecond)
  }

  /// The sound, its channels mixed into one; nil unless it is a WAV file of 16-bit samples.
  static func waveform(_ bytes: [UInt8]) -> Waveform? {
    guard let parts = Parts(bytes), parts.channels > 0, parts.bits == 16, parts.rate > 0 else { return nil }
    let width = parts.channels * 2
    var samples: [Float] = []
    samples.reserveCapacity(parts.data.count / width)
    for start in stride(from: parts.data.lowerBound, to: parts.data.upperBound - width + 1, by: width) {
      var sum: Float = 0
      for at in stride(from: start, to: start + width, by: 2) {
        sum += Float(Int16(truncatingIfNeeded: Int(bytes[at]) | Int(bytes[at + 1]) << 8))
      }
      samples.append(sum / Float(parts.channels) / 32_768)
    }
    return Waveform(rate: parts.rate, samples: samples)
  }

  /// A file of one channel.
  static func bytes(_ sound: Waveform) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let length = sound.samples.count * 2
    var bytes = Array("RIFF".utf8) + word(36 + length) + Array("WAVEfmt ".utf8) + word(16) + [1, 0, 1, 0]
    bytes += word(sound.rate) + word(sound.rate * 2) + [2, 0, 16, 0] + Array("data".utf8) + word(length)
    bytes.reserveCapacity(bytes.count + length)
    for sample in sound.samples {
      let value = Int16(max(-32_768, min(32_767, (sample * 32_767).rounded())))
      bytes.append(UInt8(truncatingIfNeeded: value))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }
    return bytes
  }

  /// The chunks that are needed.
  private struct Parts {
    var channels = 0
    var rate = 0
    var bytesPerSecond = 0
    var bits = 0
    var data = 0..<0

    init?(_ bytes: [UInt8]) {
      func number(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << ($1 * 8) } }
      guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8)
      else { return nil }
      var at = 12
      while bytes.count - at >= 8 {
        let name = bytes[at..<at + 4]
        let length = number(at + 4, 4)
        if name.elementsEqual("fmt ".utf8), length >= 16, bytes.count - at >= 24 {
          (channels, rate) = (number(at + 10, 2), number(at + 12, 4))
          (bytesPerSecond, bits) = (number(at + 16, 4), number(at + 22, 2))
        }
        if name.elementsEqual("data".utf8) {
          // A program that writes to a pipe cannot know the length: then all that follows.
          data = at + 8..<at + 8 + min(length, bytes.count - at - 8)
          return
        }
        at += 8 + length + length % 2
      }
      return nil
    }
  }
}
