import Curriculum
import Drawing
import Letterform

/// One line of a sheet's text: a letter, a word or as many words as fit, in letter units.
struct PracticeLine {
  /// A word and where its origin stands.
  struct Piece {
    var drawing: LetterDrawing
    var form: Form
    var x: Double
  }

  /// From left to right.
  var pieces: [Piece]
  /// What it says.
  var text: String
  /// Its strokes' middles.
  var box: Box
  /// Whether it is a single letter, which gets its numbered arrows.
  var isLetter: Bool

  private init(_ pieces: [(form: Form, x: Double)], _ text: String, isLetter: Bool) {
    // At an x-height of 100 units the drawing is fine enough for any paper, and the canvas scales it down.
    self.pieces = pieces.map { piece in
      Piece(
        drawing: LetterDrawing(piece.form, at: LetterPlace(scale: 1, origin: .zero)), form: piece.form, x: piece.x)
    }
    let bounds = pieces.reduce(Bounds.empty) { all, piece in
      all.union(piece.form.applying(.translation(piece.x, 0)).bounds)
    }
    box = Box(x: bounds.least.x, y: bounds.least.y, width: bounds.width, height: bounds.height)
    self.text = text
    self.isLetter = isLetter
  }

  /// The lines of an item.
  ///
  /// - Parameters:
  ///   - item: a letter, a word, or words with spaces between.
  ///   - width: of the page, letter units; words are parted where they do not fit side by side.
  /// - Throws: ``PaperError/item(_:_:)``, ``PaperError/tooWide(_:)``.
  static func lines(
    of item: String, in writer: WordWriter, hand: Hand, width: Double
  ) throws(PaperError) -> [PracticeLine] {
    if item.count == 1, let character = item.first, let form = writer.letters[character]?.forms(hand: hand).first {
      return [PracticeLine([(form, 0)], item, isLetter: true)]
    }
    var words: [Word] = []
    do throws(WordError) {
      for text in item.split(separator: " ") { words.append(try writer.word(String(text), hand: hand)) }
    } catch {
      throw .item(item, error)
    }
    guard !words.isEmpty else { throw .item(item, .empty) }
    if let wide = words.first(where: { $0.bounds.width > width }) { throw .tooWide(wide.text) }
    let space = Self.space * writer.model.guides.xHeight
    return WordLine.lines(of: words, width: width, space: space, scale: 1).map { line in
      PracticeLine(
        line.words.compactMap { place in words[place.index].forms.first.map { ($0, place.x) } },
        line.words.map { words[$0.index].text }.joined(separator: " "), isLetter: false)
    }
  }

  /// White between words, x-heights; more than in a word of the lesson, for children write wide.
  private static let space = 1.0
}
