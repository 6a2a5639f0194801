import Glibc

/// Appends measurements and events to a file, one JSON object a line.
///
/// Each line is one write, so that another process can follow the file; a full disk loses lines and stops nothing.
public final class StatsWriter: Sendable {
  private let file: Int32

  /// Opens `path` for appending, making the file when there is none.
  ///
  /// - Throws: `cannotWrite`.
  public init(path: String) throws(StageError) {
    file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .cannotWrite(path: path, code: errno) }
  }

  deinit { close(file) }

  /// Writes `{"event":"name", ...fields}`, e.g. `event("scene", ["name": "lesson"])`.
  public func event(_ name: String, _ fields: KeyValuePairs<String, StatsValue> = [:]) {
    event(name, fields: fields.map { ($0.key, $0.value) })
  }

  /// Writes `{"event":"name", ...fields}` with fields whose names are not known beforehand.
  public func event(_ name: String, fields: [(String, StatsValue)]) {
    var line = "{\"event\":\(StatsValue.quoted(name))"
    for (key, value) in fields { line += ",\(StatsValue.quoted(key)):\(value.json)" }
    write(line + "}\n")
  }

  /// Writes how much moves from now on, at how many frames a second.
  func quality(_ quality: MotionQuality, rate: Double) {
    event(
      "quality",
      [
        "effects": quality.effects ? "on" : "off", "animations": quality.fullSize ? "full" : "small",
        "fps": .number(rate),
      ])
  }

  /// Writes one second's measurements.
  public func second(_ frames: FrameStatistics.Summary, textureBytes: Int, textureBudget: Int) {
    write(
      "{\"fps\":\(StatsValue.number(frames.rate).json)"
        + ",\"frame_ms\":{\"p50\":\(StatsValue.number(frames.median).json)"
        + ",\"p95\":\(StatsValue.number(frames.p95).json)}"
        + ",\"texture_bytes\":\(textureBytes),\"texture_budget\":\(textureBudget)"
        + ",\"rss_kb\":\(Self.residentKilobytes())}\n")
  }

  private func write(_ line: String) {
    var line = line
    line.withUTF8 { bytes in
      // A short write leaves half a line on a full disk only.
      _ = Glibc.write(file, bytes.baseAddress, bytes.count)
    }
  }

  /// The process's resident memory in KiB; 0 where the kernel does not say.
  public static func residentKilobytes() -> Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { return 0 }
      let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
    }
  }
}
