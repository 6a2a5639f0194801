import Curriculum
import Drawing
import Letterform

/// `tracewell chart COURSE -o FILE.png`: every letter with its numbered arrows, corners as circles.
enum ChartCommand {
  static let usage = "tracewell chart COURSE [LETTER] -o FILE.png [--forms | --joins | --words WORD,WORD]"

  /// What a page shows.
  private enum Page {
    /// The target of every letter, or all its forms.
    case letters(everyForm: Bool)
    /// Every pair of small letters, and each capital with a small one, that the model may join.
    case joins
    /// Words of the caller.
    case words([String])
  }

  static func run(_ arguments: [String]) throws -> Int32 {
    var words: [String] = []
    var file: String?
    var page = Page.letters(everyForm: false)
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "-o": file = rest.popFirst()
      case "--forms": page = .letters(everyForm: true)
      case "--joins": page = .joins
      case "--words":
        guard let list = rest.popFirst() else { throw UsageError.missingValue(option: word) }
        page = .words(list.split(separator: ",").map(String.init))
      default: words.append(word)
      }
    }
    guard (1...2).contains(words.count), !words.contains(where: { $0.hasPrefix("-") }), let file
    else { throw UsageError.wrongArguments(usage: usage) }
    let content = Content(try Options([]))
    let course = try content.course(words[0])
    let chart = Chart(guides: course.model.guides, fonts: try Fonts(folder: content.fonts))
    guard words.count == 1 else {
      guard words[1].count == 1, let letter = course[Character(words[1])],
        let entry = Chart.Entry.forms(of: letter, targetsOnly: true).first
      else {
        Console.complain("\(words[0]): the course has no letter '\(words[1])'")
        return ExitCode.refusedInput
      }
      try chart.large(entry).writePNG(to: file)
      return ExitCode.done
    }
    try draw(page, of: course, on: chart).writePNG(to: file)
    return ExitCode.done
  }

  private static func draw(_ page: Page, of course: Course, on chart: Chart) throws -> Surface {
    switch page {
    case .letters(let everyForm):
      let entries = course.present.flatMap { letter in
        everyForm ? Chart.Entry.forms(of: letter) : Array(Chart.Entry.forms(of: letter, targetsOnly: true).prefix(1))
      }
      return try chart.page(entries, title: course.model.id)
    case .joins: return try chart.running(try written(pairs(of: course), in: course), height: 120)
    case .words(let words): return try chart.running(try written(words, in: course))
    }
  }

  private static func pairs(of course: Course) -> [String] {
    let letters = course.present.map(\.character).filter(\.isLetter)
    let small = letters.filter { $0.isLowercase }
    return letters.flatMap { first in small.map { "\(first)\($0)" } }
  }

  private static func written(_ words: [String], in course: Course) throws -> [Chart.Entry] {
    let writer = WordWriter(model: course.model, letters: course.letters, slant: course.slant)
    return try words.compactMap { text in
      let word = try writer.word(text)
      return word.forms.first.map { Chart.Entry(name: text, form: $0, advance: word.advance) }
    }
  }
}
