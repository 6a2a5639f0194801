/// Times of the feast, in milliseconds.
enum RewardTuning {
  /// One sticker is laid on the page (the look's table of motion).
  static let laying = 220.0
  /// The next is laid so long after the one before.
  static let between = 130.0
  /// All are laid.
  static let layingOut = laying + 2 * between
  /// A sticker is pressed on.
  static let pressing = 380.0
  /// How much larger it is before it lies.
  static let pressGrowth = 0.25
  /// The last star grows in.
  static let star = 360.0
  /// The short animation begins so long after the feast.
  static let prizeAfter = 700.0
}
