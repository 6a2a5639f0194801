// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
import Glibc

/// A file that by its name holds a licence.
public struct LicenceFile: Hashable, Sendable {
  /// How such names end.
  public static let ending = ".licence"
  /// So many are listed at most.
  private static let most = 12

  /// Where it is.
  public let path: String
  /// Its name.
  public let name: String

  /// The files directly in a folder, sorted by name; none where the folder cannot be read.
  public static func files(in folder: String) -> [LicenceFile] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name.hasSuffix(ending) { names.append(name) }
    }
    return names.sorted().prefix(most).map { LicenceFile(path: "\(folder)/\($0)", name: $0) }
  }
}
