import Curriculum
import Drawing
import Language
import Letterform
import Packs
import Records
import Scenes
import Settings
import Stage
import Threads

/// The program's window.
enum Play {
  /// Size of the window where none is asked for, pixels.
  static let window = (width: 1366, height: 768)

  static func run(_ options: Options) throws -> Int32 {
    let end = EndRelay()
    Thread.takeLessRoom()
    EndSignal.take { end.ask() }
    let size = options.window ?? window
    let window = try Window(
      WindowOptions(
        title: "Tracewell", width: size.width, height: size.height, fullScreen: options.fullScreen,
        accelerated: false))
    // The wall is there before anything is read: a child sees at once that the program comes.
    try window.paint([window.bounds]) { canvas, _ in canvas.paint(Palette.sugar) }

    let content = Content(options)
    let log = beginLog(options, window.metrics)
    content.stack.watch { Console.complain("\($0)") }
    let stats = try options.stats.map { path throws(StageError) in try StatsWriter(path: path) }
    let stage = Stage(window, stats: stats)
    end.take(stage.ender)
    let lessons = LessonContent(
      stack: content.stack, fonts: try Fonts(folder: content.fonts), report: Console.complain)
    // Asked before a language is chosen, which changes the environment.
    let native = Catalogue.environmentLanguage() ?? "en"
    content.openCatalogues()
    guard let register = try register(options, stage, lessons) else { return ExitCode.done }
    defer { close(register) }
    register.onChange = { log.conceal($0.map(\.name)) }
    register.store.watch { Console.note("records: \($0?.message ?? "all is kept")") }
    Palette.isStrong = register.machine.highContrast
    if register.isKiosk { window.lock() } else if register.machine.fullScreen { window.isFullScreen = true }
    let language = options.interfaceLanguage ?? register.machine.interfaceLanguage
    for problem in Catalogue.select(language: language) { Console.complain(problem.message) }
    let folder = options.letters.map { LetterFolder(path: $0) }
    let classroom = try classroom(
      options, content, lessons, register, stage, stats, folder, language: language ?? native)
    prepareGrownUps(classroom, content, options, stage, native: native)
    guard let start = start(options, classroom), var journey = Journey(start, classroom: classroom) else {
      return ExitCode.refusedInput
    }
    folder?.watch(stage.waker)
    let sounds = SoundPlayer(source: content.stack) { note in
      stats?.sound(note)
      if note == .deviceLost { Console.note("no sound: the device went away") }
      if let fault = note.fault { Console.complain(fault) }
    }
    stage.sounds = sounds
    defer { sounds.stop() }
    try stage.run(&journey)
    Console.note("end")
    return ExitCode.done
  }

  private static func classroom(
    _ options: Options, _ content: Content, _ lessons: LessonContent, _ register: Register, _ stage: Stage,
    _ stats: StatsWriter?, _ folder: LetterFolder?, language: String
  ) throws -> Classroom {
    let pictures = PictureCache(
      source: content.stack,
      budget: options.textureBudget ?? register.machine.textureBudget.map { $0 << 20 }
        ?? PictureCache.budget(forMemory: PictureCache.machineMemory),
      wake: stage.waker)
    stage.pictures = pictures
    let drawn = try folder?.course()
    // Not looked for where the course is named: each manifest is a file to read.
    guard
      let course = drawn?.model.id ?? options.lesson?.course
        ?? lessons.courseIndex.beginning(for: language.prefix { $0.isLetter })
    else { throw CurriculumError.noCourse(language) }
    let classroom = Classroom(
      content: lessons, register: register, course: course, hand: Hand(rawValue: options.hand) ?? .right,
      rung: options.rung,
      seed: options.seed ?? UInt64(stage.now.bitPattern), pictures: pictures, stats: stats,
      read: { [unowned stage] id in
        let began = stage.now
        defer { stats?.event("course", ["id": .text(id), "ms": .number(stage.now - began)]) }
        let course = try id == drawn?.model.id ? drawn ?? content.course(id) : content.course(id)
        for problem in course.problems { Console.complain(problem.message) }
        return course
      },
      levels: { try content.levels(words: $0, writing: $1) })
    (classroom.clockOffset, classroom.folders) = (RecordsFolder.offset, PersonalFolders.found())
    classroom.studio = RecordingStudio(
      recorder: Recorder(wake: stage.waker), folder: RecordingFolder(path: content.recordings), stack: content.stack)
    if let folder { classroom.reload = { reloaded(folder) } }
    return classroom
  }

  /// Where the journey begins: the lesson that was asked for, else where it is chosen who writes.
  private static func start(_ options: Options, _ classroom: Classroom) -> Destination? {
    guard let course = classroom.course else { return nil }
    if let page = options.page {
      // Where children are on record more of them are added behind the gate.
      return page == .firstStart && !classroom.register.learners.isEmpty ? .gate(.children) : page
    }
    // Letters in a folder are there to be looked at while they are drawn: their first is shown at once.
    let first = options.letters == nil ? nil : course.model.taught.first { course[$0] != nil }
    guard let asked = options.lesson?.letter ?? first.map(String.init) else {
      if classroom.register.learner != nil { return .map }
      return classroom.register.learners.isEmpty ? .firstStart : .who
    }
    if let missing = asked.first(where: { $0 != " " && course[$0] == nil }) {
      Console.complain("\(course.model.id): the course has no letter '\(missing)'")
      return nil
    }
    return asked.count == 1 ? .lesson(Character(asked)) : .word(asked)
  }

  /// The folder's course as it is now; nil, and a line about it, while it cannot be read.
  private static func reloaded(_ folder: LetterFolder) -> Course? {
    do throws(CurriculumError) {
      let course = try folder.course()
      for problem in course.problems { Console.complain(problem.message) }
      return course
    } catch {
      Console.complain(error.message)
      return nil
    }
  }
}
