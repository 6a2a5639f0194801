public import Letterform

/// The JSON lines of `tracewell letters`: one object a letter, for programs that check or draw our letters.
public struct LetterLines: Sendable {
  /// Farthest that the points stray from the path, letter units.
  public static let tolerance = 0.05

  /// The course they are of.
  public var course: Course
  /// The levels whose corridors are told.
  public var levels: LevelTable

  /// Lines of `course` with the corridors of `levels`.
  public init(course: Course, levels: LevelTable) {
    (self.course, self.levels) = (course, levels)
  }

  /// One line for the target form of `letter`, without a line end; lengths in letter units.
  ///
  ///     {"letter":"l","strokes":[{"path":"M0,0 L0,200","points":[[0,0],[0,200]]}],"guides":{"ascender":0,"xLine":100,
  ///      "baseline":200,"descender":300},"corridor":{"1":20,"2":20,"3":19.5,"4":19,"5":18.5,"6":18},"hand":"right"}
  public func line(_ letter: Letter, hand: Hand = .right, variant: String = "") -> String {
    let strokes = letter.forms(hand: hand, variant: variant).first?.strokes ?? []
    return line(String(letter.character), strokes.map { Self.object($0) }, hand)
  }

  /// The line for a word; each stroke tells which step of the word it belongs to, from 0: a letter, or in a joined hand
  /// the whole word.
  ///
  ///     {"letter":"il","strokes":[{"path":"M0,100 L0,200","points":[[0,100],[0,200]],"step":0}, ...], ...}
  ///
  /// - Throws: ``WordError`` for a word that cannot be written in the course's letters.
  public func line(word text: String, hand: Hand = .right) throws(WordError) -> String {
    let writer = WordWriter(model: course.model, letters: course.letters, slant: course.slant)
    let steps = try writer.word(text, hand: hand).steps
    let strokes = steps.enumerated().flatMap { index, forms in
      (forms.first?.strokes ?? []).map { Self.object($0, more: ",\"step\":\(index)") }
    }
    return line(text, strokes, hand)
  }

  private func line(_ item: String, _ strokes: [String], _ hand: Hand) -> String {
    "{\"letter\":\(Self.text(item)),\"strokes\":[\(strokes.joined(separator: ","))],"
      + "\"guides\":\(guides),\"corridor\":{\(corridors)},\"hand\":\"\(hand.rawValue)\"}"
  }

  /// A stroke as an object, with `more` members behind its own.
  private static func object(_ stroke: Stroke, more: String = "") -> String {
    let points = stroke.path.flattened(tolerance: tolerance).points
    let pairs = points.map { "[\(number($0.x)),\(number($0.y))]" }.joined(separator: ",")
    return "{\"path\":\"\(stroke.path.svg(decimals: 3))\",\"points\":[\(pairs)]\(more)}"
  }

  /// The lines of every letter that is there, in the alphabet's order.
  public func lines(hand: Hand = .right) -> [String] { course.present.map { line($0, hand: hand) } }

  private var guides: String {
    let guides = course.model.guides
    return "{\"ascender\":\(Self.number(guides.ascender)),\"xLine\":\(Self.number(guides.xLine)),"
      + "\"baseline\":\(Self.number(guides.baseline)),\"descender\":\(Self.number(guides.descender))}"
  }

  private var corridors: String {
    LevelTable.rungs.compactMap { rung in
      levels.level(rung: rung, screen: .large).map {
        "\"\(rung)\":\(Self.number($0.corridor * course.model.guides.xHeight))"
      }
    }.joined(separator: ",")
  }

  /// A number with at most three decimals.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  private static func text(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
