/// How felt ink looks; shares are of the line's width.
public struct InkStyle: Hashable, Sendable {
  /// The line.
  public var colour = Palette.ink
  /// Its darker streak.
  public var streakColour = Palette.inkDark
  /// How strongly the streak shows, 0 to 1.
  public var streakStrength = 0.5
  /// Distance of the streak from the axis, in widths.
  public var streakOffset = 0.3
  /// Width of the streak, in widths.
  public var streakWidth = 0.15
  /// The width varies by this share to either side...
  public var variation = 0.075
  /// ...over about this many widths.
  public var wave = 10.0

  /// Blue felt.
  public init() {}

  /// The width at `arc` pixels along a line `width` pixels wide; the same for the same line.
  func width(_ width: Double, at arc: Double) -> Double {
    let turn = arc / (width * wave) * 2 * .pi
    return width * (1 + variation * (0.62 * sine(turn + 0.7) + 0.38 * sine(turn * 1.73 + 2.1)))
  }
}
