import Letterform

/// Sizes and colours of reports: the same on a screen and on paper, at another scale.
public struct ReportStyle {
  /// The typefaces.
  public let fonts: Fonts
  /// 1 on a screen of 1366x768; about a half on a page whose unit is a 72nd of an inch.
  public let scale: Double

  /// What stands between a number's whole and its parts.
  public let decimalPoint: String

  /// A style at `scale`.
  public init(fonts: Fonts, scale: Double, decimalPoint: String = ".") {
    (self.fonts, self.scale, self.decimalPoint) = (fonts, scale, decimalPoint)
  }

  /// Type of the one figure on a card.
  public var figure: Double { 46 * scale }
  /// Type of a card's head.
  public var head: Double { 21 * scale }
  /// Type of what is read.
  public var body: Double { 17.5 * scale }
  /// Type of notes and axes; never less on a screen.
  public var small: Double { 16 * scale }
  /// The least that type shrinks to where room is short.
  public var least: Double { 15.6 * scale }
  /// Between two cards.
  public var gap: Double { 14 * scale }
  /// Inside a card, on all sides.
  public var padding: Double { 18 * scale }
  /// From one line of small type to the next.
  public var line: Double { small * 1.5 }

  /// Where the cards lie.
  public static var ground: Colour { Palette.ground }
  /// The band above them.
  public static var band: Colour { Palette.band }
  /// Cards are whiter than the writing sheet: nobody writes on them.
  public static let card = Colour(0xFFFFFF)
  /// Notes and axes.
  public static var note: Colour { Palette.note }
  /// Lines of a chart, steps still to be done.
  public static var rule: Colour { Palette.rule }
  /// A letter that has all its steps.
  public static let known = Colour(0xE3E9F6)
  /// A letter that has not.
  public static let open = Colour(0xF3F6F6)
  /// The most frequent fault is flame; the others are this.
  public static let fault = Colour(0xDB946C)

  /// Draws one line of text with its left end, its middle or its right end at `x`; how wide it is.
  @discardableResult
  func write(
    _ text: String, at x: Double, baseline y: Double, size: Double, bold: Bool = false,
    _ colour: Colour = Palette.night,
    _ alignment: TextAlignment = .leading, on canvas: Canvas
  ) -> Double {
    let line = fonts.line(text, size: size, bold: bold)
    let left =
      switch alignment {
      case .leading: x
      case .centre: x - line.usedWidth / 2
      case .trailing: x - line.usedWidth
      }
    line.draw(on: canvas, baseline: Point(left, y), colour)
    return line.usedWidth
  }

  /// How wide one line of text is.
  func width(_ text: String, size: Double, bold: Bool = false) -> Double {
    fonts.line(text, size: size, bold: bold).usedWidth
  }

  /// A number with `places` after the point.
  func number(_ value: Double, places: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "" }
    let scale = [1.0, 10, 100, 1000][min(max(places, 0), 3)]
    let parts = Int((abs(value) * scale).rounded())
    let sign = value < 0 && parts > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(parts)" }
    let rest = String(parts % Int(scale))
    return "\(sign)\(parts / Int(scale))\(decimalPoint)\(String(repeating: "0", count: places - rest.count))\(rest)"
  }

  /// A text wrapped at `width`, as high as it needs.
  func paragraph(_ text: String, width: Double, size: Double, bold: Bool = false) -> FittedText {
    fonts.fit(text, width: width, height: .greatestFiniteMagnitude, sizes: size...size, bold: bold, alignment: .leading)
  }
}
