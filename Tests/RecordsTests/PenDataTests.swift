import Grading
import Letterform
import Testing

@testable import Records

@Suite struct PenDataTests {
  static func random(_ seed: UInt64, pressure: Bool) -> PenData {
    var generator = SeededGenerator(seed: seed)
    var time = 0.0
    return PenData(
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        time += 300
        return (0..<Int.random(in: 0...80, using: &generator)).map { _ in
          time += Double.random(in: 0...20, using: &generator)
          return PenData.Sample(
            Point(Double.random(in: -50...250, using: &generator), Double.random(in: -50...350, using: &generator)),
            time: time, pressure: pressure ? Double.random(in: 0...1, using: &generator) : nil)
        }
      })
  }

  @Test(arguments: 0..<40)
  func comesBackToTheGrid(seed: UInt64) throws {
    let pen = Self.random(seed, pressure: seed % 2 == 0)
    let back = try PenData(encoded: pen.encoded)
    #expect(back.strokes.map(\.count) == pen.strokes.map(\.count))
    for (a, b) in zip(pen.strokes.joined(), back.strokes.joined()) {
      #expect(abs(a.place.x - b.place.x) <= 0.5 / 32 && abs(a.place.y - b.place.y) <= 0.5 / 32)
      #expect(abs(a.time - b.time) <= 0.0501)
      #expect((a.pressure == nil) == (b.pressure == nil))
      #expect(abs((a.pressure ?? 0) - (b.pressure ?? 0)) <= 0.5 / 1023 + 1e-9)
    }
    // What is on the grid stays as it is.
    #expect(try PenData(encoded: back.encoded) == back)
  }

  @Test func everyBeginningIsRefusedAndNoChangeCrashes() {
    let bytes = Self.random(2, pressure: true).encoded
    for count in 0..<bytes.count {
      #expect(throws: RecordsError.self) { try PenData(encoded: Array(bytes[..<count])) }
    }
    for index in bytes.indices {
      for change in [UInt8(0x80), 0xff, 1] {
        var other = bytes
        other[index] ^= change
        _ = try? PenData(encoded: other)
      }
    }
    #expect(throws: RecordsError.penData(.version(found: 9, known: 1))) { try PenData(encoded: [9, 0, 0]) }
    #expect(throws: RecordsError.penData(.leftOver(bytes: 1))) { try PenData(encoded: [1, 0, 0, 7]) }
    #expect(throws: RecordsError.penData(.countImpossible(127))) { try PenData(encoded: [1, 0, 127]) }
  }

  @Test func whatIsNoNumberIsKeptAsNothing() throws {
    let pen = PenData([
      [.init(Point(.nan, .infinity), time: .nan, pressure: .nan), .init(Point(1e300, -1e300), time: 1e300)]
    ])
    let back = try PenData(encoded: pen.encoded)
    #expect(back.strokes[0][0].place == .zero)
    #expect(back.strokes[0][1].place == Point(1e6, -1e6))
  }
}
