import Curriculum
import Drawing
import Language
import Letterform
import Paper
import Records
import Stage

extension SheetWish {
  /// Seven days in milliseconds.
  static let week: Int64 = 7 * 86_400_000
  /// So many letters are taken from what was missed in all the time.
  static let mostMissed = 3
}

extension PaperScene {
  /// The x-heights to choose from, millimetres.
  static let heights = [3.0, 4, 5, 6, 7, 8, 9.5, 12, 14, 16, 20]

  /// A row's question.
  func question(_ row: Wish) -> String {
    switch row {
    // Translators: rows of a form for worksheets, one to three words each.
    case .learner: text("For whom")
    case .course: text("Writing")
    case .letters: text("Letters")
    case .words: text("Words, names")
    case .rows: text("Rows")
    case .lines: text("Lines")
    case .height: text("Height of small letters")
    case .hand: text("Hand")
    case .paper: text("Paper")
    case .maze: text("Maze")
    case .another: text("Number of the maze")
    case .ways: text("Page with the ways")
    case .ink: text("Ink")
    case .file: text("File")
    }
  }

  /// The answer that holds.
  func value(_ row: Wish) -> String {
    guard let wish else { return "" }
    switch row {
    case .learner: return wish.learner?.name ?? text("nobody on record")
    case .course: return CourseName.of(wish.course.model.id)
    case .letters: return wish.chosen.isEmpty ? text("none") : wish.chosen.joined(separator: " ")
    case .words: return wish.typed.isEmpty && typing != .words ? text("type, with commas between") : wish.typed
    case .rows: return PaperPhrase.name(of: wish.rows)
    case .lines: return PaperPhrase.name(of: ruling(wish))
    case .height: return PaperPhrase.millimetres(wish.xHeight ?? ruling(wish).usualXHeight)
    case .hand: return PaperPhrase.name(of: wish.hand)
    case .paper: return PaperPhrase.name(of: wish.paper)
    case .maze: return PaperPhrase.name(of: wish.maze)
    case .another: return text("{number}, press for another", filling: ["number": "\(wish.seed)"])
    case .ways: return wish.showsSolution ? text("yes") : text("no")
    case .ink: return wish.savesInk ? text("sparing, grey") : text("in colours")
    case .file:
      // The folder is seen when the answer is typed; a path would not fit.
      return typing == .file ? path : path.split(separator: "/").last.map(String.init) ?? path
    }
  }

  private func ruling(_ wish: SheetWish) -> Ruling { wish.ruling ?? .usual(for: wish.course.model) }

  /// Changes a row that has two answers at once, and asks for the others.
  mutating func press(_ row: Wish) -> Redraw {
    guard var wish else { return .nothing }
    switch row {
    case .words, .file:
      if row == .file { wish.file = path }
      self.wish = wish
      typing = row
      return Redraw(.everything, requests: [.textInput(true)])
    case .hand: wish.hand = wish.hand == .left ? .right : .left
    case .paper: wish.paper = wish.paper == .a4 ? .letter : .a4
    case .another: wish.seed = newSeed
    case .ways: wish.showsSolution.toggle()
    case .ink: wish.savesInk.toggle()
    default:
      ask(row)
      return .everything
    }
    self.wish = wish
    return lay()
  }

