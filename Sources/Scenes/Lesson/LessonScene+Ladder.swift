import Curriculum
import Drawing
import Grading
import Letterform
import Records
import Settings
import Stage

extension LessonScene {
  /// From this rung on a joined word is written whole.
  static let wholeFrom = 3

  /// Reads how far the learner has come.
  mutating func readLadder() {
    ladder = register?.progress(in: course) ?? CourseProgress(order: letters)
    if let register, register.session == nil {
      let minutes = register.own.sessionMinutes
      register.session = Session(at: calendar, minutes: minutes > 0 ? Double(minutes) : nil)
    }
    if fixedRung == nil { rung = ladder?[item].rung ?? Ladder.watching }
  }

  /// The calendar's time, milliseconds; the stage's where there is no calendar.
  private var calendar: Double { register.map { Double($0.now.milliseconds) } ?? now }

  /// Takes a try into the ladder.
  mutating func climb(_ verdict: Verdict) {
    guard let attempt else { return }
    let isAccepted = verdict.code == .accepted
    let outcome = Outcome(
      item: item, rung: max(2, rung), code: verdict.code,
      forgiven: isAccepted ? attempt.forgiven : attempt.strictness, isHelped: attempt.isHelped, time: calendar)
    ladder?.add(outcome)
    let time = calendar
    register?.session?.note(at: time)
  }

  /// Everything is right: the letter is celebrated.
  mutating func finish(_ verdict: Verdict) -> Redraw {
    guard let page else { return .nothing }
    let stars = ladder?[item].stars ?? 0
    // A joined word that was written letter by letter is not yet written.
    if !page.task.hasWhole { climb(verdict) }
    if !page.task.hasWhole { keep(verdict) }
    focus = nil
    phase = .done(since: now)
    if page.level.hints.contains(.fading) { _ = restoreInk() }
    let reached = fixedRung ?? ladder?[item].rung ?? rung
    page.showFinished(rung: max(reached, 1))
    pose(.cheers)
    earnedStar = fixedRung == nil && (ladder?[item].stars ?? 0) > stars
    let told = say?(earnedStar ? .star : .praise) ?? .nothing
    let next = goesOnAlone ? Redraw.wake(at: now + LessonTuning.nextTry) : .nothing
    return .everything + told + .animating(until: now + celebration) + next
  }

  /// Whether the next try at the same begins by itself.
  var goesOnAlone: Bool {
    guard fixedRung == nil, isDone else { return false }
    return page?.task.hasWhole == true || (!closesNow && next()?.item == item)
  }

  /// What comes after this.
  private func next() -> Exercise? { ladder?.next(at: calendar, words: words) }

  private var closesNow: Bool { register?.session?.closes(at: calendar, letterIsFinished: isDone) == true }

  /// After a letter that is right: the whole word, the same again, the next one, or the end of the session.
  mutating func goOn() -> Redraw {
    guard let metrics = page?.metrics else { return .nothing }
    if phase == .closing {
      register?.session = nil
      leaving = .who
      return .nothing
    }
    if fixedRung != nil { return page?.task.hasWhole == true ? writeWhole(metrics) : turn(1) }
    if page?.task.hasWhole == true { return writeWhole(metrics) }
    if closesNow { return close() }
    if earnedStar, register?.own.album != false {
      leaving = .reward
      return .nothing
    }
    guard let exercise = next() else {
      leaving = .map
      return .nothing
    }
    guard exercise.item == item else {
      leaving = exercise.destination
      return .nothing
    }
    rung = ladder?[item].rung ?? rung
    isWhole = rung >= Self.wholeFrom
    return lay(metrics) + (exercise.isWatchedFirst ? introduce() : showLook()) + pulse()
  }

  private mutating func writeWhole(_ metrics: WindowMetrics) -> Redraw {
    isWhole = true
    return lay(metrics) + introduce()
  }

  /// Time is up: a friendly end.
  private mutating func close() -> Redraw {
    phase = .closing
    stats?.event("close")
    if let picture = content.picture("Pictures/mascot/sleeps.svg") { lulu?.add(picture, for: .sleeps) }
    pose(.sleeps)
    let told = say?(.close) ?? .nothing
    return .everything + told + .animating(until: now + LessonTuning.pose)
  }

  /// Out of the lesson; to the letter before where there is nowhere else to go.
  mutating func goBack() -> Redraw {
    if register == nil { return turn(-1) }
    leaving = .map
    return .nothing
  }

  /// Turns to the letter `step` further in the course; at its ends it stays.
  mutating func turn(_ step: Int) -> Redraw {
    guard let metrics = page?.metrics, let next = neighbour(step) else { return .nothing }
    subject = .letter(next)
    return lay(metrics) + introduce()
  }

  /// The letter `step` further in the course; nil beyond its ends and for a word.
  func neighbour(_ step: Int) -> Character? {
    guard case .letter(let letter) = subject, let index = letters.firstIndex(of: letter),
      letters.indices.contains(index + step)
    else { return nil }
    return letters[index + step]
  }
}

extension Exercise {
  /// Where it is done.
  var destination: Destination {
    switch task {
    case .letter(let letter): .lesson(letter)
    case .word(let word, _): .word(word.text)
    }
  }
}
