import Curriculum
import Glibc
import Letterform
import Paper
import Records

extension SheetDesk {
  /// The sheet of a learner: the items of the command line, or exactly what was missed in the last seven days.
  mutating func sheets(ofLearner words: String) throws -> [Worksheet] {
    let records = try LearnersCommand.opened(try RecordsFolder.place(named: options.data))
    let learner = try records.learner(words)
    var items = options.items
    if items.isEmpty {
      let now = RecordsFolder.now
      let week = Moment(milliseconds: now.milliseconds - SheetCommand.week)..<now
      items = writable(Misses.most(in: try records.attempts(of: learner.id), course: course.model.id, time: week))
    }
    guard !items.isEmpty else {
      refuse("\(learner.name): nothing of \(course.model.id) was missed in the last seven days")
      return []
    }
    let stickers = try records.stickers(of: learner.id).map(\.name)
    return [
      sheet(items, name: options.name.isEmpty ? learner.name : options.name, learner: learner, stickers: stickers)
    ]
  }

  /// A sheet a pupil: the items of the list's line, or of the command line, or what that pupil misses most.
  mutating func sheets(ofClass file: String) throws -> [Worksheet] {
    guard let text = Self.text(of: file) else {
      refuse("\(file): cannot be read, or is no text of at most \(SheetCommand.longestList) bytes")
      return []
    }
    let list = ClassList(text)
    for fault in list.faults { refuse("\(file):\(fault.line): \(fault.rule)") }
    var records: RecordFile?
    if list.pupils.contains(where: { $0.items.isEmpty }), options.items.isEmpty {
      records = try LearnersCommand.opened(try RecordsFolder.place(named: options.data))
    }
    var sheets: [Worksheet] = []
    for pupil in list.pupils {
      do throws(RecordsError) {
        if let found = try sheet(for: pupil, records, file: file) { sheets.append(found) }
      } catch {
        refuse("\(file):\(pupil.line): \(error.message)")
      }
    }
    if list.pupils.isEmpty, list.faults.isEmpty { refuse("\(file): the list names nobody") }
    return sheets
  }

  private mutating func sheet(
    for pupil: ClassList.Pupil, _ records: RecordFile?, file: String
  ) throws(RecordsError) -> Worksheet? {
    let items = pupil.items.isEmpty ? options.items : pupil.items
    guard items.isEmpty, let records else { return checked(sheet(items, name: pupil.name), pupil, file) }
    let learner = try records.learner(pupil.name)
    let missed = Misses.most(in: try records.attempts(of: learner.id), course: course.model.id)
    let most = Array(writable(missed).prefix(SheetCommand.mostMissed))
    guard !most.isEmpty else {
      refuse("\(file):\(pupil.line): \(pupil.name) has missed nothing of \(course.model.id)")
      return nil
    }
    let stickers = try records.stickers(of: learner.id).map(\.name)
    return checked(sheet(most, name: pupil.name, learner: learner, stickers: stickers), pupil, file)
  }

  /// The sheet, unless it cannot be laid out: then a line says why, and the rest of the class gets theirs.
  private mutating func checked(_ sheet: Worksheet, _ pupil: ClassList.Pupil, _ file: String) -> Worksheet? {
    do throws(PaperError) {
      try sheet.check()
      return sheet
    } catch {
      refuse("\(file):\(pupil.line): \(error.message)")
      return nil
    }
  }

  /// Of what was missed, what the course's letters can write: a letter may have left it.
  private func writable(_ missed: [Misses]) -> [String] {
    missed.map(\.letter).filter { $0.allSatisfy { $0 == " " || course[$0] != nil } }
  }

  private mutating func refuse(_ line: String) {
    Console.complain(line)
    hasRefused = true
  }

  private static func text(of path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: SheetCommand.longestList + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0, count <= SheetCommand.longestList else { return nil }
    return String(validating: bytes[..<count], as: UTF8.self)
  }
}
