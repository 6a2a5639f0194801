/// What `check-letters` lets pass: every limit of the check, in letter units (x-height 100) unless said.
public enum CheckLimits {
  /// How far a stroke may end beside a guide line, share of the x-height. Greater is kinder.
  public static let guide = 0.02
  /// How much farther outward a round end may pass its line, share of the x-height: round shapes look too small otherwise.
  public static let overshoot = 0.02
  /// A stroke that ends farther than this from every line is meant to end elsewhere, share of the x-height.
  public static let guideReach = 0.08
  /// A turn below this is no break, degrees. Greater is kinder.
  public static let tangentBreak = 4.0
  /// A turn from this on is a corner that is meant, degrees. Smaller is kinder.
  public static let meantCorner = 25.0
  /// A curve of a greater radius counts as straight, letter units.
  public static let straightRadius = 400.0
  /// Most jump of the curvature between two curves, per letter unit. Greater is kinder.
  public static let curvatureJump = 0.06
  /// Curves tighter than this are turns of the pen, at which the curvature may jump, letter units.
  public static let turnRadius = 9.0
  /// A letter this many times wider or narrower than its family is listed.
  public static let width = 1.6
  /// Least radius of a join, letter units. Smaller is kinder.
  public static let joinRadius = 2.5
  /// Most turning of a join to both sides, degrees. Greater is kinder.
  public static let joinTurning = 330.0
  /// How far ink may stand outside a print letter's place, letter units.
  public static let outsideAdvance = 0.5
  /// Waver of the pen that must win every letter, root mean square in half-widths of the corridor.
  public static let solverWaver = 0.15
  /// How often each letter is written by that pen at each rung and hand.
  public static let solverTries = 3
  /// How many half-widths loops and corners must measure to be judged one by one.
  public static let zone = 3.0
}
