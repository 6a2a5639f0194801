import Testing

@testable import Guard

@Suite struct CalendarDayTests {
  @Test func daysAreCountedFrom1970() {
    #expect(CalendarDay("1970-01-01")?.number == 0)
    #expect(CalendarDay("2020-01-01")?.number == Licence.epoch)
    #expect(CalendarDay("2000-03-01")?.number == 11017)
  }

  @Test func everyDayComesBack() {
    var last = CalendarDay(number: -1).date
    for number in 0..<60_000 {
      let day = CalendarDay(number: number)
      let date = day.date
      #expect(CalendarDay(year: date.year, month: date.month, day: date.day) == day)
      #expect(date > last)
      last = date
    }
  }

  @Test(arguments: [
    "2027-02-29", "2100-02-29", "2027-13-01", "2027-00-01", "2027-1-1", "27-01-01", "2027-01-32", "", "2027/01/01",
    "+027-01-01",
  ])
  func whatIsNoDayIsNone(text: String) { #expect(CalendarDay(text) == nil) }

  @Test func leapDaysAreDays() {
    #expect(CalendarDay("2028-02-29")?.description == "2028-02-29")
    #expect(CalendarDay("2000-02-29") != nil)
  }
}
