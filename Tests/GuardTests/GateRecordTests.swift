import Testing

@testable import Guard

@Suite struct GateRecordTests {
  private func at(_ seconds: Int, _ boot: String) -> MachineTime {
    MachineTime(boot: boot, milliseconds: Int64(seconds) * 1000)
  }

  /// After so many wrong answers, the last one at `now`.
  private func record(failures: Int, _ now: MachineTime) -> GateRecord {
    var record = GateRecord()
    for _ in 0..<failures { record.fail(now) }
    return record
  }

  @Test func timeOfTheSameStartCounts() {
    let record = record(failures: 3, at(1000, "a"))
    #expect(record.remaining(at: at(1000, "a")) == 40_000)
    #expect(record.remaining(at: at(1039, "a")) == 1000)
    #expect(record.remaining(at: at(1041, "a")) == 0)
  }

  @Test func afterARestartOnlyTheTimeSinceItCounts() {
    let record = record(failures: 3, at(1000, "a"))
    #expect(record.remaining(at: at(5, "b")) == 35_000)
    #expect(record.remaining(at: at(60, "b")) == 0)
  }

  @Test func restartsInARowDoNotCountTheSameTimeTwice() {
    var record = record(failures: 3, at(1000, "a"))
    record.settle(at(10, "b"))
    #expect(record.remaining(at: at(10, "b")) == 30_000)
    record.settle(at(10, "c"))
    #expect(record.remaining(at: at(10, "c")) == 20_000)
    #expect(record.remaining(at: at(15, "c")) == 15_000)
  }

  @Test func aMomentThatCannotBeBeginsTheWaitAnew() {
    let record = record(failures: 3, at(1000, "a"))
    #expect(record.remaining(at: at(900, "a")) == 40_000)
  }

  @Test func aDamagedRecordWaits() {
    let folder = TestFolder()
    let path = "\(folder.path)/gate"
    for text in [
      "", "tracewell gate 1\nfailures -1\n", "tracewell gate 2\n",
      "tracewell gate 1\nfailures 0\nwait 99999999999\nboot a\nsince 0\n",
    ] {
      folder.write(text, to: "gate")
      let (record, problem) = GateRecord.read(from: path, now: at(0, "a"))
      #expect(record.remaining(at: at(0, "a")) == 160_000, "\(text)")
      #expect(problem?.message.hasPrefix(path) == true)
    }
  }

  @Test func whatIsKeptIsRead() throws {
    let folder = TestFolder()
    var record = record(failures: 2, at(7, "6a7b-1"))
    record.setPIN(try PIN("302817"))
    try record.keep(at: "\(folder.path)/a/b/gate")
    let (read, problem) = GateRecord.read(from: "\(folder.path)/a/b/gate", now: at(8, "6a7b-1"))
    #expect(read == record && problem == nil)
    #expect(GateRecord.read(from: "\(folder.path)/none", now: at(0, "a")).record == GateRecord())
  }

  @Test func theResetFileCountsOnceEachTimeItIsPlaced() throws {
    let folder = TestFolder()
    let path = "\(folder.path)/reset-gate"
    #expect(ResetFile(path: path, owner: folder.owner) == nil)
    folder.write("", to: "reset-gate")
    var record = record(failures: 9, at(7, "a"))
    record.setPIN(try PIN("302817"))
    let first = record.obey(ResetFile(path: path, owner: folder.owner))
    #expect(first)
    #expect(record.failures == 0 && record.pin == nil && record.remaining(at: at(7, "a")) == 0)
    record.fail(at(8, "a"))
    let second = record.obey(ResetFile(path: path, owner: folder.owner))
    #expect(!second)
    #expect(record.failures == 1)
    let kept = try GateRecord(contents: Array(record.contents.utf8), file: "gate")
    #expect(kept == record)
    folder.remove("reset-gate")
    folder.write("again", to: "reset-gate")
    let third = record.obey(ResetFile(path: path, owner: folder.owner))
    #expect(third)
  }

  @Test func aResetFileOfAnybodyElseIsNone() {
    let folder = TestFolder()
    let path = "\(folder.path)/reset-gate"
    folder.write("", to: "reset-gate")
    #expect(ResetFile(path: path, owner: folder.owner + 1) == nil)
    folder.allowAll("reset-gate")
    #expect(ResetFile(path: path, owner: folder.owner) == nil)
    folder.remove("reset-gate")
    folder.link("reset-gate", to: "/etc/passwd")
    #expect(ResetFile(path: path, owner: 0) == nil)
  }
}
