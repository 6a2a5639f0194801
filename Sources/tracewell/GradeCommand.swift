import Curriculum
import Glibc
import Grading
import Letterform

/// `tracewell grade [FILE]`: traces in, verdicts out, one JSON object a line.
enum GradeCommand {
  static let usage = "tracewell grade [FILE]"

  /// Grades every line of the file, or of standard input.
  ///
  /// A line that is refused is named on standard error, the others are still graded.
  static func run(_ arguments: [String]) throws -> Int32 {
    let (words, parsed) = try Options.apart(arguments)
    guard words.count <= 1 else { throw UsageError.wrongArguments(usage: usage) }
    let name = words.first ?? "-"
    var lines: LineReader
    do throws(LineReader.Unreadable) {
      lines = try LineReader(name)
    } catch {
      Console.complain("\(name): \(String(cString: strerror(error.errno)))")
      return ExitCode.refusedInput
    }
    var desk = GradingDesk(content: Content(parsed))
    var code = ExitCode.done
    var number = 0
    while let line = lines.next() {
      number += 1
      guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { continue }
      do throws(GradeError) {
        guard line.count <= LineReader.longest else { throw .lineTooLong(limit: LineReader.longest) }
        Console.say(try desk.answer(try GradeLine(line)))
      } catch {
        Console.complain("\(name == "-" ? "standard input" : name):\(number): \(error.message)")
        code = ExitCode.refusedInput
      }
    }
    return code
  }
}

/// Grades lines, and keeps the courses and letters it prepared.
struct GradingDesk {
  let content: Content
  private var courses: [String: (course: Course, levels: LevelTable)] = [:]
  private var plans: [GradeLine.LetterQuery: LetterPlan] = [:]

  init(content: Content) {
    self.content = content
  }

  /// The verdict as a JSON object.
  mutating func answer(_ line: GradeLine) throws(GradeError) -> String {
    let verdict: Verdict
    switch line.task {
    case .path(let path, let corridor, let trace):
      let ideal = path.flattened(tolerance: corridor / 100)
      guard ideal.length <= StrokePlan.longest * corridor else { throw .tooLong }
      let plan = StrokePlan(polyline: ideal, radius: corridor)
      verdict = trace.graded(against: plan, strictness: line.strictness ?? .normal)
    case .letter(let query, let strokes):
      let level = try level(query)
      let plan = try plan(query, level: level)
      // From the fourth rung no road is shown: the letter stands where the child begins it.
      let slides = query.rung >= 4 ? -GradeLine.greatest...GradeLine.greatest : nil
      var grader = LetterGrader(plan: plan, strictness: line.strictness ?? level.strictness, slides: slides)
      verdict = grader.grade(strokes)
    }
    return "{\"id\":\(line.id),\"verdict\":\"\(verdict.code.name)\",\"code\":\(verdict.code.rawValue),"
      + "\"stroke\":\(verdict.stroke),\"point\":\(verdict.point),"
      + "\"at\":[\(Self.number(verdict.place.x)),\(Self.number(verdict.place.y))],"
      + "\"arc\":\(Self.number(verdict.arc)),\"progress\":\(Self.number(verdict.progress))}"
  }

  private mutating func course(
    _ id: String
  ) throws(GradeError) -> (course: Course, levels: LevelTable) {
    if let known = courses[id] { return known }
    do {
      let course = try content.course(id)
      let known = (course, try content.levels(writing: course.model.writing))
      courses[id] = known
      return known
    } catch {
      throw .course(error)
    }
  }

  private mutating func level(_ query: GradeLine.LetterQuery) throws(GradeError) -> Level {
    guard let level = try course(query.course).levels.level(rung: query.rung, screen: .large) else {
      throw .wrong(field: "rung", expected: "a rung of the course's levels")
    }
    return level
  }

  private mutating func plan(_ query: GradeLine.LetterQuery, level: Level) throws(GradeError) -> LetterPlan {
    if let known = plans[query] { return known }
    let course = try course(query.course).course
    guard let letter = course[query.letter] else {
      throw .noLetter(String(query.letter), course: query.course)
    }
    let xHeight = course.model.guides.xHeight
    let plan = LetterPlan(
      forms: letter.forms(hand: query.hand, variant: query.variant), radius: level.corridor * xHeight, xHeight: xHeight)
    plans[query] = plan
    return plan
  }

  /// At most three decimals.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
