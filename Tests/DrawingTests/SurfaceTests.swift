import Letterform
import Testing

@testable import Drawing

@Suite struct SurfaceTests {
  @Test func drawsIntoLentMemoryWithItsStride() throws {
    let (width, height, stride) = (7, 5, 40)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: stride * height, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0xEE, count: stride * height)
    let surface = try Surface(lent: memory, width: width, height: height, stride: stride)
    Canvas(surface).fill(Box(x: 2, y: 1, width: 3, height: 2), Colour(0x123456))
    surface.withPixels { _ in }
    func word(_ x: Int, _ y: Int) -> UInt32 {
      memory.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xFFFFFF
    }
    #expect(word(2, 1) == 0x123456)
    #expect(word(4, 2) == 0x123456)
    #expect(word(5, 2) == 0xEEEEEE)
    #expect(word(2, 3) == 0xEEEEEE)
    // What lies between the rows belongs to somebody else.
    #expect(memory.load(fromByteOffset: stride + width * 4, as: UInt32.self) == 0xEEEE_EEEE)
  }

  @Test(arguments: [(0, 4), (4, 0), (-1, 4), (40_000, 40_000)])
  func refusesSizes(width: Int, height: Int) {
    #expect(throws: DrawingError.noSurface(width: width, height: height)) {
      _ = try Surface(width: width, height: height)
    }
  }

  @Test func refusesAStrideThatIsTooShort() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    #expect(throws: DrawingError.self) { _ = try Surface(lent: memory, width: 4, height: 4, stride: 12) }
  }

  @Test func pixelsArePremultiplied() throws {
    let surface = try Surface(width: 2, height: 2)
    Canvas(surface).fill(Box(x: 0, y: 0, width: 1, height: 2), Colour(0xFF8000, alpha: 0.5))
    let pixel = surface.pixel(x: 0, y: 0)
    #expect(pixel >> 24 == 128)
    #expect(abs(Int(pixel >> 16 & 255) - 128) <= 1)
    #expect(abs(Int(pixel >> 8 & 255) - 64) <= 1)
    #expect(surface.pixel(x: 1, y: 0) == 0)
    #expect(surface.pixel(x: 2, y: 0) == 0)
  }

  @Test func copyReplacesOnlyItsArea() throws {
    let (layer, target) = (try Surface(width: 8, height: 8), try Surface(width: 8, height: 8))
    Canvas(layer).paint(Colour(0x00FF00))
    let canvas = Canvas(target)
    canvas.paint(Colour(0xFF0000))
    canvas.copy(layer, area: Rectangle(x: 2, y: 3, width: 4, height: 2))
    for y in 0..<8 {
      for x in 0..<8 {
        let inside = x >= 2 && x < 6 && y >= 3 && y < 5
        #expect(target.pixel(x: x, y: y) == (inside ? 0xFF00_FF00 : 0xFFFF_0000))
      }
    }
  }

  @Test func writesAPageOfPaper() throws {
    let path = Golden.folder("paper") + "/page.pdf"
    let paper = try PaperFile(path: path, width: 300, height: 200)
    LetterDrawing(try Samples.form("a"), at: LetterPlace(scale: 0.8, origin: Point(20, 0)))
      .drawHollow(thickness: 14, line: 1, Palette.night, on: paper.canvas)
    try paper.finish()
    let bytes = try Samples.bytes(path)
    #expect(bytes.starts(with: Array("%PDF-1".utf8)))
    #expect(bytes.count > 600)
  }

  @Test func refusesAFileItCannotWrite() throws {
    let surface = try Surface(width: 2, height: 2)
    #expect(throws: DrawingError.cannotWrite(path: "/no/such/folder/x.png")) {
      try surface.writePNG(to: "/no/such/folder/x.png")
    }
    #expect(throws: DrawingError.cannotRead(path: "/no/such/file.png")) { _ = try Surface(png: "/no/such/file.png") }
  }
}

