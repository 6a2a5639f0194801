import Drawing
import Testing
import Threads

@testable import Stage

@Suite struct AnimationTests {
  private func animation(_ list: String) throws(StageError) -> Animation {
    try Animation(list: list, name: "crawl", folder: "a/")
  }

  @Test func aListOfFramesIsRead() throws {
    let read = try animation(
      """
      # a snail
      rate 12
      loop yes
      size 0.5
      frame s/1.png
      frame s/2.png 2
      size 1
      sheet crawl.png 2 2 3
      """)
    #expect(read.rate == 12)
    #expect(read.loops)
    #expect(read.count == 3)
    #expect(read.duration == 250)
    #expect(read.sizes.map(\.scale) == [1, 0.5])
    #expect(read.sizes[0].frames[2] == .init(picture: "a/crawl.png", column: 0, row: 1, columns: 2, rows: 2))
    #expect(read.sizes[1].frames.map(\.picture) == ["a/s/1.png", "a/s/2.png", "a/s/2.png"])
  }

  @Test(arguments: [
    ("", 1), ("rate 12", 1), ("frame a.png", 1), ("rate 0\nframe a", 1), ("rate 12\nframe", 2),
    ("rate 12\nsheet a 2 2 5", 2), ("rate 12\nsheet a 2 x 1", 2), ("rate 12\nsheet a 99999 99999 3", 2),
    ("rate 12\nfly a", 2), ("rate 12\nsize 2", 2), ("rate 12\nsize 1\nsize 0.5\nframe a", 3),
    ("rate 12\nframe a 0", 2), ("rate 12\nloop perhaps", 2), ("rate 12\nframe a\nsize 0.5\nframe a 2", 4),
    ("rate 12\nframe a 1000\n" + String(repeating: "frame a 1000\n", count: 20), 12),
  ])
  func aBrokenListIsRefusedAtItsLine(list: String, line: Int) {
    do throws(StageError) {
      _ = try animation(list)
      Issue.record("accepted: \(list)")
    } catch {
      guard case .badAnimation("crawl", line, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect("\(error)".hasPrefix("crawl:\(line): "))
    }
  }

  @Test func speedDoesNotDependOnTheDisplay() throws {
    let run = try animation("rate 10\n" + (0..<20).map { "frame \($0).png" }.joined(separator: "\n"))
    for rate in [24.0, 60, 75, 144] {
      var player = AnimationPlayer(run, start: 1000)
      var changes: [Double] = []
      var time = 1000.0
      while !player.isOver(at: time) {
        if player.step(at: time) { changes.append(time) }
        time += 1000 / rate
      }
      #expect(changes.count == 20)
      for (i, change) in changes.enumerated() {
        #expect(change >= 1000 + Double(i) * 100 - 1e-6 && change <= 1000 + Double(i) * 100 + 1000 / rate + 1e-6)
      }
      #expect(player.index(at: 99_999) == 19)
    }
  }

  @Test func aLoopLooksAheadOverItsEnd() throws {
    let run = try animation("rate 10\nloop yes\nframe a\nframe b\nframe c 2")
    let player = AnimationPlayer(run, start: 0)
    #expect(player.index(at: 350) == 3)
    #expect(player.index(at: 400) == 0)
    #expect(player.onScreen(at: 150) == ["a/b"])
    #expect(player.ahead(at: 350) == ["a/a", "a/b"])
    #expect(player.end == .infinity)
  }

  @Test func lessQualityTakesTheSmallestSizeAndEverySecondStep() throws {
    let run = try animation("rate 10\nsize 1\nframe a\nframe b\nframe c\nsize 0.5\nframe d\nframe e\nframe f")
    var player = AnimationPlayer(run, start: 0)
    player.quality.fullSize = false
    #expect(player.onScreen(at: 150) == ["a/e"])
    player.quality.fullRate = false
    #expect(player.onScreen(at: 150) == ["a/d"])
    #expect(player.onScreen(at: 900) == ["a/f"], "the end is shown whatever is left out")
  }

  @Test func aLateFrameLeavesTheOneBeforeStanding() throws {
    let gallery = Gallery(budget: 1 << 20, gated: true)
    let run = try Animation(list: "rate 10\nframe 4x4-ff0000\nframe 4x4-0000ff", name: "two", folder: "")
    var player = AnimationPlayer(run, start: 0)
    let surface = try Surface(width: 4, height: 4)
    func shown(at time: Double) -> UInt32 {
      gallery.cache.show(player.onScreen(at: time), ahead: player.ahead(at: time))
      player.draw(on: Canvas(surface), in: Box(x: 0, y: 0, width: 4, height: 4), from: gallery.cache, at: time)
      return surface.pixel(x: 2, y: 2)
    }
    #expect(shown(at: 0) == 0, "nothing is there yet")
    gallery.gate.give()
    gallery.arrived.wait()
    #expect(shown(at: 50) == 0xFFFF_0000)
    #expect(shown(at: 150) == 0xFFFF_0000, "the second is not decoded yet")
    gallery.gate.give()
    gallery.arrived.wait()
    #expect(shown(at: 160) == 0xFF00_00FF)
  }

  @Test func aCellOfASheetIsDrawnAlone() throws {
    let gallery = Gallery(budget: 1 << 20)
    gallery.cache.show(["8x4-00ff00"])
    guard case .ready(let pixels, _, _) = gallery.picture("8x4-00ff00") else {
      Issue.record("the sheet does not come")
      return
    }
    let surface = try Surface(width: 10, height: 10)
    pixels.paint(
      on: Canvas(surface), in: Box(x: 2, y: 2, width: 6, height: 6), part: Rectangle(x: 4, y: 0, width: 4, height: 4))
    #expect(surface.pixel(x: 5, y: 5) == 0xFF00_FF00)
    #expect(surface.pixel(x: 1, y: 5) == 0)
    #expect(surface.pixel(x: 8, y: 5) == 0)
    pixels.paint(
      on: Canvas(surface), in: Box(x: 0, y: 0, width: 2, height: 2), part: Rectangle(x: 6, y: 0, width: 4, height: 4))
    #expect(surface.pixel(x: 0, y: 0) == 0, "a cell outside the sheet draws nothing")
  }
}
