import Testing

@testable import tracewell_pack

@Suite struct MotionTests {
  private let text = """
    # A ball goes up.
    rate 10
    steps 11
    view 100 200
    layer ball
      pin 22 22
      draw 0 ball-red
      draw 6 ball:E4573D
      draw 9 -
      at 0 10 100
      at 4 50 20 turn 90 scale 2 opacity 0.5
      at 8 50 100 jump
    """

  @Test func betweenKeysThingsMoveSteadily() throws {
    let motion = try Motion(text)
    #expect(motion.rate == 10 && motion.steps == 11 && motion.width == 100 && motion.height == 200)
    let half = try #require(motion.frame(2).first)
    #expect(half.key.x == 30 && half.key.y == 60 && half.key.turn == 45 && half.key.scale == 1.5)
    #expect(half.key.opacity == 0.75 && half.layer.drawing == "ball-red" && half.pin?.x == 22)
    // A jump stays where it was until its step.
    #expect(motion.frame(7).first?.key.y == 20 && motion.frame(8).first?.key.y == 100)
    #expect(motion.frame(7).first?.layer == Layer(drawing: "ball", colour: "#E4573D"))
    #expect(motion.frame(9).isEmpty)
  }

  @Test func stepsThatLookAlikeAreEqual() throws {
    let motion = try Motion("steps 6\nlayer a\ndraw 0 x\nat 0 1 2\nat 2 5 2 eased\n")
    #expect(motion.frame(2) == motion.frame(5) && motion.frame(0) != motion.frame(1))
    // Eased ways are slow at both ends and half way in the middle.
    #expect(motion.frame(1).first?.key.x == 3)
  }

  @Test(
    arguments: [
      ("steps 3\n", 2, Motion.Rule.noSteps), ("steps 0\n", 1, .badValues("steps", expected: "1 to 240")),
      ("steps 3\nat 0 1 2\n", 2, .noLayer("at")), ("steps 3\nwobble 1\n", 2, .unknownWord("wobble")),
      ("steps 3\nlayer a\ndraw 4 x\ndraw 4 y\n", 4, .order(step: 4)),
      ("steps 3\nlayer a\nat 1 0 0\nat 1 2 2\n", 4, .order(step: 1)),
      ("steps 3\nlayer a\nat 1 0 0 turn nan\n", 3, .badValues("turn", expected: "a number")),
      ("rate 99\n", 1, .badValues("rate", expected: "1 to 60 steps a second")),
    ])
  func mistakesAreToldWithTheirLine(text: String, line: Int, rule: Motion.Rule) {
    #expect(throws: Motion.Mistake(line: line, rule: rule)) { try Motion(text) }
  }

  /// Every animation of ours can be read, names drawings that there are, and lasts two to five seconds.
  @Test func ourAnimationsAreSound() throws {
    let recipe = try Command.recipe("Packs/animations.recipe")
    let plan = try BuildPlan(recipe, file: "Packs/animations.recipe")
    let lists = plan.jobs.filter { $0.target.hasSuffix("/frames.txt") }
    #expect(lists.count >= 12)
    for list in lists {
      let text = String(decoding: try #require(list.text), as: UTF8.self)
      let lines = text.split(separator: "\n")
      #expect(lines.first == "rate 12" && lines.filter { $0.hasPrefix("size") } == ["size 1.0", "size 0.5"])
      let steps = lines.prefix { $0 != "size 0.5" }.filter { $0.hasPrefix("frame") }.reduce(0) { sum, line in
        sum + (line.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } ?? 1)
      }
      #expect((24...60).contains(steps), "\(list.target): \(steps) steps")
    }
  }

  @Test func aFrameIsADrawingOfItsParts() throws {
    let motion = try Motion("steps 2\nview 10 20\nlayer a\ndraw 0 x\nat 0 4 5 turn 30 scale 2 opacity 0.5\n")
    let svg = Array("<svg viewBox=\"0 0 6 8\"><rect width=\"6\" height=\"8\"/></svg>".utf8)
    let parts = motion.frame(0).map { MotionFrame.Part(svg: svg, placed: $0) }
    let drawn = String(decoding: try MotionFrame.drawing(parts, width: 10, height: 20), as: UTF8.self)
    #expect(drawn.contains("viewBox=\"0 0 10.0 20.0\"") && drawn.contains("translate(-3.0 -4.0)"))
    #expect(drawn.contains("opacity=\"0.5\"") && drawn.contains("<rect width=\"6\" height=\"8\"/>"))
  }
}
