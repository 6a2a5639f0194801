public import Curriculum
import Guard
public import Letterform
import Records
import Settings
public import Stage

/// What every chapter may use: content, courses, the register of children, measurements.
public final class Classroom {
  /// Pictures and typeface.
  public let content: LessonContent
  /// Who writes, and everything they wrote.
  public let register: Register
  /// Gets scenes, fields and verdicts.
  public let stats: StatsWriter?
  /// Decoded pictures of the packs.
  public let pictures: PictureCache?
  /// Reads a course by its id.
  private let read: (String) throws -> Course
  private let readLevels: (Bool, Writing) throws -> LevelTable
  private var known: [String: Course] = [:]
  private var chance: Chance
  /// Gives the course anew when its files have changed; nil while they cannot be read.
  public var reload: (() -> Course?)?
  /// The course of a guest, and of a child who has none of their own.
  public var defaultCourse: String
  /// The hand of a guest.
  public var guestHand: Hand
  /// Minutes by which the clocks here are ahead of UTC, which decides where days begin.
  public var clockOffset = 0
  /// Where a grown-up's files go, and where those to take in may lie.
  public var folders = UserFolders(saving: ".", reading: [])
  /// The print server; nil for the one this machine is set up for.
  public var printServer: String?
  /// Whether the page shown is for grown-ups, and the gate was passed.
  var isBehindGate = false
  /// The trouble with the records that was told already.
  var told: [Trouble] = []
  /// Who was greeted by name.
  var greeted: RecordID?
  /// Where a grown-up records phrases; nil where that cannot be done.
  public var studio: RecordingStudio?
  /// Says what lessons have to say.
  private(set) lazy var voice = LessonVoice(start: Int(seed() % 12)) { [unowned self] in tongues }
  /// A rung to show every lesson at, whatever the learner has reached; nil for theirs.
  public var fixedRung: Int?
  /// Languages of the interface, the best first, as `LANGUAGE` has them.
  public var interfaceLanguage = "en"
  /// Keeps the gate for grown-ups.
  public var gatekeeper = Gatekeeper()
  /// What is unlocked; the letters that may be written follow from it.
  public var unlocking = Unlocking()
  /// How much may move on this machine, as the stage has found out.
  var quality = MotionQuality.full
  /// Wakes the stage from any thread; nil without one.
  public var wake: (@Sendable () -> Void)?
  /// Languages that the interface can be shown in, ISO 639 codes.
  public var interfaceLanguages = ["en"]
  /// Shows the interface in another language; nil for the system's.
  public var showLanguage: (String?) -> Void = { _ in }
  /// The child's page that the pages for grown-ups were reached from.
  var childsPlace = Destination.who
  /// The width that the page shown is mirrored in, pixels; nil while it is not.
  var mirrorWidth: Double?
  /// Where Lulu waited when the map was last seen.
  var lastStone: Stone?
  /// The attempt that last had its prize.
  var rewarded: RecordID?
  /// The words of each language, once they were read.
  var wordLists: [String: [PicturedWord]] = [:]
  /// All stickers of the packs, looked for when first asked for.
  lazy var stickers = StickerBook(content)

  /// A classroom.
  ///
  /// - Parameters:
  ///   - course: the id of the course of whoever has none.
  ///   - read: reads a course by its id.
  ///   - levels: reads the levels of letters, or of words when true, of a way of writing.
  ///   - seed: of everything that is drawn by chance.
  public init(
    content: LessonContent, register: Register, course: String, hand: Hand = .right, rung: Int? = nil, seed: UInt64,
    pictures: PictureCache? = nil, stats: StatsWriter? = nil, read: @escaping (String) throws -> Course,
    levels: @escaping (Bool, Writing) throws -> LevelTable
  ) {
    (self.content, self.register, self.stats, self.pictures) = (content, register, stats, pictures)
    (self.read, readLevels, defaultCourse, guestHand, fixedRung) = (read, levels, course, hand, rung)
    chance = Chance(seed)
  }

  /// The course of whoever writes now; nil, and a line about it, when it cannot be read.
  public var course: Course? { course(register.own.course ?? courseOfLanguage ?? defaultCourse) }

  /// The letters of that course that may be written; nil for all.
  public var free: Set<Character>? { course.flatMap { unlocking.letters(of: $0.model.families.map(\.letters)) } }

  /// The hand of whoever writes now.
  public var hand: Hand { register.learner?.hand ?? guestHand }

  /// The course `id`, read once; nil, and a line about it, when it cannot be read.
  public func course(_ id: String) -> Course? {
    if let course = known[id] { return course }
    do {
      let course = try read(id)
      known[id] = course
      return course
    } catch {
      content.report("\(error)")
      return nil
    }
  }

  /// The levels for letters, or words, of one way of writing.
  public func levels(words: Bool = false, writing: Writing) -> LevelTable? {
    do {
      return try readLevels(words, writing)
    } catch {
      content.report("\(error)")
      return nil
    }
  }

  /// A seed for something drawn by chance.
  public func seed() -> UInt64 { UInt64(chance.next() * 9_007_199_254_740_992) }

  /// The chapter that shows `place`; nil when it cannot be shown.
  func chapter(for place: Destination) -> (any Chapter)? {
    switch place {
    case .who: WhoScene(classroom: self)
    case .map: MapScene(classroom: self)
    case .lesson(let letter): lesson(.letter(letter))
    case .reward: RewardScene(classroom: self)
    case .album: AlbumScene(classroom: self)
    case .word(let word): task(word).flatMap(lesson)
    case .best: BestScene(classroom: self)
    case .gate(let page): GateScene(classroom: self, target: page, from: childsPlace)
    case .firstStart: FormPage(FirstStartContent(classroom: self), classroom: self)
    case .notice(let onward): notice(on: onward)
    case .grownUps(.paper): PaperScene(classroom: self)
    case .grownUps(.recordings): RecordingsScene(classroom: self)
    case .grownUps(let page): recordsChapter(for: page) ?? grownUpsChapter(for: page)
    default: nil
    }
  }

  private func lesson(_ subject: Exercise.Task) -> (any Chapter)? {
    guard let course, let levels = levels(writing: course.model.writing) else { return nil }
    if case .letter(let letter) = subject, course[letter] == nil { return nil }
    var scene = LessonScene(
      course: course, levels: levels, subject: subject, rung: fixedRung, hand: hand, content: content, seed: seed(),
      stats: stats)
    scene.wordLevels = self.levels(words: true, writing: course.model.writing)
    scene.words = wordChoice
    scene.pictures = pictures
    scene.register = register
    scene.reload = reload
    (scene.movesLess, scene.quality) = (isCalm, quality)
    scene.say = { [voice] in voice.say($0) }
    return scene
  }
}
