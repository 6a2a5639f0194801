import Letterform

extension Picture {
  /// Reads the SVG that this project's pictures are made of: `svg` with a `viewBox`; `g` with `id`, `transform`,
  /// `opacity`; `path`, `rect`, `circle`, `ellipse`, `line`, `polygon`, `polyline` with `fill`, `stroke` and their
  /// opacities, widths, caps, joins and dashes. Colours are `#rrggbb`, `#rgb` or `none`.
  ///
  /// - Parameters:
  ///   - svg: the file's bytes.
  ///   - name: the file's name, for errors.
  /// - Throws: `badPicture` with the place and the rule; nothing is skipped silently but `title`, `desc`, `metadata`.
  public init(svg: [UInt8], name: String) throws(DrawingError) {
    try self.init(reading: PictureFile(svg, name: name))
  }

  private init(reading file: PictureFile) throws(DrawingError) {
    self = try file.picture()
  }
}

/// A picture file while it is being read.
struct PictureFile {
  private let document: XMLDocument
  private let name: String

  /// What a shape takes over from the groups around it.
  private struct Look {
    var fill: Colour? = Colour(0)
    var fillOpacity = 1.0
    var stroke: Colour?
    var strokeOpacity = 1.0
    var style = StrokeStyle(width: 1, cap: .butt, join: .miter)
  }

  init(_ bytes: [UInt8], name: String) throws(DrawingError) {
    self.name = name
    do {
      document = try XMLDocument(bytes)
    } catch {
      throw .badPicture(name: name, line: error.line, column: error.column, rule: error.rule.message)
    }
  }

  func picture() throws(DrawingError) -> Picture {
    let root = document.root
    guard root.name.local == "svg" else { throw fault(root.place, "the outermost element must be svg") }
    guard let view = root.attribute("viewBox") else { throw fault(root.place, "svg lacks viewBox") }
    let numbers = try numbers(view)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw fault(view.place, "viewBox must be four numbers, width and height above 0")
    }
    let content = try group(root, look: Look())
    return Picture(
      viewBox: Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), root: content)
  }

  private func group(_ element: XMLElement, look outer: Look) throws(DrawingError) -> Picture.Group {
    let look = try self.look(of: element, inside: outer)
    var group = Picture.Group(
      id: element["id"] ?? "", map: try map(of: element), opacity: try number("opacity", of: element) ?? 1, nodes: [])
    for child in element.children {
      switch child.name.local {
      case "g": group.nodes.append(.group(try self.group(child, look: look)))
      case "title", "desc", "metadata": break
      default:
        let shape = try self.shape(child, look: try self.look(of: child, inside: look))
        group.nodes.append(.shape(shape))
      }
    }
    return group
  }

  private func shape(_ element: XMLElement, look: Look) throws(DrawingError) -> Picture.Shape {
    let opacity = try number("opacity", of: element) ?? 1
    return Picture.Shape(
      path: try path(of: element), fill: look.fill.map { $0.opacity(look.fillOpacity * opacity) },
      stroke: look.stroke.map { $0.opacity(look.strokeOpacity * opacity) }, style: look.style, map: try map(of: element)
    )
  }

  private func path(of element: XMLElement) throws(DrawingError) -> Path {
    func value(_ name: String) throws(DrawingError) -> Double { try number(name, of: element) ?? 0 }
    switch element.name.local {
    case "path":
      guard let data = element.attribute("d") else { throw fault(element.place, "path lacks d") }
      do {
        return try Path(svg: data.value)
      } catch {
        throw fault(document.place(in: data, offset: error.offset), error.rule.message)
      }
    case "rect":
      return PictureShapes.rectangle(
        Box(x: try value("x"), y: try value("y"), width: try value("width"), height: try value("height")),
        radius: try value("rx"))
    case "circle":
      let r = try value("r")
      return PictureShapes.ellipse(Point(try value("cx"), try value("cy")), r, r)
    case "ellipse":
      return PictureShapes.ellipse(Point(try value("cx"), try value("cy")), try value("rx"), try value("ry"))
    case "line":
      return Path([.move(Point(try value("x1"), try value("y1"))), .line(Point(try value("x2"), try value("y2")))])
    case "polygon", "polyline":
      guard let list = element.attribute("points") else {
        throw fault(element.place, "\(element.name.local) lacks points")
      }
      let numbers = try numbers(list)
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
      var path = CutPaper.polygon(points)
      if element.name.local == "polyline", !path.elements.isEmpty { path.elements.removeLast() }
      return path
    default:
      throw fault(element.place, "\(element.name.local) is not part of our pictures")
    }
  }

  private func look(of element: XMLElement, inside outer: Look) throws(DrawingError) -> Look {
    var look = outer
    if let fill = element.attribute("fill") { look.fill = try colour(fill) }
    if let stroke = element.attribute("stroke") { look.stroke = try colour(stroke) }
    if let opacity = try number("fill-opacity", of: element) { look.fillOpacity = opacity }
    if let opacity = try number("stroke-opacity", of: element) { look.strokeOpacity = opacity }
    if let width = try number("stroke-width", of: element) { look.style.width = width }
    if let cap = element.attribute("stroke-linecap") {
      look.style.cap = try choice(cap, ["round": .round, "butt": .butt, "square": .square])
    }
    if let join = element.attribute("stroke-linejoin") {
      look.style.join = try choice(join, ["round": .round, "miter": .miter, "bevel": .bevel])
    }
    if let dashes = element.attribute("stroke-dasharray") {
      look.style.dashes = dashes.value == "none" ? [] : try numbers(dashes)
    }
    return look
  }

  // MARK: - Values

  private func map(of element: XMLElement) throws(DrawingError) -> Affine {
    guard let transform = element.attribute("transform") else { return .identity }
    do {
      return try Affine(svg: transform.value)
    } catch {
      throw fault(document.place(in: transform, offset: error.offset), error.rule.message)
    }
  }

  private func choice<Value>(_ attribute: XMLAttribute, _ values: [String: Value]) throws(DrawingError) -> Value {
    guard let value = values[attribute.value] else {
      throw fault(
        attribute.place, "\(attribute.name.local) must be one of \(values.keys.sorted().joined(separator: ", "))")
    }
    return value
  }

  private func colour(_ attribute: XMLAttribute) throws(DrawingError) -> Colour? {
    let text = attribute.value
    if text == "none" { return nil }
    var digits = text.dropFirst()
    if digits.count == 3 { digits = Substring(digits.flatMap { [$0, $0] }.map(String.init).joined()) }
    guard text.hasPrefix("#"), digits.count == 6, let value = UInt32(digits, radix: 16) else {
      throw fault(attribute.place, "\(attribute.name.local) must be #rrggbb or none")
    }
    return Colour(value)
  }

  private func number(_ attribute: String, of element: XMLElement) throws(DrawingError) -> Double? {
    guard let found = element.attribute(attribute) else { return nil }
    guard let value = Double(found.value), value.isFinite else {
      throw fault(found.place, "\(attribute) must be a number")
    }
    return value
  }

  private func numbers(_ attribute: XMLAttribute) throws(DrawingError) -> [Double] {
    var values: [Double] = []
    for word in attribute.value.split(whereSeparator: { $0 == " " || $0 == "," }) {
      guard let value = Double(word), value.isFinite else {
        throw fault(attribute.place, "\(attribute.name.local) must be numbers")
      }
      values.append(value)
    }
    return values
  }

  private func fault(_ place: TextPlace, _ rule: String) -> DrawingError {
    .badPicture(name: name, line: place.line, column: place.column, rule: rule)
  }
}

