import Grading
import Letterform
import Stage

extension LessonScene {
  /// What of a lesson can be heard: compared before and after an event, so that nothing that happens has to know of its
  /// sound.
  struct SoundMoment {
    fileprivate let phase: LessonPhase
    fileprivate let step: Int?
    fileprivate let stroke: Int?
    fileprivate let pressed: LessonButton?
  }

  /// The lesson as it is heard now.
  var soundMoment: SoundMoment {
    SoundMoment(phase: phase, step: attempt?.step, stroke: attempt?.stroke, pressed: pressed)
  }

  /// The effects of what happened since, and the pen on the paper.
  mutating func heard(since before: SoundMoment, _ event: StageEvent) -> Redraw {
    var redraw = Redraw.nothing
    if pressed != nil, before.pressed == nil { redraw += .effect(.button) }
    if case .contact(.move(let contact)) = event, phase == .writing { redraw += hear(contact) }
    guard phase != before.phase else { return redraw }
    if before.phase == .writing {
      penHeard = nil
      redraw += .sound(.penUp)
    }
    switch phase {
    case .writing:
      // Who does not want to watch does not want to be told either.
      if before.phase == .watching { redraw += .sound(.hush) }
      return redraw + .effect(.start) + .sound(.penDown)
    case .ready:
      guard before.phase == .writing, (before.step, before.stroke) != (attempt?.step, attempt?.stroke) else { break }
      redraw += .effect(.strokeDone)
    case .failed: redraw += .effect(.fault)
    case .done: redraw += .effect(earnedStar ? .sticker : .letterDone)
    case .watching, .closing: break
    }
    return redraw
  }

  /// How fast the pen moves, told now and then.
  private mutating func hear(_ contact: Contact) -> Redraw {
    guard let before = penHeard else {
      penHeard = (contact.place, contact.time)
      return .nothing
    }
    let passed = contact.time - before.time
    guard passed >= LessonTuning.penHeard, let metrics = page?.metrics else { return .nothing }
    penHeard = (contact.place, contact.time)
    let side = Double(max(1, min(metrics.width, metrics.height)))
    return .sound(.penSpeed(contact.place.distance(to: before.place) / side / passed * 1000))
  }
}
