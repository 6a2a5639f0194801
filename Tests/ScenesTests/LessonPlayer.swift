import Curriculum
import Drawing
import Grading
import Letterform
import Packs
import Stage

@testable import Scenes

/// Plays contacts into a lesson without a window, drawing what the lesson says has changed and nothing else.
final class LessonPlayer {
  var scene: LessonScene
  let surface: Surface
  private(set) var time = 1000.0
  private(set) var redraws = 0
  /// What was to be heard so far.
  private(set) var heard: [SoundCommand] = []
  /// The areas that were drawn apart since all was drawn at once.
  private var patches: [Rectangle] = []
  /// When the last tick was; as in the real run, ticks come between the contacts.
  private var ticked = 0.0

  convenience init(
    course: String = "en-upright", letter: Character, rung: Int? = 2, hand: Hand = .right, width: Int = 1024,
    height: Int = 600, movesLess: Bool = false
  ) throws {
    try self.init(
      course: course, subject: .letter(letter), rung: rung, hand: hand, width: width, height: height,
      movesLess: movesLess)
  }

  convenience init(course: String = "en-upright", word: String, given: [Int] = [], rung: Int?) throws {
    try self.init(course: course, subject: .word(PicturedWord(word), given: given), rung: rung)
  }

  init(
    course: String, subject: Exercise.Task, rung: Int?, hand: Hand = .right, width: Int = 1024, height: Int = 600,
    movesLess: Bool = false
  ) throws {
    let stack = PackStack(["Assets"])
    let course = try Course(model: course, read: { try stack.read($0) }, list: { stack.list($0) })
    func levels(words: Bool) throws -> LevelTable {
      let name = LevelTable.file(words: words, writing: course.model.writing)
      return try LevelTable(csv: try stack.read(name), name: name)
    }
    let content = LessonContent(
      stack: stack, fonts: try Fonts(folder: "/usr/share/fonts/truetype/andika"), report: { _ in })
    scene = LessonScene(
      course: course, levels: try levels(words: false), subject: subject, rung: rung, hand: hand, content: content)
    scene.wordLevels = try levels(words: true)
    scene.movesLess = movesLess
    surface = try Surface(width: width, height: height)
    send(.opened(WindowMetrics(width: width, height: height)))
  }

  func send(_ event: StageEvent, after milliseconds: Double = 8) {
    time += milliseconds
    if event != .tick, time - ticked >= 16 {
      ticked = time
      apply(scene.handle(.tick, at: time))
    }
    apply(scene.handle(event, at: time))
  }

  private func apply(_ answer: Redraw) {
    for case .sound(let command) in answer.requests { heard.append(command) }
    switch answer.area {
    case .nothing: break
    case .everything: draw(surface.bounds)
    case .rectangles(let areas): for area in areas { draw(area.intersection(surface.bounds)) }
    }
  }

  private func draw(_ area: Rectangle) {
    guard !area.isEmpty else { return }
    redraws += 1
    if area == surface.bounds { patches = [] } else { patches.append(area) }
    let canvas = Canvas(surface)
    canvas.saved {
      canvas.clip(area.box)
      scene.draw(canvas, dirty: area)
    }
  }

  /// Ticks until nothing moves any more.
  func settle(_ milliseconds: Double = 6000) {
    let end = time + milliseconds
    while time < end { send(.tick, after: 16) }
  }

  /// Lets time pass as `settle` does, but looks away: nothing is drawn until the end of it.
  func pass(_ milliseconds: Double) {
    let end = time + milliseconds
    while time < end {
      time += 16
      _ = scene.handle(.tick, at: time)
    }
    ticked = time
    draw(surface.bounds)
  }

  func contact(_ place: Point, id: Int64 = 1, kind: ContactKind = .touch) -> Contact {
    Contact(id: id, kind: kind, place: place, time: time + 8)
  }

  /// The middle lines of the strokes, window pixels, a point every few of them.
  func paths(step: Double = 4) -> [[Point]] { scene.paths(step: step) }

  /// Writes one stroke, from where the contact comes down to where it is lifted.
  func write(_ points: [Point], kind: ContactKind = .touch, lift: Bool = true) {
    guard let first = points.first, let last = points.last else { return }
    send(.contact(.down(contact(first, kind: kind))))
    for point in points.dropFirst() { send(.contact(.move(contact(point, kind: kind)))) }
    if lift { send(.contact(.up(contact(last, kind: kind)))) }
  }

  func tap(_ place: Point) {
    send(.contact(.down(contact(place))))
    send(.contact(.up(contact(place))))
  }

  /// How many pixels differ from a picture drawn anew.
  ///
  /// By more than rounding, that is: where an area that was drawn apart ends, Cairo cuts outlines in two and rounds both.
  func staleness() throws -> Int {
    var rounding = [Int](repeating: 2, count: surface.width * surface.height)
    for area in Set(patches.map { $0.intersection(surface.bounds) }) where !area.isEmpty {
      for x in area.left..<area.right {
        for y in [area.top, area.bottom - 1] { rounding[y * surface.width + x] = 4 }
      }
      for y in area.top..<area.bottom {
        for x in [area.left, area.right - 1] { rounding[y * surface.width + x] = 4 }
      }
    }
    let fresh = try Surface(width: surface.width, height: surface.height)
    scene.draw(Canvas(fresh), dirty: fresh.bounds)
    return surface.withPixels { shown in
      fresh.withPixels { due in
        var different = 0
        for index in stride(from: 0, to: shown.count, by: 4) {
          for channel in 0..<3
          where abs(Int(shown[index + channel]) - Int(due[index + channel])) > rounding[index / 4] {
            different += 1
            break
          }
        }
        return different
      }
    }
  }
}

extension LessonScene {
  /// The middle lines of the strokes, window pixels, a point every few of them.
  func paths(step: Double) -> [[Point]] {
    guard let page else { return [] }
    return page.target.strokes.map { stroke in
      let line = stroke.path.applying(page.place.map).flattened(tolerance: 0.1)
      guard line.length > step else { return [line.point(at: 0)] }
      return stride(from: 0, through: line.length, by: step).map { line.point(at: $0) } + [line.point(at: line.length)]
    }
  }
}
