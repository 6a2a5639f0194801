public import Curriculum
import Drawing
public import Letterform

/// What is asked of a sheet: what is practised, how, and on which paper.
///
/// ``SheetPages`` lays it out; nothing here is checked before.
public struct Worksheet: Sendable {
  /// The letters it is written in.
  public var course: Course
  /// What is practised: each a letter, a word, a name or a text with spaces.
  public var items: [String]
  /// The hand that writes; for the left one the models stand on the right, where the hand does not cover them.
  public var hand = Hand.right
  /// The paper.
  public var paper = PaperSize.a4
  /// The lines.
  public var ruling: Ruling
  /// Height of a small letter's body in millimetres, see ``Ruling/xHeights``.
  public var xHeight: Double
  /// The rows of each item; nil for ``RowStyle/fading``, or ``RowStyle/shortFading`` for words and texts.
  public var rows: [RowStyle]?
  /// The child's name on the name line; empty to be filled in.
  public var name = ""
  /// Grey instead of colours, thin lines, no filled areas.
  public var savesInk = false
  /// The maze at the end; nil for none.
  public var maze: MazeBand? = .middle
  /// A page for the grown-up with the mazes' ways.
  public var showsSolution = false
  /// The number that all chance comes from, printed small on the sheet.
  public var seed: UInt64
  /// Pictures of the maze's entrance and goal and the one to colour, by its own drawing code.
  public var pictures: SheetPictures

  /// A sheet of `items` with the usual lines of the course's model.
  public init(course: Course, items: [String], seed: UInt64, pictures: SheetPictures) {
    (self.course, self.items, self.seed, self.pictures) = (course, items, seed, pictures)
    ruling = .usual(for: course.model)
    xHeight = ruling.usualXHeight
  }

  /// Finds out whether it can be laid out.
  ///
  /// - Throws: ``PaperError``.
  public func check() throws(PaperError) { _ = try SheetLayout(self) }
}
