import Curriculum
import Grading
import Letterform

/// With what a simulated learner writes, and how far the hand strays with it once it is practised.
enum SimulatedContact: CaseIterable {
  case pen, mouse, finger

  /// Root mean square from the middle of the line, millimetres.
  var noise: Double {
    switch self {
    case .pen: 0.45
    case .mouse: 0.8
    case .finger: 0.95
    }
  }
}

/// A child: a hand that strays by so many millimetres and grows steadier, and a memory that fades.
struct SimulatedLearner {
  /// How quickly hand and memory learn, 0 to 1.
  let skill: Double
  let contact: SimulatedContact
  /// Days after which half of what was learned of a letter is gone.
  let halfLife: Double
  /// Does as little as is let through.
  let isCareless: Bool
  private var random: SeededGenerator
  /// How far the hand is from its steadiest, 1 to 0.
  private var clumsiness = 1.0
  /// What is known of each letter, 0 to 1, and when it was last seen.
  private var memory: [String: (known: Double, time: Double)] = [:]

  init(seed: UInt64, isCareless: Bool = false) {
    random = SeededGenerator(seed: seed)
    skill = Double.random(in: 0.3...1, using: &random)
    contact = SimulatedContact.allCases[Int.random(in: 0..<3, using: &random)]
    halfLife = Double.random(in: 2...10, using: &random)
    self.isCareless = isCareless
  }

  /// Sees the letter written.
  mutating func watch(_ letter: Character, at time: Double) { learn(letter, 0.5, at: time) }

  /// Writes `form` where an x-height measures `millimetres`, with hints that leave the share `recalled` to memory.
  mutating func write(
    _ form: Form, of letter: Character, millimetres: Double, radius: Double, recalled: Double, at time: Double
  ) -> [[PenSample]] {
    let known = known(letter, at: time)
    var lines = form.strokes.map { $0.path.flattened() }
    let cheats = Cheat.all(for: form, radius: radius)
    let lapse = 0.02 + recalled * (1 - known) * 0.6
    if Double.random(in: 0..<1, using: &random) < lapse, let cheat = cheats.randomElement(using: &random) {
      lines = cheat.lines(for: form, radius: radius, using: &random)
    }
    let strays = contact.noise * (1 + clumsiness) * 100 / millimetres
    clumsiness *= 1 - 0.03 * skill
    learn(letter, 0.25, at: time)
    guard isCareless else { return Solver(waver: strays).write(lines, using: &random) }
    return careless(lines, radius: radius)
  }

  /// Lifts the pen wherever it likes and strays as far as is forgiven.
  private mutating func careless(_ lines: [Polyline], radius: Double) -> [[PenSample]] {
    var strokes: [[PenSample]] = []
    for stroke in Solver(waver: 0.3 * radius).write(lines, using: &random) {
      guard stroke.count > 12, Double.random(in: 0..<1, using: &random) < 0.8 else {
        strokes.append(stroke)
        continue
      }
      let cut = Int.random(in: stroke.count / 3...stroke.count * 2 / 3, using: &random)
      strokes += [Array(stroke[...cut]), Array(stroke[cut...])]
    }
    return strokes
  }

  private func known(_ letter: Character, at time: Double) -> Double {
    guard let seen = memory[String(letter)] else { return 0 }
    let days = (time - seen.time) / 86_400_000
    return seen.known * Point.halving(days / halfLife)
  }

  private mutating func learn(_ letter: Character, _ share: Double, at time: Double) {
    let known = known(letter, at: time)
    memory[String(letter)] = (known + (1 - known) * share * skill, time)
  }
}

extension Point {
  /// One half to the power of `times`; by repeated halving and a straight line between, which is near enough.
  fileprivate static func halving(_ times: Double) -> Double {
    let whole = times.rounded(.down)
    let part = times - whole
    return (0..<Int(min(whole, 60))).reduce(1 - part / 2) { value, _ in value / 2 }
  }
}
