import Drawing
import Letterform
import Stage

/// The buttons of a lesson. None lies inside the writing field.
enum LessonButton: Hashable, CaseIterable {
  /// Out of the lesson, or to the letter before.
  case back
  /// Hear and see again what is to be written.
  case ear
  /// The one thing to do next: again after a fault, else what comes next.
  case wayOn
}

extension LessonScene {
  /// Where a button's paper lies.
  func box(of button: LessonButton) -> Box? {
    switch button {
    case .back: page?.layout.back
    case .ear: page?.layout.ear
    case .wayOn: page?.layout.wayOn
    }
  }

  /// Whether it does anything now.
  func isEnabled(_ button: LessonButton) -> Bool {
    switch button {
    case .back: return register != nil || neighbour(-1) != nil
    case .ear: return !isDone && phase != .closing
    case .wayOn:
      if isFailed || phase == .closing || page?.task.hasWhole == true && isDone { return true }
      return fixedRung == nil ? isDone : neighbour(1) != nil
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
      return released + goBack()
    case .ear: return released + showAgain()
    case .wayOn:
      return released + (isFailed ? again() : goOn())
    }
  }

  mutating func release() -> Redraw {
    guard let was = pressed else { return .nothing }
    pressed = nil
    return .area(area(of: was))
  }
}
