extension RecordFile {
  /// Keeps a list of words, a new one or a changed one.
  public func keep(_ list: WordList) throws(RecordsError) {
    guard !list.words.contains(where: { $0.contains("\n") })
    else { throw .badValue(name: "a word", rule: "one line") }
    try keep(
      "words",
      [
        .id(list.id), .id(list.learner), .text(list.title), .text(list.words.joined(separator: "\n")),
        .moment(list.changed),
      ])
  }

  /// A learner's lists of words, those removed left out.
  public func wordLists(of learner: RecordID) throws(RecordsError) -> [WordList] {
    let statement = try database.prepare(
      "SELECT id, title, words, changed FROM words WHERE learner = ? AND words <> '' ORDER BY title, id")
    try statement.bind([.id(learner)])
    var found: [WordList] = []
    while try statement.step() {
      guard let id = RecordID(bytes: statement.blob(0)) else { continue }
      found.append(
        WordList(
          id: id, learner: learner, title: statement.text(1),
          words: statement.text(2).split(separator: "\n").map(String.init),
          changed: Moment(milliseconds: statement.integer(3))))
    }
    return found
  }
}
