import Glibc
import Grading
import Letterform
import Testing

@testable import Records

/// A folder that is gone when the test is over.
final class Folder: Sendable {
  let path: String

  init() {
    var name = Array("/tmp/tracewell-records-XXXXXX".utf8CString)
    path = name.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, let made = mkdtemp(start) else { return "/nowhere" }
      return String(cString: made)
    }
  }

  deinit { Folder.remove(path) }

  static func remove(_ path: String) {
    for name in Files.names(in: path) {
      if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    rmdir(path)
  }
}

enum Fixture {
  static func id(_ number: Int) -> RecordID { RecordID(high: 0x4000, low: UInt64(number) | 2 << 62) }

  static let child = Fixture.id(1_000_000)

  static func learner(_ id: RecordID = child, name: String = "Ada") -> Learner {
    Learner(id: id, name: name, added: Moment(milliseconds: 1000))
  }

  static func place(_ folder: Folder, device: Int = 1) -> RecordFile.Place {
    RecordFile.Place(folder: folder.path, device: id(5000 + device))
  }

  /// An attempt that is told by its number alone.
  static func attempt(_ number: Int, of learner: RecordID = child, samples: Int = 30) -> AttemptRecord {
    var generator = SeededGenerator(seed: UInt64(number))
    let code = VerdictCode(rawValue: number % 9) ?? .accepted
    let pen = PenData([
      (0..<samples).map { index in
        let place = Point(Double(index) * 2 + Double.random(in: 0...1, using: &generator), 100 + Double(index))
        return PenData.Sample(place, time: Double(index) * 8.3)
      }
    ])
    return AttemptRecord(
      id: id(number), learner: learner, began: Moment(milliseconds: Int64(number) * 1000), course: "en-upright",
      letter: String(UnicodeScalar(UInt8(97 + number % 26))), rung: 1 + number % 6,
      verdict: Verdict(code: code, stroke: 0, point: 3, place: Point(1, 2), arc: 4, progress: 0.5), pen: pen)
  }

  static func session(_ number: Int, of learner: RecordID = child, minutes: Int) -> SessionRecord {
    let began = Moment(milliseconds: Int64(number) * 3_600_000)
    return SessionRecord(
      id: id(40_000 + number), learner: learner, began: began,
      ended: Moment(milliseconds: began.milliseconds + Int64(minutes) * 60_000))
  }

  /// Everything that counts, whatever order it came in.
  static func contents(_ file: RecordFile) throws -> [String] {
    var lines: [String] = []
    for learner in try file.learners() {
      lines.append("\(learner)")
      for record in try file.history(of: learner.id, count: 100_000) { lines.append(AttemptTable.json(record)) }
      lines += try file.stickers(of: learner.id).map { "\($0)" }
      lines += try file.wordLists(of: learner.id).map { "\($0)" }
      lines += try file.sessions(of: learner.id).map { "\($0)" }
      lines += try file.favourites(of: learner.id).map { "\($0)" }
      lines += try file.settings(of: learner.id).sorted { $0.key < $1.key }.map { "\($0)" }
    }
    return lines
  }
}
