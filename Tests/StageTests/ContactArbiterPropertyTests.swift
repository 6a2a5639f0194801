import Drawing
import Letterform
import Testing

@testable import Stage

/// A small generator of numbers, the same on every machine.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Watches an arbiter from outside: what may follow what, told only by the events and the intents.
private struct Watcher {
  struct Down {
    var place: Point
    var time: Double
    var last: Point
    var movedAt: Double
    var travel = 0.0
  }
  struct Name: Hashable {
    var kind: ContactKind
    var id: Int64
  }

  var arbiter = ContactArbiter(field: Box(x: 0, y: 100, width: 1000, height: 600))
  var down: [Name: Down] = [:]
  var live: Name?
  var complaints: [String] = []

  mutating func send(_ event: ContactEvent) {
    let contact = event.contact
    let name = Name(kind: contact.kind, id: contact.id)
    let wasLive = live
    let before = down
    note(event, name)
    let intents = arbiter.handle(event)
    for intent in intents { hear(intent, event, name, before) }
    if wasLive == name {
      switch event {
      case .move: expect(intents == [.extend(contact)], "a move of the pen is one more part of its stroke")
      case .up: expect(intents == [.end(contact)], "the pen's lift ends its stroke")
      case .cancel: expect(intents == [.withdraw], "a cancelled stroke is withdrawn")
      case .down: expect(intents.first == .withdraw, "a lift that got lost withdraws")
      }
    }
    finish()
  }

  mutating func clear() {
    for intent in arbiter.clear() where intent == .withdraw { live = nil }
    down = [:]
    expect(arbiter.held.isEmpty, "nothing is left after the focus is lost")
    finish()
  }

  mutating func verdict() {
    arbiter.strokeIsOver()
    live = nil
    finish()
  }

  private mutating func finish() {
    expect(arbiter.isWriting == (live != nil), "the arbiter and its watcher agree that a stroke is live")
    if down.isEmpty { expect(!arbiter.isWriting && arbiter.held.isEmpty, "no stroke without a contact") }
  }

  private mutating func note(_ event: ContactEvent, _ name: Name) {
    let contact = event.contact
    switch event {
    case .down: down[name] = Down(place: contact.place, time: contact.time, last: contact.place, movedAt: contact.time)
    case .move:
      guard var held = down[name] else { return }
      if held.last != contact.place { held.movedAt = contact.time }
      held.last = contact.place
      held.travel = max(held.travel, contact.place.distance(to: held.place))
      down[name] = held
    case .up, .cancel: down[name] = nil
    }
  }

  private mutating func hear(_ intent: Intent, _ event: ContactEvent, _ name: Name, _ before: [Name: Down]) {
    switch intent {
    case .begin(let contact):
      expect(live == nil, "a stroke begins after the one before is over")
      let field = arbiter.field ?? Box(x: 0, y: 0, width: 0, height: 0)
      expect(field.contains(contact.place), "a stroke begins in the field")
      let own = Name(kind: contact.kind, id: contact.id)
      expect(own == name, "a stroke begins by its own contact's event")
      expect((down[own] ?? before[own])?.place == contact.place, "a stroke begins where its contact came down")
      live = own
    case .extend(let contact):
      expect(live == Name(kind: contact.kind, id: contact.id), "only the pen draws")
    case .end(let contact):
      expect(live == Name(kind: contact.kind, id: contact.id), "only the pen ends its stroke")
      if case .up = event {} else { complaints.append("a stroke ends by a lift") }
      live = nil
    case .withdraw:
      expect(live != nil, "only a live stroke is withdrawn")
      if let writer = live, writer != name { mayOverrule(writer, event, before) }
      live = nil
    case .tap(let contact, let from):
      let start = before[Name(kind: contact.kind, id: contact.id)]?.place
      expect(start == from && !(arbiter.field?.contains(from) ?? false), "a tap is one outside the field")
    case .press(let contact):
      expect(!(arbiter.field?.contains(contact.place) ?? false), "nothing is pressed in the field")
    case .drag, .release, .hover: break
    }
  }

  private mutating func mayOverrule(_ writer: Name, _ event: ContactEvent, _ before: [Name: Down]) {
    expect(writer.kind == .touch, "a pen is overruled by nobody")
    guard event.contact.kind == .touch, let held = before[writer] else { return }
    let tuning = arbiter.tuning
    expect(
      held.travel < tuning.written && event.contact.time - held.movedAt >= tuning.rest,
      "a finger that wrote is not overruled by another")
  }

  private mutating func expect(_ holds: Bool, _ rule: String) {
    if !holds { complaints.append(rule) }
  }
}

@Suite struct ContactArbiterPropertyTests {
  #if DEBUG
    static let sequences = 20_000
  #else
    static let sequences = 100_000
  #endif

  @Test func noStrokeIsLostStuckOrWronglyEnded() {
    var dice = Dice(state: 20)
    var begun = 0
    for sequence in 0..<Self.sequences {
      var watcher = Watcher()
      var time = 0.0
      for _ in 0..<Int.random(in: 5...40, using: &dice) {
        time += [0.0, 1, 8, 8, 8, 16, 100, 400].randomElement(using: &dice) ?? 8
        step(&watcher, time, &dice)
        if watcher.live != nil { begun += 1 }
      }
      // Everybody lifts.
      for (name, held) in watcher.down {
        watcher.send(.up(Contact(id: name.id, kind: name.kind, place: held.last, time: time + 1)))
      }
      #expect(watcher.complaints.isEmpty, "sequence \(sequence)")
      if !watcher.complaints.isEmpty { return }
    }
    #expect(begun > Self.sequences, "the play must contain strokes")
  }

  private func step(_ watcher: inout Watcher, _ time: Double, _ dice: inout Dice) {
    let kind: ContactKind = Int.random(in: 0..<5, using: &dice) == 0 ? .mouse : .touch
    let id: Int64 = kind == .mouse ? 0 : .random(in: 1...3, using: &dice)
    var place = Point(.random(in: 0...1000, using: &dice), .random(in: 0...700, using: &dice))
    let held = watcher.down[Watcher.Name(kind: kind, id: id)]
    if let held, Int.random(in: 0..<8, using: &dice) > 0 {
      let reach: Double = [0.5, 3, 30].randomElement(using: &dice) ?? 3
      place = held.last + Point(.random(in: -reach...reach, using: &dice), .random(in: -reach...reach, using: &dice))
    }
    let contact = Contact(id: id, kind: kind, place: place, time: time)
    switch Int.random(in: 0..<200, using: &dice) {
    case 0: watcher.clear()
    case 1...3: watcher.verdict()
    case 4...7: watcher.send(.cancel(contact))
    // Out of order on purpose: a system that loses events.
    case 8...11: watcher.send(.down(contact))
    case 12...15: watcher.send(.up(contact))
    case let roll:
      if held == nil {
        watcher.send(kind == .mouse && roll < 100 ? .move(contact) : .down(contact))
      } else {
        watcher.send(roll < 40 ? .up(contact) : .move(contact))
      }
    }
  }
}
