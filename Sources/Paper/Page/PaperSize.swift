import Drawing

/// A sheet of paper, upright.
public struct PaperSize: Hashable, Sendable, CaseIterable {
  /// Its name on the command line.
  public var name: String
  /// Millimetres.
  public var width: Double
  /// Millimetres.
  public var height: Double
  /// What printers call it (PWG 5101.1, media standardised names).
  public var standardName: String

  /// ISO 216.
  public static let a4 = PaperSize(name: "a4", width: 210, height: 297, standardName: "iso_a4_210x297mm")
  /// US Letter.
  public static let letter = PaperSize(name: "letter", width: 215.9, height: 279.4, standardName: "na_letter_8.5x11in")

  /// Both.
  public static let allCases = [a4, letter]

  /// Points of a PDF (1/72 inch) to the millimetre.
  public static let pointsPerMillimetre = 72 / 25.4

  /// White on every side, millimetres: home printers reach to within 3 to 6, at the bottom edge some only to 12.
  public static let margin = 13.0

  /// What may be printed on, millimetres from the upper left corner.
  var area: Box { Box(x: 0, y: 0, width: width, height: height).inset(by: Self.margin) }
}
