/// The numbers of the gate. With these a guess at both tasks is right at most once in 262,440, and an hour allows ten.
enum GateTuning {
  /// Tasks to be solved one after the other. More: harder to guess, slower for grown-ups.
  static let tasks = 2
  /// Milliseconds to wait after the first wrong answer; each further one doubles it. Smaller: kinder.
  static let firstWait: Int64 = 10_000
  /// The longest wait, milliseconds. Smaller: kinder to a grown-up whose child has guessed all morning.
  static let longestWait: Int64 = 900_000
  /// Wrong answers that are taken for granted when the record of them is damaged. Smaller: kinder.
  static let failuresOfDamaged = 5

  /// Milliseconds to wait after so many wrong answers in a row.
  static func wait(after failures: Int) -> Int64 {
    guard failures > 0 else { return 0 }
    return failures > 20 ? longestWait : min(longestWait, firstWait << Int64(failures - 1))
  }
}
