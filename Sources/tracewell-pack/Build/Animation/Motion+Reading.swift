extension Motion {
  /// What is wrong with a line of a motion.
  struct Mistake: Error, Equatable {
    /// Counted from 1.
    let line: Int
    let rule: Rule
  }

  enum Rule: Error, Equatable {
    case unknownWord(String)
    case badValues(String, expected: String)
    case noLayer(String)
    case noSteps
    case order(step: Int)
  }

  /// Reads a motion's text.
  init(_ text: String) throws(Mistake) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" }).map(String.init)
      guard let word = words.first, !word.hasPrefix("#") else { continue }
      do throws(Rule) { try read(word, Array(words.dropFirst())) } catch {
        throw Mistake(line: number, rule: error)
      }
    }
    guard steps > 0, !tracks.isEmpty else { throw Mistake(line: number, rule: .noSteps) }
  }

  private mutating func read(_ word: String, _ values: [String]) throws(Rule) {
    switch word {
    case "rate":
      guard values.count == 1, let rate = Int(values[0]), (1...60).contains(rate) else {
        throw .badValues(word, expected: "1 to 60 steps a second")
      }
      self.rate = rate
    case "steps":
      guard values.count == 1, let steps = Int(values[0]), (1...Self.mostSteps).contains(steps) else {
        throw .badValues(word, expected: "1 to \(Self.mostSteps)")
      }
      self.steps = steps
    case "view":
      guard let size = numbers(values, count: 2), size[0] > 0, size[1] > 0 else {
        throw .badValues(word, expected: "a width and a height")
      }
      (width, height) = (size[0], size[1])
    case "layer":
      guard values.count == 1 else { throw .badValues(word, expected: "a name") }
      tracks.append(Track(name: values[0]))
    case "pin", "draw", "at":
      guard !tracks.isEmpty else { throw .noLayer(word) }
      try readLayer(word, values)
    default: throw .unknownWord(word)
    }
  }

  private mutating func readLayer(_ word: String, _ values: [String]) throws(Rule) {
    let last = tracks.count - 1
    switch word {
    case "pin":
      guard let pin = numbers(values, count: 2) else { throw .badValues(word, expected: "a place, x and y") }
      tracks[last].pin = (pin[0], pin[1])
    case "draw":
      guard values.count == 2, let step = Int(values[0]), step >= 0 else {
        throw .badValues(word, expected: "a step and a drawing")
      }
      guard tracks[last].drawings.last.map({ $0.step < step }) ?? true else { throw .order(step: step) }
      let layers = values[1] == "-" ? [] : Layer.layers(values[1])
      guard let layers, layers.count <= 1 else { throw .badValues(word, expected: "a step and a drawing") }
      tracks[last].drawings.append(Drawing(step: step, layer: layers.first))
    default:
      let key = try key(values)
      guard tracks[last].keys.last.map({ $0.step < key.step }) ?? true else { throw .order(step: key.step) }
      tracks[last].keys.append(key)
    }
  }

  private func key(_ values: [String]) throws(Rule) -> Key {
    let expected = "a step, x, y, then any of turn, scale, opacity with a number, eased or jump"
    guard values.count >= 3, let step = Int(values[0]), step >= 0, let place = numbers(Array(values[1...2]), count: 2)
    else { throw .badValues("at", expected: expected) }
    // What is not said stays as it was.
    var key = tracks[tracks.count - 1].keys.last ?? Key(step: 0, x: 0, y: 0)
    (key.step, key.x, key.y, key.pace) = (step, place[0], place[1], .steady)
    var rest = values.dropFirst(3)
    while let word = rest.popFirst() {
      switch word {
      case "eased": key.pace = .eased
      case "jump": key.pace = .jump
      case "turn", "scale", "opacity":
        guard let text = rest.popFirst(), let value = Double(text), value.isFinite else {
          throw .badValues(word, expected: "a number")
        }
        switch word {
        case "turn": key.turn = value
        case "scale": key.scale = value
        default: key.opacity = min(1, max(0, value))
        }
      default: throw .badValues("at", expected: expected)
      }
    }
    return key
  }

  private func numbers(_ values: [String], count: Int) -> [Double]? {
    let found = values.compactMap { Double($0) }.filter(\.isFinite)
    return values.count == count && found.count == count ? found : nil
  }
}

extension Motion.Rule: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownWord(let word): "\"\(word)\" is not a word of motions"
    case .badValues(let word, let expected): "after \"\(word)\" come \(expected)"
    case .noLayer(let word): "\"\(word)\" belongs to a layer, and there is none yet"
    case .noSteps: "a motion has steps and at least one layer"
    case .order(let step): "step \(step) does not come after the one before it"
    }
  }
}
