import Letterform
import Testing

@testable import Drawing

@Suite struct PictureTests {
  @Test func everyPictureOfTheProjectIsRead() throws {
    for folder in ["icons", "mascot"] {
      let path = "\(Samples.root)/Assets/Pictures/\(folder)"
      let names = Samples.files(in: path, suffix: ".svg")
      #expect(names.count >= 10)
      for name in names {
        let picture = try Picture(svg: Samples.bytes("\(path)/\(name)"), name: name)
        let surface = try Surface(width: 96, height: 96)
        picture.draw(on: Canvas(surface), in: Box(x: 0, y: 0, width: 96, height: 96))
        let inked = surface.withPixels { bytes in bytes.count { $0 != 0 } }
        #expect(inked > 300, "\(name) draws nothing")
      }
    }
  }

  @Test func readsShapesLooksAndGroups() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><title>t</title>
      <g id="a" transform="translate(10 0)" fill="#f00"><rect x="0" y="0" width="5" height="10"/>
      <circle cx="7.5" cy="5" r="2" fill="#00ff00" opacity="0.5"/></g>
      <line x1="0" y1="5" x2="8" y2="5" stroke="#0000ff" stroke-width="2"/>
      <polygon points="0,0 2,0 2,2" fill="none"/></svg>
      """
    let picture = try Picture(svg: Array(svg.utf8), name: "t")
    #expect(picture.viewBox == Box(x: 0, y: 0, width: 20, height: 10))
    #expect(picture.root.group("a")?.nodes.count == 2)
    #expect(picture.root.group("b") == nil)
    let surface = try Surface(width: 40, height: 20)
    picture.draw(on: Canvas(surface), in: Box(x: 0, y: 0, width: 40, height: 20))
    #expect(surface.pixel(x: 24, y: 3) == 0xFFFF_0000)
    #expect(surface.pixel(x: 35, y: 10) >> 24 == 128)
    #expect(surface.pixel(x: 8, y: 10) == 0xFF00_00FF)
    #expect(surface.pixel(x: 2, y: 2) == 0)
  }

  @Test(arguments: [
    ("<svg/>", 1, "viewBox"),
    ("<svg viewBox='0 0 1 1'>\n<image/></svg>", 2, "image"),
    ("<svg viewBox='0 0 1 1'>\n<path d='M0,0 X'/></svg>", 2, "command"),
    ("<svg viewBox='0 0 1 1'>\n<path d='M0,0' fill='red'/></svg>", 2, "fill"),
    ("<svg viewBox='0 0 0 1'/>", 1, "viewBox"),
    ("<svg viewBox='0 0 1 1'><g transform='turn(3)'/></svg>", 1, "matrix"),
    ("<svg viewBox='0 0 1 1'><path/></svg>", 1, "lacks d"),
    ("<svg viewBox='0 0 1 1'>", 1, "</svg>"),
    ("<p/>", 1, "svg"),
    ("<svg viewBox='0 0 1 1'><rect width='x'/></svg>", 1, "number"),
  ])
  func refusesWithPlaceAndRule(svg: String, line: Int, word: String) {
    do throws(DrawingError) {
      _ = try Picture(svg: Array(svg.utf8), name: "p.svg")
      Issue.record("\(svg) was read")
    } catch {
      #expect("\(error)".hasPrefix("p.svg:\(line):"), "\(error)")
      #expect("\(error)".contains(word), "\(error)")
    }
  }
}

@Suite struct LuluTests {
  @Test func everyPoseHasItsParts() throws {
    for pose in Lulu.Pose.allCases {
      let picture = try Samples.picture("mascot/\(pose.rawValue)")
      #expect(picture.viewBox == Box(x: 0, y: 0, width: 240, height: 240))
      for part in ["foot", "neck", "head", "face", "mouth", "stalk-far", "stalk-near", "shell", "shell-spiral"] {
        #expect(picture.root.group(part) != nil, "\(pose) lacks \(part)")
      }
    }
  }

  @Test func blendBeginsAndEndsInThePoses() throws {
    let lulu = try Samples.lulu()
    for pose in Lulu.Pose.allCases {
      var look = Lulu.Look(pose: .watches)
      look.to = pose
      look.blend = 1
      #expect(lulu.picture(for: look) == (try Samples.picture("mascot/\(pose.rawValue)")))
      look.blend = 0.5
      let middle = try #require(lulu.picture(for: look))
      let surface = try Surface(width: 240, height: 240)
      middle.draw(on: Canvas(surface), in: Box(x: 0, y: 0, width: 240, height: 240))
      #expect(surface.withPixels { bytes in bytes.count { $0 != 0 } } > 20_000, "\(pose)")
    }
  }

  /// The dark pupil follows the point, left and right, and never leaves the white.
  @Test func pupilsFollowThePoint() throws {
    let lulu = try Samples.lulu()
    func pupils(_ gaze: Point) throws -> Point {
      let surface = try Surface(width: 240, height: 240)
      var look = Lulu.Look()
      look.gaze = gaze
      lulu.draw(look, on: Canvas(surface), in: Box(x: 0, y: 0, width: 240, height: 240))
      var (sum, count) = (Point.zero, 0.0)
      for y in 0..<85 {
        for x in 130..<240 where surface.pixel(x: x, y: y) == 0xFF22_304B {
          sum = sum + Point(Double(x), Double(y))
          count += 1
        }
      }
      #expect(count > 100)
      return sum * (1 / max(count, 1))
    }
    let (left, right) = (try pupils(Point(-900, 40)), try pupils(Point(1200, 40)))
    let (up, down) = (try pupils(Point(190, -900)), try pupils(Point(190, 1200)))
    #expect(right.x - left.x > 8)
    #expect(down.y - up.y > 8)
    #expect(abs(right.y - left.y) < 6)
  }
}
