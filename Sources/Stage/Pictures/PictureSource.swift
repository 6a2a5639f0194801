public import Packs

/// Where pictures come from; asked on the decoding thread.
public protocol PictureSource: Sendable {
  /// The file to show for `name` on a display of `scale`, and its pixels for each of the plain picture's; nil when
  /// there is none.
  func variant(of name: String, scale: Double) -> (name: String, scale: Int)?
  /// Lends the bytes of a file.
  func withPicture<Result>(
    _ name: String, _ body: (RawSpan) throws(PackError) -> Result
  ) throws(PackError) -> Result
}

extension PackStack: PictureSource {
  /// The best of `name`, `name@2x` and `name@3x`.
  public func variant(of name: String, scale: Double) -> (name: String, scale: Int)? {
    best(name, scale: scale).map { ($0.name, $0.scale) }
  }

  /// Lends the bytes of an entry.
  public func withPicture<Result>(
    _ name: String, _ body: (RawSpan) throws(PackError) -> Result
  ) throws(PackError) -> Result {
    try withBytes(of: name, body)
  }
}

/// Why a picture cannot be shown.
public enum PictureFault: Hashable, Sendable {
  /// No pack has it.
  case missing(name: String)
  /// Its pack refuses it; the words are the pack's.
  case refused(name: String, reason: String)
  /// It is no PNG, WebP, QOI or JPEG of a size that can be shown.
  case unknownFormat(name: String)
  /// Its data cannot be decoded; the words are the decoder's.
  case damaged(name: String, reason: String)
  /// Even alone it is larger than the budget.
  case tooLarge(name: String, bytes: Int, budget: Int)
  /// What is on screen already takes the whole budget.
  case noRoom(name: String, bytes: Int, budget: Int)
}
