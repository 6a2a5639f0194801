import Glibc
import Testing

@testable import Letterform

@Suite struct TrigonometryTests {
  @Test func agreesWithTheCLibrary() {
    var random = Seeded(1)
    for _ in 0..<20_000 {
      let angle = Double.random(in: -20...20, using: &random)
      #expect(abs(Trigonometry.sine(angle) - sin(angle)) < 1e-14)
      #expect(abs(Trigonometry.cosine(angle) - cos(angle)) < 1e-14)
      let (x, y) = (Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
      #expect(abs(Trigonometry.angle(y: y, x: x) - atan2(y, x)) < 4e-15)
    }
  }

  @Test func exactPlaces() {
    #expect(Trigonometry.angle(y: 0, x: -1) == .pi)
    #expect(Trigonometry.angle(y: -1, x: 0) == -.pi / 2)
    #expect(Trigonometry.angle(y: 0, x: 0) == 0)
    #expect(Trigonometry.cosine(.pi) == -1)
    #expect(Trigonometry.sine(.infinity) == 0)
  }
}
