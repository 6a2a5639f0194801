import Testing

@testable import Guard

@Suite struct QRCodeTests {
  /// The three corners that a reader looks for (ISO/IEC 18004, 6.3.3), and the light around them.
  @Test func theCornersAreThere() throws {
    let code = try QRCode("https://example.org/buy?what=tracewell")
    for (left, top) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
      for row in 0..<7 {
        for column in 0..<7 {
          let ring = max(abs(column - 3), abs(row - 3))
          #expect(code.isDark(left + column, top + row) == (ring != 2))
        }
      }
    }
    #expect(!code.isDark(7, 7))
  }

  @Test func theSideIsOneOfTheStandards() throws {
    #expect(try QRCode("A").size == 21)
    for text in ["https://example.org/a", String(repeating: "x", count: 900)] {
      let size = try QRCode(text).size
      #expect((size - 17) % 4 == 0 && (21...177).contains(size))
    }
  }

  @Test func whatDoesNotFitIsRefused() {
    #expect(throws: GuardError.tooLongForCode(bytes: 3000)) { try QRCode(String(repeating: "x", count: 3000)) }
    #expect(throws: GuardError.tooLongForCode(bytes: 0)) { try QRCode("") }
  }
}
