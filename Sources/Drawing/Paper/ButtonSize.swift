/// How large a button is cut, the same rule on every page a child sees.
public enum ButtonSize {
  /// No button is smaller than this, pixels.
  public static let leastPixels = 68.0
  /// No button is smaller than this, millimetres.
  public static let leastMillimetres = 12.0
  /// No button is smaller than this share of the window's width.
  public static let leastShare = 0.045
  /// Wanted share of the width of a wide page, and of an upright one.
  static let (wideShare, uprightShare) = (0.07, 0.115)
  /// On a very small or very dense screen the millimetres win, up to this share of the shorter side.
  static let mostShare = 0.22

  /// Side of an ordinary button, pixels.
  public static func side(width: Double, height: Double, pixelsPerMillimetre: Double) -> Double {
    let wanted = (height > width ? uprightShare : wideShare) * width
    return min(
      max(wanted, least(width: width, pixelsPerMillimetre: pixelsPerMillimetre)), min(width, height) * mostShare)
  }

  /// The smallest side anything to be tapped may have, pixels.
  public static func least(width: Double, pixelsPerMillimetre: Double) -> Double {
    max(leastPixels, leastShare * width, leastMillimetres * pixelsPerMillimetre)
  }
}
