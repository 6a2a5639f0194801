public import Letterform

/// A stone of the map as it lies on the road.
public struct StoneDrawing: Hashable, Sendable {
  /// What it shows.
  public var stone: MapStone
  /// Its middle.
  public var centre: Point
  /// Half its width and height; equal for a round stone.
  public var half: Point
  /// Whether it is the next place to go: yellow, larger, with rays.
  public var isNext: Bool
  /// The seed of its cut edge.
  public var seed: Int

  /// A stone at `centre`.
  public init(_ stone: MapStone, centre: Point, half: Point, isNext: Bool = false, seed: Int = 1) {
    (self.stone, self.centre, self.half, self.isNext, self.seed) = (stone, centre, half, isNext, seed)
  }

  /// The rays turn this far there and back, degrees.
  public static let turn = 3.0
  /// Every pixel it may touch, rays and stars included.
  public var bounds: Rectangle {
    let reach = isNext ? MapLayout.rays * 1.06 : 1.08
    let box = Box(
      x: centre.x - half.x * reach, y: centre.y - half.y * reach, width: 2 * half.x * reach,
      height: 2 * half.y * reach + half.y * 0.5)
    return Rectangle(covering: box.inset(by: -half.y * 0.12))
  }

  /// Draws the outline that shows that the keyboard is on it.
  public func drawFocus(on canvas: Canvas) {
    canvas.stroke(
      outline(isNext ? MapLayout.rays * 1.04 : 1.12, seed: seed), Palette.night, StrokeStyle(width: half.y * 0.08))
  }

  private var isRound: Bool { half.x == half.y }
  private var growth: Double { isNext ? MapLayout.nextGrowth : stone.state == .locked ? 0.9 : 1 }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - turned: how far the rays of the next place are turned, degrees.
  ///   - isPressed: under the finger it lies a little lower.
  public func draw(fonts: Fonts, turned: Double = 0, isPressed: Bool = false, on canvas: Canvas) {
    canvas.saved {
      if isPressed { canvas.translate(Point(half.y, half.y) * 0.05) }
      if isNext { drawRays(turned: turned, on: canvas) }
      let unit = half.y / 52
      let lay = Lay(shadow: isPressed ? Point(1, 1.5) * unit : Point(3, 4.5) * unit, depth: 0.22, rim: 0)
      canvas.lay(outline(growth, seed: seed), edge, lay)
      if stone.state == .begun || isNext { drawRungs(on: canvas) }
      canvas.fill(outline(growth * (isNext ? 0.93 : 0.88), seed: seed), paper)
      drawFace(fonts: fonts, on: canvas)
      if stone.state == .locked {
        Padlock.draw(centre: centre + Point(half.x * 0.72, half.y * 0.66), side: half.y * 0.5, on: canvas)
      } else if stone.stars > 0 || stone.state == .begun || stone.state == .done {
        drawStars(on: canvas)
      }
    }
  }

  private var edge: Colour {
    switch stone.state {
    case _ where isNext: Palette.roadEdge
    case .done: Palette.ink
    case .locked: Palette.sugar3.mixed(with: Palette.sugar2, 0.2)
    case .open, .begun: Palette.sugar3
    }
  }

  private var paper: Colour {
    if isNext { return Palette.road }
    return stone.state == .locked ? Palette.cloud.mixed(with: Palette.sugar, 0.3) : Palette.sheet
  }

  private var ink: Colour {
    switch stone.state {
    case _ where isNext: Palette.night
    case .locked: Palette.sugar3.mixed(with: Palette.night, 0.22)
    case .open: Palette.night
    case .begun, .done: Palette.ink
    }
  }

  private func outline(_ share: Double, seed: Int) -> Path {
    if isRound { return CutPaper.disc(centre: centre, radius: half.x * share, seed: seed) }
    return CutPaper.card(box(share), radius: half.y * 0.5 * share, seed: seed)
  }

  private func box(_ share: Double) -> Box {
    // The border of a board is as wide at its sides as above.
    let less = half.y * (1 - share)
    return Box(
      x: centre.x - half.x + less, y: centre.y - half.y + less, width: 2 * (half.x - less), height: 2 * (half.y - less))
  }

  /// Where the picture beside a board's word goes; nil where there is none.
  public var picture: Box? {
    guard stone.picture != nil, !isRound else { return nil }
    let inside = box(growth).inset(by: half.y * Self.pictureMargin)
    return Box(x: inside.x, y: inside.y, width: inside.height, height: inside.height)
  }

