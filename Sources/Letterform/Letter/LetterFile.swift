extension Letter {
  /// How far from the origin a letter's file may draw, letter units: what reads on may count on it.
  public static let farthest = 5_000.0
  /// Longest stroke of a letter's file, letter units.
  public static let longest = 20_000.0

  /// Reads a letter's SVG file, as `Assets/Letters/README.md` describes it.
  ///
  /// - Parameters:
  ///   - svgFile: the file's bytes.
  ///   - name: the file's name, for errors.
  ///   - slant: degrees by which the upright drawing is leaned to the right, about the baseline.
  ///   - baseline: the line that the slant keeps, letter units.
  /// - Throws: ``LetterFileError`` with the place of the first fault and the rule it breaks.
  public init(
    svgFile: [UInt8], name: String, slant: Double = 0, baseline: Double = 200
  ) throws(LetterFileError) {
    var reader = try LetterFile(svgFile, name: name)
    try reader.read()
    let lean = Affine.slant(degrees: slant, baseline: baseline)
    self.init(character: reader.character, advance: reader.advance, forms: reader.forms)
    if slant != 0 { self = applying(lean) }
  }

  /// The letter with every stroke and joint moved by `map`; the advance stays.
  public func applying(_ map: Affine) -> Letter {
    var letter = self
    letter.forms = forms.map { $0.applying(map) }
    return letter
  }
}

/// One letter file while it is being read.
struct LetterFile {
  /// The namespace of the format's own attributes.
  static let namespace = "urn:tracewell:letter"
  static let drawing = "http://www.w3.org/2000/svg"
  /// How far from its path a joint may be drawn, letter units; it is then moved onto the path.
  static let jointTolerance = 1.0

  private(set) var character: Character = " "
  private(set) var advance = 0.0
  private(set) var forms: [Form] = []
  private let document: XMLDocument
  private let name: String

  init(_ bytes: [UInt8], name: String) throws(LetterFileError) {
    self.name = name
    do {
      document = try XMLDocument(bytes)
    } catch {
      throw LetterFileError(file: name, error)
    }
  }

  mutating func read() throws(LetterFileError) {
    let root = document.root
    guard root.name == XMLName("svg", in: Self.drawing) else { throw fault(root.place, .root(expected: "svg")) }
    try check(root, allows: ["character", "advance"])
    let text = try required("character", of: root)
    guard text.value.count == 1, let first = text.value.first, !first.isWhitespace else {
      throw bad(text, expected: "one character")
    }
    character = first
    let width = try required("advance", of: root)
    guard let value = number(width.value), value > 0, value <= Letter.farthest else {
      throw bad(width, expected: "a number above 0, at most \(Letter.farthest)")
    }
    advance = value
    try readGroups(of: root, map: .identity)
    try LetterRules(forms: forms).check(place: root.place, file: name)
  }

  /// Looks for forms in groups of any depth: drawing programs wrap everything in layers.
  private mutating func readGroups(of element: XMLElement, map: Affine) throws(LetterFileError) {
    for child in element.children where child.name == XMLName("g", in: Self.drawing) {
      let inner = map.after(try transform(of: child))
      if let id = child.attribute("form", in: Self.namespace) {
        try readForm(child, id: id, map: inner)
      } else {
        try check(child, allows: [])
        try readGroups(of: child, map: inner)
      }
    }
  }

  private mutating func readForm(_ group: XMLElement, id: XMLAttribute, map: Affine) throws(LetterFileError) {
    try check(group, allows: ["form", "use", "hand", "variant", "joined", "before"])
    guard !id.value.isEmpty, !id.value.contains(" ") else { throw bad(id, expected: "a name without spaces") }
    if forms.contains(where: { $0.id == id.value }) { throw fault(id.place, .repeatedName(id.value)) }
    var form = Form(id: id.value, isTarget: true, strokes: [])
    form.isJoined = try choice("joined", of: group, ["yes": true, "no": false]) ?? false
    form.before = try followers(of: group)
    // What a neighbour asks for is never what is shown of the letter alone.
    let isForPlace = form.isJoined || !form.before.isEmpty
    form.isTarget = try choice("use", of: group, ["target": !isForPlace, "accepted": false]) ?? !isForPlace
    form.hand = try choice("hand", of: group, ["left": Hand.left, "right": .right])
    if let variant = group.attribute("variant", in: Self.namespace) {
      guard !variant.value.isEmpty, !variant.value.contains(" ") else {
        throw bad(variant, expected: "a name without spaces")
      }
      form.variant = variant.value
    }
    try readStrokes(of: group, map: map, into: &form)
    if form.strokes.isEmpty { throw fault(group.place, .emptyForm(form.id)) }
    forms.append(form)
  }

  private func followers(of group: XMLElement) throws(LetterFileError) -> [Character] {
    guard let found = group.attribute("before", in: Self.namespace) else { return [] }
    let words = found.value.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty, words.allSatisfy({ $0.count == 1 }) else {
      throw bad(found, expected: "single letters with spaces between")
    }
    return words.compactMap(\.first)
  }

