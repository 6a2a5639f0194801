import Testing

@testable import Guard

@Suite struct WithdrawnListTests {
  @Test func numbersCommentsAndEmptyLines() throws {
    let list = try WithdrawnList(contents: Array("# taken back\n\n12 # a refund\r\n\t4294967295\n".utf8), file: "list")
    #expect(list.serials == [12, .max])
  }

  @Test(arguments: ["x", "1 2", "-1", "4294967296", "0x10"])
  func aLineThatIsNoNumberIsNamed(line: String) {
    #expect(throws: GuardError.badList(file: "list", line: 2)) {
      try WithdrawnList(contents: Array("1\n\(line)\n".utf8), file: "list")
    }
  }

  /// The list that is carried with the program must be readable, or no licence would ever be withdrawn.
  @Test func theProgramsOwnListIsSound() throws {
    let text = try #require(SmallText.read("Assets/\(WithdrawnList.name)"))
    _ = try WithdrawnList(contents: Array(text.utf8), file: WithdrawnList.name)
  }
}
