import Foundation
import Glibc

/// What the figures were measured on.
struct Machine {
  let processor: String
  let cores: Int
  /// Bytes.
  let memory: UInt64
  let system: String
  let kernel: String
  /// Programs waiting for a core over the last minute: much above 0 and the figures are too high.
  let load: Double

  init() {
    let information = ProcessInfo.processInfo
    processor = Self.value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown"
    cores = information.activeProcessorCount
    memory = information.physicalMemory
    system = Self.value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=") ?? "unknown"
    let release = try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)
    kernel = release?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown"
    var loads = [0.0]
    load = getloadavg(&loads, 1) == 1 ? loads[0] : 0
  }

  var summary: String {
    let gigabytes = String(format: "%.1f GB", Double(memory) / 1e9)
    return "\(processor), \(cores) cores, \(gigabytes); \(system), Linux \(kernel); load \(load)"
  }

  private static func value(of name: String, in file: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else { continue }
      return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
    }
    return nil
  }
}
