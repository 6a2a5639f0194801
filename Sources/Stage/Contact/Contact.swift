public import Letterform

/// What touches the window.
public enum ContactKind: Hashable, Sendable {
  /// A mouse. A pen arrives as one too where the system does not tell them apart (SDL 2 does not).
  case mouse
  /// A pen of a tablet.
  case pen
  /// A finger, or anything else that lies on a touchscreen.
  case touch
}

/// One finger, pen or mouse as seen at one moment.
public struct Contact: Hashable, Sendable {
  /// Tells the contact from the others of its kind as long as it is down.
  public var id: Int64
  /// What it is.
  public var kind: ContactKind
  /// Where, in window pixels.
  public var place: Point
  /// How hard, 0 to 1; nil where the device does not say.
  public var pressure: Double?
  /// Diameter of the part that touches, in window pixels; nil where the device does not say.
  public var size: Double?
  /// When the event happened, in milliseconds of the stage's clock.
  public var time: Double

  /// One contact at one moment.
  public init(
    id: Int64, kind: ContactKind, place: Point, pressure: Double? = nil, size: Double? = nil, time: Double
  ) {
    (self.id, self.kind, self.place, self.time) = (id, kind, place, time)
    (self.pressure, self.size) = (pressure, size)
  }
}

/// What a contact does. Stateless: each event carries all there is to know.
public enum ContactEvent: Hashable, Sendable {
  /// It begins to touch.
  case down(Contact)
  /// It is elsewhere; without a `down` before it, a mouse or pen that hovers.
  case move(Contact)
  /// It no longer touches.
  case up(Contact)
  /// The system took the gesture away; what it did must not count.
  case cancel(Contact)

  /// The contact the event is about.
  public var contact: Contact {
    switch self {
    case .down(let contact), .move(let contact), .up(let contact), .cancel(let contact): contact
    }
  }
}
