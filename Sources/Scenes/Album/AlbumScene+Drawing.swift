public import Drawing
import Letterform

extension AlbumScene {
  /// Draws everything inside `dirty`.
  public mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    if let turn { return turn.draw(at: now, on: canvas) }
    drawPage(on: canvas, dirty: dirty)
  }

  /// Draws the page as it is now; all of it for nil.
  func drawPage(on canvas: Canvas, dirty: Rectangle?) {
    guard let layout, let still else { return canvas.paint(Palette.sugar2) }
    canvas.copy(still, area: dirty ?? still.bounds)
    func isSeen(_ area: Rectangle) -> Bool { dirty.map { !area.intersection($0).isEmpty } ?? true }
    let subjects = album.pages[index].subjects
    for place in layout.places.indices {
      let paper = paper(place, layout)
      guard isSeen(paper.bounds(grown: 1.3)) else { continue }
      guard subjects.indices.contains(place) else {
        paper.drawPlace(on: canvas)
        continue
      }
      if album.newest.map({ $0 == (index, place) }) == true { paper.drawRays(on: canvas) }
      paper.draw(scale: scale(of: place), on: canvas) { box in
        classroom.pictures?.draw(subjects[place].picture, on: canvas, in: box, at: now)
      }
      if pressing.focused == .sticker(place) { paper.drawFocus(on: canvas) }
    }
    drawCovers(layout, isSeen, on: canvas)
    if isSeen(Lulu.bounds(in: layout.lulu)) { lulu.draw(on: canvas, in: layout.lulu) }
    for (button, icon) in [
      (Button.back, "back"), (.ear, "ear"), (.before, index == 0 ? "star" : "back"), (.after, "next"),
    ]
    where isSeen(area(of: button)) {
      guard let box = box(of: button) else { continue }
      let isOn = order.contains(button)
      let state: PaperButton.State = !isOn ? .disabled : pressing.pressed == button ? .pressed : .normal
      PaperButton(
        box: box, state: state, isWayOn: button == .after && isOn, isFocused: pressing.focused == button
      ).draw(icon: classroom.content.icon(icon), on: canvas)
    }
  }

  /// Draws the pictures of the sets on their tabs.
  private func drawCovers(_ layout: AlbumLayout, _ isSeen: (Rectangle) -> Bool, on canvas: Canvas) {
    guard album.sections.count > 1 else { return }
    let drawing = AlbumDrawing(layout: layout, current: 0)
    for (tab, section) in tabs.enumerated() where isSeen(area(of: .tab(section))) {
      guard let cover = cover(of: section) else { continue }
      classroom.pictures?.draw(cover, on: canvas, in: drawing.face(ofTab: tab), at: now)
    }
  }

  /// The paper of a place; what lies there keeps its lean and colour wherever it is.
  func paper(_ place: Int, _ layout: AlbumLayout) -> StickerPaper {
    let subjects = album.pages[index].subjects
    let seed = subjects.indices.contains(place) ? StickerSeed.of(subjects[place].id) : place * 5 + 1
    return StickerPaper(centre: layout.places[place], radius: layout.radius, seed: seed)
  }

  private func scale(of place: Int) -> Double {
    guard let tapped, tapped.place == place else { return 1 }
    let share = (now - tapped.since) / Self.lift
    return 1 + Self.liftGrowth * Easing.inOut(share < 0.5 ? share * 2 : 2 - share * 2)
  }

  /// Everything that can be pressed now.
  var order: [Button] {
    var buttons: [Button] = album.pages[index].subjects.indices.map { .sticker($0) }
    if album.sections.count > 1 { buttons += tabs.map { .tab($0) } }
    if index > 0 || classroom.register.learner != nil { buttons.append(.before) }
    if index + 1 < album.pages.count { buttons.append(.after) }
    return buttons + [.ear, .back]
  }

  func box(of button: Button) -> Box? {
    guard let layout else { return nil }
    switch button {
    case .back: return layout.back
    case .ear: return layout.ear
    case .before: return layout.before
    case .after: return layout.after
    case .tab(let section): return tabs.contains(section) ? layout.tabs[section - tabs.lowerBound] : nil
    case .sticker(let place):
      return layout.places.indices.contains(place) ? Box(centre: layout.places[place], side: 2 * layout.radius) : nil
    }
  }

  func area(of button: Button) -> Rectangle {
    guard let layout, let box = box(of: button) else { return .empty }
    if case .sticker(let place) = button { return paper(place, layout).bounds(grown: 1.2) }
    return PaperButton(box: box).bounds
  }

  /// What is under a finger; a touch area reaches a little beyond the paper.
  func button(at place: Point) -> Button? {
    guard let layout, turn == nil else { return nil }
    return order.first { box(of: $0)?.contains(place) == true }
      ?? order.first { box(of: $0)?.inset(by: -layout.touchReach).contains(place) == true }
  }
}

/// A small number from a sticker's name, the same everywhere: colour and lean of its paper.
enum StickerSeed {
  static func of(_ id: String) -> Int { id.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xffff } }
}
