import Curriculum
import Glibc
import Grading
import Letterform
import Packs

@testable import Records

/// A school's records: children who learn letters day by day, written by the solver and its cheats.
struct School {
  /// How well a child writes: the more, the better.
  private static let qualities = 5

  let course: Course
  private var generator: SeededGenerator
  private var pool: [Character: [[AttemptRecord]]] = [:]

  /// A school that teaches the letters of `course` in the sources.
  init(course id: String = "en-upright", letters: Int = 26, seed: UInt64 = 1) throws {
    let top = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let stack = PackStack(["/\(top)/Assets"])
    course = try Course(model: id, read: { try stack.read($0) }, list: { stack.list($0) })
    generator = SeededGenerator(seed: seed)
    for letter in course.model.taught.filter({ course[$0] != nil }).prefix(letters) {
      pool[letter] = (0..<Self.qualities).map { quality in (0..<4).map { attempt(at: letter, quality, $0) } }
    }
  }

  /// One attempt to be copied: good or bad as `number` and `quality` have it.
  private mutating func attempt(at letter: Character, _ quality: Int, _ number: Int) -> AttemptRecord {
    let forms = course[letter]?.forms(hand: .right) ?? []
    let radius = 26.0
    let plan = LetterPlan(forms: forms, radius: radius)
    let solver = Solver(
      waver: 5.5 - Double(quality), tremor: 0.5, rate: 75, speed: 90 + 35 * Double(quality))
    var strokes: [[PenSample]] = []
    if let form = forms.first {
      let cheats = Cheat.all(for: form, radius: radius)
      if number == 3, quality < 4, let cheat = cheats.randomElement(using: &generator) {
        strokes = solver.write(cheat.lines(for: form, radius: radius, using: &generator), using: &generator)
      } else {
        strokes = solver.write(form, using: &generator)
      }
    }
    var (grader, verdict) = (LetterGrader(plan: plan), Verdict?.none)
    var pen: [[PenData.Sample]] = []
    // A child that is not sure yet stops now and then.
    var pause = 0.0
    for stroke in strokes where verdict == nil {
      pen.append([])
      for (index, sample) in stroke.enumerated() where verdict == nil {
        if index > 0, index % 14 == 0 { pause += Double((4 - quality) * 60) }
        pen[pen.count - 1].append(PenData.Sample(sample.place, time: sample.time + pause))
        verdict =
          index == 0
          ? grader.down(sample.place, time: sample.time) : grader.move(sample.place, time: sample.time)
      }
      if verdict == nil, let last = stroke.last { verdict = grader.up(last.place, time: last.time) }
      pause += Double((4 - quality) * 150)
    }
    return AttemptRecord(
      id: Fixture.id(0), learner: Fixture.child, began: Moment(milliseconds: 0), course: course.model.id,
      letter: String(letter), rung: 2, verdict: verdict ?? grader.finish(), pen: PenData(pen))
  }

  /// A learner's attempts: `count` in sessions of ten minutes on most days up to `end`, letter after letter.
  mutating func attempts(of learner: RecordID, count: Int, until end: Moment) -> [AttemptRecord] {
    let letters = course.model.taught.filter { pool[$0] != nil }
    let perDay = 45
    let days = (count + perDay - 1) / perDay
    var found: [AttemptRecord] = []
    found.reserveCapacity(count)
    var rungs: [Int] = Array(repeating: 2, count: letters.count)
    var clean = Array(repeating: 0, count: letters.count)
    var open = 3
    for day in 0..<days {
      let evening = end.milliseconds - Int64((days - 1 - day) * 7 / 5) * 86_400_000
      var now = evening - Int64.random(in: 0...3_600_000, using: &generator) - 900_000
      for _ in 0..<perDay where found.count < count {
        let index = max(0, open - 1 - Int.random(in: 0..<5, using: &generator))
        let quality = min(4, day * 4 / max(1, days - 1) + Int.random(in: 0...1, using: &generator))
        guard var record = pool[letters[index]]?[quality].randomElement(using: &generator) else { continue }
        record.attempt.id = RecordID(using: &generator)
        record.attempt.learner = learner
        record.attempt.began = Moment(milliseconds: now)
        record.attempt.rung = rungs[index]
        now += Int64(record.attempt.fluency.duration) + Int64.random(in: 2000...12_000, using: &generator)
        clean[index] = record.attempt.isClean ? clean[index] + 1 : 0
        if clean[index] == 2, rungs[index] < 6 { (rungs[index], clean[index]) = (rungs[index] + 1, 0) }
        if rungs[index] > 4, index == open - 1, open < letters.count { open += 1 }
        found.append(record)
      }
    }
    return found
  }

  private static let names = [
    "Ada", "Boris", "Clara", "Dmitri", "Emil", "Fatima", "Grisha", "Hanna", "Ilya", "Jonas", "Katya", "Lev", "Mia",
    "Nadia", "Oskar", "Polina", "Quentin", "Rita", "Sasha", "Tim", "Uma", "Vera", "Willem", "Xenia", "Yara", "Zoë",
    "Anton", "Bella", "Cem", "Dora",
  ]

  /// Fills `file` with a class; the last day is that of `end`.
  mutating func fill(_ file: RecordFile, learners: Int, attempts: Int, until end: Moment) throws(RecordsError) {
    for index in 0..<learners {
      let id = RecordID(using: &generator)
      try file.keep(
        Learner(id: id, name: Self.names[index % Self.names.count], added: Moment(milliseconds: 1)))
      let records = self.attempts(of: id, count: attempts / learners, until: end)
      for start in stride(from: 0, to: records.count, by: 2000) {
        try file.append(Array(records[start..<min(start + 2000, records.count)]))
      }
    }
  }
}
