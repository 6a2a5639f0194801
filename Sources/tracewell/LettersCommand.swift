import Curriculum
import Letterform

/// `tracewell letters COURSE [LETTER|WORD]`: the ideal strokes as JSON lines.
enum LettersCommand {
  static let usage = "tracewell letters COURSE [LETTER|WORD] [--hand left|right]"

  static func run(_ arguments: [String]) throws -> Int32 {
    let (words, parsed) = try Options.apart(arguments)
    guard (1...2).contains(words.count) else { throw UsageError.wrongArguments(usage: usage) }
    let content = Content(parsed)
    let course = try content.course(words[0])
    let lines = LetterLines(course: course, levels: try content.levels(writing: course.model.writing))
    let hand = Hand(rawValue: parsed.hand) ?? .right
    var code = ExitCode.done
    for problem in course.problems {
      Console.complain(problem.message)
      code = ExitCode.refusedInput
    }
    guard words.count == 2 else {
      for line in lines.lines(hand: hand) { Console.say(line) }
      return code
    }
    if words[1].count > 1 {
      do throws(WordError) {
        Console.say(try lines.line(word: words[1], hand: hand))
        return code
      } catch {
        Console.complain("\(words[0]): \(why(error))")
        return ExitCode.refusedInput
      }
    }
    guard let letter = course[Character(words[1])] else {
      Console.complain("\(words[0]): the course has no letter '\(words[1])'")
      return ExitCode.refusedInput
    }
    Console.say(lines.line(letter, hand: hand))
    return code
  }

  private static func why(_ error: WordError) -> String {
    switch error {
    case .empty: "there is no word to write"
    case .missingLetter(let letter, _): "the course has no letter '\(letter)'"
    case .tooLong(let count): "a word of \(count) letters is too long"
    }
  }
}
