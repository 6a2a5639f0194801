import Glibc
import Testing

@testable import Drawing

/// Compares a drawing with the picture recorded for it in `Golden/`.
///
/// Tolerance: at most `mostPixels` of all pixels may differ by more than `mostDifference` in a channel, because
/// versions of Cairo and FreeType round edges differently. On failure `expected`, `actual` and `difference` are written
/// to folders of these names in `.build/golden`. With TRACEWELL_RECORD=1 the picture is recorded and the test fails, so
/// that a recording run is never mistaken for a passing one.
enum Golden {
  /// A channel may differ by this much, of 255; larger is kinder.
  static let mostDifference = 40
  /// This share of the pixels may differ by more; larger is kinder.
  static let mostPixels = 0.002

  static func folder(_ name: String) -> String {
    let path = Samples.root + "/.build/golden/" + name
    mkdir(Samples.root + "/.build", 0o755)
    mkdir(Samples.root + "/.build/golden", 0o755)
    mkdir(path, 0o755)
    return path
  }

  static func check(_ surface: Surface, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = Samples.root + "/Tests/DrawingTests/Golden/\(name).png"
    if getenv("TRACEWELL_RECORD") != nil {
      try surface.writePNG(to: path)
      Issue.record("\(name) was recorded, not compared", sourceLocation: sourceLocation)
      return
    }
    let expected: Surface
    do {
      expected = try Surface(png: path)
    } catch {
      try surface.writePNG(to: folder("actual") + "/\(name).png")
      Issue.record("\(name): nothing was recorded; see .build/golden/actual", sourceLocation: sourceLocation)
      return
    }
    guard expected.width == surface.width, expected.height == surface.height else {
      Issue.record(
        "\(name) is \(surface.width) x \(surface.height), recorded \(expected.width) x \(expected.height)",
        sourceLocation: sourceLocation)
      return
    }
    let difference = try Surface(width: surface.width, height: surface.height)
    var differing = 0
    for y in 0..<surface.height {
      surface.withPixels { a in
        expected.withPixels { b in
          difference.withMutablePixels(changing: difference.bounds) { d in
            for x in 0..<surface.width {
              let p = a.load(fromByteOffset: y * surface.stride + x * 4, as: UInt32.self)
              let q = b.load(fromByteOffset: y * expected.stride + x * 4, as: UInt32.self)
              let worst = farthest(p, q)
              if worst > mostDifference { differing += 1 }
              let grey = UInt32(255 - min(255, worst * 4)) &* 0x01_0101
              d.storeBytes(of: 0xFF00_0000 | grey, toByteOffset: y * difference.stride + x * 4, as: UInt32.self)
            }
          }
        }
      }
    }
    let share = Double(differing) / Double(surface.width * surface.height)
    if share > mostPixels {
      try expected.writePNG(to: folder("expected") + "/\(name).png")
      try surface.writePNG(to: folder("actual") + "/\(name).png")
      try difference.writePNG(to: folder("difference") + "/\(name).png")
      Issue.record("\(name): \(differing) pixels differ; see .build/golden", sourceLocation: sourceLocation)
    }
  }

  /// The largest difference of the four channels of two pixels.
  private static func farthest(_ p: UInt32, _ q: UInt32) -> Int {
    var worst = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      worst = max(worst, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
    }
    return worst
  }
}
