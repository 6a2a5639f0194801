public import Letterform

/// The lines that letters are written between.
public enum Ruling: String, Hashable, Sendable, CaseIterable {
  /// Top, x-line, baseline and bottom line, a gap between rows.
  case four
  /// X-line and baseline only, a gap between rows.
  case double
  /// The narrow slanted ruling of Russian schools: pairs of lines one x-height apart, two x-heights between the pairs,
  /// a slanted line every five x-heights (4, 8 and 20 mm in a school exercise book).
  case slanted
  /// The same with a slanted line every five quarters of the x-height: 5 mm in an exercise book.
  case dense
  /// The baseline only.
  case single

  /// The ruling a model's first exercise books have.
  public static func usual(for model: Model) -> Ruling {
    model.writing == .joined && model.language == "ru" ? .slanted : .four
  }

  /// Whether the lines go on without a gap between the rows.
  var isContinuous: Bool { self == .slanted || self == .dense }

  /// From one baseline to the next, millimetres.
  ///
  /// - Parameter xHeight: millimetres.
  func pitch(guides: GuideLines, xHeight: Double) -> Double {
    if isContinuous { return 3 * xHeight }
    let unit = xHeight / guides.xHeight
    return (guides.descender - guides.ascender) * unit + max(Self.leastGap, Self.gap * xHeight)
  }

  /// White between the bottom line of a row and the top line of the next, x-heights; never less than `leastGap` mm.
  static let gap = 0.45
  static let leastGap = 2.5

  /// Between two slanted lines, x-heights along the baseline; nil without.
  var slantedEvery: Double? {
    switch self {
    case .slanted: 5
    case .dense: 1.25
    case .four, .double, .single: nil
    }
  }

  /// The x-height that a model's first sheets have, millimetres.
  public var usualXHeight: Double { isContinuous ? 4 : 7 }

  /// The x-heights that can be asked for, millimetres.
  public static let xHeights = 2.0...30.0
}