@Suite struct RectangleTests {
  @Test func unionAndIntersection() {
    let a = Rectangle(x: 0, y: 0, width: 10, height: 10)
    let b = Rectangle(x: 5, y: -5, width: 10, height: 10)
    #expect(a.union(b) == Rectangle(left: 0, top: -5, right: 15, bottom: 10))
    #expect(a.intersection(b) == Rectangle(left: 5, top: 0, right: 10, bottom: 5))
    #expect(a.intersection(Rectangle(x: 20, y: 0, width: 5, height: 5)).isEmpty)
    #expect(a.union(.empty) == a)
    #expect(Rectangle.empty.union(b) == b)
    #expect(Rectangle.empty.grown(by: 3).isEmpty)
  }

  @Test func coversEveryTouchedPixel() {
    #expect(
      Rectangle(covering: Box(x: 0.9, y: -0.1, width: 1.2, height: 0.1))
        == Rectangle(left: 0, top: -1, right: 3, bottom: 0))
  }
}

@Suite struct PaletteTests {
  /// The design's table of contrasts.
  @Test(arguments: [
    (Palette.night, Palette.sheet, 13.0), (Palette.night, Palette.sugar, 9.9), (Palette.night, Palette.road, 9.6),
    (Palette.ink, Palette.sheet, 8.3), (Palette.ink, Palette.road, 6.1), (Palette.ink, Palette.inkFailed, 4.4),
    (Palette.roadEdge, Palette.sheet, 4.6), (Palette.roadDash, Palette.road, 4.9), (Palette.flame, Palette.sheet, 4.6),
    (Palette.leaf, Palette.road, 3.5),
  ])
  func contrast(a: Colour, b: Colour, expected: Double) {
    #expect(abs(a.contrast(with: b) - expected) < 0.11)
  }

  @Test func strongTextIsReadable() {
    let colours = Colours.strong
    let papers: [KeyPath<Colours, Colour>] = [
      \.sheet, \.sugar, \.sugar2, \.ground, \.band, \.cloud, \.sand, \.moss, \.mossPale, \.road,
    ]
    for paper in papers {
      for words in [colours.night, colours.note, colours.ink] {
        #expect(words.contrast(with: colours[keyPath: paper]) >= Colours.leastOfText, "\(words) on \(paper)")
      }
    }
    // What is chosen, or failed, has its words in white.
    for paper in [colours.night, colours.ink, colours.flame] {
      #expect(ReportStyle.card.contrast(with: paper) >= Colours.leastOfText)
    }
  }

  @Test func strongShapesAreSeen() {
    let colours = Colours.strong
    let onPaper: [KeyPath<Colours, Colour>] = [
      \.road, \.roadEdge, \.ink, \.inkDark, \.inkFailed, \.line, \.line2, \.margin, \.coral, \.leaf, \.flame, \.sugar3,
      \.rule, \.outline, \.wayOnEdge,
    ]
    for role in onPaper {
      #expect(colours[keyPath: role].contrast(with: colours.sheet) >= Colours.leastOfShapes, "\(role)")
    }
    let onRoad: [KeyPath<Colours, Colour>] = [
      \.ink, \.inkDark, \.roadEdge, \.roadDash, \.night, \.flame, \.leaf, \.coralDark,
    ]
    for role in onRoad {
      #expect(colours[keyPath: role].contrast(with: colours.road) >= Colours.leastOfShapes, "\(role) on the road")
    }
  }

  @Test func strongIsStronger() {
    let (usual, strong) = (Colours(), Colours.strong)
    let roles: [KeyPath<Colours, Colour>] = [
      \.road, \.ink, \.night, \.roadEdge, \.line, \.line2, \.note, \.rule, \.inkFailed, \.margin,
    ]
    for role in roles {
      let before = usual[keyPath: role].contrast(with: usual.sheet)
      #expect(strong[keyPath: role].contrast(with: strong.sheet) > before, "\(role)")
    }
  }
}
