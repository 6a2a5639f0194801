import Letterform

/// The frame of a page for grown-ups: a band with the way back, a title, choices and tools; the page's own room below.
public struct GrownUpFrame {
  /// What stands in the band.
  public struct Band: Hashable, Sendable {
    /// Whose page, or what it is about.
    public var title: String
    /// Below it, smaller.
    public var subtitle: String
    /// Words on the pills, one of which may be chosen.
    public var pills: [String]
    /// Index of the chosen pill.
    public var chosen: Int?
    /// How many round tools stand at the right.
    public var tools: Int

    /// A band.
    public init(title: String, subtitle: String = "", pills: [String] = [], chosen: Int? = nil, tools: Int = 0) {
      (self.title, self.subtitle, self.pills, self.chosen, self.tools) = (title, subtitle, pills, chosen, tools)
    }
  }

  /// The window.
  public let bounds: Box
  /// Sizes and colours.
  public let style: ReportStyle
  /// What stands in the band.
  public let band: Band
  /// The band's paper.
  public let strip: Box
  /// The way back.
  public let back: Box
  /// Where title and subtitle stand.
  public let title: Box
  /// The pills from left to right.
  public let pills: [Box]
  /// The tools from left to right.
  public let tools: [Box]
  /// What is left for the page.
  public let room: Box

  /// A frame for a window.
  ///
  /// - Parameter pixelsPerMillimetre: of the display; no button is smaller than 12 mm.
  public init(_ band: Band, width: Double, height: Double, pixelsPerMillimetre: Double, style: ReportStyle) {
    (self.band, self.style) = (band, style)
    bounds = Box(x: 0, y: 0, width: width, height: height)
    let side = min(
      max(
        76 * style.scale, LessonLayout.leastButton, LessonLayout.leastButtonShare * width,
        LessonLayout.leastButtonMillimetres * pixelsPerMillimetre), min(width, height) * 0.2)
    let margin = 20 * style.scale
    let gap = 12 * style.scale
    let line = side + 2 * margin * 0.8
    let back = Box(x: margin, y: margin * 0.8, width: side, height: side)
    self.back = back
    let firstTool = width - margin - Double(band.tools) * (side + gap) + gap
    tools = (0..<band.tools).map {
      Box(x: firstTool + Double($0) * (side + gap), y: margin * 0.8, width: side, height: side)
    }
    let left = back.right + margin
    let right = band.tools > 0 ? firstTool - margin : width - margin
    // Pills stand beside the title where it keeps room enough, else on a line of their own.
    let widths = band.pills.map { Self.width(ofPill: $0, style) }
    let all = widths.reduce(0, +) + gap * Double(max(0, widths.count - 1))
    let words = max(
      style.width(band.title, size: style.figure * 0.72, bold: true), style.width(band.subtitle, size: style.body))
    let isBeside = all <= right - left - words - margin
    let pillHeight = max(56 * style.scale, LessonLayout.leastButtonMillimetres * 0.75 * pixelsPerMillimetre)
    let middle = back.centre.y
    if isBeside || widths.isEmpty {
      var x = right - all
      pills = widths.map { own in
        defer { x += own + gap }
        return Box(x: x, y: middle - pillHeight / 2, width: own, height: pillHeight)
      }
      title = Box(x: left, y: back.y, width: (widths.isEmpty ? right : right - all - margin) - left, height: side)
      strip = Box(x: 0, y: 0, width: width, height: line)
    } else {
      // Where even a line is too short the pills shrink alike.
      let shrink = min(1, (width - 2 * margin) / all)
      var x = margin
      pills = widths.map { own in
        defer { x += (own + gap) * shrink }
        return Box(x: x, y: line - margin * 0.3, width: own * shrink, height: pillHeight)
      }
      title = Box(x: left, y: back.y, width: right - left, height: side)
      strip = Box(x: 0, y: 0, width: width, height: line + pillHeight + margin * 0.6)
    }
    room = Box(x: 0, y: strip.bottom, width: width, height: height - strip.bottom)
  }

