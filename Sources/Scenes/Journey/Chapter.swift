public import Stage

/// One part of the journey: a scene that can ask to be left for another.
public protocol Chapter: Scene {
  /// Where to go next; nil while the chapter stays. Asked for after every event; the chapter is let go of then.
  var leaving: Destination? { get }
  /// Whether left and right stay as they are in languages that are read from right to left.
  var keepsDirection: Bool { get }
}

extension Chapter {
  /// Pages are mirrored.
  public var keepsDirection: Bool { false }
}
