/// Spaces print letters so that the white between neighbours looks equal, whatever their shapes.
///
/// Between two letters the white is measured on lines from top to bottom where both have ink, each letter's hollows
/// counted to a limited depth. Two straight sticks stand at the distance that the letters' own bearings give in the
/// middle; every other pair is moved until its white is the same, within limits, and never nearer than a clearance.
struct OpticalSpacing: Sendable {
  /// Lines an x-height. More: finer, slower.
  private static let rows = 20.0
  /// How deep a hollow counts, x-heights. Greater: open letters come closer.
  private static let depth = 0.35
  /// How far a pair may be moved from its bearings, x-heights.
  private static let mostMove = 0.25
  /// Least distance of two inks on lines near each other, x-heights.
  private static let clearance = 0.16

  private let guides: GuideLines
  private let upright: Affine
  private var profiles: [Character: Profile] = [:]
  /// The white between two straight sticks.
  private(set) var white = 0.0

  /// The edges of a letter: for each row the leftmost and rightmost ink.
  private struct Profile {
    var left: [Int: Double] = [:]
    var right: [Int: Double] = [:]
    var least = 0.0
    var greatest = 0.0
  }

  init(letters: [Letter], guides: GuideLines, slant: Double) {
    self.guides = guides
    upright = .slant(degrees: -slant, baseline: guides.baseline)
    var bearings: [Double] = []
    for letter in letters {
      let profile = profile(of: letter)
      profiles[letter.character] = profile
      bearings.append(letter.advance - (profile.greatest - profile.least))
    }
    white = bearings.isEmpty ? 0 : bearings.sorted()[bearings.count / 2]
  }

  /// The distance from the origin of `first` to that of `second` when it follows.
  func advance(from first: Letter, to second: Letter) -> Double {
    guard let left = profiles[first.character], let right = profiles[second.character] else { return first.advance }
    let height = guides.xHeight
    let shared = left.right.keys.filter { right.left[$0] != nil }
    // Letters that share no line keep their bearings.
    guard !shared.isEmpty else { return first.advance }
    // With the inks' boxes touching, this is the white that the hollows give.
    let limit = Self.depth * height
    let hollow =
      shared.reduce(0.0) { sum, row in
        sum + min(left.greatest - (left.right[row] ?? 0), limit) + min((right.left[row] ?? 0) - right.least, limit)
      } / Double(shared.count)
    let touching = left.greatest - right.least
    let wished = touching + white - hollow
    let move = Self.mostMove * height
    let kept = min(max(wished, first.advance - move), first.advance + move)
    return max(kept, nearest(left, right) + Self.clearance * height)
  }

  /// The distance of the origins at which the inks would touch, lines near each other taken together.
  private func nearest(_ left: Profile, _ right: Profile) -> Double {
    var distance = -Double.infinity
    for (row, edge) in left.right {
      for near in (row - 2)...(row + 2) {
        if let other = right.left[near] { distance = max(distance, edge - other) }
      }
    }
    return distance
  }

  private func profile(of letter: Letter) -> Profile {
    var profile = Profile()
    let bounds = letter.forms.first?.applying(upright).bounds ?? .empty
    guard !bounds.isEmpty else { return profile }
    (profile.least, profile.greatest) = (bounds.least.x, bounds.greatest.x)
    let step = guides.xHeight / Self.rows
    for stroke in letter.forms.first?.strokes ?? [] {
      let line = stroke.path.applying(upright).flattened(tolerance: 0.2)
      for arc in line.samples(every: step / 2) {
        let point = line.point(at: arc)
        let row = Int((point.y / step).rounded())
        profile.left[row] = min(profile.left[row] ?? point.x, point.x)
        profile.right[row] = max(profile.right[row] ?? point.x, point.x)
      }
    }
    return profile
  }
}
