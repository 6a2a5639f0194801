/// The records of one device: one database file that nobody else opens.
///
/// Everything here waits for the disk; `RecordStore` calls it on a thread of its own.
public final class RecordFile {
  /// Where a device's records are and who it is.
  public struct Place: Hashable, Sendable {
    /// The user's data folder, e.g. `~/.local/share/tracewell`; made when it is not there.
    public var folder: String
    /// This device; each has a database of its own, so that a home may be shared.
    public var device: RecordID
    /// The file that tells the next start which device this is; written again should it go while the records are open.
    public var mark: String?

    /// The records of `device` below `folder`.
    public init(folder: String, device: RecordID, mark: String? = nil) {
      (self.folder, self.device, self.mark) = (folder, device, mark)
    }

    /// The folder of the device's own files.
    public var own: String { "\(folder)/records-\(device)" }
    /// The folder where devices leave their snapshots for each other, unless another is chosen.
    public var shared: String { "\(folder)/snapshots" }

    var live: String { "\(own)/live.sqlite" }
  }

  /// What a file damaged on the disk still gave.
  public struct Salvage: Hashable, Sendable {
    /// The damaged file, kept beside.
    public var file: String
    /// How many attempts were readable.
    public var attempts: Int
  }

  /// Where it is; nil in memory.
  let place: Place?
  /// What had to be saved from a damaged file since it was opened; nil when nothing had.
  public internal(set) var salvage: Salvage?
  var database: Database
  /// The files that were opened.
  var anchor: Anchor?
  var claim: Claim?
  let system: String

  /// Keeps the claim as long as the file is open.
  final class Claim {
    private let claim: FolderClaim
    private let folder: FileIdentity?

    init(_ folder: String) throws(RecordsError) {
      claim = try FolderClaim(folder)
      self.folder = FileIdentity(folder)
    }

    /// Whether it is this folder that was claimed.
    func isOf(_ path: String) -> Bool { folder == FileIdentity(path) }
  }

  /// Opens the records at `place`, and makes them when they are not there.
  ///
  /// A file of an earlier version is brought up to date, with a copy kept before. Of a damaged one all that is readable
  /// goes into a new one; the damaged one is kept, and `salvage` says so.
  ///
  /// - Throws: `RecordsError` when another start has them open, a later version wrote them, or the disk refuses. The
  ///   program can then go on with `init(inMemory:)`.
  public convenience init(_ place: Place) throws(RecordsError) {
    try self.init(place, system: "unix-none")
  }

  init(_ place: Place, system: String) throws(RecordsError) {
    try Files.makeFolder(place.own)
    claim = try Claim(place.own)
    self.place = place
    self.system = system
    // What a start that was killed in the middle of merging or publishing left.
    for name in Files.names(in: place.own) where name.hasPrefix("temporary-") { Files.remove("\(place.own)/\(name)") }
    do throws(RecordsError) {
      database = try Self.opened(place, system: system)
    } catch {
      guard case .damaged = error else { throw error }
      database = try Self.salvaged(place, system: system, &salvage)
    }
    anchor = Anchor(place)
  }

  /// Records that are gone with the program: what it goes on with where the disk refuses.
  ///
  /// - Parameter name: what errors call it.
  public init(inMemory name: String) throws(RecordsError) {
    place = nil
    claim = nil
    system = "unix-none"
    database = try Database(name, mode: .memory)
    try Self.migrate(database, from: 0)
  }

  static func opened(_ place: Place, system: String) throws(RecordsError) -> Database {
    try Files.makeFile(place.live)
    let database = try Database(place.live, mode: .own, system: system)
    try database.run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    let version = try versionChecked(database)
    try database.run(
      // The whole of a letter is on the disk when its commit returns; what is deleted is overwritten.
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY")
    if version < Schema.version {
      if version > 0 { try keepCopy(of: database, before: version, in: place) }
      try migrate(database, from: version)
    }
    return database
  }

  /// The file's version.
  ///
  /// - Throws: for a later version, or another program's database.
  static func versionChecked(_ database: borrowing Database) throws(RecordsError) -> Int {
    let version = Int(try database.number("PRAGMA user_version") ?? 0)
    guard (0...Schema.version).contains(version) else {
      throw .newerVersion(file: database.file, found: version, known: Schema.version)
    }
    let application = Int(try database.number("PRAGMA application_id") ?? 0)
    let tables = try database.number("SELECT count(*) FROM sqlite_schema") ?? 0
    guard application == Schema.application || version == 0 && tables == 0 else {
      throw .damaged(file: database.file, detail: "not a file of records")
    }
    return version
  }

  /// Takes the steps that `database` has not gone, all or none.
  static func migrate(_ database: borrowing Database, from version: Int) throws(RecordsError) {
    try database.run("BEGIN IMMEDIATE")
    do throws(RecordsError) {
      for step in Schema.steps[version...] { try database.run(step) }
      try database.run("PRAGMA user_version = \(Schema.version); PRAGMA application_id = \(Schema.application); COMMIT")
    } catch {
      try? database.run("ROLLBACK")
      throw error
    }
  }

  private static func keepCopy(of database: borrowing Database, before version: Int, in place: Place)
    throws(RecordsError)
  {
    let part = "\(place.own)/temporary-copy"
    Files.removeDatabase(part)
    try Files.makeFile(part)
    try database.run("VACUUM INTO ?", [.text(part)])
    try Files.changing(part).sync()
    try Files.move(part, to: "\(place.own)/before-version-\(Schema.version)-from-\(version).sqlite")
  }

  /// Makes a folder for its owner alone, and what lies above it; one that is there stays as it is.
  public static func makeFolder(_ path: String) throws(RecordsError) { try Files.makeFolder(path) }

  /// Reads everything and says whether the database finds a fault; seconds for a large file.
  ///
  /// - Throws: `RecordsError.damaged` with the first fault.
  public func check() throws(RecordsError) {
    let found = try database.texts("PRAGMA integrity_check(1)")
    guard found == ["ok"] else { throw .damaged(file: database.file, detail: found.first ?? "") }
  }
}
