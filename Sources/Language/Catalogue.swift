// Unsafe: gettext's answers are copied at once.
internal import CGettext
import Glibc
import Synchronization

/// The interface language and its texts, through the C library's gettext.
///
/// gettext keeps one language a process, so this is a namespace and not a value. Texts of the sources are English;
/// a text that a catalogue lacks, or whose catalogue is missing or damaged, comes back in English.
/// Not for use from several threads at once: `select` changes the process's environment.
public enum Catalogue {
  /// The name of the catalogue files, `<language>/LC_MESSAGES/tracewell.mo`.
  static let domain = "tracewell"
  private static let folder = Mutex(".")
  private static let packed = Mutex<PackedCatalogues?>(nil)

  /// Makes the catalogues below `folder` the source of every text.
  ///
  /// - Parameters:
  ///   - folder: holds `<language>/LC_MESSAGES/tracewell.mo`; it need not exist.
  ///   - locales: holds locales made by localedef(1); nil for those of the system alone.
  public static func open(folder: String, locales: String? = nil) {
    self.folder.withLock { $0 = folder }
    Locale.open(folder: locales)
    // gettext looks nothing up in the plain "C" locale. "C.UTF-8" is part of the C library itself.
    let locale = unsafe setlocale(LC_ALL, "").map { unsafe String(cString: $0) }
    if locale == nil || locale == "C" || locale == "POSIX" {
      unsafe setlocale(LC_ALL, "C.UTF-8")
    }
    unsafe setlocale(LC_NUMERIC, "C")
    unsafe bindtextdomain(domain, folder)
    unsafe bind_textdomain_codeset(domain, "UTF-8")
    unsafe textdomain(domain)
  }

  /// Has catalogues of packs asked before those of files.
  ///
  /// - Parameters:
  ///   - folder: where they are laid for the C library, e.g. `~/.cache/tracewell/catalogues`; made when it is not there.
  ///   - read: gives the binary catalogue of a language, e.g. `uk`; nil where no pack has it.
  public static func openPacked(layingIn folder: String, read: @escaping @Sendable (String) -> [UInt8]?) {
    packed.withLock { $0 = PackedCatalogues(folder: folder, read: read) }
    unsafe bindtextdomain(PackedCatalogues.domain, folder)
    unsafe bind_textdomain_codeset(PackedCatalogues.domain, "UTF-8")
  }

  /// Shows texts in `language` from the next look-up on.
  ///
  /// - Parameter language: an ISO 639 code such as `ru`, or several in order of preference (`uk:ru`);
  ///   nil for the language the environment names.
  /// - Returns: what is wrong with catalogues of these languages; such a language is passed over.
  @discardableResult public static func select(language: String?) -> [CatalogueError] {
    var problems: [CatalogueError] = []
    let wanted = language ?? environmentLanguage() ?? ""
    let packed = packed.withLock { $0 }
    let usable = wanted.split(separator: ":").filter { code in
      for name in names(of: String(code)) {
        do throws(CatalogueError) { try packed?.lay(name) } catch { problems.append(error) }
      }
      let found = files(of: String(code)).compactMap { fault(of: $0) }
      problems += found
      return found.isEmpty
    }
    // Without any the texts are English; an empty list would let the system's language in again.
    unsafe setenv("LANGUAGE", usable.isEmpty ? "en" : usable.joined(separator: ":"), 1)
    catalogues_changed()
    Locale.select(language: usable.first.map(String.init) ?? "en")
    return problems
  }

  /// The files gettext would look for: for `ru_RU` that of `ru` too.
  private static func files(of code: String) -> [String] {
    let folder = folder.withLock { $0 }
    return names(of: code).map { "\(folder)/\($0)/LC_MESSAGES/\(domain).mo" }
  }

  /// A language as it is named, and without its country.
  private static func names(of code: String) -> [String] {
    Set([code, String(code.prefix { $0 != "_" && $0 != "@" && $0 != "." })]).sorted()
  }

  /// The translation of `key`, from a pack or else from a file; nil where neither has one.
  ///
  /// Without a translation gettext gives back the very pointer it got.
  static func translation(of key: UnsafePointer<CChar>) -> String? {
    for domain in [PackedCatalogues.domain, domain] {
      if let found = unsafe dgettext(domain, key), unsafe UnsafePointer(found) != key {
        return unsafe String(cString: found)
      }
    }
    return nil
  }

  /// The same for a counted text.
  static func translation(of one: UnsafePointer<CChar>, _ many: UnsafePointer<CChar>, _ count: UInt) -> String? {
    for domain in [PackedCatalogues.domain, domain] {
      guard let found = unsafe dngettext(domain, one, many, count).map({ unsafe UnsafePointer($0) }) else { continue }
      if unsafe found != one, unsafe found != many { return unsafe String(cString: found) }
    }
    return nil
  }

  /// What is wrong with a catalogue; nil for a sound one and for one that is not there.
  private static func fault(of path: String) -> CatalogueError? {
    guard let bytes = CatalogueFile.contents(of: path) else { return nil }
    do throws(CatalogueRule) {
      try CatalogueFile.check(bytes)
      return nil
    } catch {
      return CatalogueError(file: path, rule: error)
    }
  }

  /// The language that `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG` asks for, e.g. `ru`; nil when none does.
  public static func environmentLanguage() -> String? {
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = unsafe getenv(name) else { continue }
      let code = unsafe String(cString: value).prefix { $0 != "." && $0 != "@" }
      if !code.isEmpty && code != "C" && code != "POSIX" { return String(code) }
    }
    return nil
  }
}

/// The text `english` in the interface language.
public func text(_ english: String) -> String {
  // gettext("") answers with the catalogue's header.
  guard !english.isEmpty else { return "" }
  return unsafe english.withCString { key in unsafe Catalogue.translation(of: key) } ?? english
}

/// The text `english` as it is meant in `context`, in the interface language.
///
/// gettext stores such a text under the context, U+0004 and the text (GNU gettext manual, 11.2.5).
public func text(_ english: String, context: String) -> String {
  unsafe "\(context)\u{4}\(english)".withCString { key in unsafe Catalogue.translation(of: key) } ?? english
}

/// The form of a counted text that the interface language uses for `count`.
///
/// - Parameters:
///   - one: the English text for one.
///   - many: the English text for any other count.
public func plural(_ one: String, _ many: String, _ count: Int) -> String {
  let found = unsafe one.withCString { one in
    unsafe many.withCString { many in unsafe Catalogue.translation(of: one, many, UInt(count.magnitude)) }
  }
  return found ?? (count == 1 ? one : many)
}
