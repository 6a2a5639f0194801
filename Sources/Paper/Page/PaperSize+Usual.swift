import Language

extension PaperSize {
  /// The paper that is usual where this machine stands: Letter in North America, else A4.
  public static var usual: PaperSize {
    let (width, height) = Locale.usualPaper
    // Locales know whole millimetres only.
    return allCases.first { Int($0.width.rounded()) == width && Int($0.height.rounded()) == height } ?? .a4
  }
}
