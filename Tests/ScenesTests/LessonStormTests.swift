import Curriculum
import Drawing
import Glibc
import Grading
import Letterform
import Stage
import Testing

@testable import Scenes

/// Random and malicious input straight into the lesson: no stroke may be lost, stuck or wrongly ended.
///
/// After every event the lesson is compared with what the test itself knows of the contacts; see `Storm.check`.
@Suite struct LessonStormTests {
  /// How many events all storms have together; ten times as many with `TRACEWELL_LONG`.
  static let events = getenv("TRACEWELL_LONG") == nil ? 100_000 : 1_000_000
  static let storms: [(letter: Character, rung: Int?)] = [("L", 2), ("t", nil), ("S", 6), ("i", 4)]

  @Test(arguments: storms) func noStrokeIsLostStuckOrWronglyEnded(letter: Character, rung: Int?) throws {
    let seed = UInt64(letter.unicodeScalars.first?.value ?? 0)
    let storm = try Storm(letter: letter, rung: rung, seed: seed)
    while storm.count < Self.events / Self.storms.count {
      try storm.blow()
      if storm.count % 5000 < 2, storm.written < storm.count / 5000 + 1 { try storm.writeLetter() }
    }
    try storm.writeLetter()
    #expect(storm.strokes > storm.count / 400, "hardly anything was written: \(storm.strokes) strokes")
    #expect(storm.verdicts > 20)
    print("\(letter): \(storm.count) events, \(storm.strokes) strokes, \(storm.verdicts) verdicts")
  }
}

/// A storm of events on one lesson, with an oracle beside it.
final class Storm {
  private var player: LessonPlayer
  private var chance: Chance
  private var time = 10_000.0
  /// What is down, as the test knows it: nothing of the lesson's.
  private var down: [Holder: Point] = [:]
  private(set) var count = 0
  private(set) var strokes = 0
  private(set) var verdicts = 0
  private(set) var written = 0
  /// What did not hold; only the first few are told.
  private(set) var problems = 0

  private struct Holder: Hashable {
    var kind: ContactKind
    var id: Int64
  }

  private static let sizes = [(480, 320), (320, 480), (640, 400)]
  private static let kinds: [ContactKind] = [.touch, .touch, .touch, .mouse, .pen]

  init(letter: Character, rung: Int?, seed: UInt64) throws {
    // A small window: what is asked of the lesson does not depend on its size, its cost does.
    player = try LessonPlayer(letter: letter, rung: rung, width: 480, height: 320)
    chance = Chance(seed)
  }

  private var scene: LessonScene {
    get { player.scene }
    set { player.scene = newValue }
  }

  private func pick(_ count: Int) -> Int { Int(chance.next() * Double(count)) }

  /// Somewhere in the window or a little outside; often near the beginning of the stroke that is due, so that strokes
  /// come about.
  private func place() -> Point {
    if pick(4) > 0, let line = due {
      return line.point(at: pick(3) > 0 ? 0 : chance.next() * line.length) + tremble(12)
    }
    return Point(chance.next() * 760 - 60, chance.next() * 600 - 60)
  }

  /// The line of the stroke that is due, window pixels.
  private var due: Polyline? {
    guard let page = scene.page, let stroke = scene.attempt?.stroke else { return nil }
    return page.road.strokes[stroke]
  }

  private func tremble(_ size: Double) -> Point { Point(chance.next() - 0.5, chance.next() - 0.5) * size }

  /// Where a contact goes next: on along the stroke that is due, or anywhere nearby.
  private func next(after place: Point) -> Point {
    guard pick(5) > 0, let line = due, let near = line.nearest(to: place), near.distance < 30 else {
      return place + tremble(24)
    }
    return line.point(at: min(line.length, near.arc + chance.next() * 14)) + tremble(5)
  }

  /// One random event.
  func blow() throws {
    time += chance.next() < 0.02 ? chance.next() * 6000 : chance.next() * 24
    let key = Holder(kind: Self.kinds[pick(Self.kinds.count)], id: Int64(pick(3)))
    let place = down[key].map(next) ?? place()
    var contact = Contact(id: key.id, kind: key.kind, place: place, time: time)
    if pick(40) == 0 { contact.size = 200 }
    switch pick(100) {
    case 0..<8: send(.contact(.down(contact)), key, .down)
    case 8..<81: send(.contact(.move(contact)), key, .move)
    case 81..<87: send(.contact(.up(contact)), key, .up)
    case 87..<89: send(.contact(.cancel(contact)), key, .up)
    case 89: if pick(4) == 0 { focusLost() }
    case 90..<98: send(.tick, nil, .move)
    case 98:
      // Devices send nonsense: places that are no numbers, times that run back.
      let wild = Contact(
        id: key.id, kind: key.kind, place: Point(pick(2) == 0 ? .nan : .infinity, 1e300), time: time - 1e6)
      send(.contact(.move(wild)), nil, .move)
    default: if pick(12) == 0 { resize() } else { pressKey() }
    }
  }

  private enum Change { case down, move, up }

