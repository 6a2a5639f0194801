import Letterform
import Testing

@testable import Drawing

@Suite struct WritingMotionTests {
  @Test(arguments: Samples.paths.map(\.name))
  func writesEveryStrokeInOrder(name: String) throws {
    let form = try Samples.form(name)
    let motion = WritingMotion(form)
    #expect(motion.strokeStarts.count == form.strokes.count)
    var (stroke, arc) = (0, 0.0)
    var last: WritingMotion.Pen?
    for step in 0...2000 {
      let pen = motion.pen(at: motion.duration * Double(step) / 2000)
      #expect(pen.stroke == stroke || pen.stroke == stroke + 1)
      if pen.stroke != stroke { (stroke, arc) = (pen.stroke, 0) }
      if pen.isDown {
        #expect(pen.arc >= arc)
        arc = pen.arc
        #expect(pen.lift == 0)
      }
      // No jumps: at most 400 units a second, in the air too.
      if let last { #expect(pen.place.distance(to: last.place) <= 400 * motion.duration / 2000 + 1e-6) }
      last = pen
    }
    let end = motion.pen(at: motion.duration + 5)
    #expect(stroke == form.strokes.count - 1)
    #expect(end.arc == form.strokes[stroke].path.flattened(tolerance: 0.05).length)
  }

  @Test func slowerInBendsThanOnStraights() throws {
    let line = Form(id: "line", isTarget: true, strokes: [Stroke(path: try Path(svg: "M0,0 L300,0"))])
    // The same length in bends of radius 12.
    var bends = "M0,0"
    for index in 0..<8 { bends += " a12,12 0 0 \(index % 2) 24,0" }
    let winding = Form(id: "bends", isTarget: true, strokes: [Stroke(path: try Path(svg: bends))])
    let (straight, wound) = (WritingMotion(line), WritingMotion(winding))
    #expect(wound.duration > straight.duration * 1.3)
  }

  @Test func restsAtATurnAndFliesBetweenStrokes() throws {
    let corner = Form(id: "v", isTarget: true, strokes: [Stroke(path: try Path(svg: "M0,0 L80,100 L160,0"))])
    let motion = WritingMotion(corner)
    var rest = 0.0
    for step in 0..<4000 {
      let pen = motion.pen(at: motion.duration * Double(step) / 4000)
      if pen.place.distance(to: Point(80, 100)) < 0.5 { rest += motion.duration / 4000 }
    }
    #expect(rest > 0.1 && rest < 0.4)
    let two = WritingMotion(try Samples.form("t"))
    var highest = 0.0
    for step in 0..<1000 { highest = max(highest, two.pen(at: two.duration * Double(step) / 1000).lift) }
    #expect(highest > 0.95)
  }

  @Test func nothingToWrite() {
    let motion = WritingMotion(Form(id: "none", isTarget: true, strokes: []))
    #expect(motion.duration == 0)
    #expect(!motion.pen(at: 1).isDown)
  }
}
