public import Drawing
import Letterform
import Records
import Settings
import Stage

extension RewardScene {
  /// Draws everything inside `dirty`.
  public mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let layout, let still else { return canvas.paint(Palette.sugar) }
    canvas.copy(still, area: dirty)
    func isSeen(_ area: Rectangle) -> Bool { !area.intersection(dirty).isEmpty }
    let drawing = RewardDrawing(layout: layout)
    switch phase {
    case .choosing(let since):
      if isSeen(drawing.bounds()) { drawing.drawRibbon(form, on: canvas) }
      for index in offers.indices where isSeen(layout.choices[index].bounds(grown: 1.3)) {
        drawChoice(index, since: since, layout, on: canvas)
      }
    case .pressing(let since):
      let share = Easing.out((now - since) / RewardTuning.pressing)
      if isSeen(drawing.bounds(grown: 1 + RewardTuning.pressGrowth)) {
        drawRosette(layout, scale: 1 + RewardTuning.pressGrowth * (1 - share), on: canvas)
      }
    case .celebrating(let since):
      if !isSettled, isSeen(drawing.bounds()) {
        let grown = classroom.isCalm ? 1 : Easing.out((now - since) / RewardTuning.star)
        drawRosette(layout, scale: 1, star: grown, on: canvas)
      }
    }
    drawLulu(layout, isSeen, on: canvas)
    drawButtons(isSeen, on: canvas)
    if case .celebrating(let since) = phase, hasFeast {
      Feast(kind: feast, field: layout.page, seed: seed).draw(at: (now - since) / Feast.duration, on: canvas)
    }
  }

  private func drawChoice(_ index: Int, since: Double, _ layout: RewardLayout, on canvas: Canvas) {
    let button = Button.choice(index)
    var paper = layout.choices[index]
    paper.seed = StickerSeed.of(offers[index].id)
    // Laid on the page one after the other.
    let begins = since + RewardTuning.between * Double(index)
    let laid = classroom.isCalm ? 1 : Easing.out((now - begins) / RewardTuning.laying)
    guard laid > 0 else { return }
    paper.centre.y += (1 - laid) * 1.5 * layout.unit
    let scale = pressing.pressed == button ? 0.96 : 1
    paper.draw(scale: scale, opacity: laid, on: canvas) { box in
      classroom.pictures?.draw(offers[index].picture, on: canvas, in: box, at: now)
    }
    if pressing.focused == button { paper.drawFocus(on: canvas) }
  }

  /// Draws the rosette with the sticker, its stars and its ribbon; whether the picture is there.
  @discardableResult func drawRosette(
    _ layout: RewardLayout, scale: Double, star: Double = 1, on canvas: Canvas
  ) -> Bool {
    let drawing = RewardDrawing(layout: layout)
    var isThere = true
    canvas.saved {
      canvas.translate(layout.rosette)
      canvas.scale(scale)
      canvas.translate(layout.rosette * -1)
      drawing.drawRosette(on: canvas)
      if let chosen {
        isThere = classroom.pictures?.draw(chosen.picture, on: canvas, in: drawing.picture, at: now) ?? true
      } else {
        classroom.content.icon("star")?.draw(on: canvas, in: drawing.picture)
      }
    }
    if case .celebrating = phase { drawing.drawStars(stars, grown: star, on: canvas) }
    drawing.drawRibbon(form, on: canvas)
    return isThere
  }

  private mutating func drawLulu(_ layout: RewardLayout, _ isSeen: (Rectangle) -> Bool, on canvas: Canvas) {
    guard isSeen(Lulu.bounds(in: layout.lulu).union(RewardDrawing(layout: layout).stageBounds)) else { return }
    guard player != nil, let pictures = classroom.pictures, now >= player?.start ?? now else {
      return lulu.draw(on: canvas, in: layout.lulu)
    }
    let drawing = RewardDrawing(layout: layout)
    drawing.drawStage(on: canvas)
    player?.draw(on: canvas, in: drawing.stage, from: pictures, at: now)
  }

  private func drawButtons(_ isSeen: (Rectangle) -> Bool, on canvas: Canvas) {
    for (button, icon) in [(Button.home, "home"), (.again, "again"), (.album, "album"), (.wayOn, "next")]
    where order.contains(button) && isSeen(area(of: button)) {
      guard let box = box(of: button) else { continue }
      PaperButton(
        box: box, state: pressing.pressed == button ? .pressed : .normal, isWayOn: button == .wayOn,
        isFocused: pressing.focused == button
      ).draw(icon: classroom.content.icon(icon), on: canvas)
    }
  }

  /// Everything that can be pressed now.
  var order: [Button] {
    guard case .celebrating = phase else {
      return chosen == nil ? offers.indices.map { .choice($0) } + [.home] : [.home]
    }
    return [.wayOn] + (classroom.register.own.album ? [.album] : []) + (goal == nil ? [] : [.again]) + [.home]
  }

  func box(of button: Button) -> Box? {
    guard let layout else { return nil }
    switch button {
    case .home: return layout.home
    case .again: return layout.again
    case .album: return layout.album
    case .wayOn: return layout.wayOn
    case .choice(let index): return Box(centre: layout.choices[index].centre, side: 2 * layout.choices[index].radius)
    }
  }

  func area(of button: Button) -> Rectangle {
    guard let box = box(of: button) else { return .empty }
    if case .choice = button { return Rectangle(covering: box.inset(by: -box.width * 0.12)) }
    return PaperButton(box: box).bounds
  }

  /// What is under a finger; a touch area reaches a little beyond the paper.
  func button(at place: Point) -> Button? {
    guard let reach = layout?.touchReach else { return nil }
    return order.first { box(of: $0)?.inset(by: -reach).contains(place) == true }
  }
}
