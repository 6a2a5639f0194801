/// A colour with opacity, each part from 0 to 1, not premultiplied, sRGB.
public struct Colour: Hashable, Sendable {
  /// The parts, 0 to 1.
  public var red, green, blue, alpha: Double

  /// A colour from its parts, each 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A colour written `0xRRGGBB`.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      alpha: alpha)
  }

  /// The same colour with opacity `alpha`.
  public func opacity(_ alpha: Double) -> Colour { Colour(red: red, green: green, blue: blue, alpha: alpha) }

  /// The colour `t` of the way to `other`, part by part.
  public func mixed(with other: Colour, _ t: Double) -> Colour {
    Colour(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }

  /// A lighter neighbour, for the rim that catches the light.
  public var rim: Colour { mixed(with: Colour(0xFFFFFF, alpha: alpha), 0.45) }

  /// Relative luminance after WCAG 2.
  public var luminance: Double {
    func linear(_ v: Double) -> Double {
      v <= 0.03928 ? v / 12.92 : power((v + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of two opaque colours after WCAG 2, 1 to 21.
  public func contrast(with other: Colour) -> Double {
    let a = luminance + 0.05
    let b = other.luminance + 0.05
    return max(a, b) / min(a, b)
  }
}
