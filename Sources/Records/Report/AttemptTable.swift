import Grading
import Letterform

/// Attempts as lines of text, for a table calculation or another program.
public enum AttemptTable {
  /// The columns of the CSV.
  public static let columns = [
    "id", "began", "course", "letter", "rung", "hand", "contact", "helped", "strictness", "verdict", "code", "stroke",
    "point", "x", "y", "arc", "progress", "duration_ms", "lifts", "air_ms", "length", "speed", "peaks", "size", "drop",
  ]

  /// The CSV's first line, with its line end.
  public static var header: String { columns.joined(separator: ",") + "\r\n" }

  /// An attempt as a line of CSV (RFC 4180), with its line end.
  ///
  /// Text that a table calculation would take for a formula gets an apostrophe before it.
  public static func csv(_ attempt: Attempt) -> String {
    let (verdict, fluency) = (attempt.verdict, attempt.fluency)
    return
      ([
        "\(attempt.id)", "\(attempt.began)", cell(attempt.course), cell(attempt.letter), "\(attempt.rung)",
        attempt.hand.rawValue, attempt.contact.rawValue, attempt.helped ? "1" : "0", attempt.strictness.rawValue,
        verdict.code.name, "\(verdict.code.rawValue)", "\(verdict.stroke)", "\(verdict.point)",
        short(verdict.place.x), short(verdict.place.y), short(verdict.arc), short(verdict.progress),
        short(fluency.duration), "\(fluency.lifts)", short(fluency.airTime), short(fluency.length),
        short(fluency.speed), short(fluency.peaks), short(fluency.size), short(fluency.drop),
      ]).joined(separator: ",") + "\r\n"
  }

  /// An attempt as a line of JSON, with its line end: what `tracewell grade` takes for a whole letter, and the verdict.
  public static func json(_ record: AttemptRecord) -> String {
    let attempt = record.attempt
    let (verdict, fluency) = (attempt.verdict, attempt.fluency)
    let strokes = record.pen.strokes.map { stroke in
      "["
        + stroke.map { sample in
          let pressure = sample.pressure.map { ",\(short($0))" } ?? ""
          return "[\(short(sample.place.x)),\(short(sample.place.y)),\(short(sample.time))\(pressure)]"
        }.joined(separator: ",") + "]"
    }.joined(separator: ",")
    return #"{"id":"\#(attempt.id)","began":"\#(attempt.began)","course":\#(quoted(attempt.course)),"#
      + #""letter":\#(quoted(attempt.letter)),"rung":\#(attempt.rung),"hand":"\#(attempt.hand.rawValue)","#
      + #""contact":"\#(attempt.contact.rawValue)","helped":\#(attempt.helped),"#
      + #""strictness":"\#(attempt.strictness.rawValue)","verdict":"\#(verdict.code.name)","#
      + #""code":\#(verdict.code.rawValue),"stroke":\#(verdict.stroke),"point":\#(verdict.point),"#
      + #""at":[\#(short(verdict.place.x)),\#(short(verdict.place.y))],"arc":\#(short(verdict.arc)),"#
      + #""progress":\#(short(verdict.progress)),"duration_ms":\#(short(fluency.duration)),"lifts":\#(fluency.lifts),"#
      + #""air_ms":\#(short(fluency.airTime)),"length":\#(short(fluency.length)),"speed":\#(short(fluency.speed)),"#
      + #""peaks":\#(short(fluency.peaks)),"size":\#(short(fluency.size)),"drop":\#(short(fluency.drop)),"#
      + #""strokes":[\#(strokes)]}"# + "\n"
  }

  /// A cell of CSV.
  static func cell(_ text: String) -> String {
    let first = text.unicodeScalars.first
    let safe = first.map { "=+-@\t\r".unicodeScalars.contains($0) } == true ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return safe }
    return "\"" + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// A text of JSON (RFC 8259).
  static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// A number with at most four places after the point; 0 for what is none.
  static func short(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "0" }
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}
