public import Guard
import Language

/// What the family or school has unlocked, and how more is.
public final class Unlocking {
  private let places: LicencePlaces?
  private let withdrawn: WithdrawnList
  private let key: VerifyingKey
  private let today: () -> CalendarDay
  /// What was found when it was last looked for.
  private(set) var finding = LicencePlaces.Finding.nothing

  /// Looks for a licence.
  ///
  /// - Parameters:
  ///   - places: where licences are kept; nil where none is looked for, and everything may be learnt.
  ///   - withdrawn: the licences that were taken back.
  ///   - key: what licences are verified with.
  ///   - today: the day it is.
  public init(
    places: LicencePlaces? = nil, withdrawn: WithdrawnList = WithdrawnList(), key: VerifyingKey = Seller.key,
    today: @escaping () -> CalendarDay = { .today }
  ) {
    (self.places, self.withdrawn, self.key, self.today) = (places, withdrawn, key, today)
    look()
  }

  /// Which letters may be learnt.
  public var entitlement: Entitlement {
    if case .sound(let licence, _) = finding { .everything(licence) } else { .firstFamily }
  }

  /// The letters of a course that may be learnt; nil for all.
  ///
  /// - Parameter families: the course's families in teaching order.
  func letters(of families: [[Character]]) -> Set<Character>? {
    guard places != nil, case .firstFamily = entitlement else { return nil }
    return entitlement.letters(of: families)
  }

  /// Looks for a licence anew.
  func look() {
    finding = places?.find(today: today(), withdrawn: withdrawn, key: key) ?? .nothing
  }

  /// Takes a licence in.
  ///
  /// - Throws: ``GuardError`` saying what is wrong with it; nothing is then kept.
  func install(_ text: [UInt8], from source: String) throws(GuardError) {
    guard let places else { return }
    try places.keep(text, from: source, today: today(), withdrawn: withdrawn, key: key)
    look()
  }

  /// The same for a file.
  ///
  /// - Throws: ``GuardError``.
  func install(file: String) throws(GuardError) {
    guard let places else { return }
    try places.keep(file: file, today: today(), withdrawn: withdrawn, key: key)
    look()
  }

  /// One line about what is unlocked.
  var summary: String {
    switch finding {
    case .sound(let licence, _): text("Everything is unlocked for {name}", filling: ["name": licence.name])
    case .nothing: text("The first letters of every course are free")
    case .refused, .unreadable: text("There is a licence, but it does not hold")
    }
  }
}
