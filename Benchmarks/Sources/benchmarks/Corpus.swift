import Foundation
import Grading
import Letterform

/// A labelled trace of the project's fixtures.
struct LabelledTrace {
  let path: Path
  let corridor: Double
  let expect: [String]
  let trace: Trace

  /// Reads a file of Tests/Fixtures/Grading.
  static func load(_ name: String) throws -> [LabelledTrace] {
    struct Unreadable: Error { let line: Substring }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Tests/Fixtures/Grading")
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let path = object["path"] as? String, let corridor = object["corridor"] as? Double,
        let expect = object["expect"] as? [String], let events = object["events"] as? [[Any]]
      else { throw Unreadable(line: line) }
      let trace = try events.map { parts in
        guard parts.count == 4, let word = parts[0] as? String, let kind = Trace.Event.Kind(rawValue: word),
          let x = parts[1] as? Double, let y = parts[2] as? Double, let time = parts[3] as? Double
        else { throw Unreadable(line: line) }
        return Trace.Event(kind, Point(x, y), time: time)
      }
      return LabelledTrace(path: try Path(svg: path), corridor: corridor, expect: expect, trace: Trace(trace))
    }
  }
}
