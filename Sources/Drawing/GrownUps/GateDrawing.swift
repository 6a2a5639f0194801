import Letterform

/// The gate's page: a sheet with a task, boxes for the answer, keys.
public struct GateDrawing {
  /// What stands on the sheet.
  public struct Words: Hashable, Sendable {
    /// The page's name, and a sentence below it.
    public var title, subtitle: String
    /// What to do.
    public var prompt: String
    /// The task itself, large.
    public var task: String
    /// A sentence below the boxes.
    public var note: String

    /// The words.
    public init(title: String, subtitle: String, prompt: String, task: String, note: String) {
      (self.title, self.subtitle, self.prompt, self.task, self.note) = (title, subtitle, prompt, task, note)
    }
  }

  /// Where everything stands.
  public let layout: GateLayout
  private let fonts: Fonts

  /// The drawing of a layout.
  public init(_ layout: GateLayout, fonts: Fonts) { (self.layout, self.fonts) = (layout, fonts) }

  /// Draws the wall and the empty sheet.
  public func drawStill(on canvas: Canvas, lock: Picture?) {
    Self.drawWall(layout.page, on: canvas)
    let unit = layout.unit
    canvas.lay(
      CutPaper.card(layout.sheet, radius: 28 * unit, seed: 71), Palette.sheet,
      Lay(shadow: Point(7, 10) * unit, depth: 0.25, rim: 1))
    lock?.draw(on: canvas, in: layout.lock)
    canvas.stroke(
      points: [Point(layout.title.x - 96 * unit, layout.rule), Point(layout.sheet.right - 45 * unit, layout.rule)],
      Palette.line2, StrokeStyle(width: 3 * unit))
  }

  /// Draws the wall behind a sheet for grown-ups.
  static func drawWall(_ page: Box, on canvas: Canvas) {
    canvas.paint(Palette.sugar3)
    Ridge([Point(0, 0.7), Point(0.3, 0.64), Point(0.7, 0.72), Point(1, 0.66)]).draw(
      Palette.sugar3.mixed(with: Palette.night, 0.08), on: canvas, in: page)
    Ridge([Point(0, 0.88), Point(0.3, 0.86), Point(0.7, 0.9), Point(1, 0.87)]).draw(
      Palette.sugar3.mixed(with: Palette.night, 0.16), on: canvas, in: page)
  }

  /// Draws the words of the task.
  public func draw(_ words: Words, on canvas: Canvas) {
    let unit = layout.unit
    // Smaller than this nobody reads from an arm's length.
    let least = max(15.6, 16 * unit)
    func put(_ text: String, _ box: Box, _ size: Double, bold: Bool = false, _ colour: Colour = Palette.night) {
      guard !text.isEmpty else { return }
      fonts.fit(
        text, width: box.width, height: box.height, sizes: min(least, size * unit)...max(least, size * unit),
        bold: bold,
        alignment: .leading
      ).draw(on: canvas, in: box, colour)
    }
    put(words.title, layout.title, 38, bold: true)
    put(words.subtitle, layout.subtitle, 21, Palette.note)
    put(words.prompt, layout.prompt, 27)
    put(words.task, layout.task, 44, bold: true)
    put(words.note, layout.note, 20, Palette.note)
  }

  /// Draws the boxes of the answer.
  ///
  /// - Parameters:
  ///   - typed: the digits typed.
  ///   - count: how many boxes there are; more than are typed.
  ///   - isHidden: shows a dot for each digit.
  public func draw(answer typed: String, count: Int, isHidden: Bool, on canvas: Canvas) {
    // Numbers are read from left to right in every language.
    canvas.keepingDirection(about: layout.answer.centre.x) {
      drawForwards(answer: typed, count: count, isHidden: isHidden, on: canvas)
    }
  }

  private func drawForwards(answer typed: String, count: Int, isHidden: Bool, on canvas: Canvas) {
    let unit = layout.unit
    let room = layout.answer
    let gap = 14 * unit
    let width = min(83 * unit, (room.width + gap) / Double(max(count, 1)) - gap)
    let digits = Array(typed)
    for index in 0..<count {
      let box = Box(x: room.x + Double(index) * (width + gap), y: room.y, width: width, height: room.height)
      let paper = CutPaper.card(box, radius: min(14 * unit, width * 0.3), seed: 40 + index)
      let isNext = index == digits.count
      canvas.fill(paper, Palette.cloud)
      canvas.stroke(
        paper, isNext ? Palette.ink : Palette.sugar3.mixed(with: Palette.night, 0.4),
        StrokeStyle(width: (isNext ? 5 : 3) * unit))
      if digits.indices.contains(index) {
        if isHidden {
          canvas.fill(
            CutPaper.disc(centre: box.centre, radius: min(14 * unit, width * 0.28), seed: index), Palette.night)
        } else {
          fonts.fit(
            String(digits[index]), width: width, height: box.height, sizes: 12...max(12, 56 * unit), bold: true
          ).draw(on: canvas, in: box, Palette.night)
        }
      }
    }
  }

  /// Draws the keys.
  ///
  /// - Parameters:
  ///   - isEnabled: whether they can be pressed.
  ///   - isDone: whether the last one, the way on, can be pressed.
  public func draw(keysPressed pressed: Int?, focused: Int?, isEnabled: Bool, isDone: Bool, on canvas: Canvas) {
    for (index, box) in layout.keys.enumerated() {
      let isOn = isEnabled && (index != 11 || isDone)
      PaperButton(
        box: box, state: !isOn ? .disabled : index == pressed ? .pressed : .normal, isWayOn: index == 11 && isOn,
        isFocused: index == focused
      ).draw(icon: nil, on: canvas)
      let centre = box.centre + (index == pressed ? Point(3, 3) * layout.unit : .zero)
      let ink = isOn ? Palette.night : Palette.night.opacity(0.35)
      switch index {
      case 9: canvas.keepingDirection(about: centre.x) { drawDelete(at: centre, ink, on: canvas) }
      case 11: canvas.keepingDirection(about: centre.x) { drawDone(at: centre, ink, on: canvas) }
      default:
        fonts.fit(
          "\(index == 10 ? 0 : index + 1)", width: box.width, height: box.height,
          sizes: 12...max(12, 56 * layout.unit), bold: true
        ).draw(on: canvas, centredOn: centre, ink)
      }
    }
  }

  private func drawDelete(at centre: Point, _ ink: Colour, on canvas: Canvas) {
    let k = layout.unit * 0.62
    canvas.fill(
      polygon: [(-44.0, 0.0), (-16, -30), (42, -30), (42, 30), (-16, 30)].map { centre + Point($0.0, $0.1) * k }, ink)
    for end in [Point(14, 14), Point(14, -14)] {
      canvas.stroke(
        points: [centre + (Point(12, 0) - end) * k, centre + (Point(12, 0) + end) * k], Palette.sheet,
        StrokeStyle(width: 11 * k))
    }
  }

  private func drawDone(at centre: Point, _ ink: Colour, on canvas: Canvas) {
    let k = layout.unit * 0.7
    canvas.stroke(
      points: [centre + Point(-28, 4) * k, centre + Point(-7, 24) * k, centre + Point(29, -22) * k], ink,
      StrokeStyle(width: 15 * k))
  }
}
