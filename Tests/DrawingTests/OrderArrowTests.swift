import Letterform
import Testing

@testable import Drawing

@Suite struct OrderArrowTests {
  /// Arrows touch neither each other nor any road, and stay in the field; every part has one.
  private func check(_ name: String, _ form: Form, corridor: Double, field: Box, xHeight: Double) {
    let place = LetterPlace.largest(for: form, corridor: corridor, in: field, largestXHeight: xHeight)
    let road = RoadDrawing(form: form, at: place, corridor: corridor, field: field)
    #expect(road.arrows.count == road.parts.count, "\(name) R \(corridor) x-height \(xHeight)")
    for (index, arrow) in road.arrows.enumerated() {
      let cover = arrow.cover
      #expect(!cover.isEmpty)
      for disc in cover {
        let around = Box(centre: disc.centre, side: 2 * disc.radius)
        #expect(
          field.contains(Point(around.x, around.y)) && field.contains(Point(around.right, around.bottom)), "\(name)")
        for part in road.parts {
          guard let box = Box(around: part.line.points)?.inset(by: -part.halfWidth - disc.radius),
            box.contains(disc.centre)
          else { continue }
          let distance = part.line.nearest(to: disc.centre)?.distance ?? .infinity
          #expect(distance >= part.halfWidth + disc.radius, "\(name): arrow \(index + 1) on the road, R \(corridor)")
        }
        for other in road.arrows[..<index] {
          for b in other.cover {
            #expect(disc.centre.distance(to: b.centre) >= disc.radius + b.radius, "\(name): arrows collide")
          }
        }
      }
    }
  }

  @Test(arguments: Samples.paths.map(\.name))
  func samplesNeverCollide(name: String) throws {
    let form = try Samples.form(name)
    for corridor in [8.0, 17, 30, 40] {
      check(name, form, corridor: corridor, field: Box(x: 200, y: 30, width: 950, height: 660), xHeight: 358)
      check(name, form, corridor: corridor, field: Box(x: 10, y: 10, width: 300, height: 280), xHeight: 120)
    }
  }

  @Test func allLettersNeverCollide() throws {
    let forms = try Samples.modelForms()
    #expect(forms.count >= 380)
    let sizes: [(corridor: Double, field: Box, xHeight: Double)] = [
      (17, Box(x: 200, y: 30, width: 950, height: 660), 358), (30, Box(x: 20, y: 30, width: 720, height: 540), 280),
      (20, Box(x: 10, y: 10, width: 420, height: 400), 150),
    ]
    // Each letter in one size; in every size in the long tests.
    for (index, letter) in forms.enumerated() {
      for (number, size) in sizes.enumerated() where Samples.isLong || number == index % sizes.count {
        check(
          letter.name, letter.form, corridor: size.corridor, field: size.field, xHeight: size.xHeight)
      }
    }
  }

  @Test func numbersStrokesOrParts() throws {
    let form = try Samples.form("k")
    let place = LetterPlace(scale: 2, origin: Point(200, 50))
    let field = Box(x: 0, y: 0, width: 700, height: 600)
    let parts = RoadDrawing(form: form, at: place, corridor: 12, field: field)
    #expect(parts.arrows.map(\.number) == [1, 2, 3])
    let strokes = RoadDrawing(form: form, at: place, corridor: 12, field: field, numbering: .strokes)
    #expect(strokes.arrows.map(\.number) == [1, 2, nil])
    #expect(strokes.arrows.map(\.stroke) == [0, 1, 1])
  }

  @Test func arrowsPointTheWayOfWriting() throws {
    for name in ["l", "z", "k", "W"] {
      let road = RoadDrawing(
        form: try Samples.form(name), at: LetterPlace(scale: 2, origin: Point(200, 50)), corridor: 12,
        field: Box(x: 0, y: 0, width: 800, height: 600))
      for arrow in road.arrows {
        let way = Polyline(arrow.shaft)
        let along = way.point(at: way.length) - way.point(at: 0)
        let line = road.parts[arrow.part].line
        let wanted = line.point(at: line.length) - line.point(at: 0)
        #expect(along.dot(wanted) > 0.95 * along.length * wanted.length)
      }
    }
  }
}
