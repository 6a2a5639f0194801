import Drawing
import Letterform

extension RecordingsScene {
  /// The phrases of the list that are seen.
  var shown: Range<Int> {
    let rows = layout?.rows.count ?? 0
    return min(first, lines.count)..<min(first + rows, lines.count)
  }

  /// Everything that can be pressed now, in the order of the keyboard.
  var order: [Button] {
    var buttons: [Button] = [.back]
    buttons += languages.indices.map { .language($0) }
    buttons.append(.save)
    buttons += scripts.indices.map { .kind($0) }
    buttons += shown.map { .phrase($0) }
    if first > 0 { buttons.append(.before) }
    if shown.upperBound < lines.count { buttons.append(.after) }
    return buttons + Action.allCases.filter { isEnabled($0) }.map { .action($0) }
  }

  func box(of button: Button) -> Box? {
    guard let frame, let layout else { return nil }
    switch button {
    case .back: return frame.back
    case .save: return frame.tools.first
    case .language(let index): return frame.pills.indices.contains(index) ? frame.pills[index] : nil
    case .kind(let index): return layout.kinds.indices.contains(index) ? layout.kinds[index] : nil
    case .phrase(let index): return shown.contains(index) ? layout.rows[index - shown.lowerBound] : nil
    case .before: return layout.before
    case .after: return layout.after
    case .action(let action): return layout.actions[action.rawValue]
    }
  }

  func area(of button: Button) -> Rectangle {
    box(of: button).map { Rectangle(covering: $0.inset(by: -$0.height * 0.18)) } ?? .empty
  }

  /// What is under a finger.
  func button(at place: Point) -> Button? { order.first { box(of: $0)?.contains(place) == true } }
}
