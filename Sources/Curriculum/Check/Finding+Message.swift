import Letterform

// The words for what a check finds, all in one place.

extension Finding {
  /// One line: `fault` or `listed`, the letter, form, stroke and place, and what is the matter.
  public var message: String {
    var text = isFault ? "fault" : "listed"
    if let letter { text += " \(letter)" }
    if !form.isEmpty { text += " \(form)" }
    if let stroke { text += " stroke \(stroke + 1)" }
    if let place { text += " at \(Self.tenth(place.x)),\(Self.tenth(place.y))" }
    return "\(text): \(kind.words)"
  }

  fileprivate static func tenth(_ value: Double) -> String {
    guard value.magnitude < 1e6 else { return "straight" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths.magnitude % 10)")
  }
}

extension Finding.Kind {
  fileprivate var words: String {
    let tenth = Finding.tenth
    return switch self {
    case .file(let error): error.message
    case .missing: "has no file"
    case .untaught: "stands in no family"
    case .variantWithoutForm(let variant): "has no form of the variant \(variant)"
    case .unknownVariant(let variant): "the manifest has no variant \(variant)"
    case .offGuide(let line, let off): "\(tenth(off)) beside the line at \(tenth(line))"
    case .tangentBreak(let degrees): "breaks by \(tenth(degrees)) degrees where the pen does not turn"
    case .curvatureJump(let before, let after): "curvature jumps from radius \(tenth(before)) to \(tenth(after))"
    case .smallLoop(let length, let rungs): "loop of \(tenth(length)) is one corner at rungs \(Self.list(rungs))"
    case .closeCorners(let distance, let rungs):
      "corners \(tenth(distance)) apart share a zone at rungs \(Self.list(rungs))"
    case .width(let width, let usual): "is \(tenth(width)) wide, its family \(tenth(usual))"
    case .outsideAdvance(let distance): "ink \(tenth(distance)) outside its place"
    case .joinMissing: "has no joint where a letter of a joined model needs one"
    case .joinFails(let next): "does not join to \(next)"
    case .joinTight(let next, let radius): "the join to \(next) bends with radius \(tenth(radius))"
    case .joinWinds(let next, let degrees): "the join to \(next) winds \(tenth(degrees)) degrees"
    case .readsAs(let other, let how): "\(how.rawValue), it is accepted as \(other)"
    case .unwritable(let rung, let hand, let verdict): "written well at rung \(rung), \(hand.rawValue) hand: \(verdict)"
    case .cheat(let rung, let hand, let how): "\(how) passes at rung \(rung), \(hand.rawValue) hand"
    }
  }

  private static func list(_ rungs: [Int]) -> String { rungs.map { "\($0)" }.joined(separator: " ") }
}
