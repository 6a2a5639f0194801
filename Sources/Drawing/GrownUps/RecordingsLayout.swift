import Letterform

/// Where everything of the page for own recordings stands: kinds and phrases on one side, the phrase that is recorded on
/// the other; upright, one below the other.
public struct RecordingsLayout {
  /// One pill for each kind of phrase.
  public let kinds: [Box]
  /// One line for each phrase that has room.
  public let rows: [Box]
  /// To the phrases before and after.
  public let before, after: Box
  /// The paper of the phrase.
  public let card: Box
  /// Its words.
  public let words: Box
  /// What is going on.
  public let status: Box
  /// The level of the microphone.
  public let meter: Box
  /// What can be done with it, in reading order.
  public let actions: [Box]

  /// The layout in the room that a page's frame leaves.
  ///
  /// - Parameters:
  ///   - kinds: the words on the pills of the kinds.
  ///   - actions: how many things can be done with a phrase.
  public init(in room: Box, kinds words: [String], actions count: Int, _ style: ReportStyle) {
    let gap = style.gap
    let inner = room.inset(by: gap)
    let isUpright = room.height > room.width
    let pill = 52 * style.scale
    let list: Box
    if isUpright {
      let height = inner.height * 0.52
      list = Box(x: inner.x, y: inner.y, width: inner.width, height: height)
      card = Box(x: inner.x, y: list.bottom + gap, width: inner.width, height: inner.height - height - gap)
    } else {
      let width = inner.width * 0.54
      list = Box(x: inner.x, y: inner.y, width: width, height: inner.height)
      card = Box(x: list.right + gap, y: inner.y, width: inner.width - width - gap, height: inner.height)
    }
    // Pills fill line after line.
    var boxes: [Box] = []
    var place = Point(list.x, list.y)
    for word in words {
      let width = min(list.width, style.width(word, size: style.head, bold: true) + 36 * style.scale)
      if place.x > list.x, place.x + width > list.right { place = Point(list.x, place.y + pill + gap * 0.6) }
      boxes.append(Box(x: place.x, y: place.y, width: width, height: pill))
      place.x += width + gap * 0.6
    }
    self.kinds = boxes
    let top = (boxes.last?.bottom ?? list.y) + gap
    before = Box(x: list.x, y: list.bottom - pill, width: pill * 1.6, height: pill)
    after = Box(x: list.right - pill * 1.6, y: list.bottom - pill, width: pill * 1.6, height: pill)
    let line = 46 * style.scale
    let lines = max(1, Int((before.y - gap * 0.6 - top) / line))
    rows = (0..<lines).map {
      Box(x: list.x, y: top + Double($0) * line, width: list.width, height: line - 4 * style.scale)
    }

    let paper = card.inset(by: style.padding)
    let columns = isUpright ? count : 2
    let lowest = (count + columns - 1) / columns
    let width = (paper.width - gap * Double(columns - 1)) / Double(columns)
    let high = min(64 * style.scale, paper.height * 0.2)
    let first = paper.bottom - Double(lowest) * (high + gap) + gap
    self.actions = (0..<count).map { index in
      Box(
        x: paper.x + Double(index % columns) * (width + gap), y: first + Double(index / columns) * (high + gap),
        width: width, height: high)
    }
    meter = Box(x: paper.x, y: first - gap - 30 * style.scale, width: paper.width, height: 30 * style.scale)
    status = Box(x: paper.x, y: meter.y - gap * 0.6 - style.line * 3, width: paper.width, height: style.line * 3)
    self.words = Box(x: paper.x, y: paper.y, width: paper.width, height: max(0, status.y - gap * 0.6 - paper.y))
  }

