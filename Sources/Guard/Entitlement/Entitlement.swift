/// Which letters may be learnt.
///
/// Without a licence the first family of every course is free, on all rungs and with all tools; with one, everything.
public enum Entitlement: Hashable, Sendable {
  /// The first family of every course.
  case firstFamily
  /// Everything, by this licence.
  case everything(Licence)

  /// Whether letters of the family at `index` of a course are open.
  public func opens(family index: Int) -> Bool {
    switch self {
    case .firstFamily: index == 0
    case .everything: true
    }
  }

  /// The letters of a course that are open.
  ///
  /// - Parameter families: the course's families in teaching order.
  public func letters(of families: [[Character]]) -> Set<Character> {
    Set(families.indices.filter { opens(family: $0) }.flatMap { families[$0] })
  }
}
