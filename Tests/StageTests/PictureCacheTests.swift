import Drawing
import Packs
import Synchronization
import Testing
import Threads

@testable import Stage

/// A source of plain pictures made on the spot: `WIDTHxHEIGHT-RRGGBB`, or `bad-...` for damaged ones.
struct PaintedSource: PictureSource {
  /// Decoding waits here when there is a gate.
  var gate: Signal?
  /// Told before that.
  var entered: Signal?

  func variant(of name: String, scale: Double) -> (name: String, scale: Int)? {
    name == "missing" ? nil : (name, Int(scale))
  }

  func withPicture<Result>(
    _ name: String, _ body: (RawSpan) throws(PackError) -> Result
  ) throws(PackError) -> Result {
    entered?.give()
    gate?.wait()
    if name == "refused" { throw .missing(name: name) }
    return try body(Self.file(name).span.bytes)
  }

  /// A QOI file: one pixel in full, then runs of it.
  static func file(_ name: String) -> [UInt8] {
    if name.hasPrefix("bad") { return [1, 2, 3, 4] }
    let parts = name.split { "x-".contains($0) }
    guard parts.count >= 3, let width = UInt32(parts[0]), let height = UInt32(parts[1]),
      let colour = UInt32(parts[2], radix: 16)
    else { return [] }
    var bytes: [UInt8] = Array("qoif".utf8)
    for side in [width, height] { bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) } }
    bytes += [4, 0, 0xFF] + [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> $0) } + [parts.count > 3 ? 128 : 255]
    var left = Int(width * height) - 1
    while left > 0 {
      let run = min(left, 62)
      bytes.append(0xC0 | UInt8(run - 1))
      left -= run
    }
    return bytes + [0, 0, 0, 0, 0, 0, 0, 1]
  }
}

/// A cache over painted pictures whose arrivals the test can wait for.
struct Gallery {
  let gate = Signal()
  let entered = Signal()
  let arrived = Signal()
  let cache: PictureCache

  init(budget: Int, gated: Bool = false) {
    let arrived = arrived
    cache = PictureCache(source: PaintedSource(gate: gated ? gate : nil, entered: entered), budget: budget) {
      arrived.give()
    }
  }

  /// The picture, waited for.
  func picture(_ name: String, at time: Double = 0) -> PictureState {
    while true {
      let state = cache.picture(name, at: time)
      guard case .coming = state else { return state }
      arrived.wait()
      _ = cache.arrivals(at: time)
    }
  }
}

@Suite struct PictureCacheTests {
  @Test func pagingThroughThreeThousandPicturesStaysWithinTheBudget() throws {
    let budget = 24 << 20
    let gallery = Gallery(budget: budget)
    func name(_ i: Int) -> String { "256x192-\(String(0x100000 + i, radix: 16))" }
    for i in 0..<3000 {
      gallery.cache.show([name(i), name(i + 1)], ahead: (2...5).map { name(i + $0) })
      guard case .ready(let pixels, _, _) = gallery.picture(name(i)) else {
        Issue.record("picture \(i) does not come")
        return
      }
      try #require(pixels.pixel(x: 255, y: 191) == 0xFF10_0000 + UInt32(i))
      try #require(gallery.cache.use.bytes <= budget)
    }
    #expect(gallery.cache.use.peak <= budget)
    #expect(gallery.cache.use.peak > budget * 3 / 4, "the budget is used, not only kept")
    #expect(gallery.cache.newFaults().isEmpty)
  }

  @Test func whatIsOnScreenStaysWhateverComes() {
    let gallery = Gallery(budget: 1 << 20)
    gallery.cache.show(["100x100-ff0000"])
    _ = gallery.picture("100x100-ff0000")
    for i in 0..<200 {
      gallery.cache.show(["100x100-ff0000", "200x200-\(String(0x200000 + i, radix: 16))"])
      _ = gallery.picture("200x200-\(String(0x200000 + i, radix: 16))")
      guard case .ready = gallery.cache.picture("100x100-ff0000", at: 0) else {
        Issue.record("a picture on screen was let go")
        return
      }
    }
  }

