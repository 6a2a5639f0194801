import Testing

@testable import Letterform

@Suite struct WordTests {
  @Test func oneStrokeThenTheDotsFromLeftToRight() throws {
    let word = try JoinedLetters.writer().word("ieie")
    let strokes = word.forms[0].strokes
    #expect(strokes.count == 3)
    #expect(strokes.map(\.isDelayed) == [false, true, true])
    #expect(word.owners == [0...3, 0...0, 2...2])
    #expect(strokes[0].narration == ["up", "down", "up", "loop", "up", "down", "up", "loop"])
    #expect((strokes[1].path.start?.x ?? 0) < (strokes[2].path.start?.x ?? 0))
    #expect(word.places.map(\.x) == [0, 63, 149, 212])
    #expect(word.places.map(\.isJoined) == [false, true, true, true])
  }

  @Test func theLeadInAndLeadOutStandAtTheEndsOnly() throws {
    let writer = try JoinedLetters.writer()
    let stroke = try writer.word("ee").forms[0].strokes[0]
    #expect(stroke.path.start == Point(0, 200))
    #expect((stroke.path.end ?? .zero).distance(to: Point(86 + 96, 178)) < 1e-9)
    // Lead-out of the first and lead-in of the second are replaced: the two letters and their leads are longer.
    let single = try writer.word("e").forms[0].strokes[0].path.flattened().length
    #expect(stroke.path.flattened().length < 2 * single - 15)
  }

  @Test(arguments: ["ee", "ie", "ei", "oi", "oe", "oo", "io", "ok", "ik"])
  func joinsAreSmooth(text: String) throws {
    let writer = try JoinedLetters.writer()
    let word = try writer.word(text)
    let segments = word.forms[0].strokes[0].path.subpaths[0].segments
    // Corners that the letters draw stay; a join adds none.
    func corners(_ path: Path) -> Int {
      let segments = path.subpaths[0].segments
      return zip(segments, segments.dropFirst()).count {
        abs($0.direction(at: 1).turn(to: $1.direction(at: 0))) > 0.02
      }
    }
    let own = word.places.enumerated().map { index, place in
      let form = writer.letters[place.character]?.forms.first { $0.id == place.form }
      return form.map { corners($0.strokes[0].path) } ?? 0
    }
    #expect(corners(word.forms[0].strokes[0].path) <= own.reduce(0, +), "\(text)")
    #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.end.distance(to: $1.start) < 1e-6 })
    #expect(word.bounds.least.y >= 49 && word.bounds.greatest.y <= 203 || text.contains("k"))
  }

  @Test func anOvalIsEnteredOverItsTop() throws {
    let writer = try JoinedLetters.writer()
    #expect(try writer.word("o").places.map(\.form) == ["target"])
    #expect(try writer.word("io").places.map(\.form) == ["target", "entry"])
    #expect(try writer.word("io").forms[0].strokes.count == 2)
    #expect(try writer.word("ok").places.map(\.form) == ["target", "target"])
    #expect(try writer.word("iok").places.map(\.form) == ["target", "low", "target"])
  }

  @Test func capitalsThatDoNotJoinAndInnerLifts() throws {
    let writer = try JoinedLetters.writer()
    let bee = try writer.word("Bee")
    #expect(bee.owners == [0...0, 0...0, 1...2])
    #expect(bee.places.map(\.isJoined) == [false, false, true])
    let bike = try writer.word("eke")
    #expect(bike.owners == [0...1, 1...2])
    #expect(bike.forms.map(\.id) == ["target", "once", "once-2"] || bike.forms.map(\.id) == ["target", "once"])
    #expect(bike.forms[1].strokes.count == 1)
  }

  @Test func spacesPartTheWords() throws {
    let word = try JoinedLetters.writer().word("ie ie")
    #expect(word.owners == [0...1, 0...0, 2...3, 2...2])
    #expect(word.places.map(\.x) == [0, 63, 209, 272])
    #expect(word.places[2].isJoined == false)
  }

  @Test func dotsAtOnceAreAccepted() throws {
    let word = try JoinedLetters.writer().word("ie")
    #expect(word.forms.map(\.id) == ["target", "at-once"])
    #expect(word.forms[1].strokes.count == 3)
    #expect(word.forms.filter(\.isTarget).count == 1)
  }

  @Test func acceptedFormsNeverExplode() throws {
    let word = try JoinedLetters.writer().word(String(repeating: "kio", count: 15))
    #expect(word.forms.count == Word.mostForms)
    #expect(word.steps.count == 1)
    let print = try JoinedLetters.writer(.print).word(String(repeating: "k", count: 40))
    #expect(print.forms.count == Word.mostForms)
    #expect(print.steps.map(\.count) == Array(repeating: 2, count: 40))
    #expect(print.forms[1].id == "once")
    #expect(print.forms[1].strokes.count == 40)
    #expect(print.forms[2].strokes.count == 79)
  }

  @Test func wordsThatCannotBeWritten() throws {
    let writer = try JoinedLetters.writer()
    #expect(throws: WordError.empty) { try writer.word("") }
    #expect(throws: WordError.empty) { try writer.word("  ") }
    #expect(throws: WordError.missingLetter("z", index: 1)) { try writer.word("iz") }
    #expect(throws: WordError.tooLong(count: 65)) { try writer.word(String(repeating: "e", count: 65)) }
  }

  @Test func wordsShrinkToTheLine() throws {
    let word = try JoinedLetters.writer().word("eieio")
    let width = word.bounds.width
    #expect(word.scale(2, toFit: width * 3) == 2)
    #expect(abs(word.scale(2, toFit: width) - 1) < 1e-12)
    #expect(word.scale(2, toFit: -1) == 0)
  }
}
