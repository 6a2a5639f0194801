import Language
import Records

/// Days, weeks and months in the interface's language; days are counted from 1970-01-01.
enum CalendarWords {
  /// A day in full, e.g. `23 November 2026`.
  static func date(_ day: Int) -> String {
    let (year, month, inMonth) = Moment.civil(ofDay: day)
    let name = Locale.current.month(month)
    // Translators: a date.
    return text("{day} {month} {year}", filling: ["day": "\(inMonth)", "month": name, "year": "\(year)"])
  }

  /// A day without its year, e.g. `23 November`.
  static func shortDate(_ day: Int) -> String {
    let (_, month, inMonth) = Moment.civil(ofDay: day)
    // Translators: a date without the year.
    return text("{day} {month}", filling: ["day": "\(inMonth)", "month": Locale.current.month(month)])
  }

  /// From one day to another, e.g. `23 November to 6 December 2026`.
  static func range(_ days: ClosedRange<Int>) -> String {
    guard days.count > 1 else { return date(days.lowerBound) }
    let (first, last) = (Moment.civil(ofDay: days.lowerBound), Moment.civil(ofDay: days.upperBound))
    let short = shortDate(days.lowerBound)
    // Translators: from one date to another.
    return text(
      "{first} to {last}",
      filling: [
        "first": first.year == last.year ? short : date(days.lowerBound), "last": date(days.upperBound),
      ])
  }

  /// What stands below a bar or a pin for a day, week or month.
  ///
  /// - Parameter isWeek: the whole chart is one week: then the name of the day says enough.
  static func label(_ day: Int, _ step: Report.Step, isWeek: Bool) -> String {
    let (year, month, inMonth) = Moment.civil(ofDay: day)
    switch step {
    case .day where isWeek: return Locale.current.shortWeekday(Moment.weekday(ofDay: day))
    case .day, .week:
      let name = Locale.current.shortMonth(month)
      // Translators: a date as short as can be, below a bar of a chart.
      return text("{day} {month}", filling: ["day": "\(inMonth)", "month": name])
    case .month: return month == 1 ? "\(year)" : Locale.current.shortMonth(month)
    }
  }
}
