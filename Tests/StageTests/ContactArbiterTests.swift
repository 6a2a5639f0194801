import Drawing
import Letterform
import Testing

@testable import Stage

/// The field of every test here; what lies above it is buttons.
private let field = Box(x: 0, y: 100, width: 1000, height: 600)

/// What a play of contacts came to, with less to write than the intents themselves.
private struct Play {
  var arbiter = ContactArbiter(field: field)
  var heard: [Intent] = []

  mutating func down(_ id: Int64, _ x: Double, _ y: Double, at t: Double, _ kind: ContactKind = .touch) {
    heard += arbiter.handle(.down(Contact(id: id, kind: kind, place: Point(x, y), time: t)))
  }
  mutating func move(_ id: Int64, _ x: Double, _ y: Double, at t: Double, _ kind: ContactKind = .touch) {
    heard += arbiter.handle(.move(Contact(id: id, kind: kind, place: Point(x, y), time: t)))
  }
  mutating func up(_ id: Int64, _ x: Double, _ y: Double, at t: Double, _ kind: ContactKind = .touch) {
    heard += arbiter.handle(.up(Contact(id: id, kind: kind, place: Point(x, y), time: t)))
  }
  mutating func cancel(_ id: Int64, at t: Double, _ kind: ContactKind = .touch) {
    heard += arbiter.handle(.cancel(Contact(id: id, kind: kind, place: .zero, time: t)))
  }

  /// The strokes as text: `b1` begin of contact 1, `x` extend, `e` end, `w` withdraw; buttons: `p` press, `t` tap,
  /// `r` release.
  var story: String {
    heard.map {
      switch $0 {
      case .begin(let contact): "b\(contact.id)"
      case .extend: "x"
      case .end: "e"
      case .withdraw: "w"
      case .press: "p"
      case .drag: "d"
      case .tap: "t"
      case .release: "r"
      case .hover: "h"
      }
    }.joined()
  }
}

@Suite struct ContactArbiterTests {
  @Test func aFingerWrites() {
    var play = Play()
    play.down(1, 200, 200, at: 0)
    play.move(1, 202, 200, at: 8)
    play.move(1, 210, 200, at: 16)
    play.move(1, 230, 200, at: 24)
    play.up(1, 230, 200, at: 32)
    #expect(play.story == "b1xxxe")
    #expect(play.heard.first == .begin(Contact(id: 1, kind: .touch, place: Point(200, 200), time: 0)))
  }

  @Test func aPenWritesFromTheFirstPixel() {
    var play = Play()
    play.down(0, 200, 200, at: 0, .mouse)
    #expect(play.story == "b0")
    play.move(0, 201, 200, at: 1, .mouse)
    play.up(0, 201, 200, at: 2, .mouse)
    #expect(play.story == "b0xe")
  }

  @Test func aFastFlickIsOneStroke() {
    var play = Play()
    play.down(1, 100, 200, at: 0)
    play.move(1, 600, 500, at: 8)
    play.up(1, 600, 500, at: 9)
    #expect(play.story == "b1xe")
  }

  @Test func aShortTouchThatNeverMovesIsADot() {
    var play = Play()
    play.down(1, 200, 200, at: 0)
    play.move(1, 201, 200, at: 50)
    play.up(1, 201, 200, at: 300)
    #expect(play.story == "b1xe")
  }

  @Test func aHandThatRestsAloneDrawsNothing() {
    var play = Play()
    play.down(1, 200, 200, at: 0)
    for t in 1..<300 { play.move(1, 200 + Double(t % 3), 200, at: Double(t) * 10) }
    play.up(1, 201, 200, at: 3000)
    #expect(play.story == "")
  }

  @Test func aPalmThatCameFirstDoesNotBlockTheFinger() {
    var play = Play()
    play.down(1, 700, 600, at: 0)
    play.down(2, 300, 300, at: 400)
    play.move(2, 310, 300, at: 410)
    play.move(1, 720, 600, at: 420)
    play.move(2, 320, 300, at: 430)
    play.up(1, 720, 600, at: 440)
    play.up(2, 320, 300, at: 450)
    #expect(play.story == "b2xxe")
  }

  @Test func aPalmThatSlidIsOverruled() {
    var play = Play()
    play.down(1, 700, 600, at: 0)
    play.move(1, 710, 600, at: 20)
    play.down(2, 300, 300, at: 500)
    play.move(2, 320, 300, at: 520)
    play.up(2, 320, 300, at: 530)
    play.up(1, 710, 600, at: 900)
    #expect(play.story == "b1xwb2xe")
  }

  @Test func aPalmWithItsVerdictDoesNotBlockTheFinger() {
    var play = Play()
    play.down(1, 700, 600, at: 0)
    play.move(1, 710, 600, at: 20)
    play.arbiter.strokeIsOver()
    play.down(2, 300, 300, at: 30)
    play.move(2, 320, 300, at: 40)
    play.move(1, 760, 600, at: 45)
    play.up(2, 320, 300, at: 50)
    #expect(play.story == "b1xb2xe")
  }

