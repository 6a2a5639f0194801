import Letterform

extension Fluency {
  /// The measures of what the pen did; all 0 where it did nothing. Samples that are no numbers are left out.
  ///
  /// - Complexity: linear in the samples.
  public init(of pen: PenData) {
    self.init()
    let strokes = pen.strokes.map { $0.filter { $0.place.x.isFinite && $0.place.y.isFinite && $0.time.isFinite } }
      .filter { !$0.isEmpty }
    guard let first = strokes.first?.first, let last = strokes.last?.last else { return }
    duration = max(0, last.time - first.time)
    lifts = strokes.count - 1
    var (top, bottom) = (first.place.y, first.place.y)
    var found = 0
    var lifted: Double?
    for stroke in strokes {
      if let lifted { airTime += max(0, stroke[0].time - lifted) }
      lifted = stroke[stroke.count - 1].time
      for (a, b) in zip(stroke, stroke.dropFirst()) { length += a.place.distance(to: b.place) }
      for sample in stroke {
        top = min(top, sample.place.y)
        bottom = max(bottom, sample.place.y)
      }
      found += VelocityProfile(of: stroke).peaks
    }
    airTime = min(airTime, duration)
    peaks = Double(found) / Double(strokes.count)
    size = bottom - top
    drop = bottom - VelocityProfile.baseline
  }
}

/// The speed of the pen along one stroke, at even steps of time and smoothed.
struct VelocityProfile {
  /// Where letters stand, letter units.
  static let baseline = 200.0
  /// Step of time, milliseconds: twice as fine as the 10 Hz that a hand can change its speed at asks for, and more.
  static let step = 10.0
  /// Places are averaged over this many steps twice: 50 ms each, so that tremor and the screen's grid make no peaks.
  static let window = 5
  /// A peak must rise above the valleys beside it by this share of the stroke's top speed; larger counts fewer.
  static let prominence = 0.15
  /// Longest stroke that is measured, in steps: five minutes.
  static let longest = 30_000

  /// Letter units a second, one for each step.
  let speeds: [Double]

  /// The profile of a stroke; empty where no time passed. Samples out of order in time are left out.
  init(of stroke: [PenData.Sample]) {
    guard let first = stroke.first, let end = stroke.map(\.time).max(), end > first.time else {
      speeds = []
      return
    }
    let count = Int(min(Double(Self.longest), ((end - first.time) / Self.step).rounded(.up))) + 1
    var places: [Point] = []
    places.reserveCapacity(count)
    var next = 0
    var before = first
    for index in 0..<count {
      let time = first.time + Double(index) * Self.step
      while next < stroke.count, stroke[next].time <= time {
        if stroke[next].time >= before.time { before = stroke[next] }
        next += 1
      }
      guard next < stroke.count, stroke[next].time > before.time else {
        places.append(before.place)
        continue
      }
      let share = (time - before.time) / (stroke[next].time - before.time)
      places.append(before.place.interpolated(to: stroke[next].place, share))
    }
    let smooth = Self.averaged(Self.averaged(places))
    speeds = zip(smooth, smooth.dropFirst()).map { $0.distance(to: $1) / Self.step * 1000 }
  }

  /// How many peaks the speed has; 0 for a stroke that never moved.
  var peaks: Int {
    guard let top = speeds.max(), top > 0 else { return 0 }
    let rise = top * Self.prominence
    var count = 0
    var low = 0.0
    var high = 0.0
    var rising = false
    for speed in speeds + [0] {
      if rising {
        high = max(high, speed)
        if speed <= high - rise {
          count += 1
          rising = false
          low = speed
        }
      } else {
        low = min(low, speed)
        if speed >= low + rise {
          rising = true
          high = speed
        }
      }
    }
    return count
  }

  /// Each place the mean of those around it; fewer of them at the ends, so that the ends stay.
  private static func averaged(_ places: [Point]) -> [Point] {
    places.indices.map { index in
      let reach = min(window / 2, index, places.count - 1 - index)
      let near = places[(index - reach)...(index + reach)]
      return near.reduce(Point.zero, +) * (1 / Double(near.count))
    }
  }
}
