import Language
import Records

/// Days, weeks and months in the interface's language; days are counted from 1970-01-01.
enum CalendarWords {
  /// A day in full, e.g. `23 November 2026`.
  static func date(_ day: Int) -> String {
    let (year, month, inMonth) = Moment.civil(ofDay: day)
    // Translators: a date.
    return text(
      "{day} {month} {year}", filling: ["day": "\(inMonth)", "month": monthOfDate(month), "year": "\(year)"])
  }

  /// A day without its year, e.g. `23 November`.
  static func shortDate(_ day: Int) -> String {
    let (_, month, inMonth) = Moment.civil(ofDay: day)
    // Translators: a date without the year.
    return text("{day} {month}", filling: ["day": "\(inMonth)", "month": monthOfDate(month)])
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
    case .day where isWeek: return weekday(Moment.weekday(ofDay: day))
    case .day, .week:
      // Translators: a date as short as can be, below a bar of a chart.
      return text("{day} {month}", filling: ["day": "\(inMonth)", "month": shortMonth(month)])
    case .month: return month == 1 ? "\(year)" : shortMonth(month)
    }
  }

  /// The name of a weekday, from 0 for Monday, as short as can be.
  static func weekday(_ number: Int) -> String {
    switch number {
    case 0: text("Mon")
    case 1: text("Tue")
    case 2: text("Wed")
    case 3: text("Thu")
    case 4: text("Fri")
    case 5: text("Sat")
    default: text("Sun")
    }
  }

  /// The name of a month, from 1, as it stands after a day's number.
  private static func monthOfDate(_ number: Int) -> String {
    switch number {
    // Translators: months as they stand after the number of a day ("23 November"); in Russian the genitive.
    case 1: text("January")
    case 2: text("February")
    case 3: text("March")
    case 4: text("April")
    case 5: text("May", context: "after a day")
    case 6: text("June")
    case 7: text("July")
    case 8: text("August")
    case 9: text("September")
    case 10: text("October")
    case 11: text("November")
    default: text("December")
    }
  }

  private static func shortMonth(_ number: Int) -> String {
    switch number {
    // Translators: months as short as can be, below a bar of a chart.
    case 1: text("Jan")
    case 2: text("Feb")
    case 3: text("Mar")
    case 4: text("Apr")
    case 5: text("May", context: "short")
    case 6: text("Jun")
    case 7: text("Jul")
    case 8: text("Aug")
    case 9: text("Sep")
    case 10: text("Oct")
    case 11: text("Nov")
    default: text("Dec")
    }
  }
}
