import Glibc

extension Catalogue {
  /// The languages that `folder` holds a catalogue of, sorted.
  ///
  /// - Parameter folder: holds `<language>/LC_MESSAGES/tracewell.mo`; other programs' languages may lie beside.
  public static func languages(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if access("\(folder)/\(name)/LC_MESSAGES/\(domain).mo", R_OK) == 0 { found.append(name) }
    }
    return found.sorted()
  }
}
