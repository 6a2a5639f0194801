import Guard
import Language

/// What is wrong with a licence, in the language of the interface, and what to do.
enum LicencePhrase {
  static func words(for error: GuardError) -> String {
    switch error {
    case .licence(_, let rule): words(for: rule)
    case .unreadable(let file, _): text("The file {file} cannot be read.", filling: ["file": file])
    case .unwritable(let file, _): text("The file {file} cannot be written.", filling: ["file": file])
    default: text("This is no licence.")
    }
  }

  static func words(for rule: LicenceRule) -> String {
    switch rule {
    case .empty, .tooLarge, .notText, .badField: return text("This is no licence.")
    case .badCharacter(let letter, let row):
      return text(
        "Row {row}: no licence has the letter {letter}.", filling: ["row": "\(row)", "letter": String(letter)])
    case .mistyped(let row):
      return text("Row {row}: a letter is mistyped or missing. Please compare it.", filling: ["row": "\(row)"])
    case .cut: return text("The end is missing. Please copy the whole text.")
    case .tooLong: return text("There are letters after the end. Please copy the text alone.")
    case .newerVersion: return text("This licence is for a later Tracewell. Please update the program.")
    case .otherKey: return text("This is a licence, but not for this program.")
    case .altered: return text("The licence was changed, so it does not hold. Please take the text as it was sent.")
    case .changedName(_, let signed):
      return text("The name was changed. It was issued to {name}.", filling: ["name": signed])
    case .expired(let end):
      return text(
        "It held until {day}. Please ask the seller for a new one.", filling: ["day": CalendarWords.date(end.number)])
    case .clockBehind(let today, let issued):
      return text(
        "It was issued on {issued}, but this machine thinks it is {today}. Please set the clock.",
        filling: ["issued": CalendarWords.date(issued.number), "today": CalendarWords.date(today.number)])
    case .clockAhead(let today, let end):
      return text(
        "It held until {end}, and this machine thinks it is {today}. Please check the clock.",
        filling: ["end": CalendarWords.date(end.number), "today": CalendarWords.date(today.number)])
    case .withdrawn(let serial):
      return text("Licence {number} was withdrawn. Please ask the seller.", filling: ["number": "\(serial)"])
    }
  }
}
