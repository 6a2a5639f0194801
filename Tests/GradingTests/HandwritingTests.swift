import Grading
import Letterform
import Testing

/// Wild ideals: the raw track of a quick hand against its own smoothed one.
@Suite struct HandwritingTests {
  private let written: [Handwriting]

  init() {
    written = (1...(LetterFiles.isLong ? 8000 : 1500)).compactMap { Handwriting(seed: $0) }
  }

  /// The share of tracks that get `code`.
  private func share(
    of code: VerdictCode, _ tracks: [(Handwriting, [Point])]
  ) -> Double {
    let right = tracks.count { written, track in
      let plan = StrokePlan(polyline: written.ideal, radius: written.radius)
      return Handwriting.trace(track).graded(against: plan).code == code
    }
    return Double(right) / Double(tracks.count)
  }

  @Test func goodIsAccepted() {
    #expect(share(of: .accepted, written.map { ($0, $0.raw) }) >= 0.995)
  }

  @Test func reversedIsAWrongStart() {
    #expect(share(of: .wrongStart, written.map { ($0, $0.raw.reversed()) }) >= 0.999)
  }

  @Test func cutShortIsNotCovered() {
    let long = written.filter { $0.ideal.length > 6 * $0.radius }
    let tracks = long.map { ($0, $0.cut(at: min(0.8 * $0.ideal.length, $0.ideal.length - 3 * $0.radius))) }
    #expect(share(of: .lineNotCovered, tracks) >= 0.999)
  }

  @Test func runOnIsOverextended() {
    #expect(share(of: .tooOverextended, written.map { ($0, $0.running(on: 3 * $0.radius)) }) >= 0.995)
  }
}
