import Drawing
import Records
import Stage

@testable import Scenes

/// A page, as it looks when it comes or after something was done on it: what tests of all pages go through.
struct PageState: Sendable, CustomStringConvertible {
  /// The page's name and what was done.
  var description: String
  /// Makes the page; nil where it cannot be had.
  var make: @Sendable (Classroom) -> (any Chapter)?
  /// What happens on it then.
  var events: [StageEvent] = []

  /// Every page that the journey leads to.
  static let pages: [PageState] =
    ([.firstStart, .who, .map, .lesson("a"), .word("cat"), .reward, .album, .best, .gate(.overview)]
    + GrownUpPage.allCases.filter { $0 != .exit }.map { .grownUps($0) })
    .map { (place: Destination) in at(place, place == .word("cat") ? "word" : place.name) }

  /// What else is to be seen on some of them.
  static let others: [PageState] =
    [
      at(.map, "map's next leaf", [.key(KeyPress(.pageDown))]),
      at(.gate(.overview), "gate after a wrong answer", wrongAnswer),
      form("notice of a full disk") { NoticeScene(.notKept(.diskFull(file: "/d")), on: .who, classroom: $0) },
      form("notice of a later version") {
        NoticeScene(.notOpened(.newerVersion(file: "/d", found: 9, known: 4)), on: .who, classroom: $0)
      },
      form("first start without a name") { classroom in
        var content = FirstStartContent(classroom: classroom)
        _ = content.perform(.next)
        return FormPage(content, classroom: classroom)
      },
      form("first start, hand") { FormPage(firstStart(steps: 1, $0), classroom: $0) },
      form("first start, model") { FormPage(firstStart(steps: 2, $0), classroom: $0) },
      form("a child's settings") { classroom in
        var content = ChildrenContent(classroom: classroom)
        if let child = classroom.register.learners.first { _ = content.perform(.open(child.id)) }
        return FormPage(content, classroom: classroom)
      },
      form("a PIN that is refused") { classroom in
        var content = SettingsContent(classroom: classroom)
        _ = content.perform(.pin)
        content.typing = "123456"
        _ = content.submit()
        return FormPage(content, classroom: classroom)
      },
      form("a licence that is none") { classroom in
        var content = PurchaseContent(classroom: classroom)
        _ = content.perform(.type)
        content.typing = "TRACEWELL"
        _ = content.submit()
        _ = content.perform(.take)
        return FormPage(content, classroom: classroom)
      },
      at(.grownUps(.history), "a try written again", chosen(6)),
      at(.grownUps(.records), "take in a file", chosen(3)),
      at(.grownUps(.records), "delete a child", chosen(5)),
    ] + (2...5).map { at(.grownUps(.history), "history, question \($0)", chosen($0)) }
    + [2, 6].map { at(.grownUps(.reports), "reports, question \($0)", chosen($0)) }
    + (5...18).map { at(.grownUps(.paper), "paper, question \($0)", chosen($0)) }

  /// The panel that lies over a page; nil for none.
  static func openPanel(of page: any Chapter) -> ChoicePanel? {
    switch page {
    case let page as HistoryScene: page.panel?.panel
    case let page as KeepingScene: page.panel?.panel
    case let page as ReportScene: page.panel?.panel
    case let page as PaperScene: page.panel?.panel
    default: nil
    }
  }

  /// What is being typed on a page of sheets; nil where nothing is.
  static func typed(on page: any Chapter) -> String? {
    guard let page = page as? PaperScene, let row = page.typing else { return nil }
    return page.value(row)
  }

  private static func at(_ place: Destination, _ name: String, _ events: [StageEvent] = []) -> PageState {
    PageState(description: name, make: { $0.chapter(for: place) }, events: events)
  }

  private static func form(_ name: String, _ make: @escaping @Sendable (Classroom) -> any Chapter) -> PageState {
    PageState(description: name, make: { make($0) })
  }

  /// Goes to the button of this number, from 1, by the keyboard and presses it.
  private static func chosen(_ number: Int) -> [StageEvent] {
    Array(repeating: .key(KeyPress(.tab)), count: number) + [.key(KeyPress(.enter))]
  }

  private static let wrongAnswer: [StageEvent] =
    Array(repeating: .key(KeyPress(.character("1"))), count: 9) + [.key(KeyPress(.enter))]

  private static func firstStart(steps: Int, _ classroom: Classroom) -> FirstStartContent {
    var content = FirstStartContent(classroom: classroom)
    _ = content.perform(.child(.rename))
    content.typing = "Wolfeschlegelsteinhausen"
    for _ in 0..<steps { _ = content.submit() }
    return content
  }
}
