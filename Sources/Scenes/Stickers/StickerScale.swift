/// Which of a sticker's sizes a page asks the packs for.
enum StickerScale {
  /// Side of a plain picture in our packs, pixels.
  static let plain = 160.0

  /// The scale at which a picture is as large as it is shown, at least 1.
  static func wanted(side: Double) -> Double { max(1, side / plain) }
}
