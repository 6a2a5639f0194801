import Drawing
import Letterform
import Stage

extension RewardScene {
  /// One picture of everything that moves by itself.
  mutating func tick() -> Redraw {
    guard let layout else { return .nothing }
    var redraw = Redraw.nothing
    if lulu.step(at: now) { redraw += .area(Lulu.bounds(in: layout.lulu)) }
    switch phase {
    case .choosing(let since):
      if now - since <= RewardTuning.layingOut + 50 { redraw += .areas(layout.choices.map { $0.bounds(grown: 1.3) }) }
    case .pressing(let since):
      redraw += .area(RewardDrawing(layout: layout).bounds(grown: 1 + RewardTuning.pressGrowth))
      if now - since >= RewardTuning.pressing { redraw += celebrate() }
    case .celebrating(let since):
      redraw += stepFeast(since, layout)
    }
    return redraw
  }

  private mutating func stepFeast(_ since: Double, _ layout: RewardLayout) -> Redraw {
    var redraw = Redraw.nothing
    settle()
    if hasFeast {
      if now - since < Feast.duration + 100 { redraw += .everything }
    } else if !isSettled || now - since < RewardTuning.star + 100 {
      redraw += .area(RewardDrawing(layout: layout).bounds())
    }
    guard var player else { return redraw }
    let plays = now >= player.start
    if plays, player.step(at: now) { redraw += .area(luluArea) }
    self.player = player
    ask()
    if now >= player.start + player.animation.duration {
      // Afterwards Lulu sits there again.
      self.player = nil
      redraw += .area(luluArea)
      ask()
    }
    return redraw
  }

  /// Whether there is something in the air.
  var hasFeast: Bool { !classroom.isCalm && classroom.quality.effects }

  /// Draws the rosette into what stands still as soon as its picture is there, so that a picture of the feast only
  /// copies it.
  mutating func settle() {
    guard !isSettled, let still, let layout, case .celebrating(let since) = phase, now - since > RewardTuning.star
    else {
      return
    }
    isSettled = drawRosette(layout, scale: 1, on: still.pageCanvas)
  }

  /// Every pixel Lulu, or the card an animation plays on, may touch.
  private var luluArea: Rectangle {
    guard let layout else { return .empty }
    return Lulu.bounds(in: layout.lulu).union(RewardDrawing(layout: layout).stageBounds)
  }

  /// Pictures that came late.
  mutating func arrive() -> Redraw {
    guard let pictures = classroom.pictures, let layout else { return .nothing }
    let came = pictures.arrivals(at: now)
    guard !came.isEmpty else { return .nothing }
    var areas = layout.choices.map { $0.bounds() }
    if chosen != nil { areas = [RewardDrawing(layout: layout).bounds()] }
    if player != nil { areas.append(luluArea) }
    return .areas(areas) + .animating(until: now + PictureCache.fade)
  }
}
