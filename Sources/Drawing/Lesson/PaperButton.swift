import Letterform

/// A button cut from paper, with a picture on it.
public struct PaperButton: Hashable, Sendable {
  /// How it answers the hand.
  public enum State: Hashable, Sendable {
    case normal
    /// Under the finger: moved a little right and down, its shadow almost gone.
    case pressed
    /// Flat on the wall, the picture faint.
    case disabled
    /// As normal, with a small padlock.
    case locked
  }

  /// Its paper; the touch area reaches a little further, see `LessonLayout.touchReach`.
  public var box: Box
  /// How it answers.
  public var state: State
  /// Whether it is the way on: the one yellow button.
  public var isWayOn: Bool
  /// Whether the keyboard is on it.
  public var isFocused: Bool

  /// A button at `box`.
  public init(box: Box, state: State = .normal, isWayOn: Bool = false, isFocused: Bool = false) {
    (self.box, self.state, self.isWayOn, self.isFocused) = (box, state, isWayOn, isFocused)
  }

  /// Pressed buttons move by this share of their side.
  static let pressShift = 0.035
  /// Side of the picture, as a share of the button's.
  static let iconShare = 0.70

  /// Every pixel it may touch in any state.
  public var bounds: Rectangle { Rectangle(covering: box.inset(by: -box.width * 0.16)) }

  /// Draws it with its picture; `padlock` is the picture of a lock.
  public func draw(icon: Picture?, padlock: Picture? = nil, on canvas: Canvas) {
    let side = min(box.width, box.height)
    let seed = Int(box.x * 7 + box.y * 3)
    var box = box
    if state == .pressed { box = box.moved(by: Point(side, side) * Self.pressShift) }
    let inner = box.inset(by: side * 0.056)
    let sheet = CutPaper.card(inner, radius: side * 0.26, seed: seed + 1)
    if state == .disabled {
      canvas.fill(
        CutPaper.card(box.inset(by: side * 0.01), radius: side * 0.3, seed: seed),
        Palette.sugar.mixed(with: Palette.sugar2, 0.42))
      icon?.draw(on: canvas, in: iconBox(in: box), opacity: 0.35)
    } else {
      let edge = CutPaper.card(box, radius: side * 0.3, seed: seed)
      let shadow = state == .pressed ? Point(0.008, 0.012) * side : Point(0.036, 0.061) * side
      canvas.lay(
        edge, isWayOn ? Palette.wayOnEdge : Palette.sugar3,
        Lay(shadow: shadow, depth: state == .pressed ? 0.2 : 0.3, rim: 0))
      canvas.fill(sheet, isWayOn ? Palette.road : Palette.sheet)
      icon?.draw(on: canvas, in: iconBox(in: box))
    }
    if state == .locked {
      let lock = side * 0.36
      padlock?.draw(
        on: canvas, in: Box(x: box.right - lock * 0.86, y: box.bottom - lock * 0.86, width: lock, height: lock))
    }
    if isFocused {
      let out = max(4, side * 0.042)
      canvas.stroke(
        CutPaper.card(box.inset(by: -out * 1.5), radius: side * 0.34, seed: seed), Palette.night,
        StrokeStyle(width: out))
    }
  }

  private func iconBox(in box: Box) -> Box {
    Box(centre: box.centre, side: min(box.width, box.height) * Self.iconShare)
  }
}
