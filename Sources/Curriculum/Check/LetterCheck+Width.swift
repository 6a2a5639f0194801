import Letterform

extension LetterCheck {
  /// Letters that are narrow or wide by nature, whatever their family.
  private static let unlike = Set("ijlfrtmwIJLMWFTEmgеёжмтшщъыюфгрсЖМШЩЪЫЮФГДд1ЁЕ")

  /// Letters much wider or narrower than their family, and print letters that stand outside their place.
  public var widthFindings: [Finding] {
    var found: [Finding] = []
    let upright = Affine.slant(degrees: -course.slant, baseline: course.model.guides.baseline)
    func box(_ letter: Letter) -> Bounds { letter.forms.first?.applying(upright).bounds ?? .empty }
    for family in course.model.families {
      let members = family.letters.filter { !Self.unlike.contains($0) }.compactMap { course[$0] }
      guard members.count >= 3 else { continue }
      let widths = members.map { box($0).width }
      let usual = widths.sorted()[widths.count / 2]
      for (letter, width) in zip(members, widths)
      where width > usual * CheckLimits.width || width < usual / CheckLimits.width {
        found.append(Finding(.width(width, usual: usual), letter: letter.character))
      }
    }
    guard course.model.writing == .print else { return found }
    for letter in course.present {
      let ink = box(letter)
      let outside = max(-ink.least.x, ink.greatest.x - letter.advance)
      if !ink.isEmpty, outside > CheckLimits.outsideAdvance {
        found.append(Finding(.outsideAdvance(by: outside), letter: letter.character))
      }
    }
    return found
  }
}
