import Glibc

/// Tries the forms a sound may have and keeps the one that costs least.
enum SoundChoice {
  /// The product of a WAV file; without an encoder the sound is left out, with a notice.
  static func product(
    _ job: BuildPlan.Job, _ source: [UInt8], _ kind: SoundKind, _ costs: DecodeCosts
  ) throws(CommandError) -> Product {
    guard let seconds = WAV.seconds(source) else { throw .notWAV(path: job.path) }
    var product = Product()
    var found: [(format: SoundFormat, bytes: [UInt8], decode: Double, cost: Double)] = []
    for format in SoundFormat.allCases {
      guard let bytes = encode(job.path, format, kind) else {
        product.notices.append(
          "\(job.path): \(format.encoder.program) did not encode it (apt-get install \(format.encoder.package))")
        continue
      }
      let decode = costs.microseconds(format, seconds: seconds)
      let cost = Double(bytes.count) + decode * DecodeCosts.soundBytesPerMicrosecond
      found.append((format, bytes, decode, cost))
    }
    found.sort { $0.cost < $1.cost }
    guard let best = found.first else { return product }
    let name = "\(job.target).\(best.format.fileExtension)"
    product.entries.append(Product.Entry(name: name, contents: best.bytes))
    product.report.append(
      ReportLine(
        entry: name, tried: found.map { "\($0.format.rawValue) \($0.bytes.count)" }.joined(separator: ", "),
        bytes: best.bytes.count, decode: best.decode, chosen: best.format.rawValue,
        saved: source.count - best.bytes.count))
    return product
  }

  private static func encode(_ path: String, _ format: SoundFormat, _ kind: SoundKind) -> [UInt8]? {
    var template = Array("/tmp/tracewell-pack.XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { return nil }
    let target = String(cString: made) + "/sound.ogg"
    defer {
      unlink(target)
      rmdir(template)
    }
    guard Subprocess.run(format.arguments(kind, from: path, to: target)) else { return nil }
    return try? LooseFile.read(target)
  }
}

/// What is needed of a WAV file: how long it sounds.
enum WAV {
  /// Seconds, from the bytes a second of "fmt " and the length of "data"; nil when it is no WAV file.
  static func seconds(_ bytes: [UInt8]) -> Double? {
    func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << ($1 * 8) } }
    guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8)
    else { return nil }
    var at = 12
    var rate = 0
    while bytes.count - at >= 8 {
      let name = bytes[at..<at + 4]
      let length = number(at + 4)
      if name.elementsEqual("fmt ".utf8), length >= 16, bytes.count - at >= 24 { rate = number(at + 16) }
      if name.elementsEqual("data".utf8) {
        return rate > 0 ? Double(min(length, bytes.count - at - 8)) / Double(rate) : nil
      }
      at += 8 + length + length % 2
    }
    return nil
  }
}
