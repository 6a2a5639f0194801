import Glibc
import Testing

@testable import Records

/// Real file systems that refuse: one that is read-only and one that is full, mounted for a child process alone.
@Suite struct RefusingDiskTests {
  private static let variable = "TRACEWELL_REFUSING_FOLDER"

  static var childFolder: String? { ChildProcess.setting(variable) }

  /// The beginning of a command in mounts of its own; an ordinary user needs the system's leave for them.
  private static let apart =
    ["unshare", "--mount", "--propagation", "private"] + (geteuid() == 0 ? [] : ["--map-root-user"])

  static let mayMount = ChildProcess.succeeds(
    ChildProcess.start(apart + ["sh", "-c", "mount -t tmpfs -o size=64k tmpfs /mnt"]))

  /// Runs the test `name` on `folder` after the shell's `mount` in mounts of its own.
  private func runs(_ name: String, on folder: Folder, mount: String) -> Bool {
    ChildProcess.succeeds(
      ChildProcess.start(
        test: name, settings: ["\(Self.variable)=\(folder.path)"],
        wrapper: Self.apart + ["sh", "-c", "\(mount) && exec \"$0\" \"$@\""]))
  }

  @Test(.enabled(if: RefusingDiskTests.childFolder != nil)) func readOnlyChild() throws {
    let place = RecordFile.Place(folder: "\(try #require(Self.childFolder))/data", device: Fixture.id(5001))
    #expect { try RecordFile(place) } throws: { error in
      guard case .readOnly(let file) = error as? RecordsError else { return false }
      return file.hasPrefix(place.own)
    }
    // The child goes on writing, over what was readable.
    let (store, refusal) = try RecordStore.openOrHold(place)
    #expect(refusal?.message.hasSuffix("may not be written here") == true)
    store.append(Fixture.attempt(20))
    let (count, pens) = try store.wait { (file) throws(RecordsError) in
      (try file.attemptCount(), try file.history(of: Fixture.child, count: 100).filter { $0.pen.count == 30 }.count)
    }
    #expect(count == 21 && pens == 21)
    try store.close()
  }

  @Test(.enabled(if: RefusingDiskTests.childFolder == nil && RefusingDiskTests.mayMount))
  func aReadOnlyFolderIsReadAndSaidSo() throws {
    let folder = Folder()
    let place = RecordFile.Place(folder: "\(folder.path)/data", device: Fixture.id(5001))
    do {
      let file = try RecordFile(place)
      try file.keep(Fixture.learner())
      try file.append((0..<20).map { Fixture.attempt($0) })
    }
    let before = try Files.bytes(of: place.live)
    let data = "'\(folder.path)/data'"
    #expect(
      runs("readOnlyChild", on: folder, mount: "mount --bind \(data) \(data) && mount -o remount,bind,ro \(data)"))
    #expect(try Files.bytes(of: place.live) == before)
    #expect(try RecordFile(place).attemptCount() == 20)
  }

  /// Gives whatever room is left to somebody else.
  private static func fill(_ path: String) throws {
    let filler = try Files.writing(path)
    var size = 0
    let block = [UInt8](repeating: 7, count: 4096)
    while (try? filler.write(block, at: size)) != nil { size += block.count }
  }

  @Test(.enabled(if: RefusingDiskTests.childFolder != nil)) func fullChild() throws {
    let folder = "\(try #require(Self.childFolder))/data"
    let place = RecordFile.Place(folder: folder, device: Fixture.id(5001))
    let store = try RecordStore.open(place)
    store.keep(.learner(Fixture.learner()))
    _ = try store.wait { (file) throws(RecordsError) in try file.attemptCount() }
    try Self.fill("\(folder)/filler")
    for number in 0..<400 { store.append(Fixture.attempt(number)) }
    store.keep(
      .sticker(Sticker(id: Fixture.id(1), learner: Fixture.child, name: "owl", earned: Moment(milliseconds: 1))))
    let during = try store.wait { (file) throws(RecordsError) in try file.attemptCount() }
    #expect(during < 400 && store.held > 0)
    #expect(store.problem == .diskFull(file: place.live))
    #expect(throws: RecordsError.self) {
      try store.wait { (file) throws(RecordsError) in
        try file.publish(to: place.shared)
        return 0
      }
    }
    #expect(Files.names(in: place.shared).isEmpty, "a half-written snapshot was left")
    Files.remove("\(folder)/filler")
    let after = try store.wait { (file) throws(RecordsError) in
      (try file.attemptCount(), try file.stickers(of: Fixture.child).count)
    }
    #expect(after == (400, 1) && store.held == 0 && store.problem == nil)
    try store.close()
    try RecordFile(place).check()
  }

  @Test(.enabled(if: RefusingDiskTests.childFolder == nil && RefusingDiskTests.mayMount))
  func aFullDiskTakesAllAsSoonAsItCan() throws {
    let folder = Folder()
    #expect(
      runs(
        "fullChild", on: folder,
        mount: "mkdir '\(folder.path)/data' && mount -t tmpfs -o size=2m tmpfs '\(folder.path)/data'"))
  }

  @Test(.enabled(if: RefusingDiskTests.childFolder != nil)) func fullFromTheFirstChild() throws {
    let place = RecordFile.Place(
      folder: "\(try #require(Self.childFolder))/data", device: Fixture.id(5001))
    let (store, refusal) = try RecordStore.openOrHold(place)
    guard case .diskFull = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    store.append(Fixture.attempt(1))
    #expect(try store.wait { (file) throws(RecordsError) in try file.attemptCount() } == 1)
  }

  @Test(.enabled(if: RefusingDiskTests.childFolder == nil && RefusingDiskTests.mayMount))
  func aDiskThatIsFullFromTheFirst() throws {
    let folder = Folder()
    #expect(
      runs(
        "fullFromTheFirstChild", on: folder,
        mount: "mkdir '\(folder.path)/data' && mount -t tmpfs -o size=8k tmpfs '\(folder.path)/data'"))
  }
}

extension Files {
  /// All bytes of a file.
  static func bytes(of path: String) throws(RecordsError) -> [UInt8] {
    let file = try reading(path)
    return try file.read(file.size, at: 0)
  }
}
