import Glibc
import Packs

extension Command {
  /// Sizes of the packs measured.
  private static let sizes = [500, 5_000, 50_000]
  /// Bytes of a file, from and to.
  private static let lengths = 2 << 10...40 << 10
  /// Openings measured; the median counts.
  private static let openings = 15
  /// Look-ups measured in one run.
  private static let lookups = 200_000
  /// Calls timed together: enough that the clock's own cost does not show.
  private static let callsInGroup = 100

  /// `bench`: our reader, libzip, PhysFS and plain files over the same contents in one run, as a Markdown table.
  static func bench(_ arguments: Arguments) throws(CommandError) {
    if arguments.switches.contains("--decode") {
      Output.write(Array(DecodeBench.table().utf8))
      return
    }
    var sizes = Self.sizes
    if let text = arguments.value("--entries") {
      sizes = text.split(separator: ",").compactMap { Int($0) }
      guard !sizes.isEmpty, sizes.allSatisfy({ $0 > 0 && $0 < PackLimits.entries }) else { throw .usage("bench") }
    }
    let folder = (arguments.value("--folder") ?? "/tmp") + "/tracewell-pack-bench.\(getpid())"
    try LooseFile.makeFolder(folder)
    defer { BenchFiles.remove(folder) }
    Output.line("| entries | reader | open | hit | miss | read one | heap | bytes an entry |")
    Output.line("|---|---|---|---|---|---|---|---|")
    for size in sizes {
      let files = try BenchFiles(folder: folder, count: size, lengths: lengths)
      for line in try measure(files) { Output.line(line) }
      files.remove()
    }
  }

  private static func measure(_ files: BenchFiles) throws(CommandError) -> [String] {
    var lines: [String] = []
    var soundness = SoundnessRecord()
    let pack = try open(files.pack)
    if let stamp = pack.stamp {
      soundness.insert(path: files.pack, stamp: stamp, directoryHash: pack.directoryHash)
    }
    var readers: [any Reader] = [
      PackReader("Tracewell, own index", path: files.pack, soundness: soundness),
      PackReader("Tracewell, unknown pack", path: files.pack, soundness: SoundnessRecord()),
      PackReader("Tracewell, zip without index", path: files.plainZip, soundness: SoundnessRecord()),
    ]
    for checks in [true, false] {
      if let libzip = LibzipReader(path: files.plainZip, checks: checks) { readers.append(libzip) }
    }
    if let physfs = PhysFSReader(path: files.plainZip) { readers.append(physfs) }
    readers.append(PlainFiles(folder: files.folder + "/files"))
    for reader in readers {
      lines.append(row(measure(reader, files), files.names.count))
    }
    return lines
  }

  private static func measure(_ reader: some Reader, _ files: BenchFiles) -> Measurement {
    var reader = reader
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: lengths.upperBound + 1, alignment: 64)
    defer { buffer.deallocate() }
    var opens: [Double] = []
    for _ in 0..<openings {
      let start = nanoseconds()
      guard reader.open() else {
        complain("\(reader.name) cannot open \(files.pack)")
        break
      }
      opens.append(Double(nanoseconds() - start) / 1e6)
      reader.close()
    }
    let before = heapInUse()
    _ = reader.open()
    let heap = heapInUse() - before
    // Every file once, in an order that no reader prefers: first reads, with their checks.
    var bad = 0
    let read = timeEach(files.shuffled, rounds: 1) { name in
      if reader.read(name, into: buffer) != files.length(of: name) { bad += 1 }
    }
    if bad > 0 { complain("\(reader.name) read \(bad) files wrongly") }
    let hit = lookUp(reader, files.shuffled, expecting: true)
    let miss = lookUp(reader, files.absent, expecting: false)
    reader.close()
    return Measurement(reader: reader.name, open: median(opens), hit: hit, miss: miss, read: read / 1e3, heap: heap)
  }

  private static func lookUp(_ reader: some Reader, _ names: [String], expecting: Bool) -> Double {
    var wrong = 0
    let each = timeEach(names, rounds: max(1, lookups / names.count)) { name in
      if reader.has(name) != expecting { wrong += 1 }
    }
    if wrong > 0 { complain("\(reader.name) answered \(wrong) look-ups wrongly") }
    return each
  }

  /// Nanoseconds a call takes: the median over groups of calls, so that another program's turn on the processor falls
  /// into a few groups and does not count.
  private static func timeEach(_ names: [String], rounds: Int, _ body: (String) -> Void) -> Double {
    var groups: [Double] = []
    for _ in 0..<rounds {
      var at = 0
      while at < names.count {
        let group = names[at..<min(at + callsInGroup, names.count)]
        let start = nanoseconds()
        for name in group { body(name) }
        groups.append(Double(nanoseconds() - start) / Double(group.count))
        at += callsInGroup
      }
    }
    return median(groups)
  }

  private static func row(_ one: Measurement, _ count: Int) -> String {
    "| \(count) | \(one.reader) | \(one.open < 0.001 ? "-" : rounded(one.open, 3) + " ms") | \(rounded(one.hit, 0)) ns | \(rounded(one.miss, 0)) ns "
      + "| \(rounded(one.read, 1)) us | \(one.heap / 1024) KB | \(rounded(Double(one.heap) / Double(count), 1)) |"
  }

  private static func rounded(_ value: Double, _ places: Int) -> String {
    guard value.isFinite else { return "-" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let whole = Int((value * Double(scale)).rounded())
    guard places > 0 else { return String(whole) }
    let fraction = String(whole % scale)
    return "\(whole / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
