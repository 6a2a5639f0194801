import Curriculum
import Drawing
import Grading
import Letterform
import Packs
import Records
import Settings
import Stage

@testable import Scenes

/// A classroom with some records, and a chapter of it that is played without a window.
final class RecordsPlayer {
  /// The words of a text that does not keep to its room, or is too small to be read.
  private(set) var misfits: [String] = []
  /// Whether texts are looked at; not while they are set on paper.
  var isLooking = true
  let classroom: Classroom
  let surface: Surface
  let folder: String
  private(set) var time = 1000.0

  /// Day 20,787 is 2026-11-30, a Monday.
  static let today = 20_787
  static let names = ["Ada", "Александра-Виктория", "Bo"]

  init(width: Int, height: Int, attempts: Int = 150, folder: String = "/nowhere") throws {
    let stack = PackStack(["Assets"])
    let store = try RecordStore.inMemory()
    var generator = SeededGenerator(seed: 5)
    let evening = Moment(milliseconds: Int64(Self.today) * 86_400_000 + 68_000_000)
    let register = Register(store: store, clock: { evening }, newID: { RecordID(using: &generator) })
    let content = LessonContent(
      stack: stack, fonts: try Fonts(folder: "/usr/share/fonts/truetype/andika"), report: { _ in })
    classroom = Classroom(
      content: content, register: register, course: "en-upright", seed: 1,
      read: { id in try Course(model: id, read: { try stack.read($0) }, list: { stack.list($0) }) },
      levels: { words, writing in
        let name = LevelTable.file(words: words, writing: writing)
        return try LevelTable(csv: try stack.read(name), name: name)
      })
    classroom.folders = UserFolders(saving: folder, reading: [])
    surface = try Surface(width: width, height: height)
    self.folder = folder
    for name in Self.names { _ = register.keep(register.newLearner(name: name, picture: "", hand: .right)) }
    content.fonts.watch = { [weak self] placed in
      let isSmall = placed.size < 11.5 || placed.overflow > 0.5 || placed.missingGlyphs > 0
      if isSmall, self?.isLooking == true {
        self?.misfits.append(
          "\(placed.text): \(placed.size) px, \(placed.overflow) beyond, \(placed.missingGlyphs) unknown")
      }
    }
    try fill(attempts)
    register.readLearners()
    register.signIn(register.learners.first { $0.name == "Ada" })
  }

  /// Letters come by turns; each is missed every third time.
  private func fill(_ count: Int) throws {
    let course = classroom.course("en-upright")
    let ada = classroom.register.learners.first { $0.name == "Ada" }
    guard let course, let ada else { return }
    var generator = SeededGenerator(seed: 9)
    let letters = Array(course.model.taught.prefix(9))
    let records = (0..<count).map { number -> AttemptRecord in
      let letter = letters[number % letters.count]
      var strokes = Solver(waver: 3).write(
        course[letter]?.forms(hand: .right)[0] ?? Form(id: "", isTarget: true, strokes: []), using: &generator)
      let isRight = number / letters.count % 3 != 2
      if !isRight { strokes[strokes.count - 1].removeLast(strokes[strokes.count - 1].count / 2) }
      let pen = PenData(strokes.map { $0.map { PenData.Sample($0.place, time: $0.time) } })
      let code: VerdictCode = isRight ? .accepted : [.lineNotCovered, .wrongStart, .cornerDoubleEnter][number % 3]
      let began = Int64(Self.today - (count - 1 - number) / 12) * 86_400_000 + Int64(number % 12) * 30_000 + 50_000_000
      return AttemptRecord(
        id: RecordID(using: &generator), learner: ada.id, began: Moment(milliseconds: began), course: "en-upright",
        letter: String(letter), rung: min(6, 2 + number / 30), helped: number % 24 == 1,
        verdict: Verdict(
          code: code, stroke: 0, point: 0, place: pen.strokes.last?.last?.place ?? .zero, arc: 0, progress: 0.5),
        pen: pen)
    }
    _ = classroom.register.asked { file throws(RecordsError) in
      try file.append(records)
      return 0
    }
  }

  var metrics: WindowMetrics { WindowMetrics(width: surface.width, height: surface.height) }

  /// Hands an event to `scene` and draws all of it where anything changed.
  func send(_ event: StageEvent, to scene: inout some Chapter, after milliseconds: Double = 16) {
    time += milliseconds
    let answer = scene.handle(event, at: time)
    if answer.area != .nothing { draw(&scene) }
  }

  func draw(_ scene: inout some Chapter) {
    let canvas = Canvas(surface)
    canvas.saved {
      canvas.clip(surface.bounds.box)
      scene.draw(canvas, dirty: surface.bounds)
    }
  }

  func tap(_ place: Point, in scene: inout some Chapter) {
    let contact = Contact(id: 1, kind: .touch, place: place, time: time)
    send(.contact(.down(contact)), to: &scene)
    send(.contact(.up(contact)), to: &scene)
  }

  func drag(from start: Point, to end: Point, in scene: inout some Chapter) {
    for step in 0...8 {
      let contact = Contact(id: 1, kind: .touch, place: start.interpolated(to: end, Double(step) / 8), time: time)
      send(step == 0 ? .contact(.down(contact)) : .contact(.move(contact)), to: &scene)
    }
    send(.contact(.up(Contact(id: 1, kind: .touch, place: end, time: time))), to: &scene)
  }
}
