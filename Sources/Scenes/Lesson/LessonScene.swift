public import Curriculum
import Drawing
internal import Grading
public import Letterform
import Settings
public import Stage

/// The lesson: a letter or a word is shown, traced, copied and at last written from memory, and the line is judged while
/// it is drawn.
///
/// A value that is handed events and says what must be drawn again. What stands still (wall, sheet, road) is kept in
/// one surface of the window's size; the ink has one of the writing field's size.
public struct LessonScene: Chapter {
  /// The page of a lesson follows the writing that is learned and the hand that writes, not the interface.
  public let keepsDirection = true
  /// Gives the course anew when its files have changed; nil while they cannot be read.
  public var reload: (() -> Course?)?
  /// Where attempts are kept; nil where nothing is.
  public var register: Register?
  /// Sizes, corridors and hints of words; nil where there are none.
  public var wordLevels: LevelTable?
  /// The words that may come between letters; nil for none.
  public var words: WordChoice?
  /// Cuts and short fades instead of movement.
  public var movesLess = false
  /// How much may move on this machine.
  var quality = MotionQuality.full
  /// Gives the pictures of words; nil where there are none.
  public var pictures: PictureCache?
  /// Says something; nil where nobody speaks.
  public var say: ((LessonCue) -> Redraw)?
  /// Where the child wants to go; nil while the lesson stays.
  public internal(set) var leaving: Destination?
  let levels: LevelTable
  let hand: Hand
  let content: LessonContent
  let stats: StatsWriter?
  let seed: UInt64
  /// A rung that everything is shown at, without the ladder and its help; nil for the one that the learner has reached.
  let fixedRung: Int?
  var course: Course
  var letters: [Character]

  /// What is written.
  var subject: Exercise.Task
  /// Whether a joined word is written as a whole; letter by letter before that.
  var isWhole = false
  /// The learner's way through the course, with what was done here.
  var ladder: CourseProgress?
  var rung: Int
  /// The hints are made for this kind of miss.
  var focus: HelpFocus?

  var phase = LessonPhase.ready {
    didSet { if phase != oldValue { (phaseSince, isSettled) = (now, false) } }
  }
  var arbiter = ContactArbiter()
  var page: LessonPage?
  /// The try under way, and as it was when the stroke began: a cancelled gesture goes back to that.
  var attempt: LessonTry?
  var attemptBefore: LessonTry?
  /// Lulu on the road.
  var demonstration: Demonstration?
  /// How far her ink is drawn: stroke of the demonstration and arc, letter units; and when that was.
  var shownPen: (stroke: Int, arc: Double)?
  var shownAt = 0.0
  /// The picture of the word, if a pack has it.
  var wordPicture: String?
  /// Until when a picture that came late fades in.
  var fadesUntil = -Double.infinity
  /// Whether what was just finished brought a new star.
  var earnedStar = false
  /// What the pen did in this try, for the records.
  var track: PenTrack?
  /// The button under a finger.
  var pressed: LessonButton?
  /// Set when the line was left in its middle: it waits until then.
  var waitsUntil: Double?
  /// Until when a letter that is written from memory is shown in the bubble.
  var lookUntil = -Double.infinity
  /// The time of each point of the stroke under way, where ink fades.
  var inkTimes: [Double] = []
  var fadedAt = -Double.infinity
  /// Where the pen was when its speed was last told, and when.
  var penHeard: (place: Point, time: Double)?
  /// Where the pen was last while a hand draws along.
  var penPlace: Point?
  var lulu: Lulu?
  var look = Lulu.Look(pose: .watches)
  var poseSince = -Double.infinity
  var gazeSince = -Double.infinity
  var phaseSince = 0.0
  /// Whether everything that the phase set in motion has come to rest and was drawn there.
  var isSettled = false
  /// The time of the last event: drawing asks no clock.
  var now = 0.0

  /// A lesson on `letter` of `course`.
  ///
  /// - Parameters:
  ///   - levels: sizes, corridors and hints of the rungs.
  ///   - rung: 2 (trace) to 6 (blind ink), 1 to watch before tracing; nil for the rung that the learner has reached.
  ///   - seed: of what falls by chance when a letter is right.
  ///   - stats: gets the scene, the field and each verdict.
  public init(
    course: Course, levels: LevelTable, letter: Character, rung: Int?, hand: Hand, content: LessonContent,
    seed: UInt64 = 1, stats: StatsWriter? = nil
  ) {
    self.init(
      course: course, levels: levels, subject: .letter(letter), rung: rung, hand: hand, content: content, seed: seed,
      stats: stats)
  }

  /// A lesson on a letter or a word; see ``init(course:levels:letter:rung:hand:content:seed:stats:)``.
  public init(
    course: Course, levels: LevelTable, subject: Exercise.Task, rung: Int?, hand: Hand, content: LessonContent,
    seed: UInt64 = 1, stats: StatsWriter? = nil
  ) {
    (self.course, self.levels, fixedRung, self.subject) = (course, levels, rung, subject)
    (self.hand, self.content, self.seed, self.stats) = (hand, content, seed, stats)
    self.rung = rung ?? Ladder.watching
    letters = course.model.taught.filter { course[$0] != nil }
    if case .letter(let letter) = subject, !letters.contains(letter) { letters.append(letter) }
    look.facesLeft = hand == .left
  }

