import Testing

@testable import Stage

@Suite struct FrameClockTests {
  @Test func aStillClockNeverTicks() {
    var clock = FrameClock(rate: 60)
    #expect(clock.wait(at: 0) == nil)
    let ticked = clock.tick(at: 1000)
    #expect(!ticked)
  }

  @Test func ticksComeAtTheDisplaysRateAndOneSettles() {
    var clock = FrameClock(rate: 100)
    clock.take(.until(1050), at: 1000)
    var ticks: [Double] = []
    var time = 1000.0
    while let wait = clock.wait(at: time), ticks.count < 100 {
      time += wait
      if clock.tick(at: time) { ticks.append(time) }
    }
    #expect(ticks == [1010, 1020, 1030, 1040, 1050])
  }

  @Test func aLateTickIsNotFollowedByABurst() {
    var clock = FrameClock(rate: 100)
    clock.take(.until(5000), at: 0)
    let ticks = [clock.tick(at: 500), clock.tick(at: 501)]
    #expect(ticks == [true, false])
    #expect(clock.wait(at: 501) == 9)
  }

  @Test func theLongerMotionWinsAndStoppedStops() {
    var clock = FrameClock(rate: 100)
    clock.take(.until(300), at: 0)
    clock.take(.until(100), at: 0)
    #expect(clock.movesUntil == 300)
    clock.take(.until(5), at: 10)
    #expect(clock.movesUntil == 300)
    clock.take(.stopped, at: 10)
    #expect(!clock.isMoving)
  }

  @Test func aFrameSummaryComesOnceASecondOfFrames() {
    var frames = FrameStatistics()
    #expect(frames.due == nil)
    for i in 1...50 { frames.add(duration: Double(i), at: 100 + Double(i) * 20) }
    let early = frames.summary(at: 1000)
    #expect(early == nil)
    let second = frames.summary(at: 1120)
    #expect(second == FrameStatistics.Summary(rate: 50, median: 26, p95: 48))
    #expect(frames.due == nil, "an idle stage is not woken for statistics")
    let idle = frames.summary(at: 5000)
    #expect(idle == nil)
  }

  @Test func oneTickIsGivenAtItsTimeAndNoneBefore() {
    var clock = FrameClock(rate: 60)
    clock.take(.once(4000), at: 0)
    #expect(clock.wait(at: 1000) == 3000)
    let ticks = [3999, 4000, 5000].map { clock.tick(at: $0) }
    #expect(ticks == [false, true, false])
    #expect(clock.wait(at: 5000) == nil)
  }

  @Test func oneTickLaterDoesNotKeepMotionGoing() {
    var clock = FrameClock(rate: 60)
    clock.take(.once(4000), at: 0)
    clock.take(.until(100), at: 0)
    var ticks = 0
    for time in stride(from: 0.0, to: 3900, by: 1) where clock.tick(at: time) { ticks += 1 }
    #expect((5...8).contains(ticks))
    let last = clock.tick(at: 4000)
    #expect(last)
  }
}
