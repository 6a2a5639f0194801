import Curriculum
import Drawing
import Letterform

/// `tracewell chart COURSE -o FILE.png`: every letter with its numbered arrows, corners as circles.
enum ChartCommand {
  static let usage = "tracewell chart COURSE [LETTER] -o FILE.png [--forms]"

  static func run(_ arguments: [String]) throws -> Int32 {
    var words: [String] = []
    var file: String?
    var everyForm = false
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "-o": file = rest.popFirst()
      case "--forms": everyForm = true
      default: words.append(word)
      }
    }
    guard (1...2).contains(words.count), !words[0].hasPrefix("-"), let file
    else { throw UsageError.wrongArguments(usage: usage) }
    let content = Content(try Options([]))
    let course = try content.course(words[0])
    let chart = Chart(guides: course.model.guides, fonts: try Fonts(folder: content.fonts))
    if words.count == 2 {
      guard words[1].count == 1, let letter = course[Character(words[1])],
        let entry = Chart.Entry.forms(of: letter, targetsOnly: true).first
      else {
        Console.complain("\(words[0]): the course has no letter '\(words[1])'")
        return ExitCode.refusedInput
      }
      try chart.large(entry).writePNG(to: file)
      return ExitCode.done
    }
    let entries = course.present.flatMap { letter in
      everyForm ? Chart.Entry.forms(of: letter) : Array(Chart.Entry.forms(of: letter, targetsOnly: true).prefix(1))
    }
    try chart.page(entries, title: course.model.id).writePNG(to: file)
    return ExitCode.done
  }
}
