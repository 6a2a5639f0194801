/// Spaces print letters so that the white between neighbours looks equal, whatever their shapes.
///
/// Between two letters the white is measured on lines from top to bottom where both have ink, each letter's hollows
/// counted to a limited depth. Two straight sticks stand as far apart as those of an n, nearly; every other pair is moved
/// until its white is the same, within limits, and never nearer than a clearance.
struct OpticalSpacing: Sendable {
  /// Lines an x-height. More: finer, slower.
  private static let rows = 20.0
  /// How deep a hollow counts, x-heights. Greater: open letters come closer.
  private static let depth = 0.35
  /// How far a pair may be moved from its bearings, x-heights.
  private static let mostMove = 0.5
  /// How much of the hollows' white counts. Greater: round and open letters come closer.
  private static let hollowShare = 0.5
  /// The white between two straight sticks, x-heights: a little less than inside an n. Greater: wider words.
  private static let sticks = 0.46
  /// Least distance of two inks, x-heights.
  private static let clearance = 0.3
  /// Least distance of two inks where letters stand close without a join, x-heights.
  private static let unjoinedClearance = 0.22

  private let guides: GuideLines
  private let upright: Affine
  private var profiles: [Character: Profile] = [:]

  /// The edges of a letter: for each row the leftmost and rightmost ink.
  private struct Profile {
    var left: [Int: Double] = [:]
    var right: [Int: Double] = [:]
  }

  init(letters: [Letter], guides: GuideLines, slant: Double) {
    self.guides = guides
    upright = .slant(degrees: -slant, baseline: guides.baseline)
    for letter in letters { profiles[letter.character] = profile(of: letter) }
  }

  /// The distance from the origin of `first` to that of `second` when it follows.
  func advance(from first: Letter, to second: Letter) -> Double {
    guard let left = profiles[first.character], let right = profiles[second.character] else { return first.advance }
    let height = guides.xHeight
    let shared = left.right.keys.filter { right.left[$0] != nil }
    // Letters that share no line keep their bearings.
    guard let far = shared.compactMap({ left.right[$0] }).max(), let near = shared.compactMap({ right.left[$0] }).min()
    else { return first.advance }
    // When what they show each other on shared lines touches, this is the white that the hollows give.
    let limit = Self.depth * height
    let hollow = shared.reduce(0.0) { sum, row in
      sum + min(far - (left.right[row] ?? far), limit) + min((right.left[row] ?? near) - near, limit)
    }
    let wished = far - near + Self.sticks * height - Self.hollowShare * hollow / Double(shared.count)
    let move = Self.mostMove * height
    let kept = min(max(wished, first.advance - move), first.advance + move)
    return max(kept, nearest(left, right, clearance: Self.clearance))
  }

  /// The distance of the origins in joined writing where `first` does not join: its own, or more where `second` with its
  /// lead-in would touch it.
  func advance(fromUnjoined first: Letter, to second: Letter) -> Double {
    guard let left = profiles[first.character], let right = profiles[second.character] else { return first.advance }
    return max(first.advance, nearest(left, right, clearance: Self.unjoinedClearance))
  }

  /// The distance of the origins at which the inks keep just the clearance, x-heights.
  private func nearest(_ left: Profile, _ right: Profile, clearance: Double) -> Double {
    var distance = -Double.infinity
    for (row, edge) in left.right {
      // Ink on a line a little higher or lower is as near as the slanting distance says.
      let reach = Int((clearance * Self.rows).rounded(.up))
      for step in -reach...reach {
        guard let other = right.left[row + step] else { continue }
        let rise = Double(step) / Self.rows
        let room = max(0, clearance * clearance - rise * rise).squareRoot() * guides.xHeight
        distance = max(distance, edge - other + room)
      }
    }
    return distance
  }

  private func profile(of letter: Letter) -> Profile {
    var profile = Profile()
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
