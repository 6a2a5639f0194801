// Unsafe: the C library's locales are handles; theirs is freed with the object.
internal import CGettext
import Glibc
import Synchronization

// Safe: the handle is never changed, and freed with the object.
/// What readers of a language expect around its texts: names of days and months, the order of names, the decimal point,
/// the day a week begins with, the usual paper.
///
/// All of it is the C library's (locale(5)). The program brings the locales of its languages with it, since a system
/// seldom has more than one.
@safe
public final class Locale: Sendable {
  /// Its name, such as `ru_RU.UTF-8`; `C` for the plain one, which is without a language.
  public let name: String
  /// Never changed and never freed while it is in use, as the C library asks for use from several threads.
  nonisolated(unsafe) let handle: locale_t

  /// The locale `name` of a folder, or of the system; nil where there is none.
  ///
  /// Not while other threads read the environment.
  ///
  /// - Parameter folder: holds folders made by localedef(1); nil for the system's.
  public init?(_ name: String, in folder: String? = nil) {
    let before = unsafe getenv("LOCPATH").map { unsafe String(cString: $0) }
    if let folder { unsafe setenv("LOCPATH", folder, 1) }
    defer {
      if folder != nil { if let before { unsafe setenv("LOCPATH", before, 1) } else { unsafe unsetenv("LOCPATH") } }
    }
    guard let found = unsafe opened_locale(name) else { return nil }
    unsafe (self.name, handle) = unsafe (name, found)
  }

  /// The plain locale.
  public init() { unsafe (name, handle) = unsafe ("C", plain_locale()) }

  deinit { unsafe freelocale(handle) }
}

extension Locale {
  private struct Chosen {
    var folder: String?
    var current = Locale()
    /// Those already opened, by language.
    var known: [String: Locale] = [:]
  }

  private static let chosen = Mutex(Chosen())

  /// The locale of the interface's language.
  public static var current: Locale { chosen.withLock { $0.current } }

  /// Makes the locales below `folder` known; they need not be there.
  static func open(folder: String?) {
    chosen.withLock { ($0.folder, $0.known) = (folder, [:]) }
  }

  /// Follows the interface's language.
  static func select(language: String) {
    let found = best(for: language)
    chosen.withLock { $0.current = found }
  }

  /// The locale for texts in `language`: that of the environment if it is of this language, then that of the program;
  /// the plain one where there is none.
  ///
  /// - Parameter language: such as `de` or `de_AT`.
  /// - Complexity: O(1) but for the first time, which reads some files.
  public static func best(for language: String) -> Locale {
    if let known = chosen.withLock({ $0.known[language] }) { return known }
    let found = opened(for: language)
    chosen.withLock { $0.known[language] = found }
    return found
  }

  private static func opened(for language: String) -> Locale {
    let folder = chosen.withLock { $0.folder }
    let prefix = "\(language.prefix { $0 != "_" && $0 != "." && $0 != "@" })_"
    var names = language.contains("_") ? ["\(language.prefix { $0 != "." }).UTF-8"] : []
    names += [environmentName("LC_TIME")].compactMap { $0 }.filter { $0.hasPrefix(prefix) }
    names += folder.map { Self.names(in: $0) }?.filter { $0.hasPrefix(prefix) } ?? []
    return names.lazy.compactMap { Locale($0, in: folder) ?? Locale($0) }.first ?? Locale()
  }

  /// The locale of the place, which the environment names whatever the interface's language: for paper and weeks.
  ///
  /// - Parameter category: the variable that counts beside `LC_ALL` and `LANG`, such as `LC_PAPER`.
  static func ofPlace(_ category: String) -> Locale {
    guard let name = environmentName(category) else { return current }
    let folder = chosen.withLock { $0.folder }
    return Locale(name, in: folder) ?? Locale(name) ?? current
  }

  private static func environmentName(_ category: String) -> String? {
    for variable in ["LC_ALL", category, "LANG"] {
      guard let value = unsafe getenv(variable).map({ unsafe String(cString: $0) }), !value.isEmpty else { continue }
      let plain = ["C", "POSIX", "C.UTF-8", "C.utf8"].contains(value)
      return plain || value.contains("/") ? nil : value
    }
    return nil
  }

  /// The names of the locales in a folder, sorted.
  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var found: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { found.append(name) }
    }
    return found.sorted()
  }
}
