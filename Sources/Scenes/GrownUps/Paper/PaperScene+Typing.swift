import Stage

extension PaperScene {
  /// The longest that can be typed into a row, letters.
  static let longestText = 400

  /// Takes typed text in.
  mutating func insert(_ words: String) -> Redraw {
    change { text in
      let room = Self.longestText - text.count
      text += words.filter { !$0.isNewline }.prefix(max(0, room))
    }
  }

  /// Follows a key while something is typed; nil for one that means something else.
  mutating func edit(_ press: KeyPress) -> Redraw? {
    switch press.key {
    case .backspace: return change { if !$0.isEmpty { $0.removeLast() } }
    case .delete: return change { $0 = "" }
    case .enter, .escape: return endTyping() + .everything
    case .tab: return nil
    // Letters and spaces come as text.
    case .character, .space: return .nothing
    default: return nil
    }
  }

  /// The row is left as it is.
  mutating func endTyping() -> Redraw {
    guard let row = typing else { return .nothing }
    typing = nil
    if row == .file, wish?.file?.trimmed.isEmpty == true { wish?.file = nil }
    return Redraw(.everything, requests: [.textInput(false)])
  }

  private mutating func change(_ body: (inout String) -> Void) -> Redraw {
    guard var wish, let typing else { return .nothing }
    if typing == .file {
      var path = wish.file ?? self.path
      body(&path)
      wish.file = path
      self.wish = wish
      return .everything
    }
    body(&wish.typed)
    self.wish = wish
    return lay()
  }
}
