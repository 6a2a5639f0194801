import Foundation

let usage = "benchmarks [--json FILE]"
let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || (arguments.count == 2 && arguments.first == "--json") else {
  FileHandle.standardError.write(Data("usage: \(usage)\n".utf8))
  exit(2)
}
do {
  let report = Report(
    machine: Machine(), points: PointTimes.all(lengths: [400, 1_600, 6_400, 27_000]),
    comparisons: try Comparison.everything())
  print(report.markdown)
  if let file = arguments.dropFirst().first { try report.json().write(to: URL(filePath: file)) }
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
  exit(1)
}
