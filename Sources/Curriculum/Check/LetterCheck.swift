import Letterform

/// Looks through a whole course for what a teacher would send back.
///
///     let check = LetterCheck(course: course, levels: levels)
///     for finding in check.findings() { print(finding.message) }
///
/// Pure: it takes the course as it was read and gives a list, in the alphabet's order.
public struct LetterCheck: Sendable {
  /// The course.
  public let course: Course
  /// The levels whose corridors count.
  public let levels: LevelTable

  /// A check of `course` with the corridors of `levels`.
  public init(course: Course, levels: LevelTable) {
    (self.course, self.levels) = (course, levels)
  }

  /// Everything that is found.
  /// - Complexity: seconds for a joined model, whose pairs are all joined.
  public func findings() -> [Finding] {
    fileFindings + course.present.flatMap(shapeFindings) + widthFindings + joinFindings() + lookAlikes()
      + writingFindings()
  }

  /// Files, the tables and the manifest.
  public var fileFindings: [Finding] {
    var found = course.problems.map { Finding(.file($0)) }
    let due = course.model.letters + RequiredLetters.of(course.model.id).filter { !course.model.letters.contains($0) }
    found += due.filter { course[$0] == nil }.map { Finding(.missing, letter: $0) }
    let taught = Set(course.model.taught)
    found += course.model.alphabet.filter { !taught.contains($0) }.map { Finding(.untaught, letter: $0) }
    for variant in course.model.variants {
      for letter in variant.letters where course[letter]?.variants.contains(variant.id) != true {
        found.append(Finding(.variantWithoutForm(variant.id), letter: letter))
      }
    }
    let known = Set(course.model.variants.map(\.id))
    for letter in course.present {
      found += letter.variants.filter { !known.contains($0) }.map {
        Finding(.unknownVariant($0), letter: letter.character)
      }
    }
    return found
  }

  /// The half-widths of the corridors that are judged, letter units, by rung.
  var radii: [(rung: Int, radius: Double)] {
    (2...6).compactMap { rung in
      levels.level(rung: rung, screen: .large).map { (rung, $0.corridor * course.model.guides.xHeight) }
    }
  }
}

/// The letters that our own models must have.
enum RequiredLetters {
  private static let english = (0..<26).flatMap { step in
    [UInt8(ascii: "a"), UInt8(ascii: "A")].map { Character(Unicode.Scalar($0 + UInt8(step))) }
  }
  private static let digits = Array("0123456789")
  private static let russian = Array("абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ")

  /// The letters due in the model `id`; none for a model of somebody else.
  static func of(_ id: String) -> [Character] {
    switch id {
    case "en-upright", "en-slanted", "en-simple": english + digits
    case "en-cursive": english
    case "ru-print": russian + digits
    case "ru-cursive": russian
    default: []
    }
  }
}