  private func send(_ event: StageEvent, _ key: Holder?, _ change: Change) {
    count += 1
    let before = scene.phase
    _ = scene.handle(event, at: time)
    if let key, case .contact(let contact) = event {
      switch change {
      case .down: down[key] = contact.contact.place
      case .move: if down[key] != nil { down[key] = contact.contact.place }
      case .up: down[key] = nil
      }
    }
    check(event, before)
    // Leaving is the journey's business; the storm stays.
    scene.leaving = nil
  }

  private func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    guard !holds else { return }
    problems += 1
    if problems <= 3 { Issue.record("event \(count): \(what())") }
  }

  private func focusLost() {
    down.removeAll()
    send(.focusLost, nil, .move)
    let isOver = scene.phase != .writing
    expect(isOver, "a stroke outlived the loss of the focus")
  }

  private func resize() {
    let (width, height) = Self.sizes[pick(Self.sizes.count)]
    send(.resized(WindowMetrics(width: width, height: height)), nil, .move)
    let isOver = scene.phase != .writing
    expect(isOver, "a stroke outlived its page")
  }

  private func pressKey() {
    let keys: [Key] = [.left, .right, .enter, .space]
    send(.key(KeyPress(keys[pick(keys.count)])), nil, .move)
  }

  /// The oracle: what must hold after every event, whatever it was.
  private func check(_ event: StageEvent, _ before: LessonPhase) {
    let isWriting = scene.phase == .writing
    if isWriting, before != .writing { strokes += 1 }
    if scene.isFailed || scene.isDone, scene.phase != before { verdicts += 1 }

    // A stroke has a contact that is down, and the lesson and the arbiter agree on it: nothing is stuck.
    expect(isWriting == scene.arbiter.isWriting, "after \(event): phase \(scene.phase)")
    if isWriting {
      expect(!down.isEmpty, "a stroke goes on though nothing touches, after \(event)")
      // Its ink ends where one of the contacts is: a palm or a button did not draw, a hand apart.
      if scene.attempt?.guided == nil, let last = scene.attempt?.written.last?.points.last {
        expect(down.values.contains(last) || !last.isFinite, "ink at \(last), contacts at \(down) after \(event)")
      }
    }
    // Contacts alone begin and end strokes; a verdict falls with one of them, or when waiting was in vain.
    if before == .writing, !isWriting {
      switch event {
      case .contact, .focusLost, .resized, .key: break
      case .tick: expect(scene.attempt?.isHelped == true || scene.phase != .ready, "a tick ended a stroke")
      default: expect(false, "\(event) ended a stroke")
      }
    }
    // What is not being written was either graded or taken back: no ink without its points.
    if !isWriting, scene.phase == .ready, scene.page?.level.hints.contains(.fading) != true {
      expect(scene.page?.ink.strokes.count == scene.attempt?.written.count, "ink and record differ after \(event)")
    }
    // A letter that is right is whole.
    if scene.isDone, scene.attempt?.isHelped == false {
      expect(scene.attempt?.verdict?.code == .accepted, "done without being right")
    }
  }

  /// Whatever happened before: a letter that is written well is accepted, with palms and fingers resting all around.
  func writeLetter() throws {
    written += 1
    for key in Array(down.keys) {
      let contact = Contact(id: key.id, kind: key.kind, place: down[key] ?? .zero, time: time)
      send(.contact(.up(contact)), key, .up)
    }
    time += 5000
    send(.focusLost, nil, .move)
    send(.resized(WindowMetrics(width: 480, height: 320)), nil, .move)
    time += 5000
    for path in player.paths(step: 2) {
      let key = Holder(kind: .mouse, id: 9)
      func contact(_ place: Point) -> Contact { Contact(id: 9, kind: .mouse, place: place, time: time) }
      for (index, point) in path.enumerated() {
        time += 12
        send(
          index == 0 ? .contact(.down(contact(point))) : .contact(.move(contact(point))), key,
          index == 0 ? .down : .move)
        disturb()
      }
      time += 12
      send(.contact(.up(contact(path[path.count - 1]))), key, .up)
      time += 250
      send(.tick, nil, .move)
    }
    expect(scene.isDone, "a letter written well among palms: \(scene.phase)")
    for key in Array(down.keys) {
      send(.contact(.up(Contact(id: key.id, kind: key.kind, place: down[key] ?? .zero, time: time))), key, .up)
    }
  }

  /// Palms and second fingers in the field, and the pointer's double of a finger.
  private func disturb() {
    guard pick(4) == 0, let field = scene.page?.layout.writingField else { return }
    let key = Holder(kind: .touch, id: Int64(10 + pick(3)))
    let place = down[key].map { $0 + Point(chance.next() - 0.5, chance.next() - 0.5) * 40 }
    let inside = Point(
      min(max((place ?? field.centre).x, field.x + 1), field.right - 1),
      min(max((place ?? field.centre).y, field.y + 1), field.bottom - 1))
    let contact = Contact(id: key.id, kind: .touch, place: inside, size: pick(3) == 0 ? 150 : nil, time: time)
    switch (down[key] == nil, pick(5)) {
    case (true, _): send(.contact(.down(contact)), key, .down)
    case (false, 0): send(.contact(.up(contact)), key, .up)
    case (false, 1): send(.contact(.cancel(contact)), key, .up)
    default: send(.contact(.move(contact)), key, .move)
    }
  }
}
