import Drawing
import Guard
import Language
import Settings
import Stage

/// What is unlocked, where a licence is sold, and taking one in: typed, pasted, from a file, or dropped on the window.
struct PurchaseContent: FormContent {
  enum Action: Hashable {
    case type, paste, take
    case file(String)
  }

  let classroom: Classroom
  /// What was typed of a licence; a row at a time.
  var typing: String?
  /// Rows that were typed already.
  private var rows: [String] = []
  /// What came of the last try; empty before.
  private var answer = ""

  init(classroom: Classroom) { self.classroom = classroom }

  var band: GrownUpFrame.Band { .init(title: text("Unlock everything"), subtitle: classroom.unlocking.summary) }

  func items(_ metrics: WindowMetrics) -> [FormItem<Action>] {
    [state] + (isUnlocked ? [] : [sale]) + [entry]
  }

  private var isUnlocked: Bool { classroom.unlocking.entitlement != .firstFamily }

  private var state: FormItem<Action> {
    switch classroom.unlocking.finding {
    case .sound(let licence, let file):
      var lines = [text("Issued to {name}", filling: ["name": licence.name])]
      if case .school(let seats?) = licence.kind {
        lines.append(filled(plural("for {count} seat", "for {count} seats", seats), ["count": "\(seats)"]))
      }
      lines.append(
        licence.end.map { text("until {day}", filling: ["day": CalendarWords.date($0.number)]) } ?? text("for good"))
      lines.append(text("Number {number}", filling: ["number": "\(licence.serial)"]))
      return FormItem(
        text("Everything is unlocked"), note: text("The licence is kept in {file}", filling: ["file": file]),
        picture: classroom.content.icon("unlock"), [(.words(lines.joined(separator: "\n")), [])])
    case .nothing:
      return FormItem(
        text("Free for everybody"), picture: classroom.content.icon("lock"),
        [
          (
            .words(
              text("One whole family of letters in every course, all steps and all tools.") + " "
                + text("One purchase opens every letter for good, on every machine of a family or a school.")), []
          )
        ])
    case .refused(let file, let rule):
      return FormItem(
        text("The licence does not hold"), note: file, picture: classroom.content.icon("lock"),
        [(.words(LicencePhrase.words(for: rule)), [])])
    case .unreadable(let error):
      return FormItem(
        text("The licence does not hold"), picture: classroom.content.icon("lock"),
        [(.words(LicencePhrase.words(for: error)), [])])
    }
  }

  /// Where a licence is sold.
  private var sale: FormItem<Action> {
    let address = classroom.register.machine.purchaseAddress ?? ""
    guard !address.isEmpty, let code = try? QRCode(address) else {
      return FormItem(
        text("Where to buy"),
        [
          (
            .words(
              text("No address is set on this machine.") + " "
                + text("Whoever gave you Tracewell can tell where a licence is to be had, and can set it here.")), []
          )
        ])
    }
    let squares = (0..<code.size).map { row in (0..<code.size).map { code.isDark($0, row) } }
    return FormItem(
      text("Where to buy"),
      note: text("Scan this with a telephone, or open the address. Tracewell itself never goes online."),
      [(.code(squares, quietZone: QRCode.quietZone), []), (.words(address), [])])
  }

  private var entry: FormItem<Action> {
    var controls: [(FormControl, [Action])] = []
    let done = rows.isEmpty ? "" : rows.joined(separator: "\n") + "\n"
    if !rows.isEmpty { controls.append((.words(rows.joined(separator: "\n")), [])) }
    // Translators: what stands in an empty field for the text of a licence.
    let hint = text("Row {number} of the licence", filling: ["number": "\(rows.count + 1)"])
    controls.append((.field(typing ?? "", placeholder: hint, isActive: typing != nil), [.type]))
    var words = [text("Paste")]
    var actions = [Action.paste]
    if !done.isEmpty || typing?.isEmpty == false {
      words.append(text("Take it"))
      actions.append(.take)
    }
    controls.append((.pills(words, chosen: nil), actions))
    let files = classroom.folders.licences
    if !files.isEmpty {
      controls.append((.pills(files.map(\.name), chosen: nil), files.map { .file($0.path) }))
    }
    if !answer.isEmpty { controls.append((.words(answer), [])) }
    return FormItem(
      isUnlocked ? text("Another licence") : text("I have a licence"),
      note: text("Type it row by row, paste it, choose its file, or drop the file on this window."), controls)
  }

  mutating func perform(_ action: Action) -> FormOutcome {
    switch action {
    case .type: typing = typing ?? ""
    case .paste: return .asks(.paste)
    case .take: return take()
    case .file(let file): return take(file: file)
    }
    return .changed
  }

  /// Enter ends a row; after the last one the licence is whole.
  mutating func submit() -> FormOutcome {
    guard let row = typing, !row.isEmpty else { return take() }
    rows.append(row)
    typing = ""
    do throws(GuardError) {
      try classroom.unlocking.install(Array(rows.joined(separator: "\n").utf8), from: "")
      (rows, typing, answer) = ([], nil, text("Thank you. Everything is unlocked."))
    } catch {
      // A row may still be missing; any other fault is told at once, and its row can be typed again.
      if case .licence(_, .cut) = error { answer = "" } else { answer = LicencePhrase.words(for: error) }
      if case .licence(_, .mistyped) = error { typing = rows.popLast() }
      if case .licence(_, .badCharacter) = error { typing = rows.popLast() }
    }
    return .changed
  }

  mutating func take(pasted text: String) -> FormOutcome {
    rows = []
    typing = nil
    return tell { unlocking throws(GuardError) in try unlocking.install(Array(text.utf8), from: "") }
  }

  mutating func take(file: String) -> FormOutcome {
    tell { unlocking throws(GuardError) in try unlocking.install(file: file) }
  }

  private mutating func take() -> FormOutcome {
    let all = rows + [typing].compactMap { $0 }
    return tell { unlocking throws(GuardError) in
      try unlocking.install(Array(all.joined(separator: "\n").utf8), from: "")
    }
  }

  private mutating func tell(_ install: (Unlocking) throws(GuardError) -> Void) -> FormOutcome {
    do throws(GuardError) {
      try install(classroom.unlocking)
      (rows, typing, answer) = ([], nil, text("Thank you. Everything is unlocked."))
    } catch {
      answer = LicencePhrase.words(for: error)
    }
    return .changed
  }

  mutating func goBack() -> FormOutcome {
    if typing != nil || !rows.isEmpty {
      (typing, rows) = (nil, [])
      return .changed
    }
    return .leave(.grownUps(.overview))
  }
}
