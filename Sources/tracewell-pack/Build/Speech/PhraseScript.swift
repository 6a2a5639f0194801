/// The phrases of a script, with what another file says about single ones.
enum PhraseScript {
  /// Reads a script.
  ///
  /// - Parameters:
  ///   - folder: where the entries go, ending in "/".
  ///   - overrides: by the entries' names without their extension.
  static func phrases(
    _ script: String, _ wish: SpeechWish, folder: String, overrides: [String: PhraseOverride],
    lexicon: PronouncingLexicon
  ) throws(Table.Mistake) -> [Phrase] {
    let table = try Table(script)
    let key = try table.column(wish.keyColumn)
    let say = try table.column(wish.sayColumn)
    var seen: Set<String> = []
    var phrases: [Phrase] = []
    for row in table.rows {
      let text = row.fields[say]
      guard !row.fields[key].isEmpty else { throw Table.Mistake(line: row.line, rule: .emptyField(wish.keyColumn)) }
      guard !text.isEmpty else { throw Table.Mistake(line: row.line, rule: .emptyField(wish.sayColumn)) }
      let name = folder + row.fields[key]
      guard seen.insert(name).inserted else { throw Table.Mistake(line: row.line, rule: .repeated(row.fields[key])) }
      phrases.append(
        Phrase(target: name + ".opus", text: text, ways: ways(lexicon.spell(text), wish, overrides[name])))
    }
    return phrases
  }

  private static func ways(_ text: String, _ wish: SpeechWish, _ override: PhraseOverride?) -> [Phrase.Way] {
    let spelling = override?.spelling ?? text
    let pace = override?.pace ?? wish.pace
    let first = override?.engines ?? []
    let rest = wish.engines.filter { !first.contains($0) }
    return first.map { Phrase.Way(engine: $0, pace: pace, spelling: spelling) }
      + rest.map {
        first.isEmpty
          ? Phrase.Way(engine: $0, pace: pace, spelling: spelling)
          : Phrase.Way(engine: $0, pace: wish.pace, spelling: text)
      }
  }
}

/// What is said about a single phrase.
struct PhraseOverride: Equatable {
  /// Engines that come before the script's.
  let engines: [String]
  /// What these engines are given instead of the text; where there are none, all of the script's.
  let spelling: String?
  /// How fast they say it, instead of the script's pace.
  let pace: Double?

  /// Reads a file with the columns `entry`, `engines` (apart by commas), `pace` and `spelling`; a "-" leaves a field as
  /// it is.
  static func read(_ text: String) throws(Table.Mistake) -> [String: PhraseOverride] {
    let table = try Table(text)
    let (entry, engine) = (try table.column("entry"), try table.column("engines"))
    let (paceColumn, spellingColumn) = (try table.column("pace"), try table.column("spelling"))
    var found: [String: PhraseOverride] = [:]
    for row in table.rows {
      let name = row.fields[entry]
      guard found[name] == nil else { throw Table.Mistake(line: row.line, rule: .repeated(name)) }
      let engines = row.fields[engine]
      let spelling = row.fields[spellingColumn]
      let pace = row.fields[paceColumn]
      guard pace == "-" || Double(pace).map({ SpeechWish.paces.contains($0) }) == true
      else { throw Table.Mistake(line: row.line, rule: .badPace(pace)) }
      found[name] = PhraseOverride(
        engines: engines == "-" ? [] : engines.split(separator: ",").map(String.init),
        spelling: spelling == "-" ? nil : spelling, pace: Double(pace))
    }
    return found
  }
}
