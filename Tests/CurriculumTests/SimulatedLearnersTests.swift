import Curriculum
import Glibc
import Letterform
import Testing

/// Children with all kinds of hands and memories on the ladder: who tries climbs, who games does not, nobody is stuck.
@Suite struct SimulatedLearnersTests {
  /// Learners of a run; `TRACEWELL_LONG` has a thousand honest ones.
  static let isLong = getenv("TRACEWELL_LONG") != nil
  static let families = [
    ("en-upright", "down"), ("en-upright", "around"), ("ru-print", "small-sticks"), ("en-cursive", ""),
    ("ru-cursive", ""),
  ]

  static func school(_ id: String, _ family: String) throws -> SimulatedSchool {
    let course = try ModelsTests.course(id)
    let family = family.isEmpty ? course.model.families[0].id : family
    return SimulatedSchool(course: course, levels: try ModelsTests.levels(course.model.writing), family: family)
  }

  @Test(arguments: families) func honestLearnersClimbToTheTopAndNobodyIsStuck(id: String, family: String) throws {
    let school = try Self.school(id, family)
    let count: UInt64 = Self.isLong ? 200 : 16
    var days: [Int] = []
    for seed in 1...count {
      var learner = SimulatedLearner(seed: seed)
      let report = school.teach(&learner, mostDays: 40)
      let open = report.progress.items.filter { $0.value.stars < LetterProgress.mostStars }
      #expect(open.isEmpty, "learner \(seed), skill \(learner.skill), \(learner.contact): \(open)")
      #expect(report.longestRow <= LadderTuning.handAfter, "learner \(seed) missed on and on")
      #expect(report.longestVisit <= LadderTuning.triesAVisit, "learner \(seed) was kept at one letter")
      days.append(report.days)
    }
    days.sort()
    print("\(id) \(family): \(count) learners, days \(days[0]), \(days[days.count / 2]), \(days[days.count - 1])")
  }

  @Test(arguments: families.prefix(2)) func whoGamesWhatIsToleratedDoesNotClimb(id: String, family: String) throws {
    let school = try Self.school(id, family)
    var rungs: [Int] = []
    for seed in 1...(Self.isLong ? 50 : 6) as ClosedRange<UInt64> {
      var learner = SimulatedLearner(seed: seed, isCareless: true)
      let report = school.teach(&learner, mostDays: 20)
      let learned = report.progress.items.filter { $0.value.stars == LetterProgress.mostStars }
      #expect(learned.isEmpty, "learner \(seed) learned \(learned.keys) in \(report.tries) tries")
      #expect(report.longestVisit <= LadderTuning.triesAVisit)
      // It pays in praise: most tries are accepted, only not as clean ones.
      #expect(report.accepted * 2 > report.tries, "\(report.accepted) of \(report.tries) accepted")
      rungs.append(report.progress.items.values.map(\.rung).max() ?? 0)
    }
    rungs.sort()
    print("\(id) \(family): careless learners' highest rungs \(rungs)")
  }
}
