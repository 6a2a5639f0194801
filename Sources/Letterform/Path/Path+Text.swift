extension Path {
  /// SVG path data that reads back as exactly this path: absolute commands, every number in its shortest exact form.
  ///
  ///     try Path(svg: "m1 2l3 0z").svg   // "M1,2 L4,2 Z"
  public var svg: String { text { Self.exact($0) } }

  /// SVG path data with numbers rounded to `decimals` places, 0 to 9.
  public func svg(decimals: Int) -> String {
    var factor = 1.0
    for _ in 0..<min(max(decimals, 0), 9) { factor *= 10 }
    return text { Self.exact(($0 * factor).rounded() / factor) }
  }

  private func text(_ number: (Double) -> String) -> String {
    func pair(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// The shortest decimal that reads back as the same number, without Swift's `.0` and without a negative zero.
  static func exact(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
