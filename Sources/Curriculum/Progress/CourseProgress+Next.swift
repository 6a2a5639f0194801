extension CourseProgress {
  /// What to do next at `time`, milliseconds; nil if no letter may be learned.
  ///
  /// A visit is finished first. Then, in turn: a known letter that is due, a word, a letter under way; a new one begins
  /// when those under way are well on or were hard enough for today.
  /// - Parameter words: where words come from; nil for letters alone.
  /// - Complexity: linear in the letters and words.
  public func next(at time: Double, words: WordChoice? = nil) -> Exercise? {
    let visit = visit.flatMap { time - $0.last <= LadderTuning.visitPause ? $0 : nil }
    if let visit, !visit.isOver, let going = exercise(visit, words) { return going }
    let letters = order.filter(isFree)
    let due = dueLetters(letters, at: time).filter { String($0) != visit?.item }
    // Known letters and new ones take turns; a day begins with a known one.
    if visit?.isReturn != true, let first = due.first { return exercise(first, .returns) }
    if visitsSinceWord >= LadderTuning.visitsAWord, let word = word(visit, words) { return word }
    if let open = underWay(letters, at: time, after: visit?.item) { return open }
    if let first = due.first { return exercise(first, .returns) }
    let others = letters.filter { self[$0].isBegun && String($0) != visit?.item }
    let known = others.filter { self[$0].isLearned }
    // Better a letter that was hard today than nothing.
    let any = known.isEmpty ? others.isEmpty ? letters : others : known
    return any.min { lastSeen($0) < lastSeen($1) }.map { exercise($0, self[$0].isLearned ? .practice : .goesOn) }
  }

  /// The known letters whose time has come, the longest due first.
  public func dueLetters(_ letters: [Character], at time: Double) -> [Character] {
    letters.filter { self[$0].isLearned && self[$0].due <= time }.sorted { self[$0].due < self[$1].due }
  }

  /// A letter on its way, or a new one; nil if all are learned or were hard enough for today.
  private func underWay(_ letters: [Character], at time: Double, after last: String?) -> Exercise? {
    let open = letters.filter { self[$0].isBegun && !self[$0].isLearned }
    let ready = open.filter { setAside[String($0)].map { $0 <= time } ?? true }
    let young = ready.filter { self[$0].rung < LadderTuning.ripe }
    let new = letters.first { !self[$0].isBegun }
    if young.isEmpty, let new, open.count < LadderTuning.open { return exercise(new, .new) }
    // The one not seen for longest, so that those under way take turns too.
    let others = ready.filter { String($0) != last }
    let candidates = others.isEmpty ? ready : others
    if let next = candidates.min(by: { lastSeen($0) < lastSeen($1) }) { return exercise(next, .goesOn) }
    // Everything under way was hard today: a new letter is a fresh start.
    guard let new, open.count < 2 * LadderTuning.open else { return nil }
    return exercise(new, .new)
  }

  private func word(_ visit: Visit?, _ words: WordChoice?) -> Exercise? {
    guard let words else { return nil }
    let known = wordLetters
    let letter = visit.flatMap { $0.item.count == 1 ? $0.item.first : nil }.flatMap { known.contains($0) ? $0 : nil }
    guard let chosen = words.choose(letter: letter, known: known, written: { self[$0].tries }) else { return nil }
    return exercise(.word(chosen.word, given: chosen.given), self[chosen.word.text], .word)
  }

  private func exercise(_ visit: Visit, _ words: WordChoice?) -> Exercise? {
    if let letter = visit.item.first, visit.item.count == 1 {
      guard isFree(letter) else { return nil }
      return exercise(letter, visit.isReturn ? .returns : .goesOn)
    }
    guard let word = words?.words.first(where: { $0.text == visit.item }) else { return nil }
    let given = words?.given(word, known: wordLetters) ?? []
    return exercise(.word(word, given: given), self[visit.item], .word)
  }

  private func exercise(_ letter: Character, _ reason: Exercise.Reason) -> Exercise {
    exercise(.letter(letter), self[letter], reason)
  }

  private func exercise(_ task: Exercise.Task, _ progress: LetterProgress, _ reason: Exercise.Reason) -> Exercise {
    Exercise(task: task, rung: progress.writingRung, isWatchedFirst: progress.isWatchedFirst, reason: reason)
  }

  private func lastSeen(_ letter: Character) -> Double { self[letter].lastTried ?? -.infinity }
}
