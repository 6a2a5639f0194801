import Glibc
import Testing

@testable import Guard

@Suite struct LicencePlacesTests {
  private let folder = TestFolder()
  private let today = TestLicence.day("2027-01-01")

  private var places: LicencePlaces {
    LicencePlaces(
      folder: "\(folder.path)/home/tracewell",
      system: ["\(folder.path)/etc/tracewell", "\(folder.path)/usr/tracewell"])
  }

  private func find(_ list: WithdrawnList = WithdrawnList()) -> LicencePlaces.Finding {
    places.find(today: today, withdrawn: list, key: TestLicence.key.verifying)
  }

  private func put(_ text: String, in place: String) throws {
    try SmallFile.write(Array(text.utf8), to: "\(folder.path)/\(place)/tracewell/licence")
  }

  @Test func whereNothingIsNothingIsFound() { #expect(find() == .nothing) }

  @Test func theUsersLicenceComesBeforeTheSystems() throws {
    try put(try TestLicence.school().text(signedWith: TestLicence.key), in: "usr")
    #expect(find() == .sound(try TestLicence.school(), file: "\(folder.path)/usr/tracewell/licence"))
    try put(try TestLicence.family().text(signedWith: TestLicence.key), in: "home")
    #expect(find() == .sound(try TestLicence.family(), file: "\(folder.path)/home/tracewell/licence"))
  }

  @Test func aDamagedLicenceDoesNotHideASoundOne() throws {
    try put("broken", in: "home")
    guard case .refused(let file, _) = find() else { return #expect(Bool(false)) }
    #expect(file == "\(folder.path)/home/tracewell/licence")
    try put(try TestLicence.school().text(signedWith: TestLicence.key), in: "etc")
    #expect(find() == .sound(try TestLicence.school(), file: "\(folder.path)/etc/tracewell/licence"))
  }

  @Test func aWithdrawnLicenceDoesNotHold() throws {
    try put(try TestLicence.family().text(signedWith: TestLicence.key), in: "home")
    let list = try WithdrawnList(contents: Array("70000".utf8), file: "list")
    #expect(find(list) == .refused(file: places.own, rule: .withdrawn(serial: 70_000)))
  }

  @Test func onlyALicenceThatHoldsIsKept() throws {
    let text = try TestLicence.family().text(signedWith: TestLicence.key)
    let cut = Array(text.utf8.dropLast(20))
    #expect(throws: GuardError.self) {
      try places.keep(cut, from: "mail", today: today, withdrawn: WithdrawnList(), key: TestLicence.key.verifying)
    }
    #expect(find() == .nothing)
    let kept = try places.keep(
      Array(text.utf8), from: "mail", today: today, withdrawn: WithdrawnList(), key: TestLicence.key.verifying)
    #expect(find() == .sound(kept, file: places.own))
    #expect(folder.text("home/tracewell/licence") == text)
  }

  @Test func aFileIsKeptAsItCame() throws {
    let text = try TestLicence.family().text(signedWith: TestLicence.key)
    try SmallFile.write(Array(text.utf8), to: "\(folder.path)/Downloads/Ada.licence")
    let kept = try places.keep(
      file: "\(folder.path)/Downloads/Ada.licence", today: today, withdrawn: WithdrawnList(),
      key: TestLicence.key.verifying)
    #expect(find() == .sound(kept, file: places.own))
    #expect(throws: GuardError.unreadable(file: "/nowhere/Ada.licence", code: ENOENT)) {
      try places.keep(
        file: "/nowhere/Ada.licence", today: today, withdrawn: WithdrawnList(), key: TestLicence.key.verifying)
    }
  }

  @Test func aFileThatCannotBeReadIsTold() throws {
    mkdir("\(folder.path)/home", 0o700)
    mkdir("\(folder.path)/home/tracewell", 0o700)
    mkdir(places.own, 0o700)
    #expect(find() == .unreadable(.unreadable(file: places.own, code: EISDIR)))
    // It does not hide a sound one either.
    try put(try TestLicence.school().text(signedWith: TestLicence.key), in: "etc")
    #expect(find() == .sound(try TestLicence.school(), file: "\(folder.path)/etc/tracewell/licence"))
  }

  /// The page of the purchase lists what lies in a folder: a few, by name, and nothing else.
  @Test func filesOfAFolderAreListed() throws {
    for name in ["b.licence", "a.licence", "notes.txt"] { try SmallFile.write([1], to: "\(folder.path)/\(name)") }
    #expect(LicenceFile.files(in: folder.path).map(\.name) == ["a.licence", "b.licence"])
    #expect(LicenceFile.files(in: folder.path).map(\.path) == ["\(folder.path)/a.licence", "\(folder.path)/b.licence"])
    #expect(LicenceFile.files(in: "/nowhere") == [])
    for number in 10..<40 { try SmallFile.write([1], to: "\(folder.path)/\(number).licence") }
    #expect(LicenceFile.files(in: folder.path).map(\.name) == (10..<22).map { "\($0).licence" })
  }
}
