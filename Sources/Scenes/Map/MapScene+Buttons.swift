import Drawing
import Letterform
import Settings
import Stage

extension MapScene {
  /// Everything that can be pressed now, the next place first.
  var order: [Button] {
    guard let view else { return [] }
    let page = view.drawing.map
    var buttons: [Button] = page.next.map { [.stone($0)] } ?? []
    buttons += page.stones.indices.filter { $0 != page.next }.map { .stone($0) }
    if view.drawing.gate != nil { buttons.append(.closedGate) }
    if page.comesFrom { buttons.append(.before) }
    if page.leadsOn { buttons.append(.after) }
    buttons += sections.map { .section($0) }
    return buttons + [classroom.register.own.album ? .album : .best, .ear, .gate, .back]
  }

  /// The other kinds of page, in the order of their places.
  var sections: [MapPage.Kind] { map.kinds.filter { $0 != map.leaves[index].kind } }

  func box(of button: Button) -> Box? {
    guard let layout = view?.layout else { return nil }
    switch button {
    case .back: return layout.back
    case .ear: return layout.ear
    case .album, .best: return layout.album
    case .gate: return layout.gate
    case .before: return layout.before
    case .after: return layout.after
    case .section(let kind): return sections.firstIndex(of: kind).map { layout.sections[$0] }
    case .closedGate: return view?.drawing.gate
    case .stone(let number):
      guard layout.stones.indices.contains(number) else { return nil }
      let (place, half) = (layout.stones[number], layout.stoneHalf)
      return Box(x: place.x - half.x, y: place.y - half.y, width: 2 * half.x, height: 2 * half.y)
    }
  }

  func area(of button: Button) -> Rectangle {
    guard let box = box(of: button), let view else { return .empty }
    let shaken = self.shaken?.button == button ? Int(view.layout.radius * 0.2) + 1 : 0
    switch button {
    case .stone(let number): return view.drawing.stones[number].bounds.grown(by: shaken)
    case .closedGate: return Rectangle(covering: box.inset(by: -box.width * 0.1)).grown(by: shaken)
    case .section: return Rectangle(covering: box.inset(by: -box.height * 0.14))
    default: return PaperButton(box: box).bounds
    }
  }

  /// What is under a finger; a touch area reaches a little beyond the paper.
  func button(at place: Point) -> Button? {
    guard let reach = view?.layout.touchReach, turn == nil else { return nil }
    return order.first { box(of: $0)?.contains(place) == true }
      ?? order.first { box(of: $0)?.inset(by: -reach).contains(place) == true }
  }

  mutating func follow(_ outcome: Pressing<Button>.Outcome) -> Redraw {
    switch outcome {
    case .nothing: return .nothing
    case .changed(let buttons): return .areas(buttons.map(area))
    case .tapped(let button, let changed):
      let seen = Redraw.areas((changed + [button]).map(area))
      return seen + press(button)
    }
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .back: leaving = .who
    case .album: leaving = .album
    case .best: leaving = .best
    case .gate: leaving = .gate(.overview)
    case .ear: return turnRays() + .sound(.repeatLast)
    case .before: return show(index - 1)
    case .after: return show(index + 1)
    case .closedGate: return refuse(button)
    case .section(let kind):
      guard !map.isLocked(kind) else { return refuse(button) }
      // The page of that kind where there is something to do, else its first.
      let goal = map.next.flatMap { map.leaves[$0.leaf].kind == kind ? $0.leaf : nil } ?? map.first(of: kind)
      return (goal.map { show($0) } ?? .nothing)
        + classroom.say(.menu(kind == .digits ? "numbers" : kind == .words ? "words" : "letters"))
    case .stone(let number):
      guard view?.drawing.map.stones[number].state != .locked else { return refuse(button) }
      leaving = map.leaves[index].goals[number]
    }
    return .effect(.button)
  }

  /// What is locked shakes once and Lulu looks at it; then the gate is shown, which a grown-up opens.
  private mutating func refuse(_ button: Button) -> Redraw {
    let told = classroom.say(.menu("gate"))
    guard !classroom.isCalm else {
      leaving = .gate(.purchase)
      return told
    }
    shaken = (button, now)
    lulu.watch(box(of: button)?.centre)
    return told + .areas([area(of: button), luluArea]) + .animating(until: now + MapTuning.shake)
  }
}
