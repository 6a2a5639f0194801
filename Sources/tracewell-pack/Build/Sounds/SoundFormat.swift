/// A form a sound can be stored in.
enum SoundFormat: String, CaseIterable, Sendable {
  case opus, vorbis

  /// The program that encodes, and its Debian package.
  var encoder: (program: String, package: String) {
    switch self {
    case .opus: ("opusenc", "opus-tools")
    case .vorbis: ("oggenc", "vorbis-tools")
    }
  }

  /// Both are Ogg files.
  var fileExtension: String { "ogg" }

  /// The encoder's arguments. The serial numbers are fixed: left to themselves they differ from run to run.
  func arguments(_ kind: SoundKind, from source: String, to target: String) -> [String] {
    switch self {
    case .opus:
      let kilobits = kind == .speech ? "24" : "64"
      return ["opusenc", "--quiet", "--serial", "1", "--bitrate", kilobits, "--discard-comments", source, target]
    case .vorbis:
      return ["oggenc", "--quiet", "-s", "1", "-q", kind == .speech ? "0" : "1", "-o", target, source]
    }
  }
}
