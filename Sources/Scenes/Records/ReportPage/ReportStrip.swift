import Drawing
import Letterform

/// A report's parts one below the other, as many as are seen kept as pictures so that scrolling only moves them.
struct ReportStrip {
  /// Round a part, for its shadow, pixels.
  private static let margin = 10

  /// Where it stands.
  var scroll = ScrollArea(room: Box(x: 0, y: 0, width: 0, height: 0))
  private(set) var flow = ReportFlow([])
  private(set) var places: [ReportFlow.Place] = []
  private var pictures: [Int: Surface] = [:]

  /// Shows `flow` in `room` from its beginning.
  mutating func lay(_ flow: ReportFlow, in room: Box, _ style: ReportStyle) {
    self.flow = flow
    let margin = 20 * style.scale
    places = flow.places(
      in: Box(x: room.x + margin, y: margin, width: room.width - 2 * margin, height: .greatestFiniteMagnitude), style)
    scroll = ScrollArea(room: room, height: (places.map(\.box.bottom).max() ?? 0) + margin)
    pictures = [:]
  }

  /// Draws what is seen.
  mutating func draw(on canvas: Canvas, _ style: ReportStyle) {
    let room = scroll.room
    canvas.saved {
      canvas.clip(room)
      canvas.fill(room, ReportStyle.ground)
      for place in places {
        let box = place.box.moved(by: Point(0, room.y - scroll.offset))
        guard box.inset(by: -Double(Self.margin)).intersects(room) else {
          // What is far away need not be kept.
          if abs(box.centre.y - room.centre.y) > 2 * room.height + box.height { pictures[place.item] = nil }
          continue
        }
        if let picture = picture(of: place, style) {
          canvas.paint(
            picture, at: Point(box.x.rounded() - Double(Self.margin), box.y.rounded() - Double(Self.margin)))
        } else {
          flow.items[place.item].part.draw(on: canvas, in: box, style)
        }
      }
      ScrollMark(
        list: Box(x: room.x, y: room.y + 8, width: room.width - 12 * style.scale, height: room.height - 16),
        height: scroll.height, offset: scroll.offset
      ).draw(on: canvas, style)
    }
  }

  /// The picture of a part; nil without memory for one.
  private mutating func picture(of place: ReportFlow.Place, _ style: ReportStyle) -> Surface? {
    if let known = pictures[place.item] { return known }
    let margin = Self.margin
    guard
      let surface = try? Surface(
        width: Int(place.box.width.rounded(.up)) + 2 * margin, height: Int(place.box.height.rounded(.up)) + 2 * margin)
    else { return nil }
    flow.items[place.item].part.draw(
      on: surface.pageCanvas,
      in: Box(x: Double(margin), y: Double(margin), width: place.box.width, height: place.box.height), style)
    pictures[place.item] = surface
    return surface
  }
}
