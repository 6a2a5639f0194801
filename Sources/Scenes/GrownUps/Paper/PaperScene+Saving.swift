import Drawing
import Glibc
import Language
import Paper
import Records

extension PaperScene {
  /// Where the sheet is saved: what was typed, else a name of its own in the user's documents.
  var path: String {
    guard let wish else { return "" }
    if let file = wish.file { return file }
    let day = Moment.date(ofDay: classroom.register.now.day(offset: classroom.clockOffset))
    let words = [wish.learner?.name ?? "", wish.items.prefix(4).joined(separator: " ")]
    let name = FileName.safe(words.filter { !$0.isEmpty }.joined(separator: " "))
    return "\(classroom.folders.saving)/Tracewell \(name) \(day).pdf"
  }

  /// The file that is written: always a PDF, and `~` is the home folder.
  private var file: String {
    var path = path.trimmed
    if path.hasPrefix("~/"), let home = getenv("HOME") { path = String(cString: home) + path.dropFirst() }
    return path.lowercased().hasSuffix(".pdf") ? path : path + ".pdf"
  }

  /// What the document is called.
  var title: String { "Tracewell: \(wish?.items.joined(separator: ", ") ?? "")" }

  /// Saves the sheet; asks before it replaces a file.
  mutating func save(replacing: Bool = false) {
    guard let pages else { return tell(refusal.map(PaperPhrase.reason) ?? "") }
    let file = file
    if !replacing, access(file, F_OK) == 0 {
      open(
        .replace,
        ChoicePanel(
          head: text("There is such a file already"), note: file, choices: [text("Keep it"), text("Replace it")],
          wayOn: 0))
      return
    }
    do throws(PaperError) {
      try pages.write(to: file, title: title)
      tell(text("Saved as {file}", filling: ["file": file]))
    } catch {
      tell(text("Not saved: {reason}", filling: ["reason": PaperPhrase.reason(error)]))
    }
  }
}
