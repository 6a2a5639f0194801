extension Recording {
  /// The sound as a WAV file: one channel, 16 bits, PCM (Multimedia Programming Interface and Data Specifications 1.0).
  public var wav: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + samples.count * 2)
    func add(_ text: String) { bytes += text.utf8 }
    func add(_ number: Int, bytes count: Int) {
      for i in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * i))) }
    }
    add("RIFF")
    add(36 + samples.count * 2, bytes: 4)
    add("WAVEfmt ")
    add(16, bytes: 4)
    add(1, bytes: 2)  // PCM
    add(1, bytes: 2)  // channels
    add(rate, bytes: 4)
    add(rate * 2, bytes: 4)  // bytes a second
    add(2, bytes: 2)  // bytes a sample
    add(16, bytes: 2)  // bits a sample
    add("data")
    add(samples.count * 2, bytes: 4)
    for sample in samples { add(Int((max(-1, min(1, sample)) * 32767).rounded()), bytes: 2) }
    return bytes
  }

  /// Reads a WAV file of 16-bit PCM; several channels become one. A length that says more than there is, as that of a
  /// program that writes while it speaks, ends with the file.
  ///
  /// - Returns: nil for any other file.
  public init?(wav bytes: [UInt8]) {
    func number(_ at: Int, bytes count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
    guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8)
    else { return nil }
    var at = 12
    var format: (rate: Int, channels: Int)?
    while bytes.count - at >= 8 {
      let length = min(number(at + 4, bytes: 4), bytes.count - at - 8)
      let content = at + 8
      if bytes[at..<at + 4].elementsEqual("fmt ".utf8) {
        guard length >= 16, number(content, bytes: 2) == 1, number(content + 14, bytes: 2) == 16 else { return nil }
        let (channels, rate) = (number(content + 2, bytes: 2), number(content + 4, bytes: 4))
        guard (1...8).contains(channels), (4000...384_000).contains(rate) else { return nil }
        format = (rate, channels)
      } else if bytes[at..<at + 4].elementsEqual("data".utf8) {
        guard let format else { return nil }
        let count = length / 2 / format.channels
        let samples = (0..<count).map { i -> Float in
          let sum = (0..<format.channels).reduce(0) { sum, channel in
            let place = content + (i * format.channels + channel) * 2
            return sum + Int(Int16(truncatingIfNeeded: number(place, bytes: 2)))
          }
          return Float(sum) / Float(format.channels) / 32768
        }
        self.init(rate: format.rate, samples: samples)
        return
      }
      at = content + length + length % 2
    }
    return nil
  }
}