  /// Draws the paper of the phrase and its words.
  public func drawCard(words text: String, status note: String, on canvas: Canvas, _ style: ReportStyle) {
    let paper = CutPaper.card(card, radius: 16 * style.scale, seed: 5)
    canvas.lay(paper, ReportStyle.card, Lay(shadow: Point(2, 3) * style.scale, depth: 0.16, rim: 0))
    canvas.outline(paper, width: 2 * style.scale)
    style.fonts.fit(
      text, width: words.width, height: words.height, sizes: style.small...max(style.small, style.figure), bold: true,
      alignment: .leading
    ).draw(on: canvas, in: words, Palette.night)
    guard !note.isEmpty else { return }
    style.fonts.fit(
      note, width: status.width, height: status.height, sizes: style.small...style.body, alignment: .leading
    ).draw(on: canvas, in: status, ReportStyle.note)
  }

  /// As many words as one line has room for.
  private static func shortened(_ text: String, width: Double, _ style: ReportStyle) -> String {
    var words = text.split(separator: " ")
    var shown = text
    while words.count > 1, style.width(shown, size: style.small) > width {
      words.removeLast()
      shown = words.joined(separator: " ") + " …"
    }
    return shown
  }

  /// Draws one phrase of the list.
  ///
  /// - Parameters:
  ///   - voice: who says it: its sign at the right end.
  public func drawRow(
    _ index: Int, words text: String, voice: VoiceMark, isChosen: Bool, isPressed: Bool, isFocused: Bool,
    on canvas: Canvas, _ style: ReportStyle
  ) {
    let box = rows[index]
    let paper = CutPaper.card(box, radius: 8 * style.scale, seed: index + 3)
    canvas.fill(paper, isChosen ? ReportStyle.known : isPressed ? ReportStyle.open : ReportStyle.card)
    canvas.outline(paper, width: 2 * style.scale)
    if isFocused { canvas.stroke(paper, Palette.night, StrokeStyle(width: 3 * style.scale)) }
    let mark = Box(x: box.right - box.height, y: box.y, width: box.height, height: box.height)
    let left = box.x + 12 * style.scale
    let room = Box(x: left, y: box.y, width: mark.x - left, height: box.height)
    style.fonts.fit(
      Self.shortened(text, width: room.width, style), width: room.width, height: room.height,
      sizes: style.small...style.body, alignment: .leading
    ).draw(on: canvas, in: room, Palette.night)
    voice.draw(at: mark.centre, radius: box.height * 0.2, on: canvas)
  }
}

/// Who says a phrase, as a sign that needs no colour to be told from the others: a full disc for one's own recording, a
/// ring for a pack's voice, a short bar for nobody's.
public enum VoiceMark: Hashable, Sendable {
  case own, pack, nobody

  func draw(at centre: Point, radius: Double, on canvas: Canvas) {
    switch self {
    case .own: canvas.fill(disc: centre, radius: radius, Palette.coral)
    case .pack: canvas.stroke(circle: centre, radius: radius, Palette.leaf, StrokeStyle(width: radius * 0.4))
    case .nobody:
      let bar = Box(x: centre.x - radius, y: centre.y - radius * 0.2, width: radius * 2, height: radius * 0.4)
      canvas.fill(bar, ReportStyle.note)
    }
  }
}

/// How loud somebody speaks: a bar on a road, its good part marked.
public struct LevelMeter: Hashable, Sendable {
  /// The level, 0 to 1: the root of the mean square.
  public var level: Double
  /// The share of the bar at a level: decibels from -60 to 0, evenly.
  public static func share(of level: Double) -> Double {
    guard level > 0.001 else { return 0 }
    return min(1, max(0, 1 + decibels(level) / 60))
  }
  /// Speech near a microphone, as levels.
  public static let good = 0.03...0.3

  /// A meter.
  public init(level: Double) { self.level = level }

  /// Draws it.
  public func draw(on canvas: Canvas, in box: Box) {
    func part(_ from: Double, _ to: Double) -> Box {
      Box(x: box.x + box.width * from, y: box.y, width: box.width * (to - from), height: box.height)
    }
    canvas.fill(box, ReportStyle.rule)
    canvas.fill(part(Self.share(of: Self.good.lowerBound), Self.share(of: Self.good.upperBound)), Palette.roadRim)
    let share = Self.share(of: level)
    let bar = part(0, share).inset(by: box.height * 0.2)
    canvas.fill(bar, level > Self.good.upperBound ? Palette.flame : Palette.leaf)
  }
}
