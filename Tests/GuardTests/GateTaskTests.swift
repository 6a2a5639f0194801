import Grading
import Testing

@testable import Guard

@Suite struct GateTaskTests {
  private func day(_ text: String) -> CalendarDay { CalendarDay(text) ?? CalendarDay(number: 0) }

  @Test func answersAreTypedInDigits() {
    #expect(GateTask.numberInWords(2141).isAnswered(by: "2141"))
    #expect(GateTask.numberInWords(2141).isAnswered(by: " 2 141 "))
    #expect(GateTask.product(17, 6).isAnswered(by: "102"))
    #expect(GateTask.yearBefore(year: 2024, years: 37).isAnswered(by: "1987"))
    #expect(GateTask.daysBetween(day("2027-03-25"), day("2027-04-20")).isAnswered(by: "26"))
  }

  @Test(arguments: ["", " ", "2142", "02 14 2", "2141.0", "-2141", "two", "٢١٤١", "21410", "99999999999999999999"])
  func anythingElseIsWrong(text: String) {
    #expect(!GateTask.numberInWords(2141).isAnswered(by: text))
  }

  /// The share of its kind that the likeliest answer has must be as small as the gate's sums take it to be.
  @Test func noAnswerIsLikely() {
    var generator = SeededGenerator(seed: 5)
    let count = 200_000
    var answers: [Int: [Int: Int]] = [:]
    for _ in 0..<count {
      let task = GateTask.calculation(using: &generator)
      let kind =
        switch task {
        case .numberInWords: 0
        case .product: 1
        case .yearBefore: 2
        case .daysBetween: 3
        }
      answers[kind, default: [:]][task.answer, default: 0] += 1
    }
    #expect(answers.keys.sorted() == [1, 2, 3])
    for (kind, counts) in answers {
      let all = counts.values.reduce(0, +)
      let most = counts.values.max() ?? 0
      #expect(Double(most) / Double(all) < 1 / 35.0, "kind \(kind)")
      #expect(all > count / 4)
    }
  }

  @Test func productsLieBeyondTheTables() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      guard case .product(let a, let b) = GateTask.calculation(using: &generator) else { continue }
      #expect(a > 12 && a < 100 && a % 10 != 0 && a % 10 != 1 && (3...9).contains(b))
    }
  }

  @Test func numbersToReadHaveAWordForEachDigit() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      guard case .numberInWords(let number) = GateTask.number(using: &generator) else { return }
      #expect((1111...9999).contains(number) && !"\(number)".contains("0"))
    }
  }
}
