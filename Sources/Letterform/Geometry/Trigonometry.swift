/// Sine, cosine, tangent and the angle of a direction, from square roots and series only.
///
/// The room imports nothing, so that a letter's points are the same bits on every machine and C library.
/// Errors stay below 4e-15 for angles up to a few turns, which is what letters use.
enum Trigonometry {
  /// The sine of `angle`, radians.
  static func sine(_ angle: Double) -> Double { both(angle).sine }

  /// The cosine of `angle`, radians.
  static func cosine(_ angle: Double) -> Double { both(angle).cosine }

  /// The tangent of `angle`, radians.
  static func tangent(_ angle: Double) -> Double {
    let (sine, cosine) = both(angle)
    return sine / cosine
  }

  /// The angle of the direction (`x`, `y`) in radians, -π to π; 0 for no direction.
  static func angle(y: Double, x: Double) -> Double {
    let (height, width) = (y.magnitude, x.magnitude)
    let larger = max(height, width)
    guard larger > 0, larger.isFinite else { return 0 }
    let lean = arcTangent(min(height, width) / larger)
    let quarter = height > width ? .pi / 2 - lean : lean
    let half = x < 0 ? .pi - quarter : quarter
    return y < 0 ? -half : half
  }

  /// Sine and cosine together: the angle is brought within an eighth of a turn, where the series is short.
  private static func both(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (0, 1) }
    let quarters = (angle / (.pi / 2)).rounded()
    // The quarter turn in two parts, so that the difference keeps its last digits.
    let rest = (angle - quarters * 1.5707963267948966) - quarters * 6.123233995736766e-17
    let (sine, cosine) = (sineSeries(rest), cosineSeries(rest))
    switch Int(quarters.remainder(dividingBy: 4)) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var (term, sum) = (x, x)
    for k in stride(from: 2.0, through: 18, by: 2) {
      term *= -square / (k * (k + 1))
      sum += term
    }
    return sum
  }

  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var (term, sum) = (1.0, 1.0)
    for k in stride(from: 1.0, through: 19, by: 2) {
      term *= -square / (k * (k + 1))
      sum += term
    }
    return sum
  }

  /// The arc tangent of 0 to 1: the angle is halved twice, which leaves at most 0.2 for the series.
  private static func arcTangent(_ x: Double) -> Double {
    let half = x / (1 + (1 + x * x).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    var (power, sum) = (quarter, quarter)
    for k in stride(from: 3.0, through: 27, by: 2) {
      power *= -square
      sum += power / k
    }
    return 4 * sum
  }
}
