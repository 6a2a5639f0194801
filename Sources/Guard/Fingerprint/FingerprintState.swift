/// How far reading a finger has come.
public enum FingerprintState: Hashable, Sendable {
  /// The system is asked for a reader and a finger it knows.
  case looking
  /// A finger may be laid on.
  case waiting
  /// The finger could not be read; it may be laid on again.
  case again(FingerprintHint)
  /// Another finger than the one the system knows; the right one may be laid on.
  case wrong
  /// The finger is the one the system knows.
  case matched
  /// Nothing is read any more.
  case ended(FingerprintEnd)

  /// Whether nothing will follow.
  public var isLast: Bool {
    switch self {
    case .matched, .ended: true
    case .looking, .waiting, .again, .wrong: false
    }
  }
}

/// Why a finger could not be read, as fprintd tells it.
public enum FingerprintHint: String, Hashable, Sendable {
  /// It was not seen well.
  case unclear = "verify-retry-scan"
  /// It went over the reader too quickly.
  case tooShort = "verify-swipe-too-short"
  /// It lay beside the middle.
  case notCentred = "verify-finger-not-centered"
  /// It is to be taken off first.
  case takeOff = "verify-remove-and-retry"
}

/// Why no finger is read any more.
public enum FingerprintEnd: Hashable, Sendable {
  /// There is no fprintd, or no system bus.
  case noService
  /// There is no reader.
  case noReader
  /// The system knows no finger of this user.
  case noFinger
  /// Somebody else uses the reader, or this user may not.
  case notAllowed
  /// No finger was laid on in time.
  case timeout
  /// Too many wrong fingers.
  case wrongFingers
  /// The reader was pulled out, or fprintd went away.
  case disconnected
  /// Whoever asked does not want to know any more.
  case cancelled
}
