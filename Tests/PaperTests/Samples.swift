import Curriculum
import Drawing
import Foundation
import Letterform

@testable import Paper

/// The project's own courses and pictures, and sheets made of them.
enum Samples {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
  static let assets = root.appending(path: "Assets")
  static let isLong = ProcessInfo.processInfo.environment["TRACEWELL_LONG"] != nil
  static let models = ["en-upright", "en-slanted", "en-simple", "en-cursive", "ru-print", "ru-cursive"]

  static func course(_ id: String) throws -> Course {
    try Course(
      model: id, read: { Array(try Data(contentsOf: assets.appending(path: $0))) },
      list: { (try? FileManager.default.contentsOfDirectory(atPath: assets.appending(path: $0).path)) ?? [] })
  }

  static func fonts() throws -> Fonts { try Fonts(folder: "/usr/share/fonts/truetype/andika") }

  static func picture(_ name: String) throws -> Picture {
    try Picture(svg: Array(try Data(contentsOf: assets.appending(path: "Pictures/\(name).svg"))), name: name)
  }

  static func pictures() throws -> SheetPictures {
    SheetPictures(stickers: [], seed: 0) { name in
      try? Picture(svg: Array(try Data(contentsOf: assets.appending(path: name))), name: name)
    }
  }

  static func sheet(_ model: String, _ items: [String], seed: UInt64 = 1) throws -> Worksheet {
    Worksheet(course: try course(model), items: items, seed: seed, pictures: try pictures())
  }
}

/// A folder that is gone when the test is over; others may read it, as a print server's filters must.
final class Folder {
  let path: String

  init() throws {
    path = "/tmp/tracewell-paper-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Programs that the tests call.
enum Tool {
  struct Failed: Error {
    var command: String
    var words: String
  }

  /// Runs a program and answers with what it printed.
  @discardableResult
  static func run(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Data {
    let process = Process()
    let places = ["/usr/bin", "/usr/sbin", "/bin", "/sbin"].map { "\($0)/\(name)" }
    process.executableURL = URL(
      filePath: places.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/\(name)")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (out, err) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (out, err)
    try process.run()
    let words = out.fileHandleForReading.readDataToEndOfFile()
    let complaint = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(command: "\(name) \(arguments)", words: String(decoding: complaint, as: UTF8.self))
    }
    return words
  }
}
