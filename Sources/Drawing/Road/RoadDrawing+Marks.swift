public import Letterform

/// How the start dot of a stroke shows itself.
public enum StartState: Hashable, Sendable {
  /// Waiting: a spiral.
  case waiting
  /// Waiting after a fault: a spiral with rays.
  case rays
  /// The pen has been there: an open ring.
  case begun
}

extension RoadDrawing {
  /// The start dot's middle and radius for a stroke, pixels.
  public func startDot(stroke: Int) -> (centre: Point, radius: Double) {
    let centre = strokes.indices.contains(stroke) ? strokes[stroke].point(at: 0) : .zero
    return (centre, style.startDot(halfWidth: halfWidth(stroke: stroke), scale: place.scale))
  }

  /// Draws the start dot of a stroke.
  ///
  /// - Parameter grown: 1 at rest; up to 1.25 while it pulses.
  /// - Returns: the pixels it may have touched.
  @discardableResult
  public func drawStart(stroke: Int, _ state: StartState, grown: Double = 1, on canvas: Canvas) -> Rectangle {
    let (centre, rest) = startDot(stroke: stroke)
    let r = rest * grown
    let unit = r / 32
    if state == .rays {
      for index in 0..<10 {
        let angle = (Double(index) + 0.5) * 2 * .pi / 10
        let out = Point(cosine(angle), sine(angle))
        canvas.stroke(
          points: [centre + out * (r * 1.12), centre + out * (r * (index % 2 == 0 ? 1.52 : 1.42))], Palette.coral,
          StrokeStyle(width: 5.5 * unit))
      }
    }
    let seed = 70 + stroke
    canvas.saved {
      canvas.translate(Point(2, 3) * unit)
      canvas.fill(CutPaper.disc(centre: centre, radius: r, seed: seed), Palette.shadow.opacity(0.3))
    }
    let disc = CutPaper.disc(centre: centre, radius: r, seed: seed)
    canvas.fill(disc, Palette.coralDark)
    if Palette.isStrong { canvas.stroke(disc, Palette.sheet, StrokeStyle(width: 4 * unit)) }
    canvas.fill(CutPaper.disc(centre: centre - Point(0.5, 1) * unit, radius: r * 0.87, seed: seed + 1), Palette.coral)
    if state == .begun {
      canvas.fill(CutPaper.disc(centre: centre, radius: r * 0.62, seed: seed + 2), Palette.road)
    } else {
      drawSpiral(centre: centre, radius: r * 0.60, on: canvas)
    }
    return Rectangle(covering: Box(centre: centre, side: r * 3.4))
  }

  /// The spiral of Lulu's shell.
  private func drawSpiral(centre: Point, radius: Double, on canvas: Canvas) {
    let turns = 2.1
    let points = (0...48).map { index in
      let t = Double(index) / 48
      let angle = -0.4 + t * turns * 2 * .pi
      return centre + Point(cosine(angle), sine(angle)) * (radius * (0.06 + 0.94 * t))
    }
    canvas.stroke(points: points, Palette.road, StrokeStyle(width: radius * 0.27))
  }

  /// Draws the sprout at the end of a stroke: two leaves that show where the road ends.
  ///
  /// A dot has none: its start is its end. Where an arrow's number stands there is none either: a number must be read.
  /// - Parameter folded: 0 while the road waits, 1 when the letter is right: the leaves have folded up.
  @discardableResult
  public func drawEnd(stroke: Int, folded: Double = 0, on canvas: Canvas) -> Rectangle {
    guard sprouts.indices.contains(stroke), let sprout = sprouts[stroke], !isOverArrow(sprout) else { return .empty }
    sprout.draw(folded: folded, on: canvas)
    return sprout.bounds
  }

  private func isOverArrow(_ sprout: Sprout) -> Bool {
    sprout.cover.contains { leaf in
      arrows.contains { arrow in
        arrow.cover.contains { $0.centre.distance(to: leaf.centre) < $0.radius + leaf.radius }
      }
    }
  }

  /// Draws the numbered arrows; the `current` one strong, those after it pale. All strong without a current one.
  public func drawArrows(current: Int? = nil, fonts: Fonts, on canvas: Canvas) {
    for (index, arrow) in arrows.enumerated() {
      let pale = current.map { index != $0 } ?? false
      arrow.draw(
        on: canvas, colour: pale ? Palette.night.mixed(with: Palette.sheet, 0.55) : Palette.night, fonts: fonts)
    }
  }

  /// Draws three chevrons on the road ahead of the pen.
  ///
  /// - Parameters:
  ///   - arc: how far along the stroke the pen is, pixels.
  @discardableResult
  public func drawChevrons(stroke: Int, after arc: Double, on canvas: Canvas) -> Rectangle {
    guard strokes.indices.contains(stroke) else { return .empty }
    let line = strokes[stroke]
    let r = min(halfWidth(stroke: stroke), 20 * place.scale)
    var touched = Rectangle.empty
    for index in 0..<3 {
      let at = arc + r * (1.05 + 0.5 * Double(index))
      guard at < line.length - r * 0.15 else { break }
      let centre = line.point(at: at)
      let along = UnderPaper.smoothTangent(line, at: at, reach: r * 0.15)
      let across = Point(-along.y, along.x)
      let points = [
        centre - along * (r * 0.14) + across * (r * 0.30), centre + along * (r * 0.14),
        centre - along * (r * 0.14) - across * (r * 0.30),
      ]
      // In strong contrast none fades into the road.
      let fading = Palette.coral.mixed(with: Palette.road, 0.24 * Double(index))
      let colour = Palette.isStrong ? Palette.night : fading
      canvas.stroke(points: points, colour, StrokeStyle(width: r * 0.15))
      touched = touched.union(Rectangle(covering: Box(centre: centre, side: r * 1.1)))
    }
    return touched
  }
}

extension OrderArrow {
  /// Draws it.
  ///
  /// - Parameter flat: without the shadows of cut paper, for print.
  public func draw(on canvas: Canvas, colour: Colour, fonts: Fonts, flat: Bool = false) {
    let unit = radius / 22
    let line = Polyline(shaft)
    if line.length > head {
      let neck = line.length - head * 0.8
      let tip = line.point(at: line.length)
      let along = UnderPaper.smoothTangent(line, at: line.length, reach: head * 0.5)
      let across = Point(-along.y, along.x)
      let root = tip - along * head
      let triangle = [tip, root + across * (head * 0.52), root - across * (head * 0.52)]
      let body = line.slice(0, neck).points
      if !flat {
        canvas.saved {
          canvas.translate(Point(2, 2) * unit)
          canvas.stroke(points: body, Palette.shadow.opacity(0.2), StrokeStyle(width: thickness, cap: .butt))
          canvas.fill(polygon: triangle, Palette.shadow.opacity(0.2))
        }
      }
      canvas.stroke(points: body, colour, StrokeStyle(width: thickness, cap: number == nil ? .round : .butt))
      canvas.fill(polygon: triangle, colour)
    }
    guard let number else { return }
    let seed = 31 * number
    canvas.lay(
      CutPaper.disc(centre: disc, radius: radius, seed: seed), colour,
      flat ? .none : Lay(shadow: Point(2, 2.6) * unit, depth: 0.22, rim: 0))
    fonts.line("\(number)", size: radius * (number > 9 ? 1.15 : 1.4), bold: true)
      .draw(on: canvas, centredOn: disc, Palette.sheet)
  }
}
