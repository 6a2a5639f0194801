import Drawing
import Language
import Letterform
import Stage

/// A page the way the interface's language is read: laid out from left to right, and mirrored as a whole where reading
/// goes from right to left.
///
/// The page itself knows nothing of it: what happens on the window comes to it mirrored, what it asks to be drawn again
/// and what it draws goes to the window mirrored.
struct DirectedPage: Chapter {
  /// The page.
  var page: any Chapter
  /// Columns of the window.
  private var width = 0

  init(_ page: any Chapter) { self.page = page }

  /// Whether it is shown mirrored now; a page follows the language while it is open.
  var isMirrored: Bool { !page.keepsDirection && Catalogue.readsFromRightToLeft }

  /// The width that it is mirrored in; nil while it is not.
  var mirrorWidth: Double? { isMirrored ? Double(width) : nil }

  var keepsDirection: Bool { page.keepsDirection }
  var leaving: Destination? { page.leaving }

  mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics), .resized(let metrics): width = metrics.width
    default: break
    }
    guard isMirrored else { return page.handle(event, at: time) }
    return page.handle(event.mirrored(in: width), at: time).mirrored(in: width)
  }

  mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard isMirrored else { return page.draw(canvas, dirty: dirty) }
    canvas.saved {
      canvas.mirror(width: Double(width))
      page.draw(canvas, dirty: dirty.mirrored(in: width))
    }
  }
}

extension StageEvent {
  /// The same on a page `pageWidth` pixels wide whose left and right are exchanged: places, wheels, arrow keys.
  func mirrored(in pageWidth: Int) -> StageEvent {
    switch self {
    case .contact(let event): .contact(event.mirrored(in: Double(pageWidth)))
    case .scroll(let x, let y): .scroll(x: -x, y: y)
    case .key(let press): .key(press.mirrored)
    default: self
    }
  }
}

extension KeyPress {
  fileprivate var mirrored: KeyPress {
    var press = self
    press.key = key == .left ? .right : key == .right ? .left : key
    return press
  }
}

extension ContactEvent {
  fileprivate func mirrored(in pageWidth: Double) -> ContactEvent {
    var contact = contact
    contact.place = Point(pageWidth - contact.place.x, contact.place.y)
    return switch self {
    case .down: .down(contact)
    case .move: .move(contact)
    case .up: .up(contact)
    case .cancel: .cancel(contact)
    }
  }
}

extension Redraw {
  /// The same areas on a page `pageWidth` pixels wide whose left and right are exchanged.
  func mirrored(in pageWidth: Int) -> Redraw {
    guard case .rectangles(let rectangles) = area else { return self }
    var result = self
    result.area = .rectangles(rectangles.map { $0.mirrored(in: pageWidth) })
    return result
  }
}

extension Surface {
  /// A canvas on a picture of a page, or of a part of one, that is shown on it later.
  var pageCanvas: Canvas { Canvas(self, mirrored: Catalogue.readsFromRightToLeft) }
}
