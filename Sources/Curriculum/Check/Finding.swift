public import Letterform

/// Something that a check of a course found.
public struct Finding: Hashable, Sendable {
  /// What was found, with the facts; lengths in letter units, angles in degrees.
  public enum Kind: Hashable, Sendable {
    /// A file is damaged or does not belong.
    case file(CurriculumError)
    /// The letter has no file.
    case missing
    /// The letter stands in no family, so it is never taught.
    case untaught
    /// The manifest's variant has no form in the letter.
    case variantWithoutForm(String)
    /// The form's variant is not in the manifest.
    case unknownVariant(String)
    /// The pen begins or reaches `off` beside the guide line at `line`.
    case offGuide(line: Double, off: Double)
    /// The line breaks a little where the pen does not turn.
    case tangentBreak(degrees: Double)
    /// The curvature jumps between two curves of these radii.
    case curvatureJump(before: Double, after: Double)
    /// A loop that is one corner for the grader at these rungs.
    case smallLoop(length: Double, rungs: [Int])
    /// Two corners that share a zone at these rungs.
    case closeCorners(distance: Double, rungs: [Int])
    /// The letter is much wider or narrower than others of its family.
    case width(Double, usual: Double)
    /// Ink left of the letter's origin, or beyond its advance.
    case outsideAdvance(by: Double)
    /// A letter of a joined model, or a joint, that cannot be joined as it is drawn.
    case joinMissing
    /// No join leads from the letter into `next`, though both have joints.
    case joinFails(next: Character)
    /// The join into `next` bends too tightly.
    case joinTight(next: Character, radius: Double)
    /// The join into `next` winds.
    case joinWinds(next: Character, degrees: Double)
    /// Drawn `how`, the letter is accepted as `other`.
    case readsAs(other: Character, how: Look)
    /// A well written letter is refused at this rung.
    case unwritable(rung: Int, hand: Hand, verdict: String)
    /// A cheat passes at this rung.
    case cheat(rung: Int, hand: Hand, how: String)
  }

  /// How a letter was turned before another was asked for it.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// Left and right exchanged.
    case mirrored
    /// Every stroke from its end, the last first.
    case reversed
  }

  /// The letter.
  public var letter: Character?
  /// The form of the letter; empty for the letter as a whole.
  public var form: String
  /// The stroke, from 0.
  public var stroke: Int?
  /// Where, letter units.
  public var place: Point?
  /// What was found.
  public var kind: Kind

  /// A finding.
  public init(_ kind: Kind, letter: Character? = nil, form: String = "", stroke: Int? = nil, place: Point? = nil) {
    (self.kind, self.letter, self.form, self.stroke, self.place) = (kind, letter, form, stroke, place)
  }

  /// Whether it must be repaired. What is only listed may be meant: a tiny loop, a stroke that is its own mirror image.
  public var isFault: Bool {
    switch kind {
    case .smallLoop, .closeCorners, .width, .readsAs, .outsideAdvance: false
    default: true
    }
  }
}
