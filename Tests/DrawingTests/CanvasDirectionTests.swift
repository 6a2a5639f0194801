import Letterform
import Testing

@testable import Drawing

/// Pages that are read from right to left.
@Suite(.enabled(if: Samples.hasFonts, "needs the Andika fonts (fonts-sil-andika)")) struct CanvasDirectionTests {
  static let (width, height) = (240, 120)

  private func drawn(mirrored: Bool, _ body: (Canvas) -> Void) throws -> Surface {
    let surface = try Surface(width: Self.width, height: Self.height)
    body(Canvas(surface, mirrored: mirrored))
    return surface
  }

  private func pixels(_ surface: Surface, from left: Int = 0, to right: Int = CanvasDirectionTests.width) -> [UInt32] {
    (0..<surface.height).flatMap { y in (left..<right).map { surface.pixel(x: $0, y: y) } }
  }

  private func flipped(_ surface: Surface) -> [UInt32] {
    (0..<surface.height).flatMap { y in (0..<surface.width).reversed().map { surface.pixel(x: $0, y: y) } }
  }

  /// How many pixels differ by more than what edges are rounded by.
  private func unlike(_ a: [UInt32], _ b: [UInt32]) -> Int {
    zip(a, b).count { abs(Int($0 >> 24) - Int($1 >> 24)) > 64 }
  }

  private func drawSides(_ canvas: Canvas) {
    canvas.fill(Box(x: 10, y: 10, width: 50, height: 30), Palette.coral)
    canvas.fill(Box(x: 170, y: 60, width: 60, height: 50), Palette.ink)
  }

  @Test func boxesChangeSides() throws {
    let plain = try drawn(mirrored: false, drawSides)
    let mirrored = try drawn(mirrored: true, drawSides)
    #expect(pixels(mirrored) == flipped(plain))
    #expect(pixels(mirrored) != pixels(plain))
  }

  @Test func mirroredTwiceIsItself() throws {
    let plain = try drawn(mirrored: false, drawSides)
    let twice = try drawn(mirrored: true) { canvas in
      canvas.mirror(width: Double(Self.width))
      #expect(!canvas.isMirrored)
      drawSides(canvas)
    }
    #expect(pixels(twice) == pixels(plain))
    let box = Box(x: 12, y: 3, width: 40, height: 9)
    #expect(box.mirrored(in: 240) != box && box.mirrored(in: 240).mirrored(in: 240) == box)
    let block = Rectangle(left: 12, top: 3, right: 50, bottom: 9)
    #expect(block.mirrored(in: 240) != block && block.mirrored(in: 240).mirrored(in: 240) == block)
  }

  /// A picture of a page lies where it lay, and what was kept of one is laid back in the same place.
  @Test func surfacesKeepTheirDirection() throws {
    let stamp = try Surface(width: 40, height: 20)
    Canvas(stamp).fill(Box(x: 0, y: 0, width: 20, height: 20), Palette.coral)
    let plain = try drawn(mirrored: false) { $0.paint(stamp, at: Point(180, 30)) }
    let mirrored = try drawn(mirrored: true) { $0.paint(stamp, at: Point(20, 30)) }
    #expect(pixels(mirrored) == pixels(plain))

    let page = try drawn(mirrored: true, drawSides)
    for area in [Rectangle(x: 0, y: 0, width: 240, height: 120), Rectangle(x: 150, y: 0, width: 90, height: 120)] {
      let copy = try drawn(mirrored: true) { $0.copy(page, area: area) }
      let seen = area.mirrored(in: Self.width)
      #expect(pixels(copy, from: seen.left, to: seen.right) == pixels(page, from: seen.left, to: seen.right))
    }
  }

  /// The same words, not turned round, at the side where reading begins; what is watched says where.
  @Test(arguments: ["Level", "Уровень 12", "\u{200F}\u{202E}level\u{202C}"], TextAlignment.allCases)
  func textsKeepTheirDirection(text: String, alignment: TextAlignment) throws {
    let fonts = try Samples.fonts()
    let box = Box(x: 20, y: 20, width: 150, height: 40)
    var placed: [PlacedText] = []
    fonts.watch = { placed.append($0) }
    func draw(_ canvas: Canvas) {
      fonts.fit(text, width: 150, height: 40, sizes: 24...24, alignment: alignment)
        .draw(on: canvas, in: box, Palette.night)
    }
    let surface = try drawn(mirrored: true, draw)
    let ink = try #require(placed.first).ink
    let seen = box.mirrored(in: Double(Self.width))
    let (left, right) = (ink.x - seen.x, seen.right - ink.right)
    #expect(left > -1 && right > -1, "inside its box")
    switch alignment {
    case .leading: #expect(right < 4 && left > 20)
    case .centre: #expect(abs(left - right) < 4)
    case .trailing: #expect(left < 4 && right > 20)
    }
    // The same pixels as a text that was set at this place on a page that is not mirrored.
    let plain = try drawn(mirrored: false) { canvas in
      let line = fonts.line(text, size: 24)
      line.draw(on: canvas, centredOn: ink.centre, Palette.night)
    }
    #expect(unlike(pixels(surface), pixels(plain)) < 12)
    #expect(placed.count == 2)
  }

  @Test func theCaretStandsBehindTheLastCharacter() throws {
    let fonts = try Samples.fonts()
    let text = fonts.fit("Mia", width: 150, height: 40, sizes: 24...24, alignment: .leading)
    let surface = try Surface(width: 240, height: 60)
    let plain = text.caret(on: Canvas(surface))
    #expect(abs(plain - text.usedWidth) < 1)
    // Flush right on a mirrored page: behind it there is nothing but the edge.
    #expect(abs(text.caret(on: Canvas(surface, mirrored: true))) < 1)
    // From right to left the next character comes at the left, which is further on.
    let mirrored = fonts.fit("\u{200F}\u{202E}Mia", width: 150, height: 40, sizes: 24...24, alignment: .leading)
    #expect(mirrored.caret(on: Canvas(surface, mirrored: true)) > 20)
  }

  @Test func picturesKeepTheirDirectionUnlessTheyShowTheWay() throws {
    var arrow = try Samples.picture("icons/next")
    let (there, here) = (Box(x: 180, y: 20, width: 40, height: 40), Box(x: 20, y: 20, width: 40, height: 40))
    let plain = try drawn(mirrored: false) { arrow.draw(on: $0, in: there) }
    #expect(pixels(try drawn(mirrored: true) { arrow.draw(on: $0, in: here) }) == pixels(plain))
    arrow.followsReading = true
    let onwards = pixels(try drawn(mirrored: true) { arrow.draw(on: $0, in: here) })
    #expect(unlike(onwards, pixels(plain)) > 100)
    #expect(unlike(onwards, flipped(try drawn(mirrored: false) { arrow.draw(on: $0, in: here) })) == 0)
  }

  /// Letters are written in one direction only.
  @Test func lettersKeepTheirDirection() throws {
    let form = try Samples.form("k")
    let thumbnail = Thumbnail(form: form, guides: Samples.guides, ink: [])
    let (there, here) = (Box(x: 160, y: 10, width: 60, height: 90), Box(x: 20, y: 10, width: 60, height: 90))
    let plain = try drawn(mirrored: false) { thumbnail.draw(on: $0, in: there) }
    #expect(pixels(try drawn(mirrored: true) { thumbnail.draw(on: $0, in: here) }) == pixels(plain))
  }

  /// Keys for digits stand as on every telephone; numbers are read from the left.
  @Test func keysOfTheGateStandInOrder() {
    let plain = GateLayout(width: 1024, height: 600, pixelsPerMillimetre: 4)
    let mirrored = GateLayout(width: 1024, height: 600, pixelsPerMillimetre: 4, mirrored: true)
    for (row, keys) in stride(from: 0, to: 12, by: 3).map({ mirrored.keys[$0..<$0 + 3].map { $0.mirrored(in: 1024) } })
      .enumerated()
    {
      #expect(keys[0].right < keys[1].x && keys[1].right < keys[2].x)
      #expect(keys.allSatisfy { $0.y == plain.keys[row * 3].y })
      #expect(keys.allSatisfy { Box(x: 0, y: 0, width: 1024, height: 600).union($0).width == 1024 })
    }
  }

  @Test func timeRunsToTheRight() {
    let bar = TimeBar(box: Box(x: 100, y: 0, width: 200, height: 20), share: 0, lifts: [])
    #expect(bar.share(at: 150, mirrored: false) == 0.25)
    // A finger at 150 of a mirrored page is seen at the bar's other end.
    #expect(bar.share(at: 150, mirrored: true) == 0.75)
  }
}
