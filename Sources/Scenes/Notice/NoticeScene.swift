import Drawing
import Stage

/// Tells a grown-up of trouble with the records; the yellow button leads a child on all the same.
struct NoticeScene: Chapter {
  private let classroom: Classroom
  private let onward: Destination
  private(set) var leaving: Destination?
  private var page: NoticePage

  /// A notice of `trouble` on the way to `onward`.
  init(_ trouble: Trouble, on onward: Destination, classroom: Classroom) {
    (self.classroom, self.onward) = (classroom, onward)
    page = NoticePage(.words(for: trouble), button: .next, content: classroom.content)
  }

  mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics), .resized(let metrics):
      let laid = page.lay(metrics, pixelsPerMillimetre: classroom.pixelsPerMillimetre(metrics))
      classroom.tell([page.button]) { _ in page.box }
      return laid
    case .closeAsked: leaving = classroom.exit
    case .key(let press) where press.isDown && press.key == .escape: leaving = onward
    default:
      let (isPressed, redraw) = page.handle(event)
      if isPressed { leaving = onward }
      return redraw
    }
    return .nothing
  }

  mutating func draw(_ canvas: Canvas, dirty: Rectangle) { page.draw(canvas) }
}
