import CPackFormats
import Packs

/// Finished products, kept by what they were made of: the source's bytes, what the recipe asks, and the version of the
/// rules here. A product is a small pack; one that is damaged is made again.
struct ProductCache: Sendable {
  /// Changes whenever the same source may give different bytes.
  private static let version = "2"
  private static let reportName = "report"

  let folder: String?
  let costs: String

  /// A name for what a source and a wish come to.
  func key(_ source: [UInt8], _ wish: String, _ target: String) -> String {
    let text = Array("\(Self.version)\n\(costs)\n\(wish)\n\(target)\n".utf8) + source
    guard let sum = g_compute_checksum_for_data(G_CHECKSUM_SHA256, text, gsize(text.count)) else { return "" }
    defer { g_free(sum) }
    return String(cString: sum)
  }

  /// A product made before.
  func product(_ key: String) -> Product? {
    guard let folder, let pack = try? Pack(path: "\(folder)/\(key).zip"),
      let lines = try? pack.read(Self.reportName)
    else { return nil }
    var product = Product()
    for line in String(decoding: lines, as: UTF8.self).split(separator: "\n") {
      guard let line = ReportLine(String(line)), let contents = try? pack.read(line.entry) else { return nil }
      product.report.append(line)
      product.entries.append(Product.Entry(name: line.entry, contents: contents))
    }
    return product
  }

  /// Keeps a product; one that cannot be kept is only made again.
  func keep(_ product: Product, _ key: String) {
    guard let folder, product.notices.isEmpty else { return }
    let report = product.report.map(\.text).joined(separator: "\n")
    let entries =
      [(name: Self.reportName, contents: Array(report.utf8))]
      + product.entries.map { (name: $0.name, contents: $0.contents) }
    guard let bytes = try? PackWriter.bytes(of: entries) else { return }
    try? LooseFile.write("\(folder)/\(key).zip", bytes)
  }
}

extension ReportLine {
  /// Reads a line back.
  init?(_ text: String) {
    let columns = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 6, let bytes = Int(columns[2]), let saved = Int(columns[5]) else { return nil }
    self.init(
      entry: columns[0], tried: columns[1], bytes: bytes, decode: Double(columns[3]), chosen: columns[4],
      saved: saved)
  }
}
