import Letterform
import Testing

@testable import Drawing

@Suite(.enabled(if: Samples.hasFonts, "needs the Andika fonts (fonts-sil-andika)")) struct TextTests {
  static let texts = [
    "OK", "Try again", "Back to the road", "The start is here",
    "All the way to the end of the line, then stop and lift the pen", "Donaudampfschifffahrtsgesellschaft",
    "Вернись на дорогу", "Обойди угол, не срезай его", "يمين إلى يسار نص طويل قليلا", "a\nb\nc",
    "Q", "",
  ]

  /// A text that is said to fit keeps all its ink inside its box; one that does not is reported, not cut.
  @Test(arguments: texts)
  func neverCut(text: String) throws {
    let fonts = try Samples.fonts()
    for (width, height) in [(40.0, 30.0), (120, 40), (300, 60), (500, 200)] {
      let box = Box(x: 30, y: 30, width: width, height: height)
      let set = fonts.fit(text, width: width, height: height, sizes: 16...44)
      #expect(set.size >= 16 && set.size <= 44)
      let surface = try Surface(width: Int(width) + 1200, height: Int(height) + 900)
      set.draw(on: Canvas(surface), in: box, Palette.night)
      let free = try Surface(width: surface.width, height: surface.height)
      let inked = inkBox(surface)
      if set.overflow == 0 {
        #expect(set.usedWidth <= width + 0.1 && set.usedHeight <= height + 0.1)
        if let inked {
          // Accents and tails may lean over the box by a pixel.
          #expect(inked.x >= box.x - 2 && inked.right <= box.right + 2, "\(text) in \(width) x \(height)")
          #expect(inked.y >= box.y - 2 && inked.bottom <= box.bottom + 2)
        }
      } else {
        #expect(set.size == 16, "only the smallest size may overflow")
      }
      _ = free
    }
  }

  @Test func shrinksNoMoreThanItMust() throws {
    let fonts = try Samples.fonts()
    let set = fonts.fit("Back to the road", width: 160, height: 60, sizes: 16...44)
    #expect(set.overflow == 0)
    #expect(set.size > 18 && set.size < 44)
    let larger = fonts.fit(
      "Back to the road", width: 160, height: 60, sizes: (set.size + 1.5)...(set.size + 1.5))
    #expect(larger.overflow > 0)
  }

  @Test func wrapsAtWordsOnly() throws {
    let fonts = try Samples.fonts()
    let long = fonts.fit("Unbreakable", width: 30, height: 400, sizes: 20...20)
    #expect(long.lines == 1)
    #expect(long.overflow > 0)
    let words = fonts.fit("one two three four", width: 60, height: 400, sizes: 20...20)
    #expect(words.lines >= 3)
    #expect(words.overflow == 0)
  }

  @Test func knowsItsLetters() throws {
    let fonts = try Samples.fonts()
    #expect(fonts.line("Aа Ёё Йй 0123456789", size: 20).missingGlyphs == 0)
    #expect(fonts.line("\u{4E00}", size: 20).missingGlyphs == 1)
  }

  @Test func refusesAFolderWithoutFonts() {
    #expect(throws: DrawingError.noFont(folder: "/no/such/folder")) { _ = try Fonts(folder: "/no/such/folder") }
    #expect(throws: DrawingError.noFont(folder: Samples.root + "/Tests")) {
      _ = try Fonts(folder: Samples.root + "/Tests")
    }
  }

  private func inkBox(_ surface: Surface) -> Box? {
    surface.withPixels { bytes in
      var points: [Point] = []
      for y in 0..<surface.height {
        for x in 0..<surface.width
        where bytes.load(fromByteOffset: y * surface.stride + x * 4, as: UInt32.self) >> 24 > 40 {
          points.append(Point(Double(x), Double(y)))
        }
      }
      return Box(around: points)
    }
  }
}
