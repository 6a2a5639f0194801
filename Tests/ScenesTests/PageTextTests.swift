import Drawing
import Glibc
import Grading
import Guard
import Language
import Letterform
import Stage
import Testing

@testable import Records
@testable import Scenes

/// Every page in every language at every size: no text may be cut, reach out of its room, lie over another, shrink under
/// what can be read, or want a letter that no font has.
///
/// Pages that scroll are scrolled through; then every text must be seen whole in one place at least.
///
/// Two of the languages are none: `qaa` is English 40 % longer with accents, `qab` English from right to left
/// (Tests/pseudo-catalogue makes them).
@Suite(.serialized) struct PageTextTests {
  /// Every language in the long run; in the short one the longest texts of each writing, and those from right to left.
  /// `TRACEWELL_LANGUAGES="de fr"` looks at these alone.
  static let languages =
    getenv("TRACEWELL_LANGUAGES").map { String(cString: $0).split(separator: " ").map(String.init) }
    ?? (getenv("TRACEWELL_LONG") != nil
      ? ["en", "ru", "de", "fr", "es", "uk", "pl", "qaa", "qab"] : ["ru", "qaa", "qab"])
  static let sizes = [(1024, 600), (1366, 768), (1920, 1080), (768, 1024)]
  /// What happened on a page is looked at in the long run.
  static let states = PageState.pages + (getenv("TRACEWELL_LONG") != nil ? PageState.others : [])

  /// No text is smaller, pixels.
  static let leastSize = 15.5
  /// A page is scrolled by four lines of a wheel so often at most.
  static let mostViews = 60
  /// Ink of two texts may touch by so many pixels: tails and accents lean out.
  static let tolerance = 1.5

