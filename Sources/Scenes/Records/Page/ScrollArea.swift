import Drawing
import Letterform
import Stage

/// A room in which more lies than is seen: dragged with a finger, a pen or the mouse and, let go of, running on; turned
/// with a wheel, paged by keys.
struct ScrollArea {
  /// A contact that moves no farther than this, pixels, may still be a tap; larger lets fewer taps become drags.
  static let slack = 12.0
  /// How far one line of a wheel goes, pixels.
  static let line = 64.0

  /// What is seen.
  var room: Box
  /// How high everything is.
  var height: Double {
    didSet { offset = min(offset, most) }
  }
  /// How far it is moved up.
  private(set) var offset = 0.0
  private var grip: (contact: Int64, start: Double, offset: Double, isMoving: Bool)?
  private var trace = DragTrace()
  private var fling: Fling?

  init(room: Box, height: Double = 0) { (self.room, self.height) = (room, height) }

  /// The farthest that it can be moved up.
  var most: Double { max(0, height - room.height) }

  /// Whether a contact is dragging it.
  var isDragged: Bool { grip?.isMoving == true }

  /// What an event came to.
  enum Outcome {
    /// Nothing for this room.
    case nothing
    /// It stands elsewhere now.
    case moved
    /// The same, and a contact that was down is no tap any more.
    case grabbed
  }

  /// Takes in one event at `time`; let go of in motion it runs on, but not when `calmly`.
  mutating func handle(_ event: StageEvent, at time: Double, calmly: Bool) -> Outcome {
    switch event {
    case .contact(.down(let contact)) where grip == nil && room.contains(contact.place):
      // A finger stops what runs, and is no tap.
      let stops = fling != nil
      grip = (contact.id, contact.place.y, offset, stops)
      (fling, trace) = (nil, DragTrace())
      trace.add(contact.place.y, at: contact.time)
      return stops ? .grabbed : .nothing
    case .contact(.move(let contact)):
      guard let held = grip, held.contact == contact.id, most > 0 else { return .nothing }
      trace.add(contact.place.y, at: contact.time)
      let way = contact.place.y - held.start
      let begins = !held.isMoving && abs(way) > Self.slack
      if begins { grip?.isMoving = true }
      guard held.isMoving || begins else { return .nothing }
      move(to: held.offset - way)
      return begins ? .grabbed : .moved
    case .contact(.up(let contact)):
      guard let held = grip, held.contact == contact.id else { return .nothing }
      grip = nil
      guard held.isMoving, contact.kind != .mouse, !calmly else { return .nothing }
      fling = Fling(from: offset, speed: -trace.speed(at: contact.time), at: time)
      return fling == nil ? .nothing : .moved
    case .contact(.cancel(let contact)):
      if grip?.contact == contact.id { grip = nil }
      return .nothing
    case .focusLost:
      (grip, fling) = (nil, nil)
      return .nothing
    case .tick: return run(to: time)
    case .scroll(_, let lines):
      fling = nil
      return move(to: offset + lines * Self.line)
    case .key(let press) where press.isDown: return key(press.key)
    default: return .nothing
    }
  }

  /// How long it goes on by itself.
  var motion: Redraw { fling.map { .animating(until: $0.end) } ?? .nothing }

  private mutating func run(to time: Double) -> Outcome {
    guard let running = fling else { return .nothing }
    let wanted = running.offset(at: time)
    if time >= running.end || !(0...most).contains(wanted) { fling = nil }
    return move(to: wanted)
  }

  private mutating func key(_ key: Key) -> Outcome {
    let places: [Key: Double] = [
      .pageDown: offset + room.height * 0.9, .pageUp: offset - room.height * 0.9, .home: 0, .end: most,
    ]
    guard let place = places[key] else { return .nothing }
    fling = nil
    return move(to: place)
  }

  /// Moves it to `wanted`, or as near as it can be.
  @discardableResult
  mutating func move(to wanted: Double) -> Outcome {
    let before = offset
    offset = min(max(0, wanted.rounded()), most)
    return offset == before ? .nothing : .moved
  }

  /// Moves it so that the part from `top` to `bottom` is seen.
  mutating func show(_ top: Double, _ bottom: Double) {
    if top < offset { move(to: top) } else if bottom > offset + room.height { move(to: bottom - room.height) }
  }
}