  @Test func whatIsBeingDecodedIsNotDecodedAgain() {
    let gallery = Gallery(budget: 1 << 20, gated: true)
    gallery.cache.show(["10x10-112233"])
    gallery.entered.wait()
    gallery.cache.show(["10x10-112233", "10x10-445566"])
    for _ in 0..<4 { gallery.gate.give() }
    _ = gallery.picture("10x10-112233")
    _ = gallery.picture("10x10-445566")
    #expect(gallery.cache.use.bytes == 2 * 400)
  }

  @Test func coloursArePremultiplied() {
    let gallery = Gallery(budget: 1 << 20)
    gallery.cache.show(["2x2-ff8000-half"])
    guard case .ready(let pixels, let scale, let opacity) = gallery.picture("2x2-ff8000-half") else {
      Issue.record("the picture does not come")
      return
    }
    #expect(pixels.pixel(x: 1, y: 1) == 0x8080_4000)
    #expect(scale == 1)
    #expect(opacity == 1 || opacity == 0)
  }

  @Test func aLatePictureFadesInAndAnEarlyOneIsThere() {
    let gallery = Gallery(budget: 1 << 20, gated: true)
    gallery.cache.show(["4x4-112233"], ahead: ["4x4-445566"])
    guard case .coming = gallery.cache.picture("4x4-112233", at: 0) else {
      Issue.record("a picture cannot be there before it was decoded")
      return
    }
    gallery.gate.give()
    gallery.arrived.wait()
    #expect(gallery.cache.arrivals(at: 1000) == ["4x4-112233"])
    #expect(opacity(gallery, "4x4-112233", at: 1000) == 0)
    #expect(opacity(gallery, "4x4-112233", at: 1000 + PictureCache.fade / 2) == 0.5)
    #expect(opacity(gallery, "4x4-112233", at: 5000) == 1)
    gallery.gate.give()
    gallery.arrived.wait()
    #expect(gallery.cache.arrivals(at: 1010) == [], "what is not on screen need not be drawn")
    gallery.cache.show(["4x4-445566"])
    #expect(opacity(gallery, "4x4-445566", at: 1020) == 1)
  }

  private func opacity(_ gallery: Gallery, _ name: String, at time: Double) -> Double? {
    guard case .ready(_, _, let opacity) = gallery.cache.picture(name, at: time) else { return nil }
    return opacity
  }

  @Test(arguments: ["bad-1", "missing", "refused", "40x40"])
  func aDamagedPictureIsReportedOnce(name: String) {
    let gallery = Gallery(budget: 1 << 20)
    var faults: [PictureFault] = []
    for _ in 0..<3 {
      gallery.cache.show([name])
      guard case .damaged = gallery.picture(name) else {
        Issue.record("\(name) is shown")
        return
      }
      gallery.cache.show([] as [String])
      faults += gallery.cache.newFaults()
    }
    #expect(faults.count == 1)
    #expect("\(faults)".contains(name))
  }

  @Test func aPictureLargerThanTheBudgetIsRefusedBeforeItIsDecoded() {
    let gallery = Gallery(budget: 1 << 20)
    gallery.cache.show(["8000x8000-ffffff"])
    guard case .damaged = gallery.picture("8000x8000-ffffff") else {
      Issue.record("256 MB fit into 1 MB")
      return
    }
    #expect(
      gallery.cache.newFaults()
        == [.tooLarge(name: "8000x8000-ffffff", bytes: 8000 * 8000 * 8, budget: 1 << 20)])
    #expect(gallery.cache.use.peak == 0)
  }

  @Test func anotherScaleIsAnotherPicture() {
    let gallery = Gallery(budget: 1 << 20)
    gallery.cache.show(["4x4-112233"])
    _ = gallery.picture("4x4-112233")
    gallery.cache.show(["4x4-112233"], scale: 2)
    guard case .ready(_, let scale, _) = gallery.picture("4x4-112233") else {
      Issue.record("the picture does not come")
      return
    }
    #expect(scale == 2)
  }

  @Test func theBudgetFollowsTheMachine() {
    #expect(PictureCache.budget(forMemory: 512 << 20) == 24 << 20)
    #expect(PictureCache.budget(forMemory: 4 << 30) == 128 << 20)
    #expect(PictureCache.budget(forMemory: 64 << 30) == 256 << 20)
    #expect(PictureCache.machineMemory > 64 << 20)
  }
}
