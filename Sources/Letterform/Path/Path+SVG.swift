extension Path {
  /// The greatest magnitude of a coordinate in a path's text: far beyond any drawing, near enough to keep every
  /// product of four finite.
  public static let largestCoordinate = 1e30

  /// Reads SVG path data, the whole grammar of SVG 1.1 section 8.3 (and 2, section 9.3).
  ///
  ///     try Path(svg: "M10 80q52.5-70 95 0t95 0")   // a move and two curves
  ///
  /// Unlike a browser, which draws what comes before a fault, it refuses the whole text. Arcs are corrected as
  /// SVG 1.1 F.6 asks: a radius of 0 gives a line, negative radii lose their sign, radii too small grow.
  /// - Throws: ``PathError`` with the byte offset, line and column of the first fault and the rule it breaks.
  /// - Complexity: linear in the text.
  public init(svg text: String) throws(PathError) {
    try self.init(svg: Array(text.utf8))
  }

  /// Reads SVG path data from UTF-8; see ``init(svg:)-(String)``.
  public init(svg text: [UInt8]) throws(PathError) {
    var reader = PathReader(text)
    self.init(try reader.read())
  }
}

/// Turns path data into elements: the state that the commands of one text share.
struct PathReader: ~Copyable {
  private var scanner: PathScanner
  private var elements: [Path.Element] = []
  /// Where the pen is, and where the subpath began.
  private var (here, start) = (Point.zero, Point.zero)
  /// The last control point, if the last command was a cubic or a quadratic curve: what S and T reflect.
  private var (lastCubic, lastQuadratic): (Point?, Point?) = (nil, nil)

  init(_ text: [UInt8]) {
    scanner = PathScanner(text)
  }

  mutating func read() throws(PathError) -> [Path.Element] {
    scanner.skipSpace()
    while let command = scanner.byte {
      let isRelative = command >= UInt8(ascii: "a")
      guard let letter = Letter(rawValue: command & 0xDF), (command | 0x20) >= UInt8(ascii: "a") else {
        throw scanner.error(elements.isEmpty ? .firstIsNotMove : .commandExpected(found: command))
      }
      if elements.isEmpty, letter != .move { throw scanner.error(.firstIsNotMove) }
      scanner.advance()
      scanner.skipSpace()
      try run(letter, isRelative: isRelative)
      scanner.skipSpace()
    }
    return elements
  }

  /// The command letters, as capitals.
  private enum Letter: UInt8 {
    case move = 0x4D, line = 0x4C, horizontal = 0x48, vertical = 0x56, curve = 0x43, smooth = 0x53
    case quadratic = 0x51, smoothQuadratic = 0x54, arc = 0x41, close = 0x5A
  }

  /// Runs one command and its implicit repeats; a move's repeats are lines.
  private mutating func run(_ letter: Letter, isRelative: Bool) throws(PathError) {
    if letter == .close {
      elements.append(.close)
      (here, lastCubic, lastQuadratic) = (start, nil, nil)
      return
    }
    var letter = letter
    while true {
      let origin = isRelative ? here : .zero
      let (cubic, quadratic) = (lastCubic, lastQuadratic)
      (lastCubic, lastQuadratic) = (nil, nil)
      switch letter {
      case .move:
        here = try point(from: origin)
        start = here
        elements.append(.move(here))
        letter = .line
      case .line: line(to: try point(from: origin))
      case .horizontal: line(to: Point(try checked(origin.x), here.y))
      case .vertical: line(to: Point(here.x, try checked(origin.y)))
      case .curve:
        let first = try point(from: origin)
        scanner.skipSeparator()
        try finishCurve(first, origin)
      case .smooth: try finishCurve(cubic.map { here + here - $0 } ?? here, origin)
      case .quadratic:
        let control = try point(from: origin)
        scanner.skipSeparator()
        quadraticCurve(control, to: try point(from: origin))
      case .smoothQuadratic:
        quadraticCurve(quadratic.map { here + here - $0 } ?? here, to: try point(from: origin))
      case .arc: try arc(origin)
      case .close: break
      }
      // A comma promises another number; white space does not.
      guard scanner.skipSeparator() || scanner.isAtNumber else { return }
    }
  }

  private mutating func line(to end: Point) {
    elements.append(.line(end))
    here = end
  }

  private mutating func finishCurve(_ first: Point, _ origin: Point) throws(PathError) {
    let second = try point(from: origin)
    scanner.skipSeparator()
    let end = try point(from: origin)
    elements.append(.curve(first, second, end))
    (here, lastCubic) = (end, second)
  }

  private mutating func quadraticCurve(_ control: Point, to end: Point) {
    elements.append(.quadratic(from: here, control, end))
    (here, lastQuadratic) = (end, control)
  }

  private mutating func arc(_ origin: Point) throws(PathError) {
    var shape = EllipticalArc()
    shape.radii.x = try scanner.number()
    scanner.skipSeparator()
    shape.radii.y = try scanner.number()
    scanner.skipSeparator()
    shape.rotation = try scanner.number()
    scanner.skipSeparator()
    shape.isLarge = try scanner.flag()
    scanner.skipSeparator()
    shape.isClockwise = try scanner.flag()
    scanner.skipSeparator()
    let end = try point(from: origin)
    elements += shape.elements(from: here, to: end)
    here = end
  }

  private mutating func point(from origin: Point) throws(PathError) -> Point {
    let x = try checked(origin.x)
    scanner.skipSeparator()
    return Point(x, try checked(origin.y))
  }

  /// A number counted from `origin`, refused when the sum leaves what a path can hold.
  private mutating func checked(_ origin: Double) throws(PathError) -> Double {
    let place = scanner.offset
    let value = origin + (try scanner.number())
    guard value.magnitude <= Path.largestCoordinate else { throw scanner.error(.numberTooLarge, at: place) }
    return value
  }
}