  @Test func aSecondFingerNeitherDrawsNorEndsTheStroke() {
    var play = Play()
    play.down(1, 200, 200, at: 0)
    play.move(1, 260, 200, at: 20)
    play.down(2, 500, 500, at: 30)
    play.move(2, 560, 500, at: 40)
    play.up(2, 560, 500, at: 50)
    play.move(1, 270, 200, at: 1000)
    play.up(1, 270, 200, at: 1010)
    #expect(play.story == "b1xxe")
  }

  @Test func aSecondFingerThatStaysDoesNotWriteAfterwards() {
    var play = Play()
    play.down(1, 200, 200, at: 0)
    play.down(2, 500, 500, at: 5)
    play.move(1, 260, 200, at: 20)
    play.up(1, 270, 200, at: 1010)
    play.move(2, 560, 500, at: 1100)
    play.up(2, 560, 500, at: 1110)
    #expect(play.story == "b1xe")
  }

  @Test func aPenOverrulesAFinger() {
    var play = Play()
    play.down(1, 200, 200, at: 0)
    play.move(1, 300, 200, at: 20)
    play.down(0, 600, 300, at: 200, .mouse)
    play.move(1, 320, 200, at: 210)
    play.move(0, 610, 300, at: 220, .mouse)
    play.up(1, 320, 200, at: 230)
    play.up(0, 610, 300, at: 240, .mouse)
    #expect(play.story == "b1xwb0xe")
  }

  @Test func aPenNearSilencesFingersInTheFieldButNotOnButtons() {
    var play = Play()
    play.move(0, 500, 300, at: 990, .mouse)
    play.move(0, 501, 300, at: 1000, .mouse)
    play.down(1, 300, 400, at: 1100)
    play.move(1, 400, 400, at: 1150)
    play.up(1, 400, 400, at: 1200)
    play.down(2, 300, 50, at: 1210)
    play.up(2, 300, 50, at: 1250)
    #expect(play.story == "hhpt")
    play.down(3, 300, 400, at: 3000)
    play.move(3, 400, 400, at: 3010)
    #expect(play.story == "hhptb3x")
  }

  @Test func theSystemsPointerJumpingToAFingerIsNoPen() {
    var play = Play()
    play.move(0, 500, 300, at: 990, .mouse)
    play.move(0, 300, 400, at: 1000, .mouse)
    play.down(1, 300, 400, at: 1000)
    play.move(1, 400, 400, at: 1010)
    #expect(play.story == "hhb1x")
  }

  @Test func aPointerFoundSomewhereIsNoPen() {
    var play = Play()
    play.move(0, 500, 300, at: 1000, .mouse)
    play.down(1, 300, 400, at: 1100)
    play.move(1, 400, 400, at: 1150)
    #expect(play.story == "hb1x")
  }

  @Test func aTouchIsNotCountedAgainAsMouse() {
    var play = Play()
    play.down(1, 300, 400, at: 1000)
    play.down(0, 300, 400, at: 1001, .mouse)
    play.move(1, 320, 400, at: 1010)
    play.move(0, 320, 400, at: 1010, .mouse)
    play.up(1, 320, 400, at: 1020)
    play.up(0, 320, 400, at: 1020, .mouse)
    #expect(play.story == "b1xe")
  }

  @Test func aCancelledGestureIsWithdrawn() {
    var play = Play()
    play.down(1, 300, 400, at: 0)
    play.move(1, 340, 400, at: 10)
    play.cancel(1, at: 20)
    #expect(play.story == "b1xw")
    #expect(!play.arbiter.isWriting)
  }

  @Test func lostFocusClearsEveryContact() {
    var play = Play()
    play.down(1, 300, 400, at: 0)
    play.move(1, 340, 400, at: 10)
    play.down(2, 300, 50, at: 15)
    play.heard += play.arbiter.clear()
    play.move(1, 380, 400, at: 20)
    play.up(1, 380, 400, at: 30)
    play.up(2, 300, 50, at: 31)
    #expect(play.story == "b1xpwr")
    play.down(1, 300, 400, at: 1000)
    play.move(1, 340, 400, at: 1010)
    #expect(play.story == "b1xpwrb1x")
  }

  @Test func whatCameDownOutsideTheFieldNeverWrites() {
    var play = Play()
    play.down(1, 300, 50, at: 0)
    play.move(1, 300, 300, at: 10)
    play.up(1, 300, 300, at: 20)
    #expect(play.story == "pdt")
    #expect(
      play.heard.last
        == .tap(Contact(id: 1, kind: .touch, place: Point(300, 300), time: 20), from: Point(300, 50)))
  }

  @Test func aPalmOfKnownSizeIsSilent() {
    var play = Play()
    play.heard += play.arbiter.handle(
      .down(Contact(id: 1, kind: .touch, place: Point(300, 300), size: 150, time: 0)))
    play.move(1, 400, 300, at: 10)
    play.up(1, 400, 300, at: 20)
    #expect(play.story == "")
  }

  @Test func aMovedFieldWithdrawsTheStroke() {
    var play = Play()
    play.down(1, 300, 400, at: 0)
    play.move(1, 340, 400, at: 10)
    play.heard += play.arbiter.setField(nil)
    play.up(1, 340, 400, at: 20)
    #expect(play.story == "b1xw")
    play.down(2, 300, 400, at: 2000)
    #expect(play.story == "b1xwp")
  }
}
