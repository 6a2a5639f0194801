/// What is wrong with a letter's or a model's file, and where.
public struct LetterFileError: Error, Hashable, Sendable {
  /// The rule of `Assets/Letters/README.md` that the file breaks.
  public enum Rule: Hashable, Sendable {
    /// The file is not well-formed XML.
    case xml(XMLError.Rule)
    /// A path or a transform is malformed; the offset counts in the attribute's value.
    case path(PathError.Rule, offset: Int)
    /// The outermost element is another than the one due.
    case root(expected: String)
    /// The element lacks the attribute.
    case missingAttribute(element: String, attribute: String)
    /// The attribute's value is none of those allowed.
    case badValue(attribute: String, value: String, expected: String)
    /// An attribute of the letter format that the element does not have: a misspelt one would be lost silently.
    case unknownAttribute(element: String, attribute: String)
    /// An element that the format does not have.
    case unknownElement(String)
    /// The element lacks an inner element.
    case missingElement(element: String, child: String)
    /// The file has no form at all.
    case noForm
    /// A form without a stroke.
    case emptyForm(String)
    /// A form inside a form.
    case nestedForm(String)
    /// Two forms, families or variants of the same name.
    case repeatedName(String)
    /// The first form of the file is not the model's target for the right hand.
    case firstFormNotTarget
    /// Two targets for the same variant and hand.
    case repeatedTarget(variant: String, hand: Hand?)
    /// A variant that some hand has no target of.
    case missingTarget(variant: String, hand: Hand)
    /// Something other than a path is drawn in a form; only centre lines are strokes.
    case notAPath(element: String)
    /// The path lifts the pen; every stroke is a path of its own.
    case strokeLifts
    /// The path draws nothing.
    case emptyStroke
    /// The stroke reaches farther, or is longer, than ``Letter/farthest`` or ``Letter/longest`` allow.
    case strokeTooLarge
    /// The transform leaves no plane.
    case flatTransform
    /// The point where a join meets the stroke is not on its path.
    case joinOffPath(attribute: String, distance: Double)
    /// The join leaves before it enters.
    case joinOrder
    /// The letter stands twice in one list, or in none where it must.
    case repeatedLetter(String)
    /// The guide lines are not in order from the top to the bottom.
    case guideOrder
  }

  /// The file, as it was asked for.
  public var file: String
  /// The place of the first fault.
  public var place: TextPlace
  /// The rule that is broken.
  public var rule: Rule

  /// An error of `file` at `place`.
  public init(file: String, place: TextPlace, rule: Rule) {
    (self.file, self.place, self.rule) = (file, place, rule)
  }

  init(file: String, _ error: XMLError) {
    self.init(file: file, place: TextPlace(line: error.line, column: error.column), rule: .xml(error.rule))
  }
}
