import Glibc
import Grading
import Synchronization
import Testing
import Threads

@testable import Records

/// Snapshots on their way: owners write and publish, a synchroniser carries pieces, readers merge, in any order of steps.
@Suite struct SynchroniserTests {
  /// Copies one device's snapshot into the readers' folder, a piece at a time, as one of three synchronisers does it.
  struct Courier {
    enum Habit: CaseIterable {
      /// The old file is emptied and filled.
      case emptying
      /// The new bytes are written over the old ones.
      case over
      /// The room is made first and filled from the end, the seal first.
      case backwards
    }

    let source: String
    let target: String
    let habit: Habit
    var bytes: [UInt8] = []
    var done = 0

    /// Carries up to `count` bytes further; begins anew with the source as it is now when all is carried.
    mutating func step(_ count: Int) throws(RecordsError) {
      if done == bytes.count {
        guard Files.exists(source) else { return }
        bytes = try Files.bytes(of: source)
        done = 0
        if habit == .emptying || !Files.exists(target) { _ = try Files.writing(target) }
      }
      let file = try Files.changing(target)
      let piece = min(count, bytes.count - done)
      let start = habit == .backwards ? bytes.count - done - piece : done
      try file.write(Array(bytes[start..<start + piece]), at: start)
      done += piece
      if done == bytes.count, file.size > bytes.count { truncate(target, off_t(bytes.count)) }
    }

    mutating func finish() throws(RecordsError) {
      while done < bytes.count { try step(bytes.count) }
      try step(1)
      while done < bytes.count { try step(bytes.count) }
    }
  }

  @Test func stepsInAnyOrderGiveTheSame() throws {
    for seed in 0..<Effort.pick(1, long: 6, all: 40) {
      let folder = Folder()
      var generator = SeededGenerator(seed: UInt64(seed))
      let hub = "\(folder.path)/hub"
      try Files.makeFolder(hub)
      let owners = try (1...20).map { try RecordFile(Fixture.place(folder, device: $0)) }
      var couriers = owners.indices.map { index in
        let name = "\(Fixture.id(5001 + index)).records"
        return Courier(
          source: "\(folder.path)/out-\(index)/\(name)", target: "\(hub)/\(name)",
          habit: Courier.Habit.allCases[index % 3])
      }
      let readers = try (31...32).map { try RecordFile(Fixture.place(folder, device: $0)) }
      var next = 0
      for step in 0..<Effort.pick(400, long: 1200, all: 1200) {
        let index = Int.random(in: owners.indices, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0...2:
          try owners[index].append([Fixture.attempt(next, of: Fixture.id(2000 + next % 3), samples: 8)])
          next += 1
        case 3:
          var learner = Fixture.learner(Fixture.id(2000 + step % 3), name: "child \(step)")
          learner.changed = Moment(milliseconds: Int64(step % 7))
          try owners[index].keep(learner)
        case 4, 5: try owners[index].publish(to: "\(folder.path)/out-\(index)")
        case 6...8: try couriers[index].step(Int.random(in: 1...60_000, using: &generator))
        default:
          let report = try readers[step % 2].mergeSnapshots(in: hub)
          for refused in report.refused {
            guard case .refused(_, let rule) = refused else {
              Issue.record("\(refused)")
              continue
            }
            #expect([.noSeal, .checksumDiffers].contains(rule) || "\(rule)".hasPrefix("lengthDiffers"))
          }
        }
      }
      for index in owners.indices {
        try owners[index].publish(to: "\(folder.path)/out-\(index)")
        try couriers[index].finish()
      }
      for reader in readers { #expect(try reader.mergeSnapshots(in: hub).refused.isEmpty) }
      let fresh = try RecordFile(inMemory: "memory")
      #expect(try fresh.mergeSnapshots(in: hub).read == 20)
      let wanted = try Fixture.contents(fresh)
      #expect(try fresh.attemptCount() == next)
      for reader in readers { #expect(try Fixture.contents(reader) == wanted) }
    }
  }

  @Test func ownersWriteWhileOthersReadForReal() throws {
    let folder = Folder()
    let hub = "\(folder.path)/hub"
    try Files.makeFolder(hub)
    let count = Effort.pick(60, long: 300, all: 2000)
    let left = Mutex(4)
    let owners = try (1...4).map { try RecordStore.open(Fixture.place(folder, device: $0)) }
    for (index, owner) in owners.enumerated() {
      let name = "\(Fixture.id(5001 + index)).records"
      #expect(
        Thread.start {
          let out = "\(folder.path)/out-\(index)"
          var courier = Courier(
            source: "\(out)/\(name)", target: "\(hub)/\(name)", habit: Courier.Habit.allCases[index % 3])
          for number in 0..<count {
            owner.append(Fixture.attempt(index * 1_000_000 + number, samples: 8))
            if number % 10 == 0 {
              _ = try? owner.wait { (file) throws(RecordsError) in
                try file.publish(to: out)
                return 0
              }
            }
            try? courier.step(9000)
          }
          owner.keep(.learner(Fixture.learner()))
          _ = try? owner.wait { (file) throws(RecordsError) in
            try file.publish(to: out)
            return 0
          }
          try? courier.finish()
          left.withLock { $0 -= 1 }
        })
    }
    let reader = try RecordFile(Fixture.place(folder, device: 9))
    var refused = 0
    while left.withLock({ $0 }) > 0 { refused += try reader.mergeSnapshots(in: hub).refused.count }
    #expect(try reader.mergeSnapshots(in: hub).refused.isEmpty)
    #expect(try reader.attempts(of: Fixture.child).count == 4 * count)
    for owner in owners { try owner.close() }
    print("snapshots met half-way:", refused)
  }
}