  /// Opens the panel of a row.
  private mutating func ask(_ row: Wish) {
    guard let wish else { return }
    var (choices, chosen, note) = ([String](), Int?.none, "")
    switch row {
    case .learner:
      let learners = classroom.register.learners
      choices = [text("nobody on record")] + learners.map(\.name)
      chosen = wish.learner.map { own in (learners.firstIndex { $0.id == own.id } ?? -1) + 1 } ?? 0
    case .course:
      choices = courses.map(CourseName.of)
      chosen = courses.firstIndex(of: wish.course.model.id)
    case .letters:
      // Translators: buttons that fill in letters: those missed in the last seven days, those missed most, none.
      choices = [text("missed this week"), text("missed most"), text("none")] + letters(wish)
      // The last one is seen again when the panel comes back for more.
      chosen = wish.chosen.last.flatMap { letters(wish).firstIndex(of: $0) }.map { $0 + 3 }
      note = wish.chosen.isEmpty ? text("Press letters, one after the other.") : wish.chosen.joined(separator: " ")
    case .rows:
      choices = SheetRows.allCases.map { PaperPhrase.name(of: $0) }
      chosen = SheetRows.allCases.firstIndex(of: wish.rows)
    case .lines:
      choices = Ruling.allCases.map { PaperPhrase.name(of: $0) }
      chosen = Ruling.allCases.firstIndex(of: ruling(wish))
    case .height:
      choices = Self.heights.map(PaperPhrase.millimetres)
      chosen = Self.heights.firstIndex(of: wish.xHeight ?? ruling(wish).usualXHeight)
    case .maze:
      choices = [PaperPhrase.name(of: MazeBand?.none)] + MazeBand.allCases.map { PaperPhrase.name(of: $0) }
      chosen = wish.maze.flatMap { MazeBand.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    case .words, .hand, .paper, .another, .ways, .ink, .file: return
    }
    open(.wish(row), ChoicePanel(head: question(row), note: note, choices: choices, chosen: chosen))
  }

  /// The courses of the packs.
  private var courses: [String] {
    classroom.content.list("Letters").filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
  }

  private func letters(_ wish: SheetWish) -> [String] { wish.course.present.map { String($0.character) } }

  mutating func open(_ question: Question, _ shown: ChoicePanel) {
    guard let metrics else { return }
    panel = OpenPanel(question, shown, in: metrics.box, classroom.reportStyle(metrics))
  }

  /// Follows a choice of a row's panel.
  mutating func choose(_ index: Int, for row: Wish) {
    guard var wish else { return }
    panel = nil
    switch row {
    case .learner:
      let learners = classroom.register.learners
      wish.learner = index > 0 && index <= learners.count ? learners[index - 1] : nil
      if let learner = wish.learner { wish.hand = learner.hand }
    case .course:
      guard courses.indices.contains(index), let course = classroom.course(courses[index]) else { return }
      wish.course = course
      (wish.ruling, wish.xHeight) = (nil, nil)
      wish.chosen = course.model.taught.first { course[$0] != nil }.map { [String($0)] } ?? []
    case .letters:
      switch index {
      case 0: takeMisses(within: SheetWish.week, orSay: true)
      case 1: takeMisses(within: nil, orSay: true)
      case 2: self.wish?.chosen = []
      default:
        wish.toggle(letters(wish)[index - 3])
        self.wish = wish
        // More letters may follow.
        ask(.letters)
      }
      _ = lay(keepingPanel: true)
      return
    case .rows: wish.rows = SheetRows.allCases[index]
    case .lines: (wish.ruling, wish.xHeight) = (Ruling.allCases[index], nil)
    case .height: wish.xHeight = Self.heights[index]
    case .maze: wish.maze = index == 0 ? nil : MazeBand.allCases[index - 1]
    case .words, .hand, .paper, .another, .ways, .ink, .file: break
    }
    self.wish = wish
    _ = lay(keepingPanel: true)
  }

  /// Chooses what the child missed: all of it in the last so many milliseconds, or the most of it in all the time.
  mutating func takeMisses(within span: Int64?, orSay: Bool = false) {
    guard let wish, let learner = wish.learner else {
      if orSay { tell(text("Choose a child first.")) }
      return
    }
    let now = classroom.register.now
    let time = span.map { Moment(milliseconds: now.milliseconds - $0)..<Moment(milliseconds: now.milliseconds + 1) }
    let attempts = classroom.register.asked { file throws(RecordsError) in try file.attempts(of: learner.id) } ?? []
    let missed = Misses.most(in: attempts, course: wish.course.model.id, time: time).map(\.letter)
      .filter { $0.allSatisfy { $0 == " " || wish.course[$0] != nil } }
    guard !missed.isEmpty else {
      if orSay { tell(text("{name} has missed nothing.", filling: ["name": learner.name])) }
      return
    }
    self.wish?.chosen = span == nil ? Array(missed.prefix(SheetWish.mostMissed)) : missed
  }

  /// Says something in a panel.
  mutating func tell(_ words: String) {
    open(.told, ChoicePanel(head: words, choices: [text("Good")], wayOn: 0))
  }
}
