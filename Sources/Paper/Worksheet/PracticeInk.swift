import Drawing
import Letterform

/// How letters are drawn on paper: the model and what is to be written over, in letter units. No line is thinner and no
/// gap smaller than what a pencil and a printer can do, in millimetres.
struct PracticeInk: Hashable {
  /// Millimetres a letter unit.
  var unit: Double
  /// Grey and thin.
  var savesInk: Bool

  /// What is drawn.
  enum Look: Hashable {
    case model
    case practice(RowStyle)
  }

  /// A length in letter units that is at least so many millimetres.
  private func length(_ units: Double, least: Double) -> Double { max(units, least / unit) }

  /// Thickness of the model's line, letter units.
  var model: Double { savesInk ? length(5, least: 0.35) : length(8, least: 0.45) }

  private var modelColour: Colour { savesInk ? Colour(0x5A6475) : Palette.night }
  private var guideColour: Colour { savesInk ? Colour(0x8F98A6) : Colour(0x7386AD) }
  private var paleColour: Colour { savesInk ? Colour(0xC4CAD3) : Colour(0xC3CFE6) }

  /// What a line's drawing covers, letter units.
  func box(of line: PracticeLine) -> Box { line.box.inset(by: -length(20, least: 1.5)) }

  /// Draws a line in letter units, its own place kept.
  func draw(_ line: PracticeLine, _ look: Look, on canvas: Canvas) {
    for piece in line.pieces {
      canvas.saved {
        canvas.translate(Point(piece.x, 0))
        draw(piece.drawing, look, on: canvas)
      }
    }
  }

  private func draw(_ drawing: LetterDrawing, _ look: Look, on canvas: Canvas) {
    switch look {
    case .model: drawing.drawSolid(thickness: model, modelColour, on: canvas)
    case .practice(.solid):
      drawing.drawSolid(thickness: savesInk ? model : length(10, least: 0.6), paleColour, on: canvas)
    case .practice(.hollow):
      drawing.drawHollow(
        thickness: length(16, least: 1.1), line: length(1.6, least: 0.17), guideColour, on: canvas)
    case .practice(.dashed):
      drawing.drawDashed(
        thickness: length(5.5, least: 0.32), dash: length(11, least: 0.75), gap: length(9, least: 0.65), guideColour,
        on: canvas)
    case .practice(.dotted):
      drawing.drawDotted(radius: length(3, least: 0.19), spacing: length(15, least: 0.9), guideColour, on: canvas)
    case .practice(.starts): drawStarts(of: drawing, on: canvas)
    case .practice(.empty): break
    }
  }

  /// A disc where each stroke starts, a ring where ink is saved.
  private func drawStarts(of drawing: LetterDrawing, on canvas: Canvas) {
    let radius = length(7, least: 0.45)
    for stroke in drawing.strokes {
      let start = stroke.point(at: 0)
      if savesInk {
        canvas.stroke(circle: start, radius: radius * 0.8, guideColour, StrokeStyle(width: length(2, least: 0.17)))
      } else {
        canvas.fill(disc: start, radius: radius, Palette.coral)
      }
    }
  }
}