  private func readStrokes(of group: XMLElement, map: Affine, into form: inout Form) throws(LetterFileError) {
    for child in group.children where child.name.namespace == Self.drawing {
      switch child.name.local {
      case "path":
        form.strokes.append(try stroke(child, map: map.after(try transform(of: child))))
      case "g":
        if child.attribute("form", in: Self.namespace) != nil { throw fault(child.place, .nestedForm(form.id)) }
        try check(child, allows: [])
        try readStrokes(of: child, map: map.after(try transform(of: child)), into: &form)
      case "title", "desc", "metadata", "defs": break
      default: throw fault(child.place, .notAPath(element: child.name.local))
      }
    }
  }

  private func stroke(_ element: XMLElement, map: Affine) throws(LetterFileError) -> Stroke {
    try check(element, allows: ["say", "small", "delayed", "join-in", "join-in-high", "join-out"])
    guard let data = element.attribute("d") else {
      throw fault(element.place, .missingAttribute(element: "path", attribute: "d"))
    }
    let path: Path
    do {
      path = try Path(svg: data.value)
    } catch {
      throw fault(document.place(in: data, offset: error.offset), .path(error.rule, offset: error.offset))
    }
    if path.isEmpty { throw fault(data.place, .emptyStroke) }
    if path.subpathCount > 1 { throw fault(data.place, .strokeLifts) }
    var stroke = Stroke(path: path)
    stroke.isSmall = try choice("small", of: element, ["yes": true, "no": false]) ?? false
    stroke.isDelayed = try choice("delayed", of: element, ["yes": true, "no": false]) ?? false
    let words = element["say", in: Self.namespace] ?? ""
    stroke.narration = words.split(whereSeparator: \.isWhitespace).map(String.init)
    let entry = try joint("join-in", of: element, on: path, pass: .first)
    let high = try joint("join-in-high", of: element, on: path, pass: .first)
    let exit = try joint("join-out", of: element, on: path, pass: .last)
    (stroke.joinIn, stroke.joinInHigh, stroke.joinOut) = (entry?.point, high?.point, exit?.point)
    if let exit, [entry, high].contains(where: { $0.map { $0.place >= exit.place } ?? false }) {
      throw fault(element.place, .joinOrder)
    }
    stroke = stroke.applying(map)
    let line = stroke.path.flattened()
    guard line.length <= Letter.longest,
      line.points.allSatisfy({ abs($0.x) <= Letter.farthest && abs($0.y) <= Letter.farthest })
    else { throw fault(element.place, .strokeTooLarge) }
    return stroke
  }

  private func joint(
    _ attribute: String, of element: XMLElement, on path: Path, pass: Path.Pass
  ) throws(LetterFileError) -> (point: Point, place: Path.Location)? {
    guard let found = element.attribute(attribute, in: Self.namespace) else { return nil }
    let numbers = found.value.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map { number(String($0)) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { throw bad(found, expected: "x,y") }
    let point = Point(x, y)
    guard let near = path.location(of: point, pass: pass) else {
      throw fault(found.place, .joinOffPath(attribute: attribute, distance: point.distance(to: path.start ?? .zero)))
    }
    guard near.distance <= Self.jointTolerance else {
      throw fault(found.place, .joinOffPath(attribute: attribute, distance: near.distance))
    }
    return (path.subpaths[0].segments[near.place.segment].point(at: near.place.t), near.place)
  }

  private func transform(of element: XMLElement) throws(LetterFileError) -> Affine {
    guard let text = element.attribute("transform") else { return .identity }
    do {
      let map = try Affine(svg: text.value)
      guard map.inverse != nil, map.isFinite else { throw fault(text.place, .flatTransform) }
      return map
    } catch let error as PathError {
      throw fault(document.place(in: text, offset: error.offset), .path(error.rule, offset: error.offset))
    } catch let error as LetterFileError {
      throw error
    } catch {
      throw fault(text.place, .flatTransform)
    }
  }

  private func choice<Value>(
    _ attribute: String, of element: XMLElement, _ values: [String: Value]
  ) throws(LetterFileError) -> Value? {
    guard let found = element.attribute(attribute, in: Self.namespace) else { return nil }
    guard let value = values[found.value] else {
      throw bad(found, expected: values.keys.sorted().joined(separator: ", "))
    }
    return value
  }

  private func required(_ attribute: String, of element: XMLElement) throws(LetterFileError) -> XMLAttribute {
    guard let found = element.attribute(attribute, in: Self.namespace) else {
      throw fault(element.place, .missingAttribute(element: element.name.local, attribute: "tw:\(attribute)"))
    }
    return found
  }

  private func check(_ element: XMLElement, allows known: Set<String>) throws(LetterFileError) {
    for attribute in element.attributes
    where attribute.name.namespace == Self.namespace && !known.contains(attribute.name.local) {
      throw fault(
        attribute.place, .unknownAttribute(element: element.name.local, attribute: "tw:\(attribute.name.local)"))
    }
  }

  private func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private func bad(_ attribute: XMLAttribute, expected: String) -> LetterFileError {
    fault(
      attribute.place, .badValue(attribute: attribute.name.local, value: attribute.value, expected: expected))
  }

  private func fault(_ place: TextPlace, _ rule: LetterFileError.Rule) -> LetterFileError {
    LetterFileError(file: name, place: place, rule: rule)
  }
}
