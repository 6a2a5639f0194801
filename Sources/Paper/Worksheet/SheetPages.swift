public import Drawing
import Letterform

/// The pages of one sheet or of a whole class's: laid out once, drawn by the same code on paper and on a screen.
///
///     let pages = try SheetPages([worksheet], fonts: fonts)
///     try pages.write(to: "sheet.pdf", title: "Letters")
///     canvas.scale(0.8)  // pixels a point
///     pages.draw(page: 0, on: canvas)
public final class SheetPages {
  /// A page of a sheet, or one of ways for the grown-up.
  enum Kind {
    case sheet(Int, page: Int)
    case solutions([Int])
  }

  let sheets: [SheetLayout]
  let kinds: [Kind]
  let fonts: Fonts
  /// What was drawn already: a class's sheets show the same letters again and again.
  var stamps: [StampKey: Stamp] = [:]

  /// What makes two drawings of a line the same.
  struct StampKey: Hashable {
    var model: String
    var hand: Hand
    var text: String
    var look: PracticeInk.Look
    var ink: PracticeInk
  }

  /// The same for pictures.
  var pictureStamps: [PictureKey: Stamp] = [:]

  /// What makes two drawings of a picture the same; `line` in the picture's own units.
  struct PictureKey: Hashable {
    var picture: Picture
    var line: Double
    var colour: Colour
  }

  /// The paper of all pages.
  public let paper: PaperSize

  /// Mazes on one page of ways.
  static let solutionsPerPage = 8

  /// Lays out `worksheets`, one after another, the ways of the mazes on pages at the end.
  ///
  /// - Parameters:
  ///   - worksheets: all on the first one's paper.
  ///   - fonts: for names and small print; lines of letters are drawn from the course.
  /// - Throws: ``PaperError`` for what cannot be written.
  /// - Complexity: about 10 ms a sheet.
  public init(_ worksheets: [Worksheet], fonts: Fonts) throws(PaperError) {
    guard let first = worksheets.first else { throw .nothing }
    var sheets: [SheetLayout] = []
    for worksheet in worksheets {
      var worksheet = worksheet
      worksheet.paper = first.paper
      sheets.append(try SheetLayout(worksheet))
    }
    var kinds: [Kind] = []
    for (number, sheet) in sheets.enumerated() {
      kinds += sheet.pages.indices.map { .sheet(number, page: $0) }
    }
    var shown = sheets.indices.filter { number in
      sheets[number].worksheet.showsSolution && sheets[number].pages.contains { $0.maze != nil }
    }[...]
    while !shown.isEmpty {
      kinds.append(.solutions(Array(shown.prefix(Self.solutionsPerPage))))
      shown = shown.dropFirst(Self.solutionsPerPage)
    }
    (self.sheets, self.kinds, self.fonts, paper) = (sheets, kinds, fonts, first.paper)
  }

  /// How many pages there are.
  public var count: Int { kinds.count }

  /// The size of a page in points, 1/72 inch.
  public var size: (width: Double, height: Double) {
    (paper.width * PaperSize.pointsPerMillimetre, paper.height * PaperSize.pointsPerMillimetre)
  }

  /// Draws a page; the canvas's unit is 1/72 inch, its origin the upper left corner of the paper.
  public func draw(page: Int, on canvas: Canvas) {
    guard kinds.indices.contains(page) else { return }
    canvas.saved {
      canvas.scale(PaperSize.pointsPerMillimetre)
      switch kinds[page] {
      case .sheet(let number, let page): drawSheet(sheets[number], page: page, on: canvas)
      case .solutions(let numbers): drawSolutions(numbers, on: canvas)
      }
    }
  }

  /// Writes all pages to a PDF file: vectors, text as text, with a title.
  ///
  /// - Throws: ``PaperError/drawing(_:)``.
  /// - Complexity: about 20 ms a page.
  public func write(to path: String, title: String) throws(PaperError) {
    do throws(DrawingError) {
      let file = try PaperFile(path: path, width: size.width, height: size.height, title: title)
      drawAll(in: file)
      try file.finish()
    } catch {
      throw .drawing(error)
    }
  }

  /// The bytes of the same PDF file, for a printer.
  ///
  /// - Throws: ``PaperError/drawing(_:)``.
  public func document(title: String) throws(PaperError) -> [UInt8] {
    do throws(DrawingError) {
      let file = try PaperFile(width: size.width, height: size.height, title: title)
      drawAll(in: file)
      return try file.finishBytes()
    } catch {
      throw .drawing(error)
    }
  }

  private func drawAll(in file: PaperFile) {
    for page in 0..<count {
      if page > 0 { file.nextPage() }
      draw(page: page, on: file.canvas)
    }
  }
}