  /// What is written now: a letter, or a word.
  public var item: String {
    switch subject {
    case .letter(let letter): String(letter)
    case .word(let word, _): word.text
    }
  }

  /// Takes in one event at `time`, in milliseconds.
  public mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    now = time
    let before = soundMoment
    let answer = follow(event)
    return answer + heard(since: before, event)
  }

  private mutating func follow(_ event: StageEvent) -> Redraw {
    switch event {
    case .opened(let metrics): return open(metrics)
    case .resized(let metrics): return lay(metrics)
    case .contact(let contact): return follow(arbiter.handle(contact))
    case .focusLost: return follow(arbiter.clear())
    case .tick: return tick()
    case .arrived: return arrive()
    case .quality(let quality):
      self.quality = quality
      return .nothing
    case .key(let press) where press.isDown: return key(press)
    case .closeAsked: return .request(.quit)
    default: return .nothing
    }
  }

  private mutating func open(_ metrics: WindowMetrics) -> Redraw {
    movesLess = movesLess || register?.machine.reducedMotion == true
    readLadder()
    // A joined word is written letter by letter as long as it is traced, and then whole.
    isWhole = rung >= LessonScene.wholeFrom
    return lay(metrics) + introduce()
  }

  /// Makes the page for the task and the window's size; it begins anew.
  mutating func lay(_ metrics: WindowMetrics) -> Redraw {
    let screen: ScreenSize = metrics.height <= 768 ? .small : .large
    guard let task = makeTask() else { return .nothing }
    let table = task.isWord ? wordLevels ?? levels : levels
    guard let level = table.level(rung: max(2, rung), screen: screen) else { return .nothing }
    let xHeight = course.model.guides.xHeight
    let plans = task.steps.map { LetterPlan(forms: $0.forms, radius: level.corridor * xHeight, xHeight: xHeight) }
    guard !plans.isEmpty else { return .nothing }
    let setting = LessonPage.Setting(
      metrics: metrics, level: level, hand: hand, focus: focus, rung: rung, axis: axis)
    do {
      page = try LessonPage(
        task: task, corridors: plans.flatMap { $0.forms.first?.strokes.map(\.radius) ?? [] }, model: course.model,
        fonts: content.fonts, setting: setting)
    } catch {
      // Without memory for a page the one before stays.
      return .nothing
    }
    begin(plans)
    showPicture()
    return .everything
  }

  private func makeTask() -> LessonTask? {
    switch subject {
    case .letter(let letter): LessonTask(letter: letter, of: course, hand: hand)
    case .word(let word, let given):
      LessonTask(word: word, given: given, isWhole: isWhole, of: course, hand: hand)
    }
  }

  /// Puts everything back to the beginning of the task.
  private mutating func begin(_ plans: [LetterPlan]) {
    guard let page else { return }
    if phase == .writing { arbiter.strokeIsOver() }
    let strictness = register?.own.strictness ?? page.level.strictness
    attempt = LessonTry(task: page.task, plans: plans, strictness: strictness, slides: page.slides)
    attemptBefore = attempt
    (track, demonstration, penPlace) = (nil, nil, nil)
    (phase, waitsUntil, pressed) = (.ready, nil, nil)
    // A page that was just laid lies still; a start dot pulses when a stroke is done and another is due.
    (phaseSince, isSettled) = (-Double.infinity, true)
    if lulu == nil { lulu = content.lulu([.watches, .puzzled, .cheers]) }
    pose(.watches)
    writeGiven()
    skipGiven()
    // What lay in the old field stays silent until it is lifted; its stroke is gone with the page.
    _ = arbiter.setField(page.layout.writingField)
    stats?.event(
      "field",
      [
        "letter": .text(item), "rung": .whole(rung), "scale": .number(page.place.scale),
        "x": .number(page.place.origin.x), "y": .number(page.place.origin.y),
        "axis": .list([page.place.axis.x, page.place.axis.y]), "due": .list(dueSteps),
      ])
    stats?.buttons(LessonButton.allCases) { box(of: $0) }
  }

  /// The direction of the writing line: turned as the hand turns its paper.
  private var axis: Point {
    let degrees = register?.own.tilt.degrees ?? 0
    return degrees == 0 ? Point(1, 0) : Point.direction((hand == .right ? -degrees : degrees).radians)
  }

  /// The steps of the task that are to be written: all of a letter, of a word those that do not stand there already.
  private var dueSteps: [Double] {
    guard let steps = page?.task.steps else { return [] }
    return steps.indices.filter { !steps[$0].isGiven }.map(Double.init)
  }

  private mutating func key(_ press: KeyPress) -> Redraw {
    switch press.key {
    case .left, .pageUp: return fixedRung == nil ? .nothing : turn(-1)
    case .right, .pageDown: return fixedRung == nil ? .nothing : turn(1)
    case .enter, .space: return phase == .writing ? .nothing : isDone || phase == .closing ? goOn() : again()
    case .escape: return goBack()
    case .character("q") where press.control: return .request(.quit)
    default: return .nothing
    }
  }
}
