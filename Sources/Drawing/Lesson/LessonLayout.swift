public import Letterform

/// Where everything of a lesson stands, for a window size and a hand; lengths in pixels, made from g, a 96th of the
/// shorter side.
///
/// In landscape the sheet hangs between two columns; upright, a bar is above it and Lulu below. For a left-handed
/// child the columns change places so that the hand hides neither Lulu nor the next button; letter, order and margin
/// line never mirror.
public struct LessonLayout: Hashable, Sendable {
  /// The window's size.
  public let width: Double
  /// The window's size.
  public let height: Double
  /// Who writes.
  public let hand: Hand
  /// Whether the window is higher than wide.
  public let isUpright: Bool
  /// The unit g.
  public let unit: Double
  /// Side of an ordinary button.
  public let button: Double
  /// The copybook sheet.
  public let sheet: Box
  /// Where the pen is judged and where letter and arrows stand: inside the sheet, clear of the near hill.
  public let writingField: Box
  /// The way out.
  public let back: Box
  /// Hear it again.
  public let ear: Box
  /// The one button to press next; yellow when it may be pressed.
  public let wayOn: Box
  /// Lulu's square.
  public let lulu: Box
  /// Her speech bubble, without its tail.
  public let bubble: Box
  /// Where the bubble's tail points: near her head.
  public let bubbleTip: Point
  /// The middles of the six rungs' discs, the first rung first.
  public let steps: [Point]
  /// Radius of a rung's disc; the current one is larger by 1.4.
  public let stepRadius: Double
  /// The picture of a word: beside the sheet, between the steps and the way on; upright, above the sheet.
  public let picture: Box
  /// The x of the red margin line.
  public let margin: Double

  /// The number of rungs of the ladder.
  public static let rungs = 6
  /// No button is smaller than this, pixels.
  public static let leastButton = 68.0
  /// No button is smaller than this, millimetres.
  public static let leastButtonMillimetres = 12.0
  /// No button is smaller than this share of the window's width.
  public static let leastButtonShare = 0.045
  /// The touch area of a button reaches this far beyond its paper: half the gap between two.
  public var touchReach: Double { 1.25 * unit }

  /// The layout of a window `width` x `height` pixels.
  ///
  /// - Parameters:
  ///   - pixelsPerMillimetre: of the display, so that a button is never under 12 mm; 96 dpi when unknown.
  public init(width: Double, height: Double, hand: Hand = .right, pixelsPerMillimetre: Double = 96 / 25.4) {
    (self.width, self.height, self.hand) = (width, height, hand)
    let g = min(width, height) / 96
    unit = g
    isUpright = height > width
    let wanted = (isUpright ? 0.115 : 0.07) * width
    // On a very small or very dense screen the millimetres win, but two columns must leave room for the sheet.
    let least = max(Self.leastButton, Self.leastButtonShare * width, Self.leastButtonMillimetres * pixelsPerMillimetre)
    let b = min(max(wanted, least), min(width, height) * 0.22)
    button = b
    var boxes: Boxes
    if isUpright {
      boxes = Boxes.upright(width: width, height: height, g: g, b: b)
    } else {
      boxes = Boxes.landscape(width: width, height: height, g: g, b: b)
    }
    if hand == .left { boxes.mirror(in: width, upright: isUpright) }
    sheet = boxes.sheet
    (back, ear, wayOn, lulu) = (boxes.back, boxes.ear, boxes.wayOn, boxes.lulu)
    (bubble, bubbleTip, steps) = (boxes.bubble, boxes.bubbleTip, boxes.steps)
    stepRadius = boxes.stepRadius
    picture = boxes.picture
    margin = sheet.x + (isUpright ? 7.8 : 10.5) * g
    let low = isUpright ? 1.5 * g : 4.2 * g
    writingField = Box(
      x: sheet.x + g, y: sheet.y + 1.2 * g, width: sheet.width - 2 * g, height: sheet.height - 1.2 * g - low)
  }

  /// The boxes for a right-handed child.
  private struct Boxes {
    var sheet, back, ear, wayOn, lulu, bubble, picture: Box
    var bubbleTip: Point
    var steps: [Point]
    var stepRadius: Double

