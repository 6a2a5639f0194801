extension Affine {
  /// Reads an SVG `transform` attribute: a list of matrix, translate, scale, rotate, skewX and skewY.
  ///
  ///     try Affine(svg: "translate(10) rotate(90)")(Point(1, 0))   // 10, 1
  ///
  /// As in SVG the last of the list is applied first. An empty text changes nothing.
  /// - Throws: ``PathError`` with the place of the first fault.
  public init(svg text: String) throws(PathError) {
    var scanner = PathScanner(Array(text.utf8))
    var map = Affine.identity
    scanner.skipSpace()
    while scanner.byte != nil {
      map = map.after(try Self.one(&scanner))
      scanner.skipSeparator()
    }
    self = map
  }

  private static func one(_ scanner: inout PathScanner) throws(PathError) -> Affine {
    let start = scanner.offset
    while let byte = scanner.byte, byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { scanner.advance() }
    let name = String(decoding: scanner.text[start..<scanner.offset], as: UTF8.self)
    guard ["matrix", "translate", "scale", "rotate", "skewX", "skewY"].contains(name) else {
      throw scanner.error(.transformExpected, at: start)
    }
    scanner.skipSpace()
    guard scanner.byte == UInt8(ascii: "(") else { throw scanner.error(.bracketExpected(found: scanner.byte)) }
    scanner.advance()
    scanner.skipSpace()
    var numbers: [Double] = []
    while scanner.byte != UInt8(ascii: ")") {
      guard scanner.byte != nil, numbers.count < 6 else { throw scanner.error(.bracketExpected(found: scanner.byte)) }
      numbers.append(try scanner.number())
      scanner.skipSeparator()
    }
    scanner.advance()
    guard let map = make(name, numbers) else {
      throw scanner.error(.argumentCount(transform: name, count: numbers.count), at: start)
    }
    return map
  }

  private static func make(_ name: String, _ numbers: [Double]) -> Affine? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      Affine(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    case ("translate", 1): .translation(numbers[0], 0)
    case ("translate", 2): .translation(numbers[0], numbers[1])
    case ("scale", 1): .scale(numbers[0], numbers[0])
    case ("scale", 2): .scale(numbers[0], numbers[1])
    case ("rotate", 1): .rotation(degrees: numbers[0])
    case ("rotate", 3):
      .translation(numbers[1], numbers[2]).after(.rotation(degrees: numbers[0]))
        .after(.translation(-numbers[1], -numbers[2]))
    case ("skewX", 1): Affine(a: 1, b: 0, c: Trigonometry.tangent(numbers[0].radians), d: 1, e: 0, f: 0)
    case ("skewY", 1): Affine(a: 1, b: Trigonometry.tangent(numbers[0].radians), c: 0, d: 1, e: 0, f: 0)
    default: nil
    }
  }
}
