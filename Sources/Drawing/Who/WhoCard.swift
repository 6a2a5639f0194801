/// A card on the children's page.
public enum WhoCard: Hashable, Sendable {
  /// A child: name, and the picture of its avatar by name.
  case child(name: String, picture: String)
  /// Somebody who only tries.
  case guest(name: String)
  /// Room for another child; a grown-up adds it.
  case add
}
