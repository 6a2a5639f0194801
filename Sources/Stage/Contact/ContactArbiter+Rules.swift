import Drawing
import Letterform

extension ContactArbiter {
  /// How many moves within the slop are kept; a hand that trembles while it rests sends thousands.
  private static let longestWait = 64

  mutating func comesDown(_ contact: Contact) -> [Intent] {
    if repeatsTouch(contact) {
      held.append(Held(contact, .echo))
      return []
    }
    guard let field, field.contains(contact.place) else {
      held.append(Held(contact, .button))
      return [.press(contact)]
    }
    let writer = held.firstIndex { $0.role == .writer }
    if contact.kind != .touch {
      penSeen = contact
      // A second button of the same mouse, or a mouse beside a pen: the first goes on.
      if let writer, held[writer].first.kind != .touch {
        held.append(Held(contact, .silent))
        return []
      }
      if let writer { held[writer].role = .silent }
      silenceCandidates()
      held.append(Held(contact, .writer))
      return writer == nil ? [.begin(contact)] : [.withdraw, .begin(contact)]
    }
    held.append(Held(contact, mayWrite(contact, beside: writer) ? .candidate : .silent))
    return []
  }

  mutating func hovers(_ contact: Contact) -> [Intent] {
    guard contact.kind != .touch, !repeatsTouch(contact) else { return [] }
    defer { lastHover = contact }
    // One event alone is the pointer found somewhere, as when the window opens; a pen in a hand never keeps still.
    if let field, field.contains(contact.place), let lastHover, contact.place != lastHover.place,
      contact.time - lastHover.time < tuning.penNear
    {
      penSeen = contact
    }
    return [.hover(contact)]
  }

  mutating func moves(_ i: Int, _ contact: Contact) -> [Intent] {
    let first = held[i].first.place
    if contact.place != held[i].last.place { held[i].movedAt = contact.time }
    held[i].last = contact
    held[i].travel = max(held[i].travel, contact.place.distance(to: first))
    switch held[i].role {
    case .writer:
      if contact.kind != .touch { penSeen = contact }
      return [.extend(contact)]
    case .button:
      return [.drag(contact, from: first)]
    case .silent, .echo:
      return []
    case .candidate:
      if held[i].waiting.count < Self.longestWait { held[i].waiting.append(contact) }
      guard held[i].travel > tuning.slop else { return [] }
      return takesUp(i, contact)
    }
  }

  mutating func lifts(_ i: Int, _ contact: Contact) -> [Intent] {
    let was = held.remove(at: i)
    switch was.role {
    case .writer:
      silenceCandidates()
      if contact.kind != .touch { penSeen = contact }
      return [.end(contact)]
    case .button:
      return [.tap(contact, from: was.first.place)]
    case .candidate:
      guard !isWriting, contact.time - was.first.time <= tuning.dot else { return [] }
      // What rests beside a dot being made is a hand.
      silenceCandidates()
      return [.begin(was.first)] + was.waiting.map { .extend($0) } + [.end(contact)]
    case .silent, .echo:
      return []
    }
  }

  /// The contact at `i` is gone without a proper end.
  mutating func leave(_ i: Int) -> [Intent] {
    let was = held.remove(at: i)
    switch was.role {
    case .writer: return [.withdraw]
    case .button: return [.release(was.last)]
    case .candidate, .silent, .echo: return []
    }
  }

  mutating func silenceCandidates() {
    for i in held.indices where held[i].role == .candidate { held[i].role = .silent }
  }

  /// The candidate at `i` moved: it is the pen, unless another is.
  private mutating func takesUp(_ i: Int, _ contact: Contact) -> [Intent] {
    var intents: [Intent] = []
    if let writer = held.firstIndex(where: { $0.role == .writer }) {
      let rests = contact.time - held[writer].movedAt >= tuning.rest
      guard rests, held[writer].travel < tuning.written else {
        held[i].role = .silent
        return []
      }
      held[writer].role = .silent
      intents.append(.withdraw)
    }
    held[i].role = .writer
    intents.append(.begin(held[i].first))
    for move in held[i].waiting { intents.append(.extend(move)) }
    if held[i].waiting.last != contact { intents.append(.extend(contact)) }
    held[i].waiting = []
    return intents
  }

  private func mayWrite(_ contact: Contact, beside writer: Int?) -> Bool {
    if let size = contact.size, size >= tuning.palm { return false }
    if let writer {
      let other = held[writer]
      return other.first.kind == .touch && other.travel < tuning.written
    }
    guard let pen = penSeen, contact.time - pen.time < tuning.penNear else { return true }
    // The system's own pointer jumps to the finger: that is no pen.
    let jumped =
      contact.time - pen.time <= tuning.echoTime && contact.place.distance(to: pen.place) <= tuning.echoPlace
    return jumped
  }

  private func repeatsTouch(_ contact: Contact) -> Bool {
    guard contact.kind != .touch, let touch = lastTouch else { return false }
    return contact.time - touch.time <= tuning.echoTime && contact.place.distance(to: touch.place) <= tuning.echoPlace
  }
}
