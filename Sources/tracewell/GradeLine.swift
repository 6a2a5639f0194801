import Grading
import Letterform

/// One line of traces: a stroke against a bare path, or a letter of a course.
struct GradeLine {
  enum Task {
    case path(Path, corridor: Double, Trace)
    case letter(LetterQuery, strokes: [[PenSample]])
  }

  struct LetterQuery: Hashable {
    var course: String
    var letter: Character
    var rung: Int
    var hand: Hand
    var variant: String
  }

  /// As JSON, to be given back.
  let id: String
  let task: Task
  /// What the line asks to be graded with; nil for the usual.
  let strictness: Strictness?

  /// Farthest coordinate and greatest size.
  static let greatest = 1e9
  static let leastCorridor = 1e-6

  init(_ bytes: ArraySlice<UInt8>) throws(GradeError) {
    let fields = try Fields(bytes)
    switch try fields.value("id") {
    case .string(let text): id = JSONValue.quoted(text)
    case .number(let number) where number == number.rounded() && number.magnitude < 1e15: id = "\(Int(number))"
    default: throw .wrong(field: "id", expected: "a string or a whole number")
    }
    strictness = try fields.has("strictness") ? fields.choice("strictness") : nil
    if fields.has("path") || fields.has("events") || !fields.has("course") {
      let text = try fields.string("path")
      let path: Path
      do {
        path = try Path(svg: text)
      } catch {
        throw .path(error)
      }
      let corridor = try fields.number("corridor", in: Self.leastCorridor...Self.greatest)
      let bounds = path.bounds()
      guard !bounds.isEmpty else { throw .wrong(field: "path", expected: "at least one point") }
      for value in [bounds.least.x, bounds.least.y, bounds.greatest.x, bounds.greatest.y]
      where value.magnitude > Self.greatest { throw .outOfRange(field: "path", value: value) }
      task = .path(path, corridor: corridor, Trace(try Self.events(fields)))
    } else {
      let query = LetterQuery(
        course: try fields.string("course"), letter: try fields.character("letter"),
        rung: Int(try fields.number("rung", in: 1...6, whole: true)),
        hand: try fields.has("hand") ? fields.choice("hand") : .right,
        variant: try fields.has("variant") ? fields.string("variant") : "")
      task = .letter(query, strokes: try Self.strokes(fields))
    }
  }

  /// `[["down", x, y, ms], ...]`
  private static func events(_ fields: Fields) throws(GradeError) -> [Trace.Event] {
    var events: [Trace.Event] = []
    var isDown = false
    for (index, entry) in try fields.array("events").enumerated() {
      let name = "events[\(index)]"
      guard case .array(let parts) = entry, parts.count == 4, case .string(let word) = parts[0],
        let kind = Trace.Event.Kind(rawValue: word)
      else { throw .wrong(field: name, expected: "[\"down\"|\"move\"|\"up\", x, y, ms]") }
      guard (kind == .down) != isDown else { throw .order(event: index, found: word, whilePenIsDown: isDown) }
      isDown = kind != .up
      let (x, y) = (try coordinate(parts[1], name), try coordinate(parts[2], name))
      events.append(Trace.Event(kind, Point(x, y), time: try time(parts[3], name)))
    }
    return events
  }

  /// `[[[x, y, ms], ...], ...]`
  private static func strokes(_ fields: Fields) throws(GradeError) -> [[PenSample]] {
    var strokes: [[PenSample]] = []
    for (number, entry) in try fields.array("strokes").enumerated() {
      guard case .array(let points) = entry, !points.isEmpty else {
        throw .wrong(field: "strokes[\(number)]", expected: "at least one point [x, y, ms]")
      }
      var samples: [PenSample] = []
      for (index, point) in points.enumerated() {
        let name = "strokes[\(number)][\(index)]"
        guard case .array(let parts) = point, parts.count == 3 else {
          throw .wrong(field: name, expected: "[x, y, ms]")
        }
        let place = Point(try coordinate(parts[0], name), try coordinate(parts[1], name))
        samples.append(PenSample(place, time: try time(parts[2], name)))
      }
      strokes.append(samples)
    }
    return strokes
  }

  private static func coordinate(_ value: JSONValue, _ name: String) throws(GradeError) -> Double {
    guard case .number(let number) = value else { throw .wrong(field: name, expected: "numbers for x and y") }
    guard number.magnitude <= greatest else { throw .outOfRange(field: name, value: number) }
    return number
  }

  private static func time(_ value: JSONValue, _ name: String) throws(GradeError) -> Double {
    guard case .number(let number) = value else { throw .wrong(field: name, expected: "a number of milliseconds") }
    guard number.magnitude <= 1e15 else { throw .outOfRange(field: name, value: number) }
    return number
  }
}

/// The named values of a line.
private struct Fields {
  private let values: [String: JSONValue]

  init(_ bytes: ArraySlice<UInt8>) throws(GradeError) {
    let value: JSONValue
    do {
      value = try JSONValue(bytes)
    } catch {
      throw .json(error)
    }
    guard case .object(let values) = value else { throw .notObject }
    self.values = values
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func value(_ name: String) throws(GradeError) -> JSONValue {
    guard let value = values[name] else { throw .missing(field: name) }
    return value
  }

  func string(_ name: String) throws(GradeError) -> String {
    guard case .string(let text) = try value(name) else { throw .wrong(field: name, expected: "a string") }
    return text
  }

  func character(_ name: String) throws(GradeError) -> Character {
    let text = try string(name)
    guard text.count == 1, let character = text.first else { throw .wrong(field: name, expected: "one character") }
    return character
  }

  func array(_ name: String) throws(GradeError) -> [JSONValue] {
    guard case .array(let values) = try value(name) else { throw .wrong(field: name, expected: "a list") }
    return values
  }

  func number(
    _ name: String, in range: ClosedRange<Double>, whole: Bool = false
  ) throws(GradeError) -> Double {
    guard case .number(let number) = try value(name), !whole || number == number.rounded() else {
      throw .wrong(field: name, expected: whole ? "a whole number" : "a number")
    }
    guard range.contains(number) else { throw .outOfRange(field: name, value: number) }
    return number
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws(GradeError) -> Choice where Choice.RawValue == String {
    guard case .string(let text) = try value(name), let choice = Choice(rawValue: text) else {
      throw .wrong(field: name, expected: Choice.allCases.map(\.rawValue).joined(separator: " or "))
    }
    return choice
  }
}
