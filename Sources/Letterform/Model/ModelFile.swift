extension Model {
  /// Reads a model's manifest, `model.xml`, as `Assets/Letters/README.md` describes it.
  ///
  /// - Parameters:
  ///   - file: the file's bytes.
  ///   - name: the file's name, for errors.
  /// - Throws: ``LetterFileError`` with the place of the first fault and the rule it breaks.
  public init(file: [UInt8], name: String) throws(LetterFileError) {
    self = try ModelFile(file, name: name).read()
  }
}

/// One manifest while it is being read.
struct ModelFile {
  private let root: XMLElement
  private let name: String

  init(_ bytes: [UInt8], name: String) throws(LetterFileError) {
    self.name = name
    do {
      root = try XMLDocument(bytes).root
    } catch {
      throw LetterFileError(file: name, error)
    }
  }

  func read() throws(LetterFileError) -> Model {
    guard root.name == XMLName("model", in: LetterFile.namespace) else {
      throw fault(root.place, .root(expected: "model"))
    }
    try check(root, allows: ["id", "language", "writing", "first", "slant", "slant-range"])
    let writing = try required("writing", of: root)
    guard let kind = Writing(rawValue: writing.value) else {
      throw bad(writing, expected: Writing.allCases.map(\.rawValue).joined(separator: ", "))
    }
    var model = Model(
      id: try word("id", of: root), language: try word("language", of: root), writing: kind, guides: try guides())
    if let first = root.attribute("first") {
      guard ["yes", "no"].contains(first.value) else { throw bad(first, expected: "yes, no") }
      model.isFirst = first.value == "yes"
    }
    if root.attribute("slant") != nil { model.slant = try number("slant", of: root) }
    model.slantRange = try slantRange(around: model.slant)
    for element in root.children {
      guard element.name.namespace == LetterFile.namespace else { continue }
      switch element.name.local {
      case "guides": break
      case "family":
        let family = Family(id: try word("id", of: element), letters: try letters(of: element))
        try check(element, allows: ["id", "letters"])
        if model.families.contains(where: { $0.id == family.id }) {
          throw fault(element.place, .repeatedName(family.id))
        }
        if let twice = family.letters.first(where: { model.taught.contains($0) }) {
          throw fault(element.place, .repeatedLetter(String(twice)))
        }
        model.families.append(family)
      case "alphabet": model.alphabet = try letters(of: element)
      case "order":
        let order = Family(id: try word("id", of: element), letters: try letters(of: element))
        try check(element, allows: ["id", "letters"])
        if model.orders.contains(where: { $0.id == order.id }) {
          throw fault(element.place, .repeatedName(order.id))
        }
        model.orders.append(order)
      case "outside": model.outside = try letters(of: element)
      case "variant":
        let variant = Variant(id: try word("id", of: element), letters: try letters(of: element))
        try check(element, allows: ["id", "letters"])
        if model.variants.contains(where: { $0.id == variant.id }) {
          throw fault(element.place, .repeatedName(variant.id))
        }
        model.variants.append(variant)
      case "join": break
      default: throw fault(element.place, .unknownElement(element.name.local))
      }
    }
    guard !model.alphabet.isEmpty else {
      throw fault(root.place, .missingElement(element: "model", child: "alphabet"))
    }
    return model
  }

  private func guides() throws(LetterFileError) -> GuideLines {
    guard let element = root.children.first(where: { $0.name == XMLName("guides", in: LetterFile.namespace) }) else {
      throw fault(root.place, .missingElement(element: "model", child: "guides"))
    }
    try check(element, allows: ["ascender", "x-line", "baseline", "descender"])
    let guides = GuideLines(
      ascender: try number("ascender", of: element), xLine: try number("x-line", of: element),
      baseline: try number("baseline", of: element), descender: try number("descender", of: element))
    guard guides.ascender <= guides.xLine, guides.xLine < guides.baseline, guides.baseline <= guides.descender else {
      throw fault(element.place, .guideOrder)
    }
    return guides
  }

  /// Two numbers, the least first; the model's own slant alone where there is no range.
  private func slantRange(around slant: Double) throws(LetterFileError) -> ClosedRange<Double> {
    guard let attribute = root.attribute("slant-range") else { return slant...slant }
    let numbers = attribute.value.split(whereSeparator: \.isWhitespace).map { Double($0) ?? .nan }
    guard numbers.count == 2, numbers[0] <= slant, slant <= numbers[1], numbers[0] > -60, numbers[1] < 60 else {
      throw bad(attribute, expected: "two angles around the slant")
    }
    return numbers[0]...numbers[1]
  }

  private func letters(of element: XMLElement) throws(LetterFileError) -> [Character] {
    let attribute = try required("letters", of: element)
    var letters: [Character] = []
    for word in attribute.value.split(whereSeparator: \.isWhitespace) {
      guard word.count == 1, let letter = word.first else {
        throw bad(attribute, expected: "single letters with spaces between")
      }
      if letters.contains(letter) { throw fault(attribute.place, .repeatedLetter(String(word))) }
      letters.append(letter)
    }
    return letters
  }

  private func word(_ attribute: String, of element: XMLElement) throws(LetterFileError) -> String {
    let found = try required(attribute, of: element)
    guard !found.value.isEmpty, !found.value.contains(where: \.isWhitespace), !found.value.contains("/") else {
      throw bad(found, expected: "a name without spaces")
    }
    return found.value
  }

  private func number(_ attribute: String, of element: XMLElement) throws(LetterFileError) -> Double {
    let found = try required(attribute, of: element)
    guard let value = Double(found.value), value.isFinite, value.magnitude < 10_000 else {
      throw bad(found, expected: "a number")
    }
    return value
  }

  private func required(_ attribute: String, of element: XMLElement) throws(LetterFileError) -> XMLAttribute {
    guard let found = element.attribute(attribute) else {
      throw fault(element.place, .missingAttribute(element: element.name.local, attribute: attribute))
    }
    return found
  }

  private func check(_ element: XMLElement, allows known: Set<String>) throws(LetterFileError) {
    for attribute in element.attributes
    where attribute.name.namespace.isEmpty && !known.contains(attribute.name.local) {
      throw fault(
        attribute.place, .unknownAttribute(element: element.name.local, attribute: attribute.name.local))
    }
  }

  private func bad(_ attribute: XMLAttribute, expected: String) -> LetterFileError {
    fault(
      attribute.place, .badValue(attribute: attribute.name.local, value: attribute.value, expected: expected))
  }

  private func fault(_ place: TextPlace, _ rule: LetterFileError.Rule) -> LetterFileError {
    LetterFileError(file: name, place: place, rule: rule)
  }
}
