/// Tries the forms a sound may have and keeps the one that costs least.
enum SoundChoice {
  /// The product of a WAV file; without an encoder the sound is left out, with a notice.
  ///
  /// - Parameter target: the entry's name without extension.
  static func product(
    _ target: String, _ path: String, _ source: [UInt8], _ kind: SoundKind, _ costs: DecodeCosts
  ) throws(CommandError) -> Product {
    guard let seconds = WAV.seconds(source) else { throw .notWAV(path: path) }
    var product = Product()
    var found: [(format: SoundFormat, bytes: [UInt8], decode: Double, cost: Double)] = []
    for format in SoundFormat.allCases {
      guard let bytes = encode(path, format, kind) else {
        product.notices.append(
          "\(path): \(format.encoder.program) did not encode it (apt-get install \(format.encoder.package))")
        continue
      }
      let decode = costs.microseconds(format, seconds: seconds)
      let cost = Double(bytes.count) + decode * DecodeCosts.soundBytesPerMicrosecond
      found.append((format, bytes, decode, cost))
    }
    found.sort { $0.cost < $1.cost }
    guard let best = found.first else { return product }
    let name = "\(target).\(best.format.fileExtension)"
    product.entries.append(Product.Entry(name: name, contents: best.bytes))
    product.report.append(
      ReportLine(
        entry: name, tried: found.map { "\($0.format.rawValue) \($0.bytes.count)" }.joined(separator: ", "),
        bytes: best.bytes.count, decode: best.decode, chosen: best.format.rawValue,
        saved: source.count - best.bytes.count))
    return product
  }

  private static func encode(_ path: String, _ format: SoundFormat, _ kind: SoundKind) -> [UInt8]? {
    guard let folder = TemporaryFolder() else { return nil }
    let target = folder.path + "/sound.ogg"
    guard Subprocess.run(format.arguments(kind, from: path, to: target)) else { return nil }
    return try? LooseFile.read(target)
  }
}
