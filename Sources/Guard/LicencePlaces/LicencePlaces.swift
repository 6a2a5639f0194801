import Glibc

/// Where licences are kept: one place of the user's, and those of the system for all users.
///
/// The files belong to whoever put them there; removing the program leaves them.
public struct LicencePlaces: Hashable, Sendable {
  /// What was found.
  public enum Finding: Hashable, Sendable {
    /// No file anywhere.
    case nothing
    /// A licence that holds.
    case sound(Licence, file: String)
    /// No licence that holds; the first file that was looked at, and what is wrong with it.
    case refused(file: String, rule: LicenceRule)
    /// No licence that holds, and a file that cannot be read.
    case unreadable(GuardError)
  }

  /// The user's own file, where a new licence is kept.
  public let own: String
  /// The system's files, in the order they are looked at.
  public let system: [String]

  /// The places by the XDG base directories.
  ///
  /// - Parameters:
  ///   - folder: the program's folder among the user's data.
  ///   - system: the program's folders among the system's settings and data, usually `/etc/xdg/tracewell` and
  ///     `/usr/share/tracewell`.
  public init(folder: String, system: [String]) {
    own = "\(folder)/licence"
    self.system = system.map { "\($0)/licence" }
  }

  /// Looks for a licence that holds: the user's first, then the system's.
  public func find(
    today: CalendarDay, withdrawn: WithdrawnList, key: VerifyingKey = Seller.key
  ) -> Finding {
    var finding = Finding.nothing
    for file in [own] + system {
      do throws(GuardError) {
        guard let contents = try SmallFile.read(file) else { continue }
        do throws(LicenceRule) {
          let licence = try Licence(text: contents, key: key)
          try licence.check(today: today, withdrawn: withdrawn)
          return .sound(licence, file: file)
        } catch {
          if finding == .nothing { finding = .refused(file: file, rule: error) }
        }
      } catch {
        if finding == .nothing { finding = .unreadable(error) }
      }
    }
    return finding
  }

  /// Verifies a licence and keeps it as the user's own, exactly as it came.
  ///
  /// - Throws: ``GuardError/licence(file:rule:)`` for one that does not hold; nothing is then written.
  @discardableResult
  public func keep(
    _ text: [UInt8], from source: String, today: CalendarDay, withdrawn: WithdrawnList, key: VerifyingKey = Seller.key
  ) throws(GuardError) -> Licence {
    let licence: Licence
    do throws(LicenceRule) {
      licence = try Licence(text: text, key: key)
      try licence.check(today: today, withdrawn: withdrawn)
    } catch {
      throw .licence(file: source, rule: error)
    }
    try SmallFile.write(text, to: own)
    return licence
  }

  /// The same for a file.
  ///
  /// - Throws: also ``GuardError/unreadable(file:code:)`` and ``GuardError/tooLarge(file:limit:)``.
  @discardableResult
  public func keep(
    file: String, today: CalendarDay, withdrawn: WithdrawnList, key: VerifyingKey = Seller.key
  ) throws(GuardError) -> Licence {
    guard let text = try SmallFile.read(file) else { throw .unreadable(file: file, code: ENOENT) }
    return try keep(text, from: file, today: today, withdrawn: withdrawn, key: key)
  }
}