  private static func width(ofPill words: String, _ style: ReportStyle) -> Double {
    max(style.width(words, size: style.head, bold: true) + 44 * style.scale, 92 * style.scale)
  }

  /// Draws the band; the page draws itself before.
  ///
  /// - Parameter pressed: the pill under a finger.
  public func draw(on canvas: Canvas, pressed: Int? = nil) {
    let paper = CutPaper.strip(strip.inset(by: -4).moved(by: Point(0, -4)), seed: 1, unevenness: 1.4 * style.scale)
    canvas.lay(paper, ReportStyle.band, Lay(shadow: Point(0, 4) * style.scale, depth: 0.14, rim: 0))
    let size = style.figure * 0.72
    let height = band.subtitle.isEmpty ? title.height : title.height * 0.56
    style.fonts.fit(
      band.title, width: title.width, height: height, sizes: style.small...max(style.small, size), bold: true,
      alignment: .leading
    ).draw(on: canvas, in: Box(x: title.x, y: title.y, width: title.width, height: height), Palette.night)
    if !band.subtitle.isEmpty {
      let below = Box(x: title.x, y: title.y + height, width: title.width, height: title.height - height)
      style.fonts.fit(
        band.subtitle, width: title.width, height: below.height,
        sizes: style.small * 0.8...max(style.small * 0.8, style.body * 1.1), alignment: .leading
      ).draw(on: canvas, in: below, ReportStyle.note)
    }
    for (index, box) in pills.enumerated() {
      Pill(band.pills[index], box: box, isChosen: index == band.chosen, isPressed: index == pressed)
        .draw(on: canvas, style)
    }
  }
}

/// A word cut from paper that can be pressed; the chosen one is dark.
public struct Pill: Hashable, Sendable {
  /// The word.
  public var words: String
  /// Its paper.
  public var box: Box
  /// Whether it is the one that holds.
  public var isChosen: Bool
  /// Whether a finger is on it.
  public var isPressed: Bool
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// Whether it is the way on: the one yellow thing.
  public var isWayOn: Bool
  /// Whether the keyboard is on it.
  public var isFocused: Bool
  /// Whether it lies on a card, from which a white one would not be told.
  public var isOnCard: Bool

  /// A pill.
  public init(
    _ words: String, box: Box, isChosen: Bool = false, isPressed: Bool = false, isEnabled: Bool = true,
    isWayOn: Bool = false, isFocused: Bool = false, isOnCard: Bool = false
  ) {
    (self.words, self.box, self.isChosen, self.isPressed) = (words, box, isChosen, isPressed)
    (self.isEnabled, self.isWayOn, self.isFocused, self.isOnCard) = (isEnabled, isWayOn, isFocused, isOnCard)
  }

  /// Draws it.
  public func draw(on canvas: Canvas, _ style: ReportStyle) {
    let box = isPressed ? box.moved(by: Point(1.5, 2) * style.scale) : box
    let paper = CutPaper.card(box, radius: box.height * 0.36, seed: Int(box.width + box.y))
    let plain = isEnabled != isOnCard ? ReportStyle.card : ReportStyle.band
    let colour = isChosen ? Palette.night : isWayOn ? Palette.road : plain
    let depth = isPressed || !isEnabled ? 0.05 : 0.2
    canvas.lay(paper, colour, Lay(shadow: Point(2, 3) * style.scale, depth: depth, rim: 0))
    canvas.outline(paper, width: 2 * style.scale)
    let ink =
      isChosen ? ReportStyle.card : isEnabled ? Palette.night : ReportStyle.note.mixed(with: ReportStyle.band, 0.4)
    let room = Box(x: box.x + 6 * style.scale, y: box.y, width: box.width - 12 * style.scale, height: box.height)
    style.fonts.fit(
      words, width: room.width, height: room.height, sizes: style.small * 0.75...style.head, bold: true
    ).draw(on: canvas, in: room, ink)
    if isFocused {
      canvas.stroke(
        CutPaper.card(box.inset(by: -5 * style.scale), radius: box.height * 0.4, seed: 7), Palette.night,
        StrokeStyle(width: 3 * style.scale))
    }
  }
}
