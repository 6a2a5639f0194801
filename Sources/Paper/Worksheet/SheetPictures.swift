public import Drawing
import Letterform

/// A picture on a sheet.
public enum SheetPicture: Sendable {
  /// One of ours, drawn as outlines to be coloured.
  case outlines(Picture)
  /// Any other, drawn by its own code into a box of the canvas.
  case finished(@Sendable (Canvas, Box) -> Void)
}

/// The pictures of a sheet; those that are nil are left out.
public struct SheetPictures: Sendable {
  /// Drawn as outlines to be coloured.
  public var toColour: Picture?
  /// At the maze's entrance.
  public var entrance: SheetPicture?
  /// At the maze's goal.
  public var goal: SheetPicture?

  /// No picture at all.
  public init() {}

  /// What waits in the maze for a child without stickers.
  static let goals = ["apple", "leaf", "mushroom", "flower"]

  /// Lulu to colour; at the maze's ends the child's last two stickers, or Lulu and something she likes.
  ///
  /// - Parameters:
  ///   - stickers: the child's, the earliest first.
  ///   - seed: of the sheet, so that the next one has another goal.
  ///   - read: gives one of our pictures by its name in the packs.
  public init(stickers: [SheetPicture], seed: UInt64, read: (String) -> Picture?) {
    func ours(_ name: String) -> SheetPicture? { read("Pictures/\(name).svg").map { .outlines($0) } }
    toColour = read("Pictures/mascot/greets.svg")
    entrance = stickers.count > 1 ? stickers[stickers.count - 2] : ours("mascot/crawl-1")
    goal = stickers.last ?? ours("paper/\(Self.goals[Int(seed % UInt64(Self.goals.count))])")
  }
}
