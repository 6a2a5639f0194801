import Letterform
import Testing

@testable import Drawing

/// The pages outside the lesson, as a child sees them.
@Suite(.enabled(if: Samples.hasFonts, "needs the Andika fonts (fonts-sil-andika)")) struct JourneyGoldenTests {
  struct Page: CustomStringConvertible, Sendable {
    var width: Double
    var height: Double
    var hand = Hand.right
    /// Read from right to left.
    var isMirrored = false
    var description: String {
      "\(Int(width))x\(Int(height))-\(hand.rawValue)\(isMirrored ? "-mirrored" : "")"
    }
  }

  static let pages = [
    Page(width: 1366, height: 768), Page(width: 1024, height: 600, hand: .left), Page(width: 768, height: 1024),
    Page(width: 1024, height: 600, isMirrored: true),
  ]

  private func surface(_ page: Page) throws -> (Surface, Canvas) {
    let surface = try Surface(width: Int(page.width), height: Int(page.height))
    return (surface, Canvas(surface, mirrored: page.isMirrored))
  }

  private func button(_ box: Box?, _ icon: String, isWayOn: Bool = false, on canvas: Canvas) throws {
    guard let box else { return }
    var picture = try Samples.picture("icons/\(icon)")
    picture.followsReading = ["back", "next"].contains(icon)
    PaperButton(box: box, isWayOn: isWayOn).draw(icon: picture, on: canvas)
  }

  /// Six letters behind, one next, the rest behind the gate.
  @Test(arguments: pages) func map(page: Page) throws {
    let (surface, canvas) = try surface(page)
    let fonts = try Samples.fonts()
    let letters = ["l", "i", "o", "a", "m", "k", "z", "8", "t", "W"]
    let stones = try letters.enumerated().map { index, name in
      let state: MapStone.State = index < 4 ? .done : index == 4 ? .begun : index < 6 ? .open : .locked
      return MapStone(
        .form(try Samples.form(name)), state: state, rungs: index < 4 ? 6 : 7 - index,
        stars: index < 5 ? 1 + index % 3 : 0)
    }
    let move = try Path(svg: "M95,118C85,106 68,100 50,100")
    let map = MapPage(
      families: [
        MapFamily(stones: Array(stones[..<3]), firstMove: try Path(svg: "M50,20L50,90")),
        MapFamily(stones: Array(stones[3...]), firstMove: move),
      ], next: 5, comesFrom: page.hand == .left, leadsOn: page.hand == .left, stars: 12)
    let layout = MapLayout(of: map, width: page.width, height: page.height, hand: page.hand)
    let drawing = MapDrawing(map, layout: layout, number: page.hand == .left ? 1 : 0)
    drawing.drawStill(fonts: fonts, on: canvas)
    for stone in drawing.stones { stone.draw(fonts: fonts, turned: 3, on: canvas) }
    drawing.drawGate(on: canvas)
    let lulu = layout.lulu(before: 5)
    var look = Lulu.Look(pose: .points)
    look.facesLeft = lulu.facesLeft
    try Samples.lulu().draw(look, on: canvas, in: lulu.box)
    for (kind, box) in zip([MapPage.Kind.digits, .words], layout.sections) {
      MapSection(kind, in: box, text: kind == .digits ? "123" : "word", isLocked: kind == .words)
        .draw(fonts: fonts, on: canvas)
    }
    for (box, icon) in [
      (layout.back, "person"), (layout.ear, "ear"), (layout.album, "album"), (layout.gate, "lock"),
    ] { try button(box, icon, on: canvas) }
    try button(layout.before, "back", on: canvas)
    try button(layout.after, "next", on: canvas)
    try Golden.check(surface, "map-\(page.description)")
  }

  @Test func wordsHangOnBoards() throws {
    let (surface, canvas) = try surface(Page(width: 1024, height: 600))
    let words = ["cat", "dog", "sun", "milk", "house", "elephant"]
    let stones = words.enumerated().map { index, word in
      MapStone(.text(word), state: index < 2 ? .done : .open, rungs: index < 2 ? 6 : 0, stars: index < 2 ? 2 : 0)
    }
    let map = MapPage(kind: .words, families: [MapFamily(stones: stones)], next: 2, stars: 4)
    let layout = MapLayout(of: map, width: 1024, height: 600)
    let drawing = MapDrawing(map, layout: layout, number: 2)
    let fonts = try Samples.fonts()
    drawing.drawStill(fonts: fonts, on: canvas)
    for stone in drawing.stones { stone.draw(fonts: fonts, on: canvas) }
    drawing.stones[3].drawFocus(on: canvas)
    for (kind, box) in zip([MapPage.Kind.letters, .digits], layout.sections) {
      MapSection(kind, in: box, text: kind == .digits ? "123" : "a").draw(fonts: fonts, isPressed: true, on: canvas)
    }
    try Golden.check(surface, "map-words")
  }

  @Test(arguments: pages, [3, 24]) func who(page: Page, children: Int) throws {
    let (surface, canvas) = try surface(page)
    let names = ["Mia", "Лёва", "Alexander", "Ольга-Мария", "Zoë"]
    let avatars = Samples.files(in: Samples.root + "/Assets/Pictures/avatars", suffix: ".svg").map { $0.dropLast(4) }
    var cards = (0..<children).map { index in
      WhoCard.child(name: names[index % names.count], picture: String(avatars[index]))
    }
    cards += [.guest(name: "Guest"), .add]
    let layout = WhoLayout(count: cards.count, width: page.width, height: page.height, hand: page.hand)
    let drawing = WhoDrawing(layout: layout)
    drawing.drawStill(on: canvas)
    let fonts = try Samples.fonts()
    for (index, card) in cards.prefix(layout.capacity).enumerated() {
      let picture =
        switch card {
        case .child(_, let avatar): "avatars/\(avatar)"
        case .guest: "who/guest"
        case .add: "icons/plus"
        }
      drawing.draw(
        card, at: index, picture: try Samples.picture(picture), padlock: try Samples.picture("icons/lock"),
        isFirst: index == 0, isPressed: index == 1, fonts: fonts, on: canvas)
    }
    var look = Lulu.Look(pose: .greets)
    look.facesLeft = page.hand == .left
    try Samples.lulu().draw(look, on: canvas, in: layout.lulu)
    for (box, icon) in [(layout.ear, "ear"), (layout.close, "close"), (layout.gate, "lock")] {
      try button(box, icon, on: canvas)
    }
    if layout.pages > 1 {
      try button(layout.before, "back", on: canvas)
      try button(layout.after, "next", on: canvas)
    }
    try Golden.check(surface, "who-\(children)-\(page.description)")
  }

  @Test(arguments: pages) func album(page: Page) throws {
    let (surface, canvas) = try surface(page)
    let layout = AlbumLayout(sets: 5, width: page.width, height: page.height, hand: page.hand)
    AlbumDrawing(layout: layout, current: 1).drawStill(on: canvas)
    for (index, place) in layout.places.enumerated() {
      let sticker = StickerPaper(centre: place, radius: layout.radius, seed: index * 5 + 1)
      guard index < 8 else {
        sticker.drawPlace(on: canvas)
        continue
      }
      let picture = try Samples.picture("mascot/\(Lulu.Pose.allCases[index].rawValue)")
      sticker.draw(scale: index == 7 ? 1.2 : 1, on: canvas) { picture.draw(on: canvas, in: $0) }
    }
    try button(layout.back, "back", on: canvas)
    try button(layout.ear, "ear", on: canvas)
    try button(layout.after, "next", on: canvas)
    try Golden.check(surface, "album-\(page.description)")
  }

  @Test(arguments: pages) func reward(page: Page) throws {
    let (surface, canvas) = try surface(page)
    let layout = RewardLayout(width: page.width, height: page.height, hand: page.hand)
    let drawing = RewardDrawing(layout: layout)
    drawing.drawStill(on: canvas)
    drawing.drawRosette(on: canvas)
    try Samples.picture("mascot/sleeps").draw(on: canvas, in: drawing.picture)
    drawing.drawStars(2, grown: 0.8, on: canvas)
    drawing.drawRibbon(try Samples.form("a"), on: canvas)
    for (box, icon) in [(layout.home, "home"), (layout.again, "again"), (layout.album, "album")] {
      try button(box, icon, on: canvas)
    }
    try button(layout.wayOn, "next", isWayOn: true, on: canvas)
    try Golden.check(surface, "reward-\(page.description)")
  }

  /// Every avatar on one sheet, and every piece of landscape.
  @Test func avatarsAndScenery() throws {
    let surface = try Surface(width: 960, height: 720)
    let canvas = Canvas(surface)
    canvas.paint(Palette.mossPale)
    let avatars = Samples.files(in: Samples.root + "/Assets/Pictures/avatars", suffix: ".svg")
    #expect(avatars.count >= 30)
    for (index, file) in avatars.enumerated() {
      let box = Box(x: Double(index % 10) * 96 + 6, y: Double(index / 10) * 96 + 6, width: 84, height: 84)
      try Samples.picture("avatars/\(file.dropLast(4))").draw(on: canvas, in: box)
    }
    for (index, piece) in Scenery.allCases.enumerated() {
      piece.draw(
        foot: Point(Double(index % 5) * 190 + 95, Double(index / 5) * 150 + 550), height: piece == .pond ? 36 : 110,
        seed: index, on: canvas)
    }
    try Golden.check(surface, "avatars-and-scenery")
  }
}
