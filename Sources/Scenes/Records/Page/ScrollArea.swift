import Drawing
import Letterform
import Stage

/// A room in which more lies than is seen: dragged with a finger, a pen or the mouse, turned with a wheel, paged by keys.
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

  /// Takes in one event.
  mutating func handle(_ event: StageEvent) -> Outcome {
    switch event {
    case .contact(.down(let contact)) where grip == nil && room.contains(contact.place):
      grip = (contact.id, contact.place.y, offset, false)
      return .nothing
    case .contact(.move(let contact)):
      guard let held = grip, held.contact == contact.id, most > 0 else { return .nothing }
      let way = contact.place.y - held.start
      let begins = !held.isMoving && abs(way) > Self.slack
      if begins { grip?.isMoving = true }
      guard held.isMoving || begins else { return .nothing }
      move(to: held.offset - way)
      return begins ? .grabbed : .moved
    case .contact(.up(let contact)), .contact(.cancel(let contact)):
      if grip?.contact == contact.id { grip = nil }
      return .nothing
    case .focusLost:
      grip = nil
      return .nothing
    case .scroll(_, let lines): return move(to: offset + lines * Self.line)
    case .key(let press) where press.isDown: return key(press.key)
    default: return .nothing
    }
  }

  private mutating func key(_ key: Key) -> Outcome {
    switch key {
    case .pageDown: move(to: offset + room.height * 0.9)
    case .pageUp: move(to: offset - room.height * 0.9)
    case .home: move(to: 0)
    case .end: move(to: most)
    default: .nothing
    }
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
