/// What became of the sound: for the measurements, and one line on standard error for what is a grown-up's business.
public enum SoundNote: Hashable, Sendable {
  /// A sound began; how long it is, in milliseconds.
  case began(entry: String, milliseconds: Double)
  /// The device is open, or closed again.
  case opened, closed
  /// No pack has any of the entries; told once, with the first of them.
  case missing(entry: String)
  /// An entry is there and cannot be played; told once.
  case damaged(entry: String, reason: String)
  /// No device can be opened; told once until one could be.
  case noDevice(reason: String)
  /// The device went away while it was open.
  case deviceLost
}

extension StatsWriter {
  /// Writes what became of a sound.
  public func sound(_ note: SoundNote) {
    switch note {
    case .began(let entry, let length): event("sound", ["entry": .text(entry), "ms": .number(length)])
    case .opened: event("sound-device", ["state": "open"])
    case .closed: event("sound-device", ["state": "closed"])
    case .deviceLost: event("sound-device", ["state": "lost"])
    case .missing, .damaged, .noDevice: event("sound-fault", ["text": .text(note.fault ?? "")])
    }
  }
}

extension SoundNote {
  /// One English line for a fault; nil when all is well.
  public var fault: String? {
    switch self {
    case .began, .opened, .closed, .deviceLost: nil
    case .missing(let entry): "\(entry): no pack has this sound"
    case .damaged(let entry, let reason): "\(entry): the sound cannot be played: \(reason)"
    case .noDevice(let reason): "no sound: \(reason)"
    }
  }
}
