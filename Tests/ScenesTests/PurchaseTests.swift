import Drawing
import Glibc
import Guard
import Settings
import Stage
import Testing

@testable import Scenes

@Suite(.serialized) struct PurchaseTests {
  static let sizes = [(1024, 600), (1366, 768), (1920, 1080), (768, 1024)]

  /// A purchase page in an empty folder, and a key of its own.
  private func setUp(_ width: Int = 1366, _ height: Int = 768) throws -> (RecordsPlayer, SigningKey, String) {
    var name = Array("/tmp/tracewell-purchase-XXXXXX".utf8CString)
    let folder = name.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/nowhere"
    }
    let player = try RecordsPlayer(width: width, height: height, attempts: 0)
    let key = try SigningKey()
    player.classroom.unlocking = Unlocking(
      places: LicencePlaces(folder: folder, system: []), key: key.verifying,
      today: { CalendarDay(number: 20_800) })
    return (player, key, folder)
  }

  private func licence(_ key: SigningKey) throws -> String {
    try Licence(name: "Семья Лу", kind: .family, serial: 5, issued: CalendarDay(number: 20_790)).text(signedWith: key)
  }

  private func page(_ player: RecordsPlayer) -> FormPage<PurchaseContent> {
    var page = FormPage(PurchaseContent(classroom: player.classroom), classroom: player.classroom)
    player.send(.opened(player.metrics), to: &page)
    return page
  }

  private func remove(_ folder: String) {
    unlink("\(folder)/licence")
    rmdir(folder)
  }

  @Test(arguments: sizes) func aPastedLicenceOpensEverything(width: Int, height: Int) throws {
    let (player, key, folder) = try setUp(width, height)
    defer { remove(folder) }
    player.classroom.register.change(machine: \.purchaseAddress, to: "https://example.org/buy")
    #expect(player.classroom.free == ["c", "o", "a", "d", "g", "q"])
    var page = page(player)
    player.send(.pasted("not a licence!"), to: &page)
    #expect(player.classroom.unlocking.entitlement == .firstFamily)
    player.send(.pasted(try licence(key)), to: &page)
    #expect(player.classroom.free == nil)
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
    // A start later it is still there.
    let later = Unlocking(
      places: LicencePlaces(folder: folder, system: []), key: key.verifying, today: { CalendarDay(number: 30_000) })
    #expect(later.entitlement != .firstFamily)
  }

  @Test func aLicenceIsTypedRowByRow() throws {
    let (player, key, folder) = try setUp()
    defer { remove(folder) }
    var page = page(player)
    let box = try #require(page.box(doing: .type))
    player.tap(box.centre, in: &page)
    for (index, row) in try licence(key).split(separator: "\n").dropFirst(2).enumerated() {
      let typed = row.lowercased().replacing("0", with: "o")
      if index == 1 {
        // One wrong letter: the row is asked for again.
        player.send(.text("b" + typed.dropFirst()), to: &page)
        player.send(.key(KeyPress(.enter)), to: &page)
        #expect(page.content.typing?.isEmpty == false)
        while page.content.typing?.isEmpty == false { player.send(.key(KeyPress(.backspace)), to: &page) }
      }
      player.send(.text(typed), to: &page)
      player.send(.key(KeyPress(.enter)), to: &page)
    }
    #expect(player.classroom.unlocking.entitlement != .firstFamily)
  }

  @Test func aFileIsDroppedOnTheWindow() throws {
    let (player, key, folder) = try setUp()
    defer { remove(folder) }
    let file = "\(folder)/mail.licence"
    defer { unlink(file) }
    let opened = try #require(fopen(file, "w"))
    fputs(try licence(key), opened)
    fclose(opened)
    var page = page(player)
    player.send(.dropped(file: "/nowhere/at-all"), to: &page)
    #expect(player.classroom.unlocking.entitlement == .firstFamily)
    player.send(.dropped(file: file), to: &page)
    #expect(player.classroom.unlocking.entitlement != .firstFamily)
    #expect(LicenceFile.files(in: folder).map(\.name) == ["mail.licence"])
  }
}
