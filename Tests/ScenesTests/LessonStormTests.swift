import Glibc
import Letterform
import Stage
import Testing

@testable import Scenes

/// Random and malicious contacts: no stroke may be lost, stuck or wrongly ended.
@Suite struct LessonStormTests {
  /// How many events a run has; `TRACEWELL_LONG` plays ten times as many.
  static let events = getenv("TRACEWELL_LONG") == nil ? 10_000 : 100_000

  @Test(arguments: [1, 2, 3] as [UInt64]) func afterAnyStormALetterCanBeWritten(seed: UInt64) throws {
    let player = try LessonPlayer(letter: "L")
    var chance = Chance(seed)
    func place() -> Point { Point(chance.next() * 1100 - 40, chance.next() * 680 - 40) }
    let kinds: [ContactKind] = [.touch, .touch, .mouse, .pen]
    for _ in 0..<(Self.events / 3) {
      let contact = Contact(
        id: Int64(chance.next() * 4), kind: kinds[Int(chance.next() * 4)], place: place(), time: player.time)
      switch Int(chance.next() * 14) {
      case 0...3: player.send(.contact(.down(contact)))
      case 4...8: player.send(.contact(.move(contact)))
      case 9...10: player.send(.contact(.up(contact)))
      case 11: player.send(.contact(.cancel(contact)))
      case 12: player.send(chance.next() < 0.2 ? .focusLost : .tick)
      default:
        player.send(.contact(.move(Contact(id: 0, kind: .mouse, place: Point(.nan, .infinity), time: player.time))))
      }
    }
    for id in 0..<4 {
      for kind in [ContactKind.touch, .mouse, .pen] {
        player.send(.contact(.up(Contact(id: Int64(id), kind: kind, place: place(), time: player.time))))
      }
    }
    player.send(.focusLost, after: 3000)
    // The storm may have turned the page; the letter that is there now is written.
    _ = player.scene.lay(WindowMetrics(width: 1024, height: 600))
    for path in player.paths() { player.write(path, kind: .mouse) }
    #expect(player.scene.isDone)
  }
}
