extension RecordFile {
  /// Checks the private copy of a foreign file: that it is one of records, and sound.
  ///
  /// - Parameters:
  ///   - path: where it came from, for errors.
  ///   - renewing: whether the copy is brought up to this version.
  /// - Returns: the version it came with.
  @discardableResult
  static func check(_ copy: String, calledAs path: String, renewing: Bool) throws(RecordsError) -> Int {
    do throws(RecordsError) {
      let other = try Database(copy, mode: .own)
      try other.run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
      let version = try versionChecked(other)
      let model = try Database("memory", mode: .memory)
      for step in Schema.steps[..<version] { try model.run(step) }
      let listing = "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1"
      let (found, known) = (try other.texts(listing), try model.texts(listing))
      if let stranger = zip(found + [""], known + [""]).first(where: { $0 != $1 })?.0 {
        throw .refused(file: path, rule: .foreignTables(String(stranger.prefix(60))))
      }
      let sound = try other.texts("PRAGMA integrity_check(1)")
      guard sound == ["ok"] else { throw .refused(file: path, rule: .unsound(sound.first ?? "")) }
      guard renewing, version < Schema.version else { return version }
      try other.run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      try migrate(other, from: version)
      return version
    } catch {
      switch error {
      case .damaged(_, let detail): throw .refused(file: path, rule: .unsound(detail))
      case .newerVersion(_, let found, let known): throw .newerVersion(file: path, found: found, known: known)
      default: throw error
      }
    }
  }
}
