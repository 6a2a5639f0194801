import Glibc
import Letterform
import Testing

@testable import Records

@Suite struct FluencyTests {
  /// A stroke of `bumps` bell-shaped movements of 300 ms each, one after the other.
  static func stroke(bumps: Int, from start: Double, tremor: Double = 0) -> [PenData.Sample] {
    (0...(bumps * 36)).map { index in
      let time = Double(index) * 300 / 36
      let whole = Double(index / 36)
      let share = Double(index % 36) / 36
      let eased = share * share * share * (10 - 15 * share + 6 * share * share)
      let shake = tremor * sin(Double(index) * 2.1)
      return PenData.Sample(Point((whole + eased) * 60 + shake, 150 + shake), time: start + time)
    }
  }

  @Test(arguments: 1...6)
  func countsTheMovementsOfAStroke(bumps: Int) {
    #expect(Fluency(of: PenData([Self.stroke(bumps: bumps, from: 0)])).peaks == Double(bumps))
    #expect(Fluency(of: PenData([Self.stroke(bumps: bumps, from: 0, tremor: 0.3)])).peaks == Double(bumps))
  }

  @Test func measuresALetterOfTwoStrokes() {
    let first = Self.stroke(bumps: 1, from: 0)
    let second = Self.stroke(bumps: 2, from: 500).map { sample in
      var lower = sample
      lower.place.y += 60
      return lower
    }
    let fluency = Fluency(of: PenData([first, second]))
    #expect(abs(fluency.duration - 1100) < 1e-9 && abs(fluency.airTime - 200) < 1e-9)
    #expect(fluency.lifts == 1)
    #expect(abs(fluency.length - 180) < 1e-9)
    #expect(abs(fluency.speed - 200) < 1e-9)
    #expect(fluency.size == 60 && fluency.drop == 10)
    #expect(fluency.peaks == 1.5)
    #expect(abs(fluency.airShare - 200.0 / 1100) < 1e-12)
  }

  @Test func oddInputGivesNumbers() {
    let odd: [PenData] = [
      PenData(), PenData([[]]), PenData([[.init(.zero, time: 0)]]), PenData([[.init(Point(.nan, 0), time: 0)]]),
      PenData([[.init(.zero, time: 5), .init(Point(1, 1), time: 5)]]),
      PenData([[.init(.zero, time: 5), .init(Point(9, 1), time: -70)], [.init(.zero, time: -900)]]),
      PenData([[.init(.zero, time: 0), .init(Point(1, 1), time: 1e18)]]),
    ]
    for pen in odd {
      let fluency = Fluency(of: pen)
      for value in [fluency.duration, fluency.airTime, fluency.speed, fluency.peaks, fluency.size, fluency.airShare] {
        #expect(value.isFinite && value >= 0)
      }
    }
  }
}
