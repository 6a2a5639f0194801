// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
import Glibc

/// Catalogues that come in packs, laid where the C library can read them, which takes files only.
///
/// They have a domain of their own and are asked first, so that a pack can bring a language or change single texts.
struct PackedCatalogues: Sendable {
  /// The name of the files, `<language>/LC_MESSAGES/tracewell-packed.mo`.
  static let domain = "tracewell-packed"

  /// The folder they are laid in: it can be lost at any time, and is written anew then.
  let folder: String
  /// Gives the catalogue of a language, from whichever pack lies uppermost; nil where none has it.
  let read: @Sendable (String) -> [UInt8]?

  /// Lays the catalogue of `language` in the folder, unless it lies there already; one that no pack has any more is
  /// taken away.
  ///
  /// - Throws: the rule that the packed catalogue breaks; none lies there then. A folder that cannot be written leaves
  ///   the language to the catalogues beside the program.
  func lay(_ language: String) throws(CatalogueError) {
    let path = "\(folder)/\(language)/LC_MESSAGES/\(Self.domain).mo"
    guard let bytes = read(language) else {
      unsafe unlink(path)
      return
    }
    do throws(CatalogueRule) { try CatalogueFile.check(bytes) } catch {
      unsafe unlink(path)
      throw CatalogueError(file: "\(language).mo in a pack", rule: error)
    }
    guard CatalogueFile.contents(of: path) != bytes else { return }
    Self.makeFolder("\(folder)/\(language)/LC_MESSAGES")
    // Renamed into its place: another start of the program never sees half of it.
    let new = "\(path).\(getpid())"
    guard let file = unsafe fopen(new, "we") else { return }
    let isWhole = unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count
    if unsafe fclose(file) != 0 || !isWhole || rename(new, path) != 0 { unsafe unlink(new) }
  }

  /// Makes a folder and those above it, for the user alone.
  private static func makeFolder(_ path: String) {
    guard unsafe access(path, F_OK) != 0 else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { makeFolder(String(path[..<slash])) }
    unsafe mkdir(path, 0o700)
  }
}

extension CatalogueFile {
  /// The bytes of a file, one more than a catalogue may have at most; nil where it cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "re") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: mostBytes + 1)
    unsafe bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes
  }
}
