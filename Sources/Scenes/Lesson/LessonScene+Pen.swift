import Curriculum
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
    // Who wants to write need not watch to the end.
    if phase == .watching { redraw += stopWatching() }
    // After a fault the next stroke is the next try; nobody must find a button first.
    if isFailed { redraw += again(shows: false) }
    guard let page, phase == .ready, let attempt else {
      // What is right is not written over: this contact is none of ours until it is lifted.
      arbiter.strokeIsOver()
      return redraw
    }
    phase = .writing
    waitsUntil = nil
    attemptBefore = attempt
    redraw += .areas([startArea, aheadArea]) + hideLook()
    take(contact, beginsStroke: true)
    if let guided = attempt.guided {
      redraw += .area(page.ink.begin(at: guided.place))
      self.attempt?.written.append((attempt.step, [guided.place]))
      self.attempt?.guided?.rest()
      return redraw + lead(contact.place)
    }
    redraw += .area(page.ink.begin(at: contact.place))
    self.attempt?.written.append((attempt.step, [contact.place]))
    inkTimes = [now]
    let found = self.attempt?.down(page.place.letterPoint(contact.place), time: contact.time)
    return redraw + settle(found, atTouch: true)
  }

  private mutating func extend(_ contact: Contact) -> Redraw {
    guard let page, phase == .writing else { return .nothing }
    take(contact)
    if attempt?.guided != nil { return lead(contact.place) }
    let changed = Redraw.area(page.ink.extend(to: contact.place)) + watch(contact.place) + fade()
    inkTimes.append(now)
    keepWritten(contact.place)
    let found = attempt?.move(page.place.letterPoint(contact.place), time: contact.time)
    return found == nil ? changed : changed + settle(found)
  }

  /// Puts a point on record as written.
  mutating func keepWritten(_ place: Point) {
    guard let last = attempt?.written.indices.last else { return }
    attempt?.written[last].points.append(place)
  }

  private mutating func end(_ contact: Contact) -> Redraw {
    guard let page, phase == .writing else { return .nothing }
    take(contact)
    let changed = Redraw.area(page.ink.end())
    if attempt?.guided != nil {
      // The hand waits where it is.
      attempt?.guided?.rest()
      phase = .ready
      return changed + .area(handArea)
    }
    let before = attemptBefore?.stroke
    let found = attempt?.up(page.place.letterPoint(contact.place), time: contact.time)
    phase = .ready
    if found != nil { return changed + settle(found) }
    if attempt?.stroke == before {
      // Left in its middle: it may be taken up again, but not for ever.
      waitsUntil = now + LessonTuning.patience
      return changed + .areas([startArea, aheadArea]) + .wake(at: now + LessonTuning.patience)
    }
    return changed + .areas([startArea, aheadArea]) + pulse()
  }

  /// The stroke never was.
  private mutating func withdraw() -> Redraw {
    guard let page, phase == .writing else { return .nothing }
    let hand = handArea
    phase = .ready
    attempt = attemptBefore
    track?.dropStroke()
    let redraw = Redraw.areas([page.ink.removeLastStroke(), startArea, aheadArea, hand, handArea])
    guard page.level.hints.contains(.fading) else { return redraw }
    return redraw + .area(restoreInk())
  }

  /// The line was left in its middle and nobody came back.
  mutating func giveUp() -> Redraw {
    waitsUntil = nil
    return settle(attempt?.finish())
  }

  /// What a verdict changes.
  ///
  /// - Parameter atTouch: the fault was there when the pen came down, before it moved.
  mutating func settle(_ found: Verdict?, atTouch: Bool = false) -> Redraw {
    guard let verdict = found, let page, attempt != nil else { return .nothing }
    arbiter.strokeIsOver()
    _ = page.ink.end()
    guard verdict.code != .accepted else { return accept(verdict) }
    tell(verdict)
    noteFault(verdict, wrongWay: !atTouch)
    keep(verdict)
    if page.level.hints.contains(.fading) { _ = restoreInk() }
    phase = .failed(verdict)
    pose(onlyShows ? .watches : .puzzled)
    let told = onlyShows ? Redraw.nothing : say?(.fault(verdict.code)) ?? .nothing
    let still = now + max(LessonTuning.hollow, LessonTuning.pin, LessonTuning.pose)
    return tryAreas + told + .animating(until: comesHelp ? now + helpComesAfter : still)
  }

  /// A step is right: the next one is due, or all is done.
  private mutating func accept(_ verdict: Verdict) -> Redraw {
    guard let attempt else { return .nothing }
    guard attempt.isLastStep else {
      _ = self.attempt?.goOn()
      skipGiven()
      phase = .ready
      return .everything + pulse()
    }
    tell(verdict)
    return finish(verdict)
  }

  private func tell(_ verdict: Verdict) {
    stats?.event(
      "verdict",
      [
        "letter": .text(item), "rung": .whole(rung), "verdict": .text(verdict.code.name),
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