/// Basic shapes as paths.
enum PictureShapes {
  /// The share of a quarter circle's radius at which its curve's control points lie.
  private static let kappa = 0.5522847498

  static func ellipse(_ c: Point, _ rx: Double, _ ry: Double) -> Path {
    let (kx, ky) = (rx * kappa, ry * kappa)
    return Path([
      .move(Point(c.x + rx, c.y)),
      .curve(Point(c.x + rx, c.y + ky), Point(c.x + kx, c.y + ry), Point(c.x, c.y + ry)),
      .curve(Point(c.x - kx, c.y + ry), Point(c.x - rx, c.y + ky), Point(c.x - rx, c.y)),
      .curve(Point(c.x - rx, c.y - ky), Point(c.x - kx, c.y - ry), Point(c.x, c.y - ry)),
      .curve(Point(c.x + kx, c.y - ry), Point(c.x + rx, c.y - ky), Point(c.x + rx, c.y)),
      .close,
    ])
  }

  static func rectangle(_ b: Box, radius: Double) -> Path {
    let r = min(radius, b.width / 2, b.height / 2)
    guard r > 0 else {
      return CutPaper.polygon([
        Point(b.x, b.y), Point(b.right, b.y), Point(b.right, b.bottom), Point(b.x, b.bottom),
      ])
    }
    let k = r * (1 - kappa)
    return Path([
      .move(Point(b.x + r, b.y)), .line(Point(b.right - r, b.y)),
      .curve(Point(b.right - k, b.y), Point(b.right, b.y + k), Point(b.right, b.y + r)),
      .line(Point(b.right, b.bottom - r)),
      .curve(Point(b.right, b.bottom - k), Point(b.right - k, b.bottom), Point(b.right - r, b.bottom)),
      .line(Point(b.x + r, b.bottom)),
      .curve(Point(b.x + k, b.bottom), Point(b.x, b.bottom - k), Point(b.x, b.bottom - r)),
      .line(Point(b.x, b.y + r)), .curve(Point(b.x, b.y + k), Point(b.x + k, b.y), Point(b.x + r, b.y)),
      .close,
    ])
  }
}
