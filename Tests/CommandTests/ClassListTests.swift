import Testing

@testable import tracewell

@Suite struct ClassListTests {
  @Test func aLineAPupil() {
    let list = ClassList("\u{feff}name,items\r\nMia,a d  g\r\n\r\n\"Lee, \"\"Sam\"\"\" , b \r\nМаша\r\n")
    #expect(list.faults == [])
    #expect(
      list.pupils == [
        ClassList.Pupil(line: 2, name: "Mia", items: ["a", "d", "g"]),
        ClassList.Pupil(line: 4, name: "Lee, \"Sam\"", items: ["b"]),
        ClassList.Pupil(line: 5, name: "Маша", items: []),
      ])
  }

  @Test func aDamagedLineIsNamedAndTheOthersStand() {
    let list = ClassList("Mia,a\n,b\n\"Lee,c\nSam,a,b\n\"Kim\"x,a\nPat")
    #expect(list.pupils.map(\.name) == ["Mia", "Pat"])
    #expect(list.faults.map(\.line) == [2, 3, 4, 5])
    #expect(list.faults.allSatisfy { !$0.rule.isEmpty })
  }
}
