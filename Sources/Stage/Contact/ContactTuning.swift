/// The numbers by which `ContactArbiter` tells a writing contact from a resting one.
public struct ContactTuning: Hashable, Sendable {
  /// Window pixels a touch must travel before it counts as writing. Larger: a resting hand draws less often; smaller:
  /// ink begins sooner.
  public var slop = 4.0
  /// Window pixels after which a stroke has surely been meant: from then on no other finger can take it over.
  /// Larger: a palm that slid is more easily overruled.
  public var written = 40.0
  /// Milliseconds without a move after which a contact rests. Larger: a child that pauses at the start keeps its stroke.
  public var rest = 300.0
  /// The longest touch, in milliseconds, that is still a dot when it never moved. Larger: slower dots count.
  public var dot = 1200.0
  /// Milliseconds for which a pen that hovered over the field still silences fingers there. Larger: palms come down
  /// later without drawing.
  public var penNear = 500.0
  /// Diameter in window pixels from which a contact is a palm, where the device tells sizes. Larger: kinder to thumbs.
  public var palm = 110.0
  /// Milliseconds and window pixels within which a mouse event repeats a touch. Larger: fewer doubles.
  public var echoTime = 60.0
  /// See `echoTime`.
  public var echoPlace = 3.0

  /// The numbers for a screen of 96 dots an inch.
  public init() {}

  /// The same distances in millimetres on a screen with `dotsPerInch`.
  public init(dotsPerInch: Double) {
    let k = dotsPerInch / 96
    slop *= k
    written *= k
    palm *= k
  }
}
