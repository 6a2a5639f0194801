/// What this room cannot do; the words are in `StageError+Message.swift`.
public enum StageError: Error, Hashable, Sendable {
  /// There is no screen to show a window on; `reason` is SDL's.
  case noVideo(reason: String)
  /// The window, or its pixels, could not be had; `reason` is SDL's.
  case noWindow(reason: String)
  /// The file for measurements cannot be written; `code` is the system's error number.
  case cannotWrite(path: String, code: Int32)
}
