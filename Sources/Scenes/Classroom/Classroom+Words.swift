import Curriculum
import Letterform
import Records

extension Classroom {
  /// The words whoever writes now may be given; nil while the course cannot be read or words have no levels.
  ///
  /// The child's own name comes first, then the grown-up's lists, then the list of the lesson language:
  /// `Words/<language>.tsv`, each word with the name of its picture. A word with a letter that the course lacks is left
  /// out.
  var wordChoice: WordChoice? {
    guard let course, let levels = levels(words: true, writing: course.model.writing) else { return nil }
    let longest = levels.levels.map(\.longest).max() ?? 0
    let givesLetters = course.model.writing == .print
    var words: [PicturedWord] = []
    if let name = register.learner?.name { words.append(PicturedWord(name, source: .name)) }
    words += register.ownWords.map { PicturedWord($0, source: .own) }
    words += list(of: course.model.language)
    let known = words.filter { word in word.text.allSatisfy { $0 == " " || course[$0] != nil } }
    let choice = WordChoice(known, givesLetters: givesLetters, longest: longest)
    return choice.words.isEmpty ? nil : choice
  }

  /// The words of a language, read once.
  private func list(of language: String) -> [PicturedWord] {
    if let known = wordLists[language] { return known }
    let rows = Table(content.document("Words/\(language).tsv") ?? "").rows
    let words = rows.compactMap { row in
      row["word"].map { word in
        // A pack need not have pictures of all words.
        let picture = row["picture"].map { "Words/\($0).png" }.flatMap { content.contains($0) ? $0 : nil }
        return PicturedWord(word, picture: picture)
      }
    }
    wordLists[language] = words
    return words
  }

  /// The task of writing `text`, with the letters that stand there already; nil for a word that cannot be written.
  func task(_ text: String) -> Exercise.Task? {
    guard let course, let choice = wordChoice, text.contains(where: { $0 != " " }),
      text.allSatisfy({ $0 == " " || course[$0] != nil })
    else { return nil }
    // A word of no list may be asked for by name.
    let word = choice.words.first { $0.text == text } ?? PicturedWord(text, source: .own)
    let given = choice.given(word, known: register.progress(in: course, free: free).wordLetters)
    return .word(word, given: given ?? [])
  }
}
