import Curriculum
import Drawing
import Language
import Letterform
import Scenes
import Stage

/// The program's window.
enum Play {
  /// What is opened where no lesson is named, by the language of the interface.
  static let firstCourse = ["ru": "ru-print"]
  /// What is opened for every other language.
  static let otherCourse = "en-upright"
  /// Size of the window where none is asked for, pixels.
  static let window = (width: 1366, height: 768)

  static func run(_ options: Options) throws -> Int32 {
    let size = options.window ?? window
    let window = try Window(
      WindowOptions(
        title: "Tracewell", width: size.width, height: size.height, fullScreen: options.fullScreen,
        accelerated: false))
    // The wall is there before anything is read: a child sees at once that the program comes.
    try window.paint([window.bounds]) { canvas, _ in canvas.paint(Palette.sugar) }

    let content = Content(options)
    Catalogue.open(folder: content.catalogues)
    Catalogue.select(language: options.interfaceLanguage)
    let folder = options.letters.map { LetterFolder(path: $0) }
    let name = options.lesson?.course ?? firstCourse[options.interfaceLanguage ?? ""] ?? otherCourse
    let course = try folder?.course() ?? content.course(name)
    for problem in course.problems { Console.complain(problem.message) }
    let asked = options.lesson.map { Character($0.letter) }
    guard let letter = asked ?? course.model.taught.first(where: { course[$0] != nil }), course[letter] != nil else {
      Console.complain("\(course.model.id): the course has no letter '\(asked.map(String.init) ?? "")'")
      return ExitCode.refusedInput
    }
    let stats = try options.stats.map { path throws(StageError) in try StatsWriter(path: path) }
    let stage = Stage(window, stats: stats)
    stage.pictures = PictureCache(
      source: content.stack,
      budget: options.textureBudget ?? PictureCache.budget(forMemory: PictureCache.machineMemory),
      wake: stage.waker)
    let sounds = SoundPlayer(source: content.stack) { note in
      if let fault = note.fault { Console.complain(fault) }
    }
    stage.sounds = sounds
    defer { sounds.stop() }
    var scene = LessonScene(
      course: course, levels: try content.levels(writing: course.model.writing), letter: letter, rung: options.rung,
      hand: Hand(rawValue: options.hand) ?? .right,
      content: LessonContent(
        stack: content.stack, fonts: try Fonts(folder: content.fonts), report: Console.complain),
      seed: options.seed ?? UInt64(stage.now.bitPattern), stats: stats)
    if let folder {
      scene.reload = { Self.reloaded(folder) }
      folder.watch(stage.waker)
    }
    try stage.run(&scene)
    return ExitCode.done
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
