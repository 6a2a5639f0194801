/// A short animation made of drawings that are moved: what stop-motion with cut paper is.
///
/// A text file, one fact a line:
/// ```
/// rate 12                       steps a second
/// steps 30
/// view 240 240                  size of the part of the plane that is seen
/// layer ball                    its name; drawn above the layers before it
///   pin 22 22                   the point of the drawing that is placed and turned round; its middle if left out
///   draw 0 ball-red             from this step on, this drawing; "-" for none; a colour after ":" for currentColor
///   at 0 120 60                 at this step, there; then any of: turn DEGREES, scale FACTOR, opacity SHARE
///   at 12 120 200 turn 90 eased     slow at both ends; "jump": stays as before until this step; else steadily
/// ```
struct Motion: Equatable {
  /// Where a layer is at one step.
  struct Key: Equatable {
    enum Pace: Equatable { case steady, eased, jump }
    var step: Int
    var x, y: Double
    var turn = 0.0
    var scale = 1.0
    var opacity = 1.0
    /// How it comes here from the key before.
    var pace = Pace.steady
  }

  /// What a layer shows from one step on; nil for nothing.
  struct Drawing: Equatable {
    var step: Int
    var layer: Layer?
  }

  /// One thing that moves.
  struct Track: Equatable {
    let name: String
    var pin: (x: Double, y: Double)?
    var drawings: [Drawing] = []
    var keys: [Key] = []

    static func == (a: Track, b: Track) -> Bool {
      a.name == b.name && a.pin?.x == b.pin?.x && a.pin?.y == b.pin?.y && a.drawings == b.drawings && a.keys == b.keys
    }
  }

  var rate = 12
  var steps = 0
  var width = 240.0
  var height = 240.0
  var tracks: [Track] = []

  /// More steps than this are refused.
  static let mostSteps = 240

  /// What is seen at a step, from the back to the front.
  func frame(_ step: Int) -> [Placed] {
    tracks.compactMap { track in
      guard let layer = track.drawings.last(where: { $0.step <= step })?.layer, let key = track.key(at: step),
        key.opacity > 0, key.scale != 0
      else { return nil }
      return Placed(layer: layer, pin: track.pin, key: key)
    }
  }

  /// A drawing in its place.
  struct Placed: Equatable {
    let layer: Layer
    let pin: (x: Double, y: Double)?
    let key: Key

    /// Two that look alike; the step they were worked out for does not matter.
    static func == (a: Placed, b: Placed) -> Bool {
      var (first, second) = (a.key, b.key)
      (first.step, second.step, first.pace, second.pace) = (0, 0, .steady, .steady)
      return a.layer == b.layer && a.pin?.x == b.pin?.x && a.pin?.y == b.pin?.y && first == second
    }
  }
}

extension Motion.Track {
  /// Where it is at a step: between two keys on the way, before the first and after the last at rest.
  fileprivate func key(at step: Int) -> Motion.Key? {
    guard let first = keys.first else { return nil }
    guard let next = keys.first(where: { $0.step > step }) else { return keys.last }
    guard let before = keys.last(where: { $0.step <= step }) else { return first }
    var share = Double(step - before.step) / Double(next.step - before.step)
    switch next.pace {
    case .steady: break
    case .eased: share = share * share * (3 - 2 * share)
    case .jump: share = 0
    }
    func between(_ value: KeyPath<Motion.Key, Double>) -> Double {
      before[keyPath: value] + (next[keyPath: value] - before[keyPath: value]) * share
    }
    return Motion.Key(
      step: step, x: between(\.x), y: between(\.y), turn: between(\.turn), scale: between(\.scale),
      opacity: between(\.opacity))
  }
}
