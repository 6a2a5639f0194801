extension RecordFile {
  /// Attempts read at once for JSON Lines, which hold all pen data.
  private static let page = 500

  /// Writes every attempt of a learner as a line of CSV to a file; one of that name is replaced once all is written.
  public func writeCSV(of learner: RecordID, to path: String) throws(RecordsError) {
    let attempts = try attempts(of: learner)
    try Self.write(to: path) { (put: (String) throws(RecordsError) -> Void) throws(RecordsError) in
      try put(AttemptTable.header)
      for attempt in attempts { try put(AttemptTable.csv(attempt)) }
    }
  }

  /// Writes every attempt of a learner with its pen data as a line of JSON to a file, the latest first.
  public func writeJSONLines(of learner: RecordID, to path: String) throws(RecordsError) {
    try Self.write(to: path) { (put: (String) throws(RecordsError) -> Void) throws(RecordsError) in
      var done = 0
      while true {
        let found = try history(of: learner, count: Self.page, skipping: done)
        for record in found { try put(AttemptTable.json(record)) }
        done += found.count
        if found.count < Self.page { break }
      }
    }
  }

  /// Bytes gathered before they are written.
  private static let block = 1 << 16

  /// Has `body` put text into a new file and gives it its name when all of it is on the disk.
  static func write(
    to path: String, _ body: ((String) throws(RecordsError) -> Void) throws(RecordsError) -> Void
  ) throws(RecordsError) {
    let part = "\(path).\(Files.process).part"
    do throws(RecordsError) {
      let file = try Files.writing(part)
      var (bytes, size) = ([UInt8](), 0)
      try body { (text: String) throws(RecordsError) in
        bytes += Array(text.utf8)
        guard bytes.count >= block else { return }
        try file.write(bytes, at: size)
        size += bytes.count
        bytes = []
      }
      try file.write(bytes, at: size)
      try file.sync()
      try Files.move(part, to: path)
    } catch {
      Files.remove(part)
      throw error
    }
  }
}

extension ClassReport {
  /// Writes the class as CSV to a file; one of that name is replaced once all is written.
  public func writeCSV(to path: String) throws(RecordsError) {
    try RecordFile.write(to: path) { (put: (String) throws(RecordsError) -> Void) throws(RecordsError) in
      try put(Self.header)
      for line in lines { try put(Self.csv(line)) }
    }
  }
}
