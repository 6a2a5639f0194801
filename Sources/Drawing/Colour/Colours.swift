/// A set of colours by their roles.
public struct Colours: Hashable, Sendable {
  /// Writing field, buttons, cards.
  public var sheet = Colour(0xFFFDF6)
  /// Wall and sky.
  public var sugar = Colour(0xD3E2E2)
  /// Far hill.
  public var sugar2 = Colour(0xBDD2D3)
  /// Edge of a button, locked places; the wall of pages for grown-ups.
  public var sugar3 = Colour(0xA6C1C4)
  /// Near hill.
  public var moss = Colour(0xB4CBA6)
  /// Spare green.
  public var moss2 = Colour(0x98B78D)
  /// Grass.
  public var moss3 = Colour(0x7C9F76)
  /// The middle hill, between moss and sheet.
  public var mossPale = Colour(0xC7D8BC)
  /// Road, and whatever is the way on.
  public var road = Colour(0xFFD866)
  /// Edge of a button that is the way on.
  public var wayOnEdge = Colour(0xC7A850)
  /// The light rim of the road.
  public var roadRim = Colour(0xFFEDBA)
  /// The brown paper under the road.
  public var roadEdge = Colour(0x9C6A0C)
  /// Dashes in the middle of the road.
  public var roadDash = Colour(0x7A5408)
  /// The felt line.
  public var ink = Colour(0x27489C)
  /// Its darker streak.
  public var inkDark = Colour(0x1B3577)
  /// A line that failed.
  public var inkFailed = Colour(0xAEBBDD)
  /// Text, icons, numbered arrows.
  public var night = Colour(0x22304B)
  /// Shell, start dot, accents.
  public var coral = Colour(0xE4573D)
  /// Rim of the start dot.
  public var coralDark = Colour(0xB33A25)
  /// Lulu's body, and nothing else.
  public var lilac = Colour(0xBC9FE0)
  /// End of the road, trees.
  public var leaf = Colour(0x2B7F70)
  /// The smaller leaf.
  public var leafLight = Colour(0x74AE80)
  /// The place of a fault; always a pin or a ring.
  public var flame = Colour(0xC2500F)
  /// Base line and x-line.
  public var line = Colour(0x6696C8)
  /// Upper and lower line.
  public var line2 = Colour(0xA9C6E2)
  /// The margin line.
  public var margin = Colour(0xE9A79D)
  /// Wood.
  public var kraft = Colour(0xC9A77C)
  /// Album pages.
  public var sand = Colour(0xF1E6CF)
  /// The sun: paler than anything that leads on.
  public var sun = Colour(0xF8E7B0)
  /// Clouds.
  public var cloud = Colour(0xE5EEEE)
  /// What a shadow is filled with, at 12 to 30 %.
  public var shadow = Colour(0x17233D)
  /// Where the cards of pages for grown-ups lie.
  public var ground = Colour(0xEDF2F1)
  /// The band above them, and what can be pressed on a card.
  public var band = Colour(0xDCE8E8)
  /// Notes and axes: sentences that are not the first thing to be read.
  public var note = Colour(0x4A5872)
  /// Lines of a chart, edges of a field.
  public var rule = Colour(0xCFD9E0)
  /// A drawn edge of what can be pressed; clear where its shadow is enough.
  public var outline = Colour(0xFFFFFF, alpha: 0)

  /// The usual colours.
  public init() {}

  /// High contrast: darker lines and edges on plain paper.
  ///
  /// Text has a contrast ratio (WCAG 2) of at least ``leastOfText`` to what it stands on; road, ink, guide lines and edges
  /// have at least ``leastOfShapes`` to the paper, and ink as much to the road.
  public static let strong = {
    var colours = Colours()
    colours.sheet = Colour(0xFFFFFF)
    (colours.sugar, colours.sugar2, colours.sugar3) = (Colour(0xF2F6F6), Colour(0xE6EEEE), Colour(0x5C7175))
    (colours.moss, colours.moss2, colours.moss3) = (Colour(0xDDE9D6), Colour(0x6F8F63), Colour(0x9DBB96))
    colours.mossPale = Colour(0xE9F0E5)
    (colours.road, colours.roadRim, colours.wayOnEdge) = (Colour(0xC98500), Colour(0xDDA534), Colour(0x4A2F00))
    (colours.roadEdge, colours.roadDash) = (Colour(0x4A2F00), Colour(0x2E1D00))
    (colours.ink, colours.inkDark, colours.inkFailed) = (Colour(0x001A66), Colour(0x000B33), Colour(0x5E6FA8))
    colours.night = Colour(0x05091A)
    (colours.coral, colours.coralDark) = (Colour(0xB3280F), Colour(0x6E1300))
    (colours.leaf, colours.leafLight, colours.flame) = (Colour(0x07453B), Colour(0x3E7D4D), Colour(0x7A2600))
    (colours.line, colours.line2, colours.margin) = (Colour(0x1F5796), Colour(0x4A7DB3), Colour(0xB83E2A))
    (colours.kraft, colours.sand) = (Colour(0x8A6436), Colour(0xF8F1E2))
    (colours.cloud, colours.ground, colours.band) = (Colour(0xF5F8F8), Colour(0xF7F9F9), Colour(0xECF2F2))
    (colours.note, colours.rule, colours.outline) = (Colour(0x1B2740), Colour(0x5C7175), Colour(0x05091A))
    return colours
  }()

  /// The least contrast ratio of text in ``strong``.
  public static let leastOfText = 4.5
  /// The least contrast ratio of lines, roads and edges in ``strong``.
  public static let leastOfShapes = 3.0
}
