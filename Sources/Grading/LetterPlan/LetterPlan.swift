public import Letterform

/// A letter, or a word, made ready for grading: every accepted form, each stroke in the corridor it is due.
///
/// Prepared once for a letter, a hand and a corridor.
public struct LetterPlan: Sendable {
  /// One accepted form: its strokes in writing order.
  public struct FormPlan: Sendable {
    /// The form's id.
    public let id: String
    /// The strokes in writing order.
    public let strokes: [StrokePlan]
    /// Length of all strokes, a dot counting as half a corridor's width.
    let length: Double
  }

  /// The accepted forms, the target first.
  public let forms: [FormPlan]
  /// Half the corridor's width of ordinary strokes, in letter units.
  public let radius: Double

  /// Prepares `forms` for a corridor of half-width `radius`.
  ///
  /// - Parameters:
  ///   - forms: the accepted forms for one hand and shape, the target first; those without strokes are left out.
  ///   - radius: half the corridor's width, letter units, above 0.
  ///   - xHeight: the model's x-height, letter units.
  public init(forms: [Form], radius: Double, xHeight: Double = 100) {
    precondition(radius > 0)
    self.radius = radius
    self.forms = forms.filter { !$0.strokes.isEmpty }.map { form in
      let strokes = form.strokes.indices.map { index in
        let apart = form.distanceToNearestDot(from: index, dotLength: Tuning.dotLength * xHeight)
        return StrokePlan(
          stroke: form.strokes[index], radius: radius, xHeight: xHeight, most: Tuning.dotShare * apart)
      }
      return FormPlan(id: form.id, strokes: strokes, length: strokes.reduce(0) { $0 + $1.weight })
    }
  }
}

extension StrokePlan {
  /// Prepares a letter's stroke for the corridor `radius`, or the one that a small stroke is due instead.
  ///
  /// A small stroke's corridor does not shrink below a floor. A stroke that is short against its corridor is followed in
  /// a finer one, so that its end and direction can be told, while sideways it keeps most of its due.
  /// - Parameter most: the corridor of a dot is not wider than this, so that it is told from its neighbours.
  public init(stroke: Stroke, radius: Double, xHeight: Double = 100, most: Double = .infinity) {
    let line = stroke.path.flattened(tolerance: radius * Tuning.flattening)
    let isDot = line.length < Tuning.dotLength * xHeight
    var due = stroke.isSmall || isDot ? max(radius, Tuning.smallStrokeCorridorFloor * xHeight) : radius
    if isDot {
      due = min(due, most)
      self.init(polyline: line, radius: due, breadth: due)
    } else {
      let breadth = min(due, Tuning.shortStrokeBreadth * line.length)
      let pieces = line.endPieces(within: 2 * due, xHeight: xHeight)
      self.init(
        polyline: line, radius: min(due, Tuning.shortStrokeCorridor * line.length), breadth: breadth,
        startTolerance: Tuning.startPieceShare * pieces.start, endTolerance: Tuning.endPieceShare * pieces.end,
        endPiece: pieces.end)
    }
  }

  /// What the stroke counts for in a letter's progress.
  var weight: Double { max(length, radius) }
}

extension Form {
  /// How far the dot at `index` is from the nearest other dot; infinite for other strokes and lonely dots.
  fileprivate func distanceToNearestDot(from index: Int, dotLength: Double) -> Double {
    let dots = strokes.indices.compactMap { other -> (index: Int, place: Point)? in
      let line = strokes[other].path.flattened()
      return line.length < dotLength ? (other, line.point(at: 0)) : nil
    }
    guard let mine = dots.first(where: { $0.index == index }) else { return .infinity }
    return dots.filter { $0.index != index }.map { mine.place.distance(to: $0.place) }.min() ?? .infinity
  }
}

extension Polyline {
  /// Lengths of the pieces before the first and after the last sharp turn, where they are short but more than decoration;
  /// else infinite.
  fileprivate func endPieces(within reach: Double, xHeight: Double) -> (start: Double, end: Double) {
    let chord = Tuning.endPieceChord * xHeight
    let least = Tuning.endPiece * xHeight
    func isSharp(_ arc: Double) -> Bool { turn(at: arc, chord: chord).degrees.magnitude >= Tuning.endPieceTurn }
    let most = min(reach, length - least)
    var (start, end) = (Double.infinity, Double.infinity)
    for arc in stride(from: least, through: max(least, most), by: chord / 4) where arc <= most {
      if start == .infinity, isSharp(arc) { start = arc + chord / 2 }
      if end == .infinity, isSharp(length - arc) { end = arc + chord / 2 }
    }
    return (start, end)
  }
}
