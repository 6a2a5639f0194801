import Glibc
import Grading
import Letterform
import Packs
import Records
import Stage
import Testing

@testable import Scenes

/// Hours at the table in virtual time: what a child does again and again leaves nothing behind but attempts.
///
/// `TRACEWELL_SOAK` says how many minutes are played.
@Suite struct SoakTests {
  private static let minutes = getenv("TRACEWELL_SOAK").flatMap { Double(String(cString: $0)) } ?? 3
  /// Bytes the process may grow by once everything was seen: what the allocator has not given back at that moment.
  private static let spare = 6 << 20
  /// Bytes of memory an attempt may take: its place in the learner's history.
  private static let attemptInMemory = 2048
  /// By how much the bytes of an attempt may differ: letters are of different length.
  private static let spread = 1.25
  /// Files are as long as whole pages.
  private static let page = 64 << 10
  /// Letters that are written in turn.
  private static let letters: [Character] = ["c", "o", "a", "d"]

  /// What is held at one moment.
  private struct Held {
    var memory: Int
    var files: Int
    var attempts: Int
    var onDisk: Int
  }

  @Test func hoursOfLessonsLeaveNothingBehindButAttempts() throws {
    let folder = "/tmp/tracewell-soak-\(getpid())"
    defer { remove(folder) }
    var chance = SeededGenerator(seed: 3)
    let store = try RecordStore.open(RecordFile.Place(folder: folder, device: RecordID(using: &chance)))
    let pictures = PictureCache(source: TestClassroom.stack, budget: 8 << 20, wake: {})
    var clock = TestClassroom.noon
    let classroom = try TestClassroom.make(children: ["Mia"], store: store, pictures: pictures, now: { clock })
    classroom.register.signIn(classroom.register.learners.first)

    var (played, round) = (0.0, 0)
    var marks: [Held] = []
    let shares = [0.25, 0.5, 1].map { $0 * Self.minutes * 60_000 }
    while marks.count < shares.count {
      let spent = try sitting(classroom, Self.letters[round % Self.letters.count])
      (played, round) = (played + spent, round + 1)
      clock.milliseconds += Int64(spent)
      if played >= shares[marks.count] {
        try store.wait { (_: RecordFile) throws(RecordsError) in }
        marks.append(held(classroom, folder))
      }
    }
    try classroom.register.close()

    let (first, middle, last) = (marks[0], marks[1], marks[2])
    #expect(last.attempts > middle.attempts && middle.attempts > first.attempts, "letters were written all the time")
    let grown = last.memory - middle.memory
    #expect(grown <= Self.spare + (last.attempts - middle.attempts) * Self.attemptInMemory, "\(marks)")
    #expect(last.files <= first.files, "handles are left open: \(marks)")
    let early = Double(middle.onDisk) / Double(middle.attempts)
    let late = Double(last.onDisk - middle.onDisk - Self.page) / Double(last.attempts - middle.attempts)
    #expect(late <= early * Self.spread, "files grow by more than attempts: \(marks)")
  }

  /// One letter six times, its prize, the album and the map; how long that took, milliseconds.
  private func sitting(_ classroom: Classroom, _ letter: Character) throws -> Double {
    let lesson = try JourneyPlayer(try #require(classroom.chapter(for: .lesson(letter)) as? LessonScene))
    lesson.wait(3000)
    for _ in 0..<6 where lesson.scene.leaving == nil {
      write(lesson)
      lesson.wait(2500)
      lesson.send(.key(KeyPress(.enter, isDown: true)))
      lesson.wait(300)
    }
    var spent = lesson.time
    for place in [Destination.reward, .album, .map] {
      guard let chapter = classroom.chapter(for: place) else { continue }
      spent += try stay(chapter, 3000)
    }
    return spent
  }

  private func stay(_ chapter: some Chapter, _ milliseconds: Double) throws -> Double {
    let player = try JourneyPlayer(chapter)
    player.wait(milliseconds)
    return player.time
  }

  private func write(_ player: JourneyPlayer<LessonScene>) {
    for (number, path) in player.scene.paths(step: 8).enumerated() {
      func contact(_ place: Point) -> Contact {
        Contact(id: Int64(number), kind: .touch, place: place, time: player.time + 8)
      }
      player.send(.contact(.down(contact(path[0]))))
      for place in path.dropFirst() { player.send(.contact(.move(contact(place)))) }
      player.send(.contact(.up(contact(path[path.count - 1]))))
    }
  }

  private func held(_ classroom: Classroom, _ folder: String) -> Held {
    Held(
      memory: StatsWriter.residentKilobytes() << 10, files: names(in: "/proc/self/fd").count,
      attempts: classroom.register.attempts.count,
      onDisk: names(in: folder).reduce(0) { sum, name in
        var told = stat()
        return stat("\(folder)/\(name)", &told) == 0 ? sum + Int(told.st_size) : sum
      })
  }

  private func names(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private func remove(_ folder: String) {
    for name in names(in: folder) { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
