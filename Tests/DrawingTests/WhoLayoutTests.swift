import Letterform
import Testing

@testable import Drawing

@Suite struct WhoLayoutTests {
  @Test(arguments: MapLayoutTests.sizes, Hand.allCases)
  func everythingHasItsPlace(size: (Double, Double), hand: Hand) {
    let (width, height) = size
    let window = Box(x: 0, y: 0, width: width, height: height)
    for count in 1...32 {
      let layout = WhoLayout(count: count, width: width, height: height, hand: hand)
      let name = "\(size) \(count)"
      var buttons = [layout.ear, layout.close, layout.gate]
      if layout.pages > 1 { buttons += [layout.before, layout.after] }
      for button in buttons {
        #expect(button.width >= 68 && button.width >= 0.045 * width && button.width >= 12 * 96 / 25.4)
        #expect(window.holds(button), "\(name)")
      }
      #expect(layout.capacity * layout.pages >= count, "\(name)")
      #expect(layout.pages <= 3, "\(name): a child finds itself on few pages")
      for (index, card) in layout.cards.enumerated() {
        #expect(card.width >= 68 && card.width >= 0.045 * width && card.width >= 12 * 96 / 25.4, "\(name)")
        #expect(window.holds(card), "\(name)")
        for other in layout.cards[..<index] { #expect(!card.intersects(other), "\(name)") }
        for button in buttons { #expect(!card.intersects(button), "\(name) \(card) \(button)") }
        #expect(!card.inset(by: card.width * 0.02).intersects(layout.lulu), "\(name) Lulu")
      }
      for (index, a) in buttons.enumerated() {
        for b in buttons[..<index] { #expect(!a.intersects(b), "\(name)") }
        #expect(!a.inset(by: 4).intersects(layout.lulu), "\(name) Lulu")
      }
    }
  }

  @Test func fewChildrenHangInTheHall() {
    #expect(WhoLayout(count: 5, width: 1366, height: 768).isHall)
    let hall = WhoLayout(count: 6, width: 1366, height: 768)
    #expect(hall.pages == 1 && hall.rails.count == 1 && hall.cards.count == 6)
    #expect(!WhoLayout(count: 12, width: 1366, height: 768).isHall)
  }
}

@Suite struct AlbumLayoutTests {
  @Test(arguments: MapLayoutTests.sizes, Hand.allCases)
  func everythingHasItsPlace(size: (Double, Double), hand: Hand) {
    let (width, height) = size
    let window = Box(x: 0, y: 0, width: width, height: height)
    for sets in [1, 4, 30] {
      let layout = AlbumLayout(sets: sets, width: width, height: height, hand: hand)
      let buttons = [layout.back, layout.ear, layout.before, layout.after]
      #expect(layout.places.count == AlbumLayout.capacity && layout.tabs.count == min(sets, AlbumLayout.mostTabs))
      for button in buttons {
        #expect(button.width >= 68 && button.width >= 0.045 * width && button.width >= 12 * 96 / 25.4)
        #expect(window.holds(button) && !button.intersects(layout.book), "\(size) \(button)")
      }
      let all = buttons + layout.tabs
      for (index, a) in all.enumerated() {
        for b in all[..<index] { #expect(!a.intersects(b), "\(size) \(sets) \(a) \(b)") }
        #expect(!a.inset(by: 4).intersects(layout.lulu), "\(size) \(a) Lulu \(layout.lulu)")
      }
      for tab in layout.tabs {
        #expect(window.holds(tab) && min(tab.width, tab.height) >= 12 * 96 / 25.4, "\(size) \(tab)")
      }
      for place in layout.places {
        #expect(layout.book.holds(Box(centre: place, side: 2 * layout.radius)), "\(size)")
      }
      for (index, a) in layout.places.enumerated() {
        for b in layout.places[..<index] { #expect(a.distance(to: b) >= 2 * layout.radius) }
      }
    }
  }
}

@Suite struct RewardLayoutTests {
  @Test(arguments: MapLayoutTests.sizes, Hand.allCases)
  func everythingHasItsPlace(size: (Double, Double), hand: Hand) {
    let (width, height) = size
    let window = Box(x: 0, y: 0, width: width, height: height)
    let layout = RewardLayout(width: width, height: height, hand: hand)
    let buttons = [layout.home, layout.again, layout.album, layout.wayOn]
    let rosette = Box(centre: layout.rosette, side: 2 * layout.radius)
    for (index, a) in buttons.enumerated() {
      #expect(a.width >= 68 && a.width >= 0.045 * width && a.width >= 12 * 96 / 25.4)
      #expect(window.holds(a))
      for b in buttons[..<index] { #expect(!a.intersects(b), "\(size)") }
      #expect(!a.intersects(rosette) && !a.intersects(layout.ribbon), "\(size) \(a)")
      #expect(!a.intersects(layout.lulu), "\(size) \(a) Lulu \(layout.lulu)")
      for choice in layout.choices {
        #expect(!a.intersects(Box(centre: choice.centre, side: 2 * choice.radius)), "\(size) \(a)")
      }
    }
    #expect(window.holds(rosette) && window.holds(layout.ribbon) && window.holds(layout.lulu))
    for (index, choice) in layout.choices.enumerated() {
      #expect(choice.radius * 2 >= 68 && window.holds(Box(centre: choice.centre, side: 2 * choice.radius)))
      for other in layout.choices[..<index] {
        #expect(choice.centre.distance(to: other.centre) > 2.2 * choice.radius)
      }
    }
  }
}