  /// Free paper round a board's picture and word, shares of half its height.
  private static let pictureMargin = 0.3

  /// Where a board's word goes.
  private var wordRoom: Box {
    let inside = box(growth).inset(by: half.y * 0.3)
    guard let picture else { return inside }
    let left = picture.right + half.y * 0.14
    return Box(x: left, y: inside.y, width: inside.right - left, height: inside.height)
  }

  private func drawRays(turned: Double, on canvas: Canvas) {
    let count = isRound ? 22 : 30
    let reach = MapLayout.rays
    let spikes = (0..<count * 2).map { index in
      let angle = (Double(index) * 180 / Double(count) + turned).radians
      let out = index % 2 == 0 ? reach : reach * 0.87
      let side = isRound ? half.x * out : half.x + half.y * (out - 0.86)
      return centre + Point(cosine(angle) * side, sine(angle) * half.y * (isRound ? out : out * 1.06))
    }
    canvas.lay(
      CutPaper.polygon(spikes), Palette.coral, Lay(shadow: Point(0.06, 0.09) * half.y, depth: 0.2, rim: 0))
  }

  /// The ring of six pieces: as many as rungs are done are blue.
  private func drawRungs(on canvas: Canvas) {
    guard stone.rungs > 0 else { return }
    let middle = growth * (isNext ? 0.965 : 0.94)
    let ring: Polyline
    if isRound {
      ring = Polyline(
        (0...60).map { index in
          let angle = (Double(index) * 6 - 90).radians
          return centre + Point(cosine(angle), sine(angle)) * (half.x * middle)
        })
    } else {
      var points = outline(middle, seed: seed).flattened(tolerance: 0.5).points
      if let first = points.first { points.append(first) }
      ring = Polyline(points)
    }
    let piece = ring.length / Double(LessonLayout.rungs)
    let gap = piece * 0.09
    for index in 0..<min(stone.rungs, LessonLayout.rungs) {
      let from = Double(index) * piece + gap
      canvas.stroke(
        points: ring.slice(from, from + piece - 2 * gap).points, Palette.ink,
        StrokeStyle(width: half.y * 0.12, cap: .butt))
    }
  }

  private func drawFace(fonts: Fonts, on canvas: Canvas) {
    switch stone.face {
    case .form(let form): drawForm(form, on: canvas)
    case .text(let text):
      let room = wordRoom
      fonts.fit(
        text, width: room.width, height: room.height, sizes: (half.y * 0.3)...(half.y * (isRound ? 1 : 0.9)),
        bold: true
      ).draw(on: canvas, centredOn: room.centre, ink)
    }
  }

  /// The widest ink of a letter, and of a word, letter units. A word's leaves white between its letters: "cl" is no d.
  private static let (letterInk, wordInk) = (26.0, 13.0)

  /// A letter in its own shape, in the middle, its x-height the same on every stone unless it is too wide.
  private func drawForm(_ form: Form, on canvas: Canvas) {
    guard let box = Box(around: form.strokes.flatMap { $0.path.flattened(tolerance: 1).points }) else { return }
    let r = half.y * growth
    let middle = isRound ? centre : wordRoom.centre
    let width = isRound ? 1.16 * r : wordRoom.width
    let scale = min(0.0062 * r, width / max(box.width, 1), 1.2 * r / max(box.height, 1))
    let place = LetterPlace(scale: scale, origin: middle - box.centre * scale)
    canvas.keepingDirection(about: middle.x) {
      let widest = (isRound ? Self.letterInk : Self.wordInk) * scale
      LetterDrawing(form, at: place).drawSolid(thickness: min(0.19 * r, widest), ink, on: canvas)
    }
  }

  private func drawStars(on canvas: Canvas) {
    let unit = half.y / 52
    let width = 72 * unit
    // The next place is larger, its tag a little lower.
    let tag = Box(
      x: centre.x - width / 2, y: centre.y + half.y * growth - (isNext ? 8 : 10) * unit, width: width, height: 26 * unit
    )
    canvas.lay(
      CutPaper.card(tag, radius: 12 * unit, seed: seed + 9), Palette.sheet,
      Lay(shadow: Point(2, 3) * unit, depth: 0.2, rim: 0))
    for index in 0..<MapStone.mostStars {
      let place = Point(centre.x + (Double(index) - 1) * 22 * unit, tag.centre.y)
      StarDrawing.draw(centre: place, radius: 11 * unit, isFull: index < stone.stars, on: canvas)
    }
  }
}
