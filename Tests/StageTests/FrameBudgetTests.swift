import Testing

@testable import Stage

@Suite struct FrameBudgetTests {
  /// Milliseconds between two pictures of a display.
  private let display = 16.0

  /// Feeds frames of one duration until the quality changes; how many it took, nil when it does not within `most`.
  private func frames(_ duration: Double, into budget: inout FrameBudget, most: Int = 5000) -> Int? {
    (1...most).first { _ in budget.add(duration: duration, display: display) }
  }

  @Test func lateFramesTakeAwayOneThingAfterTheOther() {
    var budget = FrameBudget()
    var shown = [budget.quality]
    while frames(40, into: &budget, most: 100) != nil { shown.append(budget.quality) }
    #expect(shown == FrameBudget.steps)
    #expect(shown.map(\.effects) == [true, false, false, false])
    #expect(shown.map(\.fullSize) == [true, true, false, false])
    #expect(shown.map(\.fullRate) == [true, true, true, false])
    #expect(budget.interval(display: display) == 32)
  }

  @Test func lessComesSoonAndMoreSlowly() throws {
    var budget = FrameBudget()
    let down = try #require(frames(20, into: &budget))
    let up = try #require(frames(2, into: &budget))
    #expect(down == FrameBudget.lateFrames)
    #expect(up >= FrameBudget.window * FrameBudget.quickWindows)
    #expect(budget.quality == .full)
  }

  @Test func framesThatAreNeitherLateNorQuickChangeNothing() {
    var budget = FrameBudget()
    _ = frames(20, into: &budget)
    let less = budget.quality
    let change = frames(display * (FrameBudget.late + FrameBudget.quick) / 2, into: &budget)
    #expect(change == nil && budget.quality == less)
  }

  @Test func oneLateFrameInAWindowChangesNothing() {
    var budget = FrameBudget()
    let changes = (0..<500).filter { budget.add(duration: $0 % 30 == 0 ? 50 : 5, display: display) }
    #expect(changes.isEmpty)
  }

  @Test func whatIsLateAgainAtOnceWaitsLongerEachTime() throws {
    var budget = FrameBudget()
    _ = frames(20, into: &budget)
    var waits: [Int] = []
    for _ in 0..<6 {
      waits.append(try #require(frames(2, into: &budget)))
      _ = frames(20, into: &budget)
    }
    #expect(zip(waits, waits.dropFirst()).allSatisfy { $0 < $1 || $1 == FrameBudget.window * FrameBudget.mostWindows })
    #expect(waits[1] == 2 * waits[0])
  }

  @Test func atHalfTheRateAFrameHasTwiceTheTime() {
    var budget = FrameBudget()
    while budget.quality.fullRate { _ = frames(40, into: &budget) }
    // Late for every picture of the display, and in time for every second one.
    let change = frames(20, into: &budget)
    #expect(change == nil && !budget.quality.fullRate)
  }

  @Test func whatIsChosenStays() {
    let chosen = MotionQuality(fullRate: false)
    var budget = FrameBudget(chosen: chosen)
    let change = frames(200, into: &budget, most: 200)
    #expect(change == nil && budget.quality == chosen)
  }
}
