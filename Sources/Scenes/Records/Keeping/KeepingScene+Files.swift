import Drawing
import Language
import Records

extension KeepingScene {
  /// The exported files that can be taken in, by path.
  func found() -> [String] {
    Set([classroom.folders.saving] + classroom.folders.reading).sorted().flatMap { RecordFile.exports(in: $0) }
  }

  mutating func ask(_ question: Question) {
    switch question {
    case .take(let files):
      let names = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      let folders = ([classroom.folders.saving] + classroom.folders.reading).joined(separator: ", ")
      open(
        question,
        ChoicePanel(
          head: files.isEmpty ? text("No file of Tracewell was found") : text("Which file?"),
          note: text(
            "Looked for in {folders}. The file is checked before anything is changed.", filling: ["folders": folders]),
          choices: files.isEmpty ? [text("Good")] : names))
    case .delete(let learner):
      let attempts = lines.first { $0.learner.id == learner.id }?.attempts ?? 0
      let kept = filled(plural("{count} try", "{count} tries", attempts), ["count": "\(attempts)"])
      open(
        question,
        ChoicePanel(
          head: text("Delete {name} for good?", filling: ["name": learner.name]),
          note: text(
            "{tries}, stickers and settings go, here and in what other devices left in the shared folder. Only a file that was saved before can bring them back.",
            filling: ["tries": kept]),
          choices: [text("Keep"), text("Delete for good")], wayOn: 0))
    case .told: break
    }
  }

  /// Saves learners to one file; the sentence that tells where, or why not.
  func save(_ learners: [Learner], as name: String) -> String {
    let day = Moment.date(ofDay: classroom.register.now.day(offset: classroom.clockOffset))
    let path = "\(classroom.folders.saving)/Tracewell \(name) \(day)\(RecordFile.exportEnding)"
    let ids = learners.map(\.id)
    let done: Bool? = classroom.register.asked { file throws(RecordsError) in
      try file.export(ids, to: path)
      return true
    }
    return done == nil ? refusal() : text("Saved as {file}", filling: ["file": path])
  }

  /// Takes a file in; the sentence that tells what it brought, or why not.
  mutating func take(_ path: String) -> String {
    let gain = classroom.register.asked { file throws(RecordsError) in try file.importFile(path) }
    guard let gain else { return refusal() }
    classroom.register.readLearners()
    _ = lay()
    return text(
      "Taken in: {children} new children, {tries} new tries",
      filling: ["children": "\(gain.learners)", "tries": "\(gain.attempts)"])
  }

  /// Deletes a learner for good; the sentence that tells so, or what is left.
  mutating func delete(_ learner: Learner) -> String {
    let shared = classroom.register.sharedFolder
    let left: [RecordsError]? = classroom.register.asked { file throws(RecordsError) in
      try file.delete(learner.id)
      guard let shared else { return [] }
      try file.publish(to: shared)
      return try file.removeDeleted(fromSnapshotsIn: shared)
    }
    guard let left else { return refusal() }
    if classroom.register.learner?.id == learner.id { classroom.register.signIn(nil) }
    classroom.register.readLearners()
    _ = lay()
    guard let first = left.first else { return text("{name} was deleted.", filling: ["name": learner.name]) }
    return text(
      "{name} was deleted here. A file of another device may still hold them: {reason}",
      filling: ["name": learner.name, "reason": first.message])
  }

  private func refusal() -> String {
    text("Nothing was changed: {reason}", filling: ["reason": classroom.register.problem?.message ?? ""])
  }
}
