public import Letterform

/// Writes letters well, as a steady child does: along the middle, wavering a little, slower at both ends.
///
/// What proves that a letter can be won: `check-letters` and the tests let it write every letter in every corridor.
public struct Solver: Sendable {
  /// How far the pen wavers from the middle, root mean square, letter units.
  public var waver: Double
  /// Over which length the waver changes, letter units.
  public var wavelength: Double
  /// How far it trembles from report to report, root mean square, letter units.
  public var tremor: Double
  /// Reports a second, hertz.
  public var rate: Double
  /// Length drawn in a second, letter units.
  public var speed: Double

  /// A solver; see the properties for units.
  public init(waver: Double, wavelength: Double = 60, tremor: Double = 0, rate: Double = 60, speed: Double = 150) {
    (self.waver, self.wavelength, self.tremor, self.rate, self.speed) = (waver, wavelength, tremor, rate, speed)
  }

  /// Writes all strokes of `form`, one after another, with pauses between them.
  public func write(_ form: Form, using generator: inout some RandomNumberGenerator) -> [[PenSample]] {
    write(form.strokes.map { $0.path.flattened() }, using: &generator)
  }

  /// Writes along each of `lines`.
  public func write(_ lines: [Polyline], using generator: inout some RandomNumberGenerator) -> [[PenSample]] {
    var time = 0.0
    return lines.map { line in
      let stroke = write(line, from: time, using: &generator)
      time = (stroke.last?.time ?? time) + 300
      return stroke
    }
  }

  private func write(
    _ line: Polyline, from begin: Double, using generator: inout some RandomNumberGenerator
  ) -> [PenSample] {
    // A short stroke leaves the hand less room to wander off.
    let ease = min(1, 0.35 + line.length / wavelength)
    let wave = Waver(size: waver * ease, wavelength: wavelength, using: &generator)
    var samples: [PenSample] = []
    var (arc, time) = (0.0, begin)
    let stride = speed / rate
    while true {
      let tremble = Point(tremor * Waver.normal(using: &generator), tremor * Waver.normal(using: &generator))
      samples.append(PenSample(line.point(at: arc) + wave.offset(at: arc) + tremble, time: time))
      guard arc < line.length else { return samples }
      // Slow at both ends, and never standing still.
      let haste = min(1, 0.25 + min(arc, line.length - arc) / 15)
      arc = min(line.length, arc + max(0.05, stride * haste))
      time += 1000 / rate
    }
  }
}

/// A smooth wandering of the pen along the drawn length: a few waves of random phase.
struct Waver {
  private var waves: [(frequency: Double, phase: Double, x: Double, y: Double)] = []

  init(size: Double, wavelength: Double, using generator: inout some RandomNumberGenerator) {
    let count = 4
    // Each wave adds size²/(2 count) to the variance of x and of y, so that the offset across a line has the size asked for.
    let share = size * (2.0 / Double(count)).squareRoot()
    for _ in 0..<count {
      let length = wavelength * Double.random(in: 0.6...1.8, using: &generator)
      waves.append(
        (
          2 * .pi / length, Double.random(in: 0..<2 * .pi, using: &generator),
          share * Self.sign(using: &generator), share * Self.sign(using: &generator)
        ))
    }
  }

  func offset(at arc: Double) -> Point {
    waves.reduce(.zero) { sum, wave in
      let x = Point.direction(wave.frequency * arc + wave.phase)
      return sum + Point(wave.x * x.x, wave.y * x.y)
    }
  }

  private static func sign(using generator: inout some RandomNumberGenerator) -> Double {
    Bool.random(using: &generator) ? 1 : -1
  }

  /// About a standard normal number: the sum of twelve uniform ones.
  static func normal(using generator: inout some RandomNumberGenerator) -> Double {
    var sum = -6.0
    // Straight from the bits: the library's generic random(in:) is a hundred times slower here.
    for _ in 0..<12 { sum += Double(generator.next() >> 11) * 0x1p-53 }
    return sum
  }
}
