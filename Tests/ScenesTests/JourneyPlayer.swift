import Curriculum
import Drawing
import Grading
import Letterform
import Packs
import Records
import Settings
import Stage

@testable import Scenes

/// Plays a journey, or one chapter of it, without a window, drawing what it says has changed and nothing else.
final class JourneyPlayer<Shown: Scene> {
  var scene: Shown
  let surface: Surface
  private(set) var time = 1000.0
  /// Whether the stage was asked to end.
  private(set) var isOver = false
  /// What was to be heard so far.
  private(set) var heard: [SoundCommand] = []
  private var contact: Int64 = 0

  init(_ scene: Shown, width: Int = 1024, height: Int = 600) throws {
    self.scene = scene
    surface = try Surface(width: width, height: height)
    send(.opened(WindowMetrics(width: width, height: height)))
  }

  func send(_ event: StageEvent, after milliseconds: Double = 8) {
    time += milliseconds
    let answer = scene.handle(event, at: time)
    if answer.requests.contains(.quit) { isOver = true }
    for case .sound(let command) in answer.requests { heard.append(command) }
    switch answer.area {
    case .nothing: break
    case .everything: draw(surface.bounds, on: surface)
    case .rectangles(let areas): for area in areas { draw(area.intersection(surface.bounds), on: surface) }
    }
  }

  /// Lets time pass, a picture of the display at a time.
  func wait(_ milliseconds: Double) {
    let end = time + milliseconds
    while time < end { send(.tick, after: min(16, end - time)) }
  }

  func tap(_ place: Point) {
    contact += 1
    send(.contact(.down(Contact(id: contact, kind: .touch, place: place, time: time + 8))))
    send(.contact(.up(Contact(id: contact, kind: .touch, place: place, time: time + 8))))
  }

  private func draw(_ area: Rectangle, on target: Surface) {
    guard !area.isEmpty else { return }
    let canvas = Canvas(target)
    canvas.saved {
      canvas.clip(area.box)
      scene.draw(canvas, dirty: area)
    }
  }

  /// Pixels that would look different if the whole window were drawn again now.
  func stalePixels() throws -> Int {
    let fresh = try Surface(width: surface.width, height: surface.height)
    draw(fresh.bounds, on: fresh)
    return surface.withPixels { shown in
      fresh.withPixels { wanted in
        var count = 0
        for offset in stride(from: 0, to: shown.count, by: 4) {
          for channel in 0..<3 where abs(Int(shown[offset + channel]) - Int(wanted[offset + channel])) > 24 {
            count += 1
            break
          }
        }
        return count
      }
    }
  }
}

/// A classroom with our own content and records in memory.
enum TestClassroom {
  static let stack = PackStack(["Assets"])

  /// - Parameters:
  ///   - children: names of children on record, with every second one left-handed.
  ///   - store: where records are kept; in memory without one.
  static func make(
    children: [String] = [], course: String = "en-upright", calm: Bool = false, stack: PackStack = stack,
    store: RecordStore? = nil, pictures: PictureCache? = nil, now: @escaping () -> Moment = { noon },
    register: Register? = nil
  ) throws -> Classroom {
    var chance = SeededGenerator(seed: 7)
    let system = SystemSettings(contents: Array((calm ? "reduced-motion = yes\n" : "").utf8), file: "system")
    let register =
      try register
      ?? Register(
        store: try store ?? RecordStore.inMemory(), system: system, clock: now, newID: { RecordID(using: &chance) })
    for (index, name) in children.enumerated() {
      register.keep(register.newLearner(name: name, picture: "owl", hand: index % 2 == 0 ? .right : .left))
    }
    let content = LessonContent(
      stack: stack, fonts: try Fonts(folder: "/usr/share/fonts/truetype/andika"), report: { _ in })
    let classroom = Classroom(
      content: content, register: register, course: course, seed: 5, pictures: pictures,
      read: { id in try Course(model: id, read: { try stack.read($0) }, list: { stack.list($0) }) },
      levels: { words, writing in
        let name = LevelTable.file(words: words, writing: writing)
        return try LevelTable(csv: try stack.read(name), name: name)
      })
    classroom.studio = RecordingStudio(
      recorder: Recorder(wake: {}), folder: RecordingFolder(path: "/nowhere/recordings"), stack: stack)
    return classroom
  }

  static let noon = Moment(milliseconds: 1_800_000_000_000)
}

extension Register {
  /// Notes `count` clean tries at a letter on a rung.
  func write(_ letter: String, rung: Int, times count: Int, course: String = "en-upright") {
    for _ in 0..<count {
      keep(
        PenData(), began: now, course: course, letter: letter, rung: rung, hand: .right, contact: .touch, helped: false,
        strictness: .strict,
        verdict: Verdict(code: .accepted, stroke: 0, point: 1, place: .zero, arc: 1, progress: 1))
    }
  }
}
