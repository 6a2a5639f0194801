import Testing

/// What ships is compiled with its checks on: a number that does not fit stops the program instead of going on wrong.
@Suite struct OverflowTests {
  /// A number that the compiler cannot know beforehand.
  @inline(never) static func largest(_ arguments: Int) -> Int { arguments > 0 ? Int.max : 0 }

  @Test func overflowStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let number = OverflowTests.largest(CommandLine.arguments.count)
      let next = number + 1
      print(next)
    }
  }

  @Test func aPlaceOutsideStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let numbers = [1, 2, 3]
      let index = OverflowTests.largest(CommandLine.arguments.count)
      print(numbers[index])
    }
  }
}