  @Test(arguments: languages) func everyTextFits(language: String) throws {
    Catalogue.open(folder: "Localization/built", locales: "Localization/built/locales")
    #expect(Catalogue.select(language: language).isEmpty)
    defer { Catalogue.select(language: "en") }
    if language != "en" { #expect(text("Well done!") != "Well done!", "no catalogue of \(language)") }
    let classroom = try TestClassroom.make(children: ["Анастасия-Виктория", "Max", "Ёлка", "Wolfeschlegelsteinhausen"])
    classroom.register.signIn(classroom.register.learners.first)
    for letter in ["c", "o", "a"] { classroom.register.write(letter, rung: 3, times: 4) }
    var faults: Set<String> = []
    var (pages, texts) = (0, 0)
    for state in Self.states {
      for (width, height) in Self.sizes {
        guard let chapter = state.make(classroom) else {
          faults.insert("\(state): no such page")
          continue
        }
        let views = try Self.texts(of: DirectedPage(chapter), state.events, classroom, width, height)
        (pages, texts) = (pages + 1, texts + views.joined().count)
        for fault in Set(views.flatMap { Self.faults(of: $0) }).union(Self.neverSeen(in: views)) {
          faults.insert("\(language) \(state) \(width)x\(height): \(fault)")
        }
      }
    }
    print("\(language): \(pages) pages (\(Self.states.count) at \(Self.sizes.count) sizes), \(texts) texts drawn")
    #expect(faults.isEmpty, "\(faults.sorted().joined(separator: "\n"))")
  }

  @Test(arguments: languages) func everyFaultIsSaidInItsBubble(language: String) throws {
    Catalogue.open(folder: "Localization/built", locales: "Localization/built/locales")
    Catalogue.select(language: language)
    defer { Catalogue.select(language: "en") }
    let classroom = try TestClassroom.make()
    var faults: Set<String> = []
    for (width, height) in Self.sizes {
      for code in VerdictCode.allCases where code != .accepted {
        guard var scene = classroom.chapter(for: .lesson("a")) as? LessonScene else { continue }
        _ = scene.handle(.opened(WindowMetrics(width: width, height: height)), at: 0)
        scene.phase = .failed(Verdict(code: code, stroke: 0, point: 1, place: Point(50, 150), arc: 20, progress: 0.2))
        let texts = try Self.texts(drawnBy: { scene.draw($0, dirty: $1) }, classroom, width, height)
        for fault in Self.faults(of: texts) {
          faults.insert("\(language) \(code.name) \(width)x\(height): \(fault)")
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.sorted().joined(separator: "\n"))")
  }

  /// What is told of trouble with the records, with a folder as long as they come.
  @Test(arguments: languages) func everyNoticeFits(language: String) throws {
    Catalogue.open(folder: "Localization/built", locales: "Localization/built/locales")
    Catalogue.select(language: language)
    defer { Catalogue.select(language: "en") }
    let file =
      "/home/anastasia-wiktoria/.local/share/tracewell/records-8d9f1a52-7b64-4d3c-9a55-1f2e3d4c5b6a/live.sqlite"
    let errors: [RecordsError] = [
      .diskFull(file: file), .readOnly(file: file), .newerVersion(file: file, found: 9, known: 4),
      .damaged(file: file, detail: "file is not a database"), .unreadable(file: file, code: 5),
    ]
    let troubles =
      errors.flatMap { [Trouble.notOpened($0), .notKept($0)] } + [
        .damaged(RecordFile.Salvage(file: file, attempts: 12_345))
      ]
    let phrases = troubles.map(NoticePhrase.words) + [NoticePhrase.inUse]
    let classroom = try TestClassroom.make()
    var faults: Set<String> = []
    for (width, height) in Self.sizes {
      for phrase in phrases {
        var page = NoticePage(phrase, button: .next, content: classroom.content)
        _ = page.lay(WindowMetrics(width: width, height: height), pixelsPerMillimetre: 96 / 25.4)
        let texts = try Self.texts(drawnBy: { canvas, _ in page.draw(canvas) }, classroom, width, height)
        #expect(texts.count == 3)
        for fault in Self.faults(of: texts) { faults.insert("\(language) \(width)x\(height): \(fault)") }
      }
    }
    #expect(faults.isEmpty, "\(faults.sorted().joined(separator: "\n"))")
  }

  /// The longest numbers in words stand on the gate's sheet, and all the other tasks.
  private static let longTasks: [GateTask] =
    [7777, 9494, 8888, 6784, 4199].map { .numberInWords($0) } + [77, 94, 88, 67, 99].map { .product($0, 8) }
    + [.yearBefore(year: 2027, years: 85), .yearBefore(year: 2028, years: 41), .yearBefore(year: 2024, years: 22)]
    + (3...10).compactMap { month in
      CalendarDay(year: 2027, month: month, day: 27).map { .daysBetween($0, CalendarDay(number: $0.number + 60)) }
    }

  @Test(arguments: languages.filter { !$0.hasPrefix("qa") }) func longNumbersFitTheGate(language: String) throws {
    Catalogue.open(folder: "Localization/built", locales: "Localization/built/locales")
    Catalogue.select(language: language)
    defer { Catalogue.select(language: "en") }
    let fonts = try TestClassroom.make().content.fonts
    var found: [PlacedText] = []
    fonts.watch = { found.append($0) }
    for (width, height) in Self.sizes {
      let surface = try Surface(width: width, height: height)
      let layout = GateLayout(width: Double(width), height: Double(height), pixelsPerMillimetre: 96 / 25.4)
      for task in Self.longTasks {
        let words = GatePhrase.words(for: task, language: language)
        GateDrawing(layout, fonts: fonts).draw(
          .init(title: "", subtitle: "", prompt: words.prompt, task: words.task, note: ""), on: Canvas(surface))
      }
    }
    #expect(found.count == 2 * Self.longTasks.count * Self.sizes.count)
    for text in found { #expect(Self.faults(of: [text]).isEmpty, "\(language): \(text)") }
  }

  /// What a page shows once it has come to rest, and further down until its end.
  private static func texts(
    of chapter: DirectedPage, _ events: [StageEvent], _ classroom: Classroom, _ width: Int, _ height: Int
  ) throws -> [[PlacedText]] {
    // Texts are watched from the beginning: a page may set them when it opens.
    var found: [PlacedText] = []
    classroom.content.fonts.watch = { found.append($0) }
    defer { classroom.content.fonts.watch = nil }
    let player = try JourneyPlayer(chapter, width: width, height: height)
    player.wait(3000)
    for event in events { player.send(event) }
    if !events.isEmpty {
      player.wait(1000)
      // The page has moved to what was pressed.
      player.send(.scroll(x: 0, y: -1000))
    }
    var views: [[PlacedText]] = []
    for _ in 0..<mostViews {
      found = []
      player.scene.draw(Canvas(player.surface), dirty: player.surface.bounds)
      // What lies in the shade below an open panel is not read now; its own state of the page looks at it.
      if let panel = PageState.openPanel(of: player.scene.page),
        let first = found.lastIndex(where: { $0.text == panel.head })
      {
        found.removeSubrange(..<first)
      }
      // What is being typed shows its end.
      if let typed = PageState.typed(on: player.scene.page) { found.removeAll { $0.text == typed } }
      if found == views.last { break }
      views.append(found)
      player.send(.scroll(x: 0, y: 4))
    }
    return views
  }

  private static func texts(
    drawnBy draw: (Canvas, Rectangle) -> Void, _ classroom: Classroom, _ width: Int, _ height: Int
  ) throws -> [PlacedText] {
    var found: [PlacedText] = []
    classroom.content.fonts.watch = { found.append($0) }
    defer { classroom.content.fonts.watch = nil }
    let surface = try Surface(width: width, height: height)
    draw(Canvas(surface), surface.bounds)
    return found
  }

  /// Texts that a list cuts wherever it stands.
  private static func neverSeen(in views: [[PlacedText]]) -> [String] {
    func isWhole(_ text: PlacedText) -> Bool {
      text.ink.y >= text.clip.y - tolerance && text.ink.bottom <= text.clip.bottom + tolerance
    }
    let texts = views.joined().filter { !$0.text.isEmpty && $0.ink.intersects($0.clip) }
    let whole = Set(texts.filter(isWhole).map(\.text))
    return texts.filter { !whole.contains($0.text) }.map { "'\($0.text)' is nowhere seen whole" }
  }

  private static func faults(of texts: [PlacedText]) -> [String] {
    var faults: [String] = []
    for (index, text) in texts.enumerated() where !text.text.isEmpty {
      if text.overflow > 0.5 { faults.append("'\(text.text)' reaches \(text.overflow) px out of its room") }
      if text.missingGlyphs > 0 { faults.append("'\(text.text)' has \(text.missingGlyphs) letters without a picture") }
      if text.size < leastSize { faults.append("'\(text.text)' is only \(text.size) px") }
      guard text.ink.intersects(text.clip) else { continue }
      if text.ink.x < text.clip.x - tolerance || text.ink.right > text.clip.right + tolerance {
        faults.append("'\(text.text)' is cut at its side")
      }
      for other in texts[(index + 1)...] where other != text {
        // What a list shows ends where the list does.
        let wide = min(text.ink.right, other.ink.right) - max(text.ink.x, other.ink.x)
        let high =
          min(text.ink.bottom, other.ink.bottom, text.clip.bottom, other.clip.bottom)
          - max(text.ink.y, other.ink.y, text.clip.y, other.clip.y)
        if wide > tolerance, high > tolerance { faults.append("'\(text.text)' lies over '\(other.text)'") }
      }
    }
    return faults
  }
}
