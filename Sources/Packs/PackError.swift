/// Why a pack, a folder or one entry cannot be used. Every case carries the facts; `description` has the words.
public enum PackError: Error, Equatable, Sendable {
  /// The whole pack breaks a rule of the format; `entry` is the one at fault, when there is one.
  case refusedPack(file: String, entry: String?, rule: PackRule)
  /// One entry is damaged; the rest of the pack is usable.
  case refusedEntry(file: String, entry: String, rule: PackRule)
  /// No layer holds an entry of this name.
  case missing(name: String)
  /// The operating system would not open, map or read; `code` is its `errno`.
  case unreadable(file: String, code: Int32)
  /// The file is no longer the one that was opened: replaced, edited, cut short or removed.
  case changed(file: String)
  /// A pack could not be written; `code` is the system's `errno`.
  case unwritable(file: String, code: Int32)
}

extension PackError {
  /// The file at fault; nil when none is.
  public var file: String? {
    switch self {
    case .refusedPack(let file, _, _), .refusedEntry(let file, _, _), .unreadable(let file, _), .changed(let file),
      .unwritable(let file, _):
      file
    case .missing: nil
    }
  }
}
