public import Drawing

/// Decides which contact is *the pen* in the writing field and why the others are not.
///
/// The rules, in the order in which they bind:
/// 1. A pen or mouse that comes down in the field writes. It overrules every finger; their stroke is withdrawn.
/// 2. While a pen or mouse writes, or was just seen moving above the field, fingers there are silent.
/// 3. Of the fingers in the field the first that *moves* writes, so a palm that came down first and rests blocks nobody.
///    A finger that never moves and is lifted soon is a dot.
/// 4. While one finger writes the others in the field are silent until they are lifted. Only a stroke that has hardly
///    begun and then rests (a palm that slid) can be overruled by another finger that moves.
/// 5. A contact that came down outside the field never writes; it presses buttons, whatever else goes on.
/// 6. A cancelled contact, and the loss of the window's focus, withdraw the stroke ungraded.
/// 7. A mouse event that repeats a touch in time and place is no second contact.
///
/// A pure value: it knows no clock, the times are those of the events.
public struct ContactArbiter: Sendable {
  /// The numbers it decides by.
  public var tuning: ContactTuning
  /// Where writing happens, in window pixels; nil when nothing is written now and every contact presses buttons.
  public private(set) var field: Box?

  var held: [Held] = []
  /// When a pen or mouse was last surely in somebody's hand over the field.
  var penSeen: Contact?
  var lastHover: Contact?
  var lastTouch: Contact?

  /// An arbiter that has seen no contact yet.
  public init(field: Box? = nil, tuning: ContactTuning = ContactTuning()) {
    (self.field, self.tuning) = (field, tuning)
  }

  /// Whether a stroke is being written.
  public var isWriting: Bool { held.contains { $0.role == .writer } }

  /// What `event` means. Most often one intent; several when a stroke begins late or another is overruled.
  ///
  /// - Complexity: linear in the number of contacts that are down.
  public mutating func handle(_ event: ContactEvent) -> [Intent] {
    if case .touch = event.contact.kind {
      defer { lastTouch = event.contact }
      return decide(event)
    }
    return decide(event)
  }

  /// Tells that the stroke has its verdict: what its contact still does is not writing, and the next contact may begin.
  public mutating func strokeIsOver() {
    guard let writer = held.firstIndex(where: { $0.role == .writer }) else { return }
    if held[writer].travel >= tuning.written { silenceCandidates() }
    held[writer].role = .silent
  }

  /// Moves the field; a stroke under way is withdrawn, and what lies in either field stays silent until lifted.
  public mutating func setField(_ box: Box?) -> [Intent] {
    guard box != field else { return [] }
    field = box
    let wasWriting = isWriting
    for i in held.indices where held[i].role != .button { held[i].role = .silent }
    return wasWriting ? [.withdraw] : []
  }

  /// Forgets every contact, as when the window loses its focus.
  public mutating func clear() -> [Intent] {
    var intents: [Intent] = isWriting ? [.withdraw] : []
    for contact in held where contact.role == .button { intents.append(.release(contact.last)) }
    held.removeAll()
    (penSeen, lastHover, lastTouch) = (nil, nil, nil)
    return intents
  }

  private mutating func decide(_ event: ContactEvent) -> [Intent] {
    switch event {
    case .down(let contact):
      let lost = index(of: contact).map { leave($0) } ?? []
      let decided = comesDown(contact)
      return lost.isEmpty ? decided : lost + decided
    case .move(let contact):
      guard let i = index(of: contact) else { return hovers(contact) }
      return moves(i, contact)
    case .up(let contact):
      guard let i = index(of: contact) else { return [] }
      return lifts(i, contact)
    case .cancel(let contact):
      guard let i = index(of: contact) else { return [] }
      return leave(i)
    }
  }

  private func index(of contact: Contact) -> Int? {
    held.firstIndex { $0.first.id == contact.id && $0.first.kind == contact.kind }
  }
}

extension ContactArbiter {
  /// What a contact that is down may do.
  enum Role: Hashable, Sendable {
    /// A finger in the field that has not moved yet.
    case candidate
    /// The pen: the contact whose stroke is being written.
    case writer
    /// In the field and ignored until it is lifted.
    case silent
    /// Came down outside the field.
    case button
    /// A mouse event that repeats a touch.
    case echo
  }

  /// A contact that is down.
  struct Held: Sendable {
    let first: Contact
    var last: Contact
    var role: Role
    /// Farthest distance from where it came down, in window pixels.
    var travel = 0.0
    /// When it last moved farther than nothing, in milliseconds.
    var movedAt: Double
    /// What a candidate did so far, to be written at once when it becomes the pen.
    var waiting: [Contact] = []

    init(_ contact: Contact, _ role: Role) {
      (first, last, self.role, movedAt) = (contact, contact, role, contact.time)
    }
  }
}
