public import Drawing
import Language
import Letterform

extension RecordingsScene {
  /// What stands in the band.
  var band: GrownUpFrame.Band {
    let own = scripts.reduce(0) { sum, script in
      sum + script.lines.count { studio.voice(of: $0, in: script) == .own }
    }
    let all = scripts.reduce(0) { $0 + $1.lines.count }
    return GrownUpFrame.Band(
      // Translators: the page where a parent or teacher speaks the program's phrases.
      title: text("Own recordings"),
      subtitle: text("{own} of {all} phrases", filling: ["own": "\(own)", "all": "\(all)"]),
      pills: languages.map { Self.name(ofLanguage: $0) }, chosen: languages.isEmpty ? nil : language, tools: 1)
  }

  /// Draws everything inside `dirty`.
  public mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    canvas.paint(ReportStyle.ground)
    guard let frame, let layout, let style else { return }
    func isSeen(_ box: Box) -> Bool { !Rectangle(covering: box.inset(by: -8)).intersection(dirty).isEmpty }
    if isSeen(frame.strip) {
      let pressed: Int? = if case .language(let index) = pressing.pressed { index } else { nil }
      GrownUpFrame(
        band, width: frame.bounds.width, height: frame.bounds.height,
        pixelsPerMillimetre: metrics.map { classroom.pixelsPerMillimetre($0) } ?? 4, style: style
      ).draw(on: canvas, pressed: pressed)
      draw(.back, "back", on: canvas)
      draw(.save, "album", on: canvas)
    }
    for (index, box) in layout.kinds.enumerated() where isSeen(box) {
      Pill(
        Self.word(for: scripts[index].kind), box: box, isChosen: index == kind,
        isPressed: pressing.pressed == .kind(index), isFocused: pressing.focused == .kind(index)
      ).draw(on: canvas, style)
    }
    for (place, index) in shown.enumerated() where isSeen(layout.rows[place]) {
      layout.drawRow(
        place, words: lines[index].words, voice: mark(of: index), isChosen: index == chosen,
        isPressed: pressing.pressed == .phrase(index), isFocused: pressing.focused == .phrase(index), on: canvas, style)
    }
    for (button, sign) in [(Button.before, "‹"), (.after, "›")] where order.contains(button) {
      guard let box = box(of: button), isSeen(box) else { continue }
      Pill(sign, box: box, isPressed: pressing.pressed == button, isFocused: pressing.focused == button)
        .draw(on: canvas, style)
    }
    if isSeen(layout.card) { drawCard(layout, on: canvas, style) }
  }

  private func drawCard(_ layout: RecordingsLayout, on canvas: Canvas, _ style: ReportStyle) {
    layout.drawCard(words: subject?.line.words ?? "", status: status, on: canvas, style)
    let level: Double = if case .recording(let level) = phase { level } else { 0 }
    LevelMeter(level: level).draw(on: canvas, in: layout.meter)
    for action in Action.allCases {
      let button = Button.action(action)
      Pill(
        word(for: action), box: layout.actions[action.rawValue], isPressed: pressing.pressed == button,
        isEnabled: isEnabled(action), isWayOn: action == wayOn, isFocused: pressing.focused == button, isOnCard: true
      ).draw(on: canvas, style)
    }
  }

  /// What is most likely wanted next.
  private var wayOn: Action? {
    guard subject != nil else { return nil }
    if case .take = phase { return .keep }
    return .record
  }

  private func draw(_ button: Button, _ icon: String, on canvas: Canvas) {
    guard let box = box(of: button) else { return }
    PaperButton(
      box: box, state: pressing.pressed == button ? .pressed : .normal, isFocused: pressing.focused == button
    ).draw(icon: classroom.content.icon(icon), on: canvas)
  }

  private func mark(of index: Int) -> VoiceMark {
    switch studio.voice(of: lines[index], in: scripts[kind]) {
    case .own: .own
    case .pack: .pack
    case .nobody: .nobody
    }
  }

  private var status: String {
    if !note.isEmpty { return note }
    guard let subject else {
      // Translators: there is no list of phrases in any pack.
      return text("No pack has a list of phrases.")
    }
    if case .recording = phase { return text("Speak now.") }
    switch studio.voice(of: subject.line, in: subject.script) {
    case .own: return text("Your recording is heard.")
    case .pack: return text("The voice of a pack is heard.")
    case .nobody: return text("Nobody says this yet.")
    }
  }

  private func word(for action: Action) -> String {
    switch action {
    case .record:
      if case .recording = phase {
        // Translators: ends the recording.
        return text("Stop")
      }
      // Translators: a button: begins to record from the microphone.
      return text("Record")
    // Translators: a button: plays the phrase.
    case .listen: return text("Listen")
    // Translators: a button: keeps the recording.
    case .keep: return text("Keep")
    // Translators: a button: deletes the own recording.
    case .delete: return text("Take away")
    }
  }

  /// A kind of phrases in the interface language.
  static func word(for kind: String) -> String {
    switch kind {
    case "letter": text("Letter names")
    // Translators: phrases such as "A, as in apple".
    case "keyword": text("Letter sounds")
    // Translators: what the voice says while a stroke is shown, such as "down and over".
    case "stroke": text("Moves")
    // Translators: what the voice says when a line went wrong.
    case "fault": text("Hints")
    case "praise": text("Praise")
    // Translators: what is to be done on each step of learning a letter.
    case "rung": text("Tasks")
    // Translators: the names of buttons and pages.
    case "menu": text("Buttons and pages")
    default: kind
    }
  }

  /// A language's name in itself; its code where that is not known here.
  static func name(ofLanguage code: String) -> String {
    [
      "en": "English", "ru": "Русский", "uk": "Українська", "de": "Deutsch", "fr": "Français", "es": "Español",
      "pl": "Polski",
    ][code] ?? code
  }
}
