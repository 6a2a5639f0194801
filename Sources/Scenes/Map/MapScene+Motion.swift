import Drawing
import Letterform
import Stage

extension MapScene {
  /// One picture of everything that moves by itself.
  mutating func tick() -> Redraw {
    if let turn {
      if now >= turn.end { self.turn = nil }
      return .everything
    }
    var redraw = stepCrawl()
    if lulu.step(at: now) { redraw += .area(luluArea) }
    // A late tick still draws the rays at rest.
    if raysSince > -.infinity, let next = view?.next {
      redraw += .area(next.bounds)
      if now - raysSince >= MapTuning.rays * MapTuning.turns { raysSince = -.infinity }
    }
    if fadesUntil > -.infinity {
      redraw += boardAreas
      if now >= fadesUntil { fadesUntil = -.infinity }
    }
    if let shaken {
      redraw += .area(area(of: shaken.button))
      if now - shaken.since >= MapTuning.shake {
        self.shaken = nil
        leaving = .gate(.purchase)
      }
    }
    return redraw
  }

  /// Pictures of words have come.
  mutating func fadePicturesIn() -> Redraw {
    guard classroom.pictures?.arrivals(at: now).isEmpty == false else { return .nothing }
    fadesUntil = now + PictureCache.fade
    return boardAreas + .animating(until: fadesUntil)
  }

  private var boardAreas: Redraw { .areas(view?.boards.map { Rectangle(covering: $0.box) } ?? []) }

  private mutating func stepCrawl() -> Redraw {
    guard let crawl, let view else { return .nothing }
    let before = luluArea
    if now >= crawl.end {
      self.crawl = nil
      lulu.pose(.points, at: now, calmly: false)
      lulu.face(left: view.lulu?.facesLeft ?? false)
      view.drawStill()
      return .everything + turnRays() + .animating(until: now + LuluActor.change)
    }
    lulu.pose(crawl.pose(at: now), at: now, calmly: true)
    lulu.face(left: crawl.place(at: now).facesLeft)
    return .areas([before, luluArea])
  }

  /// Every pixel Lulu, her trail and the stones she passes may change.
  var luluArea: Rectangle {
    guard let box = luluBox, let view else { return .empty }
    let area = Lulu.bounds(in: box)
    return crawl == nil ? area : area.grown(by: Int(view.layout.radius))
  }

  /// Lulu's square now.
  var luluBox: Box? { crawl?.place(at: now).box ?? view?.lulu?.box }

  /// How far the rays of the next place are turned, degrees.
  var turned: Double {
    let share = (now - raysSince) / MapTuning.rays
    guard share >= 0, share < MapTuning.turns else { return 0 }
    let part = share.truncatingRemainder(dividingBy: 1)
    return StoneDrawing.turn * Easing.inOut(part < 0.5 ? part * 2 : 2 - part * 2)
  }

  /// How far a locked thing is moved aside while it shakes.
  func shake(of button: Button) -> Point {
    guard let shaken, shaken.button == button, let view else { return .zero }
    let share = (now - shaken.since) / MapTuning.shake
    guard share < 1 else { return .zero }
    let swing = share < 0.25 ? share * 4 : share < 0.75 ? 2 - share * 4 : share * 4 - 4
    return Point(swing * MapTuning.shakeReach * view.layout.radius, 0)
  }
}
