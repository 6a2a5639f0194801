/// How much moves beside what is written: a machine that is too slow for everything shows less of it.
public struct MotionQuality: Hashable, Sendable {
  /// Things in the air when something is finished: confetti, bubbles.
  public var effects = true
  /// Animations in their full size.
  public var fullSize = true
  /// Every picture of the display; every second one otherwise.
  public var fullRate = true

  /// These three.
  public init(effects: Bool = true, fullSize: Bool = true, fullRate: Bool = true) {
    (self.effects, self.fullSize, self.fullRate) = (effects, fullSize, fullRate)
  }

  /// Everything.
  public static let full = MotionQuality()
}
