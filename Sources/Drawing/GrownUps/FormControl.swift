/// Something on a form that can be chosen, typed or looked at.
public enum FormControl {
  /// Words of which one may hold.
  case pills([String], chosen: Int?)
  /// The one word that leads on, in yellow.
  case wayOn(String)
  /// Pictures of which one may hold, with a word below each, or none.
  case tiles([Tile], chosen: Int?, side: Double)
  /// A line to type in; what stands there while nothing is typed, paler.
  case field(String, placeholder: String, isActive: Bool)
  /// Squares of light and dark, row by row, with so many squares of light around them.
  case code([[Bool]], quietZone: Int)
  /// A card of the size of a bank card, at so many pixels a millimetre.
  case bankCard(pixelsPerMillimetre: Double)
  /// Words to be read.
  case words(String)

  /// A picture that can be chosen.
  public struct Tile {
    /// What it shows.
    public var picture: Picture?
    /// A word below it; empty for none.
    public var caption: String
    /// Draws into a box what no picture shows; nil for nothing.
    public var drawing: ((Canvas, Box) -> Void)?

    /// A tile.
    public init(picture: Picture? = nil, caption: String = "", drawing: ((Canvas, Box) -> Void)? = nil) {
      (self.picture, self.caption, self.drawing) = (picture, caption, drawing)
    }
  }

  /// How many things can be pressed.
  public var count: Int {
    switch self {
    case .pills(let words, _): words.count
    case .tiles(let tiles, _, _): tiles.count
    case .field, .wayOn: 1
    case .code, .bankCard, .words: 0
    }
  }
}

/// Which thing on a form: the card's number, the control's on the card, the choice's in the control.
public struct FormPlace: Hashable, Sendable {
  /// Numbers from 0.
  public var card, control, choice: Int

  /// A place.
  public init(card: Int, control: Int, choice: Int) { (self.card, self.control, self.choice) = (card, control, choice) }
}
