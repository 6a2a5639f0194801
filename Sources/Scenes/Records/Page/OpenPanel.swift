import Drawing
import Letterform
import Stage

/// A panel that lies over a page until something is chosen, and what the choice is about.
struct OpenPanel<Subject> {
  /// What it is about.
  let subject: Subject
  /// What it shows.
  let panel: ChoicePanel
  private var scroll: ScrollArea
  private let window: Box
  private let style: ReportStyle

  init(_ subject: Subject, _ panel: ChoicePanel, in window: Box, _ style: ReportStyle) {
    (self.subject, self.panel, self.window, self.style) = (subject, panel, window, style)
    let layout = panel.layout(in: window, style)
    scroll = ScrollArea(room: layout.list, height: layout.height)
    if let chosen = panel.chosen, layout.choices.indices.contains(chosen) {
      let box = layout.choices[chosen]
      scroll.show(box.y - layout.list.y, box.bottom - layout.list.y)
    }
  }

  /// Where everything stands now.
  var layout: ChoicePanel.Layout { panel.layout(in: window, scrolled: scroll.offset, style) }

  /// Moves the choices.
  mutating func handle(_ event: StageEvent, at time: Double, calmly: Bool) -> ScrollArea.Outcome {
    scroll.handle(event, at: time, calmly: calmly)
  }

  /// How long the choices go on by themselves.
  var motion: Redraw { scroll.motion }

  /// The choice at a place.
  func choice(at place: Point) -> Int? {
    let layout = layout
    guard layout.list.contains(place) else { return nil }
    return layout.choices.firstIndex { $0.contains(place) }
  }

  /// Whether the place leads out: the way out, or anywhere beside the paper.
  func isWayOut(_ place: Point) -> Bool {
    let layout = layout
    return layout.close.contains(place) || !layout.paper.contains(place)
  }
}
