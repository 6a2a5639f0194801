import Grading

/// The rules by which a letter climbs: up by clean tries in a row, down and more help after misses of one kind in a row,
/// and after some misses of any kind a hand helps, so that nobody is stuck.
///
/// Fading instead of tracing for ever: Askov and Greff 1975 (copying beats tracing), Berninger 1997 (numbered arrows,
/// then writing from memory).
public enum Ladder {
  /// The rung that is only watched.
  public static let watching = 1
  /// The last rung.
  public static let last = 6

  /// Changes `progress` by one try.
  ///
  /// A try on a lower rung than the letter has reached leads nowhere up; its misses count.
  /// - Parameter rungs: those that the learner is led through; a letter is learned on the last of them.
  public static func step(
    _ progress: inout LetterProgress, _ outcome: Outcome, rungs: ClosedRange<Int> = watching...last
  ) {
    // Who writes has watched.
    progress.rung = min(max(progress.rung, watching + 1, rungs.lowerBound), max(watching + 1, rungs.upperBound))
    progress.tries += 1
    progress.lastTried = outcome.time
    if outcome.isHelped { progress.timesHelped += 1 }
    if outcome.isClean {
      progress.cleanTries += 1
      (progress.lastMiss, progress.missesOfKind, progress.misses) = (nil, 0, 0)
      if outcome.rung >= progress.rung { climb(&progress, outcome.time, last: rungs.upperBound) }
    } else {
      slip(&progress, outcome, first: rungs.lowerBound)
    }
    // What is not learned returns next day, wherever it stands.
    if !progress.isLearned { progress.due = outcome.time + LadderTuning.returns[0] }
  }

  private static func climb(_ progress: inout LetterProgress, _ time: Double, last: Int) {
    progress.cleanStreak += 1
    if progress.isLearned {
      // Known letters come back ever later; writing one more often in between changes nothing.
      guard time >= progress.due else { return }
      progress.box = min(progress.box + 1, LadderTuning.returns.count - 1)
      progress.due = time + LadderTuning.returns[progress.box]
    } else if progress.cleanStreak < LadderTuning.cleanTries(rung: progress.rung) {
      return
    } else if progress.rung >= last {
      (progress.isLearned, progress.box) = (true, 0)
      (progress.stars, progress.due) = (LetterProgress.mostStars, time + LadderTuning.returns[0])
    } else {
      progress.rung += 1
      progress.cleanStreak = 0
      progress.stars = max(progress.stars, LadderTuning.starRungs.count { $0 <= progress.rung })
    }
  }

  private static func slip(_ progress: inout LetterProgress, _ outcome: Outcome, first: Int) {
    progress.cleanStreak = 0
    guard let miss = outcome.miss else {
      // Helped: the next try is the child's own again, with fresh patience.
      (progress.lastMiss, progress.missesOfKind, progress.misses) = (nil, 0, 0)
      return
    }
    progress.missesOfKind = progress.lastMiss == miss ? progress.missesOfKind + 1 : 1
    progress.lastMiss = miss
    progress.misses = outcome.code == .accepted ? 0 : progress.misses + 1
    // A letter that was known and is not written cleanly is asked for again tomorrow.
    if progress.isLearned { (progress.box, progress.due) = (0, min(progress.due, outcome.time)) }
    let most = miss == .untidy ? LadderTuning.untidyAfter : LadderTuning.downAfter
    guard progress.missesOfKind.isMultiple(of: most) else { return }
    progress.rung = max(first, progress.rung - 1)
    progress.isLearned = false
  }
}