    static func landscape(width: Double, height: Double, g: Double, b: Double) -> Boxes {
      let column = 2 * b
      let centre = column / 2
      let sheet = Box(x: column, y: 2.5 * g, width: width - 2 * column, height: height - 8.4 * g)
      let back = Box(centre: Point(centre, 3.3 * g + b / 2), side: b)
      let ear = Box(centre: Point(centre, back.bottom + 2.5 * g + b / 2), side: b)
      let way = 1.12 * b
      let wayOn = Box(centre: Point(width - centre, height - 3.3 * g - way / 2), side: way)
      let side = min(column * 1.03, height * 0.3)
      let lulu = Box(x: centre - side / 2, y: height - side - 2.9 * g, width: side, height: side)
      let top = ear.bottom + 3 * g
      let bubbleHeight = min(column * 0.98, lulu.y + side * 0.05 - 4 * g - top)
      // Where little height is left the bubble stands low and its tail is short.
      let bubbleTop = min(top + (lulu.y - 9 * g - bubbleHeight - top) / 2, lulu.y - 4 * g - bubbleHeight)
      let bubble = Box(
        x: column * 0.07, y: max(top, bubbleTop), width: column * 0.87, height: bubbleHeight)
      let radius = 1.8 * g
      let room = wayOn.y - 2 * g - 3 * g
      let step = min(6 * g, room / Double(LessonLayout.rungs))
      let steps = (0..<LessonLayout.rungs).map { Point(width - centre, 7 * g + Double($0) * step) }
      let free = wayOn.y - 2 * g - (steps[steps.count - 1].y + 3 * g)
      let picture = Box(
        centre: Point(width - centre, wayOn.y - 2 * g - free / 2), side: max(0, min(free, column - 2 * g)))
      return Boxes(
        sheet: sheet, back: back, ear: ear, wayOn: wayOn, lulu: lulu, bubble: bubble, picture: picture,
        bubbleTip: Point(lulu.x + side * 0.72, lulu.y + side * 0.01), steps: steps, stepRadius: radius)
    }

    static func upright(width: Double, height: Double, g: Double, b: Double) -> Boxes {
      let back = Box(centre: Point(2.6 * g + b / 2, 2.6 * g + b / 2), side: b)
      let ear = Box(centre: Point(back.right + 2.5 * g + b / 2, back.centre.y), side: b)
      let way = 1.25 * b
      let foot = max(way + 4 * g, 24 * g)
      let top = back.bottom + 3.2 * g
      let sheet = Box(x: 2.5 * g, y: top, width: width - 5 * g, height: height - top - foot)
      let wayOn = Box(centre: Point(width - 2.6 * g - way / 2, height - 2.6 * g - way / 2 - g), side: way)
      let side = min(foot * 0.98, 24 * g)
      let lulu = Box(x: 1.2 * g, y: height - side - 1.6 * g, width: side, height: side)
      let bubbleX = lulu.right + 3 * g
      let bubble = Box(
        x: bubbleX, y: sheet.bottom + 2.4 * g, width: min(24 * g, wayOn.x - 2.5 * g - bubbleX),
        height: min(18 * g, height - sheet.bottom - 5 * g))
      let radius = 1.7 * g
      let step = 5.1 * g
      let last = width - 6 * g
      let steps = (0..<LessonLayout.rungs).map {
        Point(last - Double(LessonLayout.rungs - 1 - $0) * step, back.centre.y)
      }
      let free = steps[0].x - 3 * g - (ear.right + 2 * g)
      let picture = Box(
        centre: Point(ear.right + 2 * g + free / 2, back.centre.y), side: max(0, min(free, top - 2.4 * g)))
      return Boxes(
        sheet: sheet, back: back, ear: ear, wayOn: wayOn, lulu: lulu, bubble: bubble, picture: picture,
        bubbleTip: Point(lulu.x + side * 0.96, lulu.y + side * 0.36), steps: steps, stepRadius: radius)
    }

    mutating func mirror(in width: Double, upright: Bool) {
      back = back.mirrored(in: width)
      ear = ear.mirrored(in: width)
      wayOn = wayOn.mirrored(in: width)
      lulu = lulu.mirrored(in: width)
      bubble = bubble.mirrored(in: width)
      picture = picture.mirrored(in: width)
      bubbleTip.x = width - bubbleTip.x
      steps = steps.map { Point(width - $0.x, $0.y) }
      // In a row the first rung stays left of the last: that is the order of reading.
      if upright { steps.reverse() }
    }
  }
}
