import Drawing
import Letterform
import Stage

/// The buttons of a lesson. None lies inside the writing field.
enum LessonButton: Hashable, CaseIterable {
  /// To the letter before.
  case back
  /// The one thing to do next: again after a fault, else the next letter.
  case wayOn
}

extension LessonScene {
  /// Where a button's paper lies.
  func box(of button: LessonButton) -> Box? {
    switch button {
    case .back: page?.layout.back
    case .wayOn: page?.layout.wayOn
    }
  }

  /// Whether it does anything now.
  func isEnabled(_ button: LessonButton) -> Bool {
    switch button {
    case .back: return register != nil || index > 0
    case .wayOn:
      if case .failed = phase { return true }
      return index + 1 < letters.count
    }
  }

  /// Everything a button may touch.
  func area(of button: LessonButton) -> Rectangle { box(of: button).map { PaperButton(box: $0).bounds } ?? .empty }

  /// The button under a finger, its touch area reaching beyond its paper.
  private func button(at place: Point) -> LessonButton? {
    guard let reach = page?.layout.touchReach else { return nil }
    return LessonButton.allCases.first { box(of: $0)?.inset(by: -reach).contains(place) == true && isEnabled($0) }
  }

  mutating func press(at place: Point) -> Redraw {
    guard let found = button(at: place) else { return .nothing }
    pressed = found
    return .area(area(of: found))
  }

  mutating func drag(to place: Point, from: Point) -> Redraw {
    guard let start = button(at: from) else { return .nothing }
    let over = button(at: place) == start ? start : nil
    guard over != pressed else { return .nothing }
    pressed = over
    return .area(area(of: start))
  }

  mutating func tap(at place: Point, from: Point) -> Redraw {
    let released = release()
    guard let found = button(at: place), found == button(at: from) else { return released }
    switch found {
    case .back:
      guard register == nil else {
        leaving = .map
        return released
      }
      return released + turn(-1)
    case .wayOn:
      if case .failed = phase { return released + again() }
      return released + turn(1)
    }
  }

  mutating func release() -> Redraw {
    guard let was = pressed else { return .nothing }
    pressed = nil
    return .area(area(of: was))
  }
}
