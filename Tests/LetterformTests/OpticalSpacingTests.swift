import Testing

@testable import Letterform

@Suite struct OpticalSpacingTests {
  private let guides = GuideLines(ascender: 0, xLine: 100, baseline: 200, descender: 300)

  private func letter(_ character: Character, _ advance: Double, _ path: String) throws -> Letter {
    Letter(
      character: character, advance: advance,
      forms: [Form(id: "t", isTarget: true, strokes: [Stroke(path: try Path(svg: path))])])
  }

  private func letters() throws -> [Letter] {
    [
      try letter("l", 40, "M20,0 V200"), try letter("n", 100, "M20,100 V200 M20,120 C30,100 80,90 80,120 V200"),
      try letter("o", 120, "M110,150 A50 50 0 1 0 10,150 A50 50 0 1 0 110,150"),
      try letter("T", 120, "M10,0 H110 M60,0 V200"),
      try letter("u", 100, "M20,100 V160 A30 40 0 0 0 80,160 V100 V200"),
    ]
  }

  /// The distance between the inks' boxes when the second follows the first.
  private func gap(_ first: Character, _ second: Character, slant: Double = 0) throws -> Double {
    let letters = try letters().map { slant == 0 ? $0 : $0.applying(.slant(degrees: slant, baseline: 200)) }
    let spacing = OpticalSpacing(letters: letters, guides: guides, slant: slant)
    let upright = Affine.slant(degrees: -slant, baseline: 200)
    let a = try #require(letters.first { $0.character == first })
    let b = try #require(letters.first { $0.character == second })
    return spacing.advance(from: a, to: b) + b.forms[0].applying(upright).bounds.least.x
      - a.forms[0].applying(upright).bounds.greatest.x
  }

  @Test func sticksStandNearlyAsFarApartAsThoseOfAnN() throws {
    #expect(abs(try gap("l", "l") - 46) < 0.5)
    #expect(abs(try gap("u", "l") - 46) < 6)
  }

  @Test func roundLettersStandCloser() throws {
    let (straight, mixed, round) = (try gap("l", "l"), try gap("l", "o"), try gap("o", "o"))
    #expect(straight > mixed + 3)
    #expect(mixed > round + 3)
    #expect(round > 21.9)
    #expect(abs(try gap("o", "l") - mixed) < 0.5)
  }

  @Test func lettersGoUnderTheBarOfAT() throws {
    #expect(try gap("T", "o") < 10)
    #expect(try gap("T", "T") > 21.9)
  }

  @Test func slantChangesNothing() throws {
    for (a, b) in [("l", "l"), ("l", "o"), ("o", "n"), ("T", "o")] as [(Character, Character)] {
      #expect(abs(try gap(a, b) - gap(a, b, slant: 15)) < 1.5, "\(a)\(b)")
    }
  }

  @Test func aLetterThatIsNotJoinedMakesRoomForTheNext() throws {
    let close = [
      try letter("D", 70, "M10,0 V200 H40 C110,200 110,0 40,0 H10"), try letter("i", 60, "M0,200 L60,100 V200"),
      try letter("T", 120, "M10,0 H110 M60,0 V200"),
    ]
    let spacing = OpticalSpacing(letters: close, guides: guides, slant: 0)
    let distance = spacing.advance(fromUnjoined: close[0], to: close[1])
    #expect(distance > 70)
    let (bowl, next) = (close[0].forms[0].strokes[0].path.flattened(), close[1].forms[0].strokes[0].path.flattened())
    let gap = next.samples(every: 1).map { next.point(at: $0) + Point(distance, 0) }
      .compactMap { bowl.nearest(to: $0)?.distance }.min()
    #expect(try (20...24).contains(#require(gap)), "\(gap ?? 0)")
    // There is room already: the letter's own distance stays.
    #expect(spacing.advance(fromUnjoined: close[2], to: close[1]) == 120)
  }
}
