// How tasks are drawn by chance. The ranges decide how often a guess is right: each comment names the most likely one.

extension GateTask {
  /// A number to read: no digit is nought, so that every place has its word. A guess is right 1 time in 6,561.
  static func number(using generator: inout some RandomNumberGenerator) -> GateTask {
    let number = (0..<4).reduce(0) { sum, _ in sum * 10 + Int.random(in: 1...9, using: &generator) }
    return .numberInWords(number)
  }

  /// Something to work out, of one of three kinds.
  static func calculation(using generator: inout some RandomNumberGenerator) -> GateTask {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: product(using: &generator)
    case 1: yearBefore(using: &generator)
    default: daysBetween(using: &generator)
    }
  }

  /// No round numbers, and beyond 12 times 12. The likeliest answer comes 1 time in 80.
  private static func product(using generator: inout some RandomNumberGenerator) -> GateTask {
    let ones = Int.random(in: 2...9, using: &generator)
    let tens = Int.random(in: 1...9, using: &generator)
    return .product(tens * 10 + max(ones, tens == 1 ? 3 : 2), Int.random(in: 3...9, using: &generator))
  }

  /// Across the turn of the century. The likeliest answer comes 1 time in 40.
  private static func yearBefore(using generator: inout some RandomNumberGenerator) -> GateTask {
    let past = Int.random(in: 1930...1989, using: &generator)
    let year = Int.random(in: 2003...2029, using: &generator)
    return .yearBefore(year: year, years: year - past)
  }

  /// Across the end of a month, from March on, so that no leap day need be known. The likeliest answer comes 1 time
  /// in 40.
  private static func daysBetween(using generator: inout some RandomNumberGenerator) -> GateTask {
    let month = Int.random(in: 3...10, using: &generator)
    let day = Int.random(in: 11...27, using: &generator)
    let length = Int.random(in: 21...60, using: &generator)
    guard let from = CalendarDay(year: 2027, month: month, day: day) else { return product(using: &generator) }
    return .daysBetween(from, CalendarDay(number: from.number + length))
  }
}
