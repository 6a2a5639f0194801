import Grading
import Letterform
import Testing

/// A letter is written so that a reader knows it: a plain comparison of shapes puts the right letter first, however the
/// writer leans, stretches and wavers.
@Suite struct NearestShapeTests {
  /// What is written, as places on the line, about their own middle. Order and direction do not count.
  private struct Shape {
    private static let size = 48
    let points: [Point]

    init(_ lines: [Polyline]) {
      let length = lines.reduce(0) { $0 + max($1.length, 1) }
      var points: [Point] = []
      for line in lines {
        let count = max(2, Int((Double(Self.size) * line.length / length).rounded()))
        points += (0..<count).map { line.point(at: line.length * Double($0) / Double(count - 1)) }
      }
      let middle = points.reduce(0) { $0 + $1.x } / Double(points.count)
      self.points = points.map { Point($0.x - middle, $0.y) }
    }

    /// The mean squared distance from each place to the nearest of the other shape, both ways.
    func distance(to other: Shape) -> Double { (gap(to: other) + other.gap(to: self)) / 2 }

    private func gap(to other: Shape) -> Double {
      points.reduce(0) { sum, point in
        var least = Double.infinity
        for candidate in other.points {
          let (x, y) = (point.x - candidate.x, point.y - candidate.y)
          least = min(least, x * x + y * y)
        }
        return sum + least
      } / Double(points.count)
    }
  }

  /// Letters that are one shape or nearly, which only what stands around them tells apart.
  private static let same: Set<Set<Character>> = [["l", "1"], ["З", "3"], ["О", "0"]]

  /// The form as a hand of its own writes it: leaning, stretched, turned, wavering.
  private func written(_ form: Form, baseline: Double, using random: inout SeededGenerator) -> Shape {
    let lean = Double.random(in: -0.07...0.07, using: &random)
    let turn = Point.direction(Double.random(in: -2.5...2.5, using: &random).radians)
    let (wide, high) = (Double.random(in: 0.91...1.09, using: &random), Double.random(in: 0.96...1.04, using: &random))
    let lines = form.strokes.map { stroke in
      Polyline(
        stroke.path.flattened(tolerance: 0.2).points.map { point in
          let y = (point.y - baseline) * high
          let x = point.x * wide - y * lean
          return Point(x * turn.x - y * turn.y, x * turn.y + y * turn.x + baseline)
        })
    }
    let solver = Solver(waver: 4, wavelength: 120, tremor: 0.5)
    return Shape(solver.write(lines, using: &random).map { Polyline($0.map(\.place)) })
  }

  @Test func everyLetterIsNearestToItself() throws {
    let files = try LetterFiles()
    let tries = LetterFiles.isLong ? 40 : 5
    for model in files.models {
      let letters = files.entries.filter { $0.model == model.id }.compactMap { entry in
        entry.letter.forms.first { $0.isTarget }.map { (character: entry.letter.character, form: $0) }
      }
      let shapes = letters.map { Shape($0.form.strokes.map { $0.path.flattened(tolerance: 0.2) }) }
      var random = SeededGenerator(seed: 4)
      var (right, all, confused) = (0, 0, Set<String>())
      for letter in letters {
        var known = 0
        for _ in 0..<tries {
          let shape = written(letter.form, baseline: model.guides.baseline, using: &random)
          let distances = shapes.map { shape.distance(to: $0) }
          let nearest = try #require(distances.indices.min { distances[$0] < distances[$1] })
          let found = letters[nearest].character
          if found == letter.character || Self.same.contains([found, letter.character]) {
            known += 1
          } else {
            confused.insert("\(letter.character) as \(found)")
          }
        }
        #expect(Double(known) >= 0.8 * Double(tries), "\(model.id) \(letter.character): \(known) of \(tries)")
        right += known
        all += tries
      }
      #expect(all >= 52 * tries)
      #expect(Double(right) >= 0.98 * Double(all), "\(model.id): \(right) of \(all); \(confused.sorted())")
    }
  }
}
