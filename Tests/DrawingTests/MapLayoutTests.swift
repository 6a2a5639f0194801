import Letterform
import Testing

@testable import Drawing

@Suite struct MapLayoutTests {
  static let sizes: [(Double, Double)] = [
    (1366, 768), (1920, 1080), (1024, 600), (768, 1024), (3840, 2160), (1080, 1920), (1280, 720), (600, 1024),
  ]

  static func page(_ count: Int, kind: MapPage.Kind, next: Int? = nil, comesFrom: Bool, leadsOn: Bool) -> MapPage {
    let stones = (0..<count).map { MapStone(.text("\($0)")) }
    let middle = count / 2
    return MapPage(
      kind: kind, families: [MapFamily(stones: Array(stones[..<middle])), MapFamily(stones: Array(stones[middle...]))],
      next: next, comesFrom: comesFrom, leadsOn: leadsOn)
  }

  @Test(arguments: sizes, MapPage.Kind.allCases)
  func everythingHasItsPlace(size: (Double, Double), kind: MapPage.Kind) {
    let (width, height) = size
    let window = Box(x: 0, y: 0, width: width, height: height)
    for count in 1...MapPage.capacity(kind) {
      for (from, on) in [(false, false), (true, true), (false, true), (true, false)] {
        for hand in Hand.allCases {
          let map = Self.page(count, kind: kind, comesFrom: from, leadsOn: on)
          let layout = MapLayout(of: map, width: width, height: height, hand: hand)
          let name = "\(size) \(kind) \(count) \(from) \(on)"
          #expect(layout.stones.count == count && layout.arcs.count == count)
          for button in layout.buttons {
            #expect(button.width >= 68 && button.width >= 0.045 * width && button.width >= 12 * 96 / 25.4, "\(name)")
            #expect(button.height >= 68 && button.height >= 12 * 96 / 25.4, "\(name)")
            #expect(window.holds(button), "\(name) \(button)")
          }
          for (index, a) in layout.buttons.enumerated() {
            for b in layout.buttons[..<index] { #expect(!a.intersects(b), "\(name)") }
          }
          // A stone is as easily hit as a button.
          #expect(2 * layout.radius >= 68 && 2 * layout.radius >= 12 * 96 / 25.4, "\(name)")
          let stones = layout.stones.map { place in
            Box(
              x: place.x - layout.stoneHalf.x, y: place.y - layout.stoneHalf.y, width: 2 * layout.stoneHalf.x,
              height: 2 * layout.stoneHalf.y)
          }
          for (index, stone) in stones.enumerated() {
            #expect(window.holds(stone), "\(name)")
            for other in stones[..<index] { #expect(!stone.intersects(other), "\(name)") }
            for button in layout.buttons { #expect(!stone.intersects(button), "\(name) \(stone) \(button)") }
          }
        }
      }
    }
  }

  /// The closed gate is seen whole, wherever the first locked stone is; where the road leads back it is not before all.
  @Test(arguments: sizes)
  func theClosedGateStandsFree(size: (Double, Double)) {
    for first in 0..<11 {
      for comesFrom in [false, true] {
        let stones = (0..<11).map { MapStone(.text("\($0)"), state: $0 < first ? .open : .locked) }
        let map = MapPage(
          kind: .letters, families: [MapFamily(stones: stones)], next: nil, comesFrom: comesFrom, leadsOn: true)
        let layout = MapLayout(of: map, width: size.0, height: size.1)
        let gate = MapDrawing(map, layout: layout).gate
        #expect((gate == nil) == (first == 0 && comesFrom), "\(size) \(first)")
        for button in layout.buttons { #expect(gate?.intersects(button) != true, "\(size) \(first) \(comesFrom)") }
      }
    }
  }

  @Test(arguments: sizes)
  func theRoadRunsThroughTheStonesInOrder(size: (Double, Double)) {
    let map = Self.page(11, kind: .letters, comesFrom: true, leadsOn: true)
    let layout = MapLayout(of: map, width: size.0, height: size.1)
    for (arc, stone) in zip(layout.arcs, layout.stones) {
      #expect(layout.road.point(at: arc).distance(to: stone) < 1.5)
    }
    #expect(layout.arcs == layout.arcs.sorted())
    // Where it leads on it leaves the window to the right.
    #expect((layout.road.points.last?.x ?? 0) > size.0)
  }

  @Test(arguments: sizes, Hand.allCases)
  func luluWaitsBesideTheNextStone(size: (Double, Double), hand: Hand) {
    for next in 0..<12 {
      for from in [false, true] {
        let map = Self.page(12, kind: .letters, next: next, comesFrom: from, leadsOn: false)
        let layout = MapLayout(of: map, width: size.0, height: size.1, hand: hand)
        let lulu = layout.lulu(before: next)
        #expect(lulu.box.x > -lulu.box.width * 0.1 && lulu.box.right < size.0 + lulu.box.width * 0.1)
        #expect(lulu.box.y > 0 && lulu.box.bottom <= size.1)
        let stone = layout.stones[next]
        #expect(lulu.box.centre.distance(to: stone) < 4.2 * layout.radius, "\(size) \(next)")
        // She looks at it.
        #expect(lulu.facesLeft == (stone.x < lulu.box.centre.x), "\(size) \(next)")
      }
    }
  }

  @Test func handsMirrorTheButtonsOnly() {
    let map = Self.page(12, kind: .letters, comesFrom: true, leadsOn: true)
    let right = MapLayout(of: map, width: 1366, height: 768)
    let left = MapLayout(of: map, width: 1366, height: 768, hand: .left)
    #expect(left.back == right.back.mirrored(in: 1366) && left.gate == right.gate.mirrored(in: 1366))
    #expect(left.stones == right.stones && left.road == right.road && left.after == right.after)
  }

  @Test func familiesAreKeptTogetherOnPages() {
    func family(_ count: Int) -> MapFamily {
      MapFamily(stones: (0..<count).map { MapStone(.text("\($0)")) })
    }
    let counts = [6, 5, 6, 5, 2, 2, 30, 1]
    let pages = MapPage.pages(of: counts.map(family), kind: .letters)
    #expect(pages.map { $0.map(\.stones.count) } == [[6, 5], [6, 5], [2, 2], [12], [12], [6, 1]])
    #expect(MapPage.pages(of: [], kind: .words).isEmpty)
  }

  @Test func denseScreensGetLargerStones() {
    let map = Self.page(6, kind: .letters, comesFrom: false, leadsOn: false)
    let layout = MapLayout(of: map, width: 1920, height: 1080, pixelsPerMillimetre: 11)
    #expect(layout.button >= 12 * 11 && 2 * layout.radius >= 12 * 11)
  }

  @Test(arguments: [(320.0, 240.0), (100, 100), (40, 300), (1, 1)])
  func tinyWindowsDoNoHarm(size: (Double, Double)) throws {
    for count in [0, 1, 12] {
      let map = Self.page(count, kind: .letters, next: count > 0 ? 0 : nil, comesFrom: true, leadsOn: true)
      let layout = MapLayout(of: map, width: size.0, height: size.1)
      #expect(layout.stones.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      let surface = try Surface(width: Int(size.0), height: Int(size.1))
      MapDrawing(map, layout: layout).drawStill(fonts: try Samples.fonts(), on: Canvas(surface))
      #expect(surface.pixel(x: 0, y: 0) >> 24 == 255)
    }
  }
}

extension Box {
  /// Whether the whole of `other` lies inside.
  func holds(_ other: Box) -> Bool {
    other.x >= x - 0.001 && other.y >= y - 0.001 && other.right <= right + 0.001 && other.bottom <= bottom + 0.001
  }
}
