public import Letterform

/// Where everything stands when a letter is finished: the rosette with the sticker, Lulu, stickers to choose from.
public struct RewardLayout: Hashable, Sendable {
  /// The window.
  public let page: Box
  /// The unit g.
  public let unit: Double
  /// Side of an ordinary button.
  public let button: Double
  /// Middle and radius of the rosette's white rim.
  public let rosette: Point
  /// Radius of the rosette's white rim.
  public let radius: Double
  /// The ribbon with the letter.
  public let ribbon: Box
  /// To the map.
  public let home: Box
  /// The same letter again.
  public let again: Box
  /// The album.
  public let album: Box
  /// The one to press next.
  public let wayOn: Box
  /// Lulu's square, where short animations play too.
  public let lulu: Box
  /// Stickers to choose from.
  public let choices: [StickerPaper]

  /// How many stickers are offered.
  public static let offered = 3

  /// The layout in a window of `width` x `height` pixels.
  public init(width: Double, height: Double, hand: Hand = .right, pixelsPerMillimetre: Double = 96 / 25.4) {
    let page = Box(x: 0, y: 0, width: width, height: height)
    let g = min(width, height) / 96
    let b = ButtonSize.side(width: width, height: height, pixelsPerMillimetre: pixelsPerMillimetre)
    let edge = 3.1 * g
    let isUpright = height > width
    (self.page, unit, button) = (page, g, b)
    let way = 1.25 * b
    let home = Box(x: edge, y: edge, width: b, height: b)
    let again = Box(x: width - edge - b, y: edge, width: b, height: b)
    let wayOn = Box(x: width - edge + 0.6 * g - way, y: height - edge - way + 0.4 * g, width: way, height: way)
    let album = Box(x: wayOn.centre.x - b / 2, y: wayOn.y - 2 * g - b, width: b, height: b)
    let side = isUpright ? min(38 * g, height * 0.3) : 37.5 * g
    let lulu = Box(x: (isUpright ? 2 : 5.5) * g, y: height - side * 0.955 - 4.2 * g, width: side, height: side)
    radius = isUpright ? 29 * g : 24.5 * g
    let middle = isUpright ? width / 2 : width * 0.52
    rosette = Point(middle, isUpright ? height * 0.38 : height * 0.46)
    ribbon = Box(
      x: middle - radius * 0.76, y: rosette.y + radius * 0.87, width: radius * 1.52, height: radius * 0.43)
    let small = min(13.4 * g, isUpright ? width * 0.14 : width * 0.1)
    choices = (0..<Self.offered).map { index in
      let x = middle + (Double(index) - 1) * small * 2.45
      let y = (isUpright ? height * 0.42 : height * 0.44) + (index == 1 ? -0.12 : 0.12) * small
      return StickerPaper(centre: Point(x, y), radius: small, seed: index * 3 + 2)
    }
    let mirrors = hand == .left
    func placed(_ box: Box) -> Box { mirrors ? box.mirrored(in: width) : box }
    self.home = placed(home)
    self.again = placed(again)
    self.album = placed(album)
    self.wayOn = placed(wayOn)
    self.lulu = placed(lulu)
  }

  /// Touch areas reach this far beyond the paper.
  public var touchReach: Double { 1.25 * unit }
}
