public import Curriculum
import Drawing
internal import Grading
public import Letterform
public import Stage

/// The lesson: one letter is traced, and the line is judged while it is drawn.
///
/// A value that is handed events and says what must be drawn again. What stands still (wall, sheet, road) is kept in
/// one surface of the window's size; the ink has one of the writing field's size.
public struct LessonScene: Chapter {
  /// Gives the course anew when its files have changed; nil while they cannot be read.
  public var reload: (() -> Course?)?
  /// Where attempts are kept; nil where nothing is.
  public var register: Register?
  /// Where the child wants to go; nil while the lesson stays.
  public internal(set) var leaving: Destination?
  let levels: LevelTable
  let hand: Hand
  let content: LessonContent
  let stats: StatsWriter?
  let seed: UInt64
  var course: Course
  var letters: [Character]
  var rung: Int
  /// Index into `letters`.
  var index: Int

  var phase = LessonPhase.ready {
    didSet { if phase != oldValue { (phaseSince, isSettled) = (now, false) } }
  }
  var arbiter = ContactArbiter()
  var page: LessonPage?
  /// The grader now, and as it was when the stroke began: a cancelled gesture goes back to that.
  var grader: LetterGrader?
  var graderBefore: LetterGrader?
  /// What the pen did in this try, for the records.
  var track: PenTrack?
  /// The button under a finger.
  var pressed: LessonButton?
  /// Set when the line was left in its middle: it waits until then.
  var waitsUntil: Double?
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
  ///   - rung: 2 (trace) to 6 (blind ink); 1 is shown as 2.
  ///   - seed: of what falls by chance when a letter is right.
  ///   - stats: gets the scene, the field and each verdict.
  public init(
    course: Course, levels: LevelTable, letter: Character, rung: Int, hand: Hand, content: LessonContent,
    seed: UInt64 = 1, stats: StatsWriter? = nil
  ) {
    (self.course, self.levels, self.rung) = (course, levels, rung)
    (self.hand, self.content, self.seed, self.stats) = (hand, content, seed, stats)
    letters = course.model.taught.filter { course[$0] != nil }
    if !letters.contains(letter) { letters.append(letter) }
    index = letters.firstIndex(of: letter) ?? 0
    look.facesLeft = hand == .left
  }

  /// The character that is written now.
  public var letter: Character { letters[index] }

  /// Takes in one event at `time`, in milliseconds.
  public mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    now = time
    switch event {
    case .opened(let metrics), .resized(let metrics): return lay(metrics)
    case .contact(let contact): return follow(arbiter.handle(contact))
    case .focusLost: return follow(arbiter.clear())
    case .tick: return tick()
    case .arrived: return readAgain()
    case .key(let press) where press.isDown: return key(press)
    case .closeAsked: return .request(.quit)
    default: return .nothing
    }
  }

  /// Makes the page for the letter and the window's size; the letter begins anew.
  mutating func lay(_ metrics: WindowMetrics) -> Redraw {
    let screen: ScreenSize = metrics.height <= 768 ? .small : .large
    guard let letter = course[letter], let level = levels.level(rung: max(2, rung), screen: screen),
      let target = letter.forms(hand: hand).first
    else { return .nothing }
    let xHeight = course.model.guides.xHeight
    let plan = LetterPlan(forms: letter.forms(hand: hand), radius: level.corridor * xHeight, xHeight: xHeight)
    do {
      page = try LessonPage(
        metrics: metrics, target: target, plan: plan, model: course.model, level: level, hand: hand,
        fonts: content.fonts)
    } catch {
      // Without memory for a page the one before stays.
      return .nothing
    }
    begin(plan, level)
    return .everything
  }

  /// Puts everything back to the beginning of the letter.
  private mutating func begin(_ plan: LetterPlan, _ level: Level) {
    guard let page else { return }
    grader = LetterGrader(plan: plan, strictness: level.strictness, slides: page.slides)
    graderBefore = grader
    track = nil
    (phase, waitsUntil, pressed) = (.ready, nil, nil)
    // A page that was just laid lies still; a start dot pulses when a stroke is done and another is due.
    (phaseSince, isSettled) = (-Double.infinity, true)
    if lulu == nil { lulu = content.lulu([.watches, .puzzled, .cheers]) }
    pose(.watches)
    // What lay in the old field stays silent until it is lifted; its stroke is gone with the page.
    _ = arbiter.setField(page.layout.writingField)
    stats?.event(
      "field",
      [
        "letter": .text(String(self.letter)), "rung": .whole(rung), "scale": .number(page.place.scale),
        "x": .number(page.place.origin.x), "y": .number(page.place.origin.y),
      ])
  }

  /// Writes the same letter again; the failed line stays, pale.
  mutating func again() -> Redraw {
    guard let page, let plan = grader?.plan else { return .nothing }
    _ = page.keepPale()
    begin(plan, page.level)
    return .everything + .animating(until: now + LessonTuning.pose)
  }

  /// Turns to the letter `step` further in the course; at its ends it stays.
  mutating func turn(_ step: Int) -> Redraw {
    let next = index + step
    guard letters.indices.contains(next), let metrics = page?.metrics else { return .nothing }
    index = next
    return lay(metrics)
  }

  /// Takes the letters as they are now.
  private mutating func readAgain() -> Redraw {
    guard let fresh = reload?(), let metrics = page?.metrics else { return .nothing }
    let shown = letter
    let found = fresh.model.taught.filter { fresh[$0] != nil }
    guard !found.isEmpty else { return .nothing }
    (course, letters) = (fresh, found)
    index = letters.firstIndex(of: shown) ?? 0
    return lay(metrics)
  }

  private mutating func key(_ press: KeyPress) -> Redraw {
    switch press.key {
    case .left, .pageUp: turn(-1)
    case .right, .pageDown: turn(1)
    case .enter, .space: again()
    case .character("q") where press.control: .request(.quit)
    default: .nothing
    }
  }
}
