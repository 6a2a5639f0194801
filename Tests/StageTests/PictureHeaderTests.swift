import Testing

@testable import Stage

@Suite struct PictureHeaderTests {
  private func size(_ bytes: [UInt8]) -> [Int]? {
    PictureHeader(bytes.span.bytes).map { [$0.width, $0.height] }
  }

  private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 2, 0, 0, 0, 7]

  @Test func eachFormatTellsItsSize() {
    #expect(size(png) == [258, 7])
    #expect(size(Array("qoif".utf8) + [0, 0, 0, 9, 0, 0, 1, 0, 4, 0]) == [9, 256])
    let riff = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8".utf8)
    let lossy = riff + Array(" ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x20, 0x40, 0x10, 0]
    #expect(size(lossy) == [32, 16], "the two upper bits are a scale")
    let lossless = riff + Array("L".utf8) + [0, 0, 0, 0, 0x2F, 0x0F, 0xC0, 0x01, 0, 0, 0, 0, 0, 0]
    #expect(size(lossless) == [16, 8])
    let extended = riff + Array("X".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0]
    #expect(size(extended) == [100, 50])
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 40, 3, 0, 0]
    #expect(size(jpeg) == [40, 30])
  }

  @Test func nonsenseHasNoSize() {
    #expect(size([]) == nil)
    #expect(size(Array("GIF89a....................................".utf8)) == nil)
    var nothing = png
    nothing[19] = 0
    nothing[18] = 0
    #expect(size(nothing) == nil, "a side of 0")
    var vast = png
    vast[16] = 0x7F
    #expect(size(vast) == nil, "a side longer than any screen's")
    #expect(size([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 1, 1, 0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 40, 3]) == nil)
  }

  @Test func everyShortenedHeaderIsRefusedOrRight() {
    for count in 0..<png.count { #expect(size(Array(png[..<count])) == nil) }
    var dice = Dice(state: 3)
    for _ in 0..<20_000 {
      var bytes = (0..<Int.random(in: 0...64, using: &dice)).map { _ in UInt8.random(in: 0...255, using: &dice) }
      let start: [UInt8] = [png, [0xFF, 0xD8, 0xFF], Array("RIFF0000WEBPVP8L".utf8)].randomElement(using: &dice) ?? []
      bytes.replaceSubrange(0..<min(bytes.count, start.count), with: start.prefix(bytes.count))
      if let header = PictureHeader(bytes.span.bytes) {
        #expect((1...PictureHeader.longestSide).contains(header.width))
        #expect((1...PictureHeader.longestSide).contains(header.height))
      }
    }
  }
}
