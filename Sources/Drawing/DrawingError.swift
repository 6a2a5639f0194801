/// What this room refuses or cannot do; the words are in `DrawingError+Message.swift`.
public enum DrawingError: Error, Hashable, Sendable {
  /// No pixel memory of this size could be had (a size of 0 or less, or too large).
  case noSurface(width: Int, height: Int)
  /// The file could not be written.
  case cannotWrite(path: String)
  /// The file could not be read as an image.
  case cannotRead(path: String)
  /// No font file was found in the folder.
  case noFont(folder: String)
  /// A picture is not one of our simple SVG files: where, and which rule it breaks.
  case badPicture(name: String, line: Int, column: Int, rule: String)
}
