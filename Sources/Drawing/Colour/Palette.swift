/// The cut-paper palette. Yellow is the way on, blue is what was written, warm colours are Lulu's.
public enum Palette {
  /// Writing field, buttons, cards.
  public static let sheet = Colour(0xFFFDF6)
  /// Wall and sky.
  public static let sugar = Colour(0xD3E2E2)
  /// Far hill.
  public static let sugar2 = Colour(0xBDD2D3)
  /// Edge of a button, locked places.
  public static let sugar3 = Colour(0xA6C1C4)
  /// Near hill.
  public static let moss = Colour(0xB4CBA6)
  /// Spare green.
  public static let moss2 = Colour(0x98B78D)
  /// Grass.
  public static let moss3 = Colour(0x7C9F76)
  /// The middle hill, between moss and sheet.
  public static let mossPale = Colour(0xC7D8BC)
  /// Road, and whatever is the way on.
  public static let road = Colour(0xFFD866)
  /// The light rim of the road.
  public static let roadRim = Colour(0xFFEDBA)
  /// The brown paper under the road.
  public static let roadEdge = Colour(0x9C6A0C)
  /// Dashes in the middle of the road.
  public static let roadDash = Colour(0x7A5408)
  /// The felt line.
  public static let ink = Colour(0x27489C)
  /// Its darker streak.
  public static let inkDark = Colour(0x1B3577)
  /// A line that failed.
  public static let inkFailed = Colour(0xAEBBDD)
  /// Text, icons, numbered arrows.
  public static let night = Colour(0x22304B)
  /// Shell, start dot, accents.
  public static let coral = Colour(0xE4573D)
  /// Rim of the start dot.
  public static let coralDark = Colour(0xB33A25)
  /// Lulu's body, and nothing else.
  public static let lilac = Colour(0xBC9FE0)
  /// End of the road, trees.
  public static let leaf = Colour(0x2B7F70)
  /// The smaller leaf.
  public static let leafLight = Colour(0x74AE80)
  /// The place of a fault; always a pin or a ring.
  public static let flame = Colour(0xC2500F)
  /// Base line and x-line.
  public static let line = Colour(0x6696C8)
  /// Upper and lower line.
  public static let line2 = Colour(0xA9C6E2)
  /// The margin line.
  public static let margin = Colour(0xE9A79D)
  /// Wood.
  public static let kraft = Colour(0xC9A77C)
  /// Album pages.
  public static let sand = Colour(0xF1E6CF)
  /// The sun: paler than anything that leads on.
  public static let sun = Colour(0xF8E7B0)
  /// Clouds.
  public static let cloud = Colour(0xE5EEEE)
  /// What a shadow is filled with, at 12 to 30 %.
  public static let shadow = Colour(0x17233D)
}
