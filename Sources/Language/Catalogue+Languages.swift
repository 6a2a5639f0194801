// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
import Glibc

extension Catalogue {
  /// The languages that `folder` holds a catalogue of, sorted.
  ///
  /// - Parameter folder: holds `<language>/LC_MESSAGES/tracewell.mo`; other programs' languages may lie beside.
  public static func languages(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var found: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if unsafe access("\(folder)/\(name)/LC_MESSAGES/\(domain).mo", R_OK) == 0 { found.append(name) }
    }
    return found.sorted()
  }
}
