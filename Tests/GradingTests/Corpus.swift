import Foundation
import Grading
import Letterform

/// A labelled trace of Tests/Fixtures/Grading.
struct LabelledTrace: Decodable {
  let id: String
  let how: String
  let path: String
  let corridor: Double
  let expect: [String]
  let events: [LabelledEvent]

  var trace: Trace { Trace(events.map(\.event)) }

  /// Good when nothing but `accepted` is right.
  var isGood: Bool { expect == ["accepted"] }

  func plan() throws -> StrokePlan { StrokePlan(path: try Path(svg: path), radius: corridor) }
}

/// `["down", x, y, ms]`
struct LabelledEvent: Decodable {
  let event: Trace.Event

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let name = try values.decode(String.self)
    let (x, y) = (try values.decode(Double.self), try values.decode(Double.self))
    guard let kind = Trace.Event.Kind(rawValue: name) else {
      throw DecodingError.dataCorruptedError(in: values, debugDescription: name)
    }
    event = Trace.Event(kind, Point(x, y), time: try values.decode(Double.self))
  }
}

/// The given files.
enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Grading")

  static func traces(_ name: String) throws -> [LabelledTrace] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(LabelledTrace.self, from: Data($0.utf8)) }
  }
}
