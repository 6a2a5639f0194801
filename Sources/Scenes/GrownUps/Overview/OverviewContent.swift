import Drawing
import Language
import Stage

/// The first page behind the gate: from here the others are reached.
struct OverviewContent: FormContent {
  typealias Action = GrownUpPage

  let classroom: Classroom

  /// The least and the greatest side of a tile, units of the style's scale.
  private static let tile = 84.0...158.0

  var band: GrownUpFrame.Band {
    .init(title: text("For grown-ups"), subtitle: classroom.register.unkeptWords ?? classroom.unlocking.summary)
  }

  func items(_ metrics: WindowMetrics) -> [FormItem<GrownUpPage>] {
    let groups: [(String, [(GrownUpPage, String, String)])] = [
      (
        text("Children"),
        [
          (.children, "person", text("Who writes")), (.reports, "star", text("Reports")),
          (.history, "again", text("Every try")), (.paper, "printer", text("Worksheets")),
        ]
      ),
      (
        text("This machine"),
        [
          (.settings, "settings", text("Settings")), (.recordings, "microphone", text("Own voice")),
          (.records, "album", text("Keep and move")),
          (.purchase, "unlock", text("Unlock everything")), (.exit, "close", text("Leave Tracewell")),
        ]
      ),
    ]
    let scale = classroom.reportStyle(metrics).scale
    // Both groups are seen at once where that leaves tiles to be hit; the rest of a page's height is captions and edges.
    let side = min(
      Self.tile.upperBound * scale, max(Self.tile.lowerBound * scale, Double(metrics.height) / 2 - 208 * scale))
    return trouble
      + groups.map { head, pages in
        let tiles = pages.map { FormControl.Tile(picture: classroom.content.icon($0.1), caption: $0.2) }
        var item = FormItem(head, [(.tiles(tiles, chosen: nil, side: side), pages.map(\.0))])
        item.card.isStacked = true
        return item
      }
  }

  /// As long as there is trouble with the records it stands above all else.
  private var trouble: [FormItem<GrownUpPage>] {
    guard let trouble = classroom.register.trouble else { return [] }
    let phrase = NoticePhrase.words(for: trouble)
    return [FormItem(phrase.title, note: phrase.note, [(.words(phrase.words), [])])]
  }

  mutating func perform(_ page: GrownUpPage) -> FormOutcome {
    .leave(page == .exit ? .quit : .grownUps(page))
  }

  mutating func goBack() -> FormOutcome { .leave(classroom.childsPlace) }
}
