import Drawing
import Grading
import Letterform
import Stage

extension LessonScene {
  /// Does what the contacts mean.
  mutating func follow(_ intents: [Intent]) -> Redraw {
    var redraw = Redraw.nothing
    for intent in intents { redraw += follow(intent) }
    return redraw
  }

  private mutating func follow(_ intent: Intent) -> Redraw {
    switch intent {
    case .begin(let contact): begin(contact)
    case .extend(let contact): extend(contact)
    case .end(let contact): end(contact)
    case .withdraw: withdraw()
    case .press(let contact): press(at: contact.place)
    case .drag(let contact, let from): drag(to: contact.place, from: from)
    case .tap(let contact, let from): tap(at: contact.place, from: from)
    case .release: release()
    case .hover: .nothing
    }
  }

  private mutating func begin(_ contact: Contact) -> Redraw {
    var redraw = Redraw.nothing
    // After a fault the next stroke is the next try; nobody must find a button first.
    if case .failed = phase { redraw += again() }
    guard let page, phase == .ready else { return redraw }
    phase = .writing
    waitsUntil = nil
    graderBefore = grader
    redraw += .areas([page.ink.begin(at: contact.place), startArea, aheadArea])
    take(contact, beginsStroke: true)
    let found = grader?.down(page.place.letterPoint(contact.place), time: contact.time)
    return redraw + settle(found)
  }

  private mutating func extend(_ contact: Contact) -> Redraw {
    guard let page, phase == .writing else { return .nothing }
    let changed = Redraw.area(page.ink.extend(to: contact.place)) + watch(contact.place)
    take(contact)
    let found = grader?.move(page.place.letterPoint(contact.place), time: contact.time)
    return found == nil ? changed : changed + settle(found)
  }

  private mutating func end(_ contact: Contact) -> Redraw {
    guard let page, phase == .writing else { return .nothing }
    let changed = Redraw.area(page.ink.end())
    let before = graderBefore?.stroke
    take(contact)
    let found = grader?.up(page.place.letterPoint(contact.place), time: contact.time)
    phase = .ready
    if found != nil { return changed + settle(found) }
    if grader?.stroke == before {
      // Left in its middle: it may be taken up again, but not for ever.
      waitsUntil = now + LessonTuning.patience
      return changed + .areas([startArea, aheadArea]) + .wake(at: now + LessonTuning.patience)
    }
    return changed + .areas([startArea, aheadArea]) + pulse()
  }

  /// The stroke never was.
  private mutating func withdraw() -> Redraw {
    guard let page, phase == .writing else { return .nothing }
    phase = .ready
    grader = graderBefore
    track?.dropStroke()
    return .areas([page.ink.removeLastStroke(), startArea, aheadArea])
  }

  /// The line was left in its middle and nobody came back.
  mutating func giveUp() -> Redraw {
    waitsUntil = nil
    return settle(grader?.finish())
  }

  /// What a verdict changes.
  private mutating func settle(_ found: Verdict?) -> Redraw {
    guard let verdict = found, let page else { return .nothing }
    arbiter.strokeIsOver()
    tell(verdict)
    keep(verdict)
    guard verdict.code != .accepted else {
      phase = .done(since: now)
      page.showFinished()
      pose(.cheers)
      return .everything + .animating(until: now + LessonTuning.confetti)
    }
    phase = .failed(verdict)
    _ = page.ink.end()
    pose(.puzzled)
    return .everything + .animating(until: now + max(LessonTuning.hollow, LessonTuning.pin, LessonTuning.pose))
  }

  private func tell(_ verdict: Verdict) {
    stats?.event(
      "verdict",
      [
        "letter": .text(String(letter)), "rung": .whole(rung), "verdict": .text(verdict.code.name),
        "code": .whole(verdict.code.rawValue), "stroke": .whole(verdict.stroke), "point": .whole(verdict.point),
        "at": .list([verdict.place.x, verdict.place.y]), "arc": .number(verdict.arc),
        "progress": .number(verdict.progress),
      ])
  }

  /// Lulu's eyes follow the pen.
  private mutating func watch(_ place: Point) -> Redraw {
    guard now - gazeSince >= LessonTuning.gaze else { return .nothing }
    gazeSince = now
    look.gaze = place
    return .area(luluArea)
  }
}
