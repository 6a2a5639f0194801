import Packs

/// What one job gives: entries for the pack and lines for the report.
struct Product: Sendable {
  var entries: [Entry] = []
  var report: [ReportLine] = []
  /// Why a job that may be left out was left out.
  var notices: [String] = []

  struct Entry: Sendable {
    let name: String
    let contents: [UInt8]
    /// Which of the recipe's sources it comes from, where that is another than its line's.
    var source: Int?
  }
}

/// A line of the report: what was tried for one entry and what it came to.
struct ReportLine: Sendable {
  private(set) var entry: String
  /// "format bytes" of each form tried, cheapest first.
  let tried: String
  let bytes: Int
  /// Microseconds; nil when nothing is decoded.
  let decode: Double?
  let chosen: String
  /// Bytes less than the plainest form: PNG for pictures, the source for sounds.
  let saved: Int

  static let heading = "file\ttried\tbytes\tdecode us\tchosen\tsaved"

  /// The same line for an entry of another name.
  func named(_ entry: String) -> ReportLine {
    var line = self
    line.entry = entry
    return line
  }

  var text: String {
    let decode = decode.map { String(Int($0.rounded())) } ?? "-"
    return "\(entry)\t\(tried)\t\(bytes)\t\(decode)\t\(chosen)\t\(saved)"
  }
}
