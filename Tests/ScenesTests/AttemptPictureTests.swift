import Curriculum
import Drawing
import Grading
import Letterform
import Packs
import Records
import Testing

@testable import Scenes

@Suite struct AttemptPictureTests {
  /// A letter written well on a rung, `aside` to the right of its model, its first touch `late` further aside.
  private func record(rung: Int, aside: Double, late: Double, _ form: Form) -> AttemptRecord {
    var generator = SeededGenerator(seed: 3)
    var strokes = form.strokes.map { stroke in
      stroke.path.flattened(tolerance: 0.5).samples(every: 4).enumerated().map { index, arc in
        PenData.Sample(
          stroke.path.flattened(tolerance: 0.5).point(at: arc) + Point(aside, 0), time: Double(index) * 8)
      }
    }
    strokes[0][0].place.x += late
    return AttemptRecord(
      id: RecordID(using: &generator), learner: RecordID(using: &generator), began: TestClassroom.noon,
      course: "en-upright", letter: "l", rung: rung, helped: false,
      verdict: Verdict(code: .accepted, stroke: 0, point: 1, place: .zero, arc: 1, progress: 1), pen: PenData(strokes))
  }

  @Test func inkWithoutARoadLiesWhereTheLetterWasSetAndNotByItsFirstTouch() throws {
    let classroom = try TestClassroom.make()
    let form = try #require(classroom.course?["l"]?.forms(hand: .right).first)
    let shift = AttemptPicture.shift(of: record(rung: 4, aside: 130, late: 12, form), to: form)
    #expect(abs(shift.x + 130) < 3 && shift.y == 0, "\(shift)")
    #expect(AttemptPicture.shift(of: record(rung: 3, aside: 5, late: 12, form), to: form) == .zero)
  }
}
