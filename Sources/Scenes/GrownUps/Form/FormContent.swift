import Drawing
import Stage

/// What a page of cards for grown-ups shows and does; `FormPage` lays it out, scrolls it and listens.
protocol FormContent {
  /// What can be done on the page.
  associatedtype Action: Hashable

  /// The page's name, and a sentence below it; the band's pills do what `pillActions` says.
  var band: GrownUpFrame.Band { get }
  /// What the band's pills do.
  var pillActions: [Action] { get }
  /// The cards, as everything stands now.
  func items(_ metrics: WindowMetrics) -> [FormItem<Action>]
  /// Does something.
  mutating func perform(_ action: Action) -> FormOutcome
  /// The text that is being typed; nil while nothing is.
  var typing: String? { get set }
  /// Takes what was typed: the key Enter.
  mutating func submit() -> FormOutcome
  /// Takes a text from elsewhere.
  mutating func take(pasted text: String) -> FormOutcome
  /// Takes a file that was dropped on the window.
  mutating func take(file: String) -> FormOutcome
  /// The way back.
  mutating func goBack() -> FormOutcome
}

extension FormContent {
  var pillActions: [Action] { [] }
  var typing: String? {
    get { nil }
    set { _ = newValue }
  }
  mutating func submit() -> FormOutcome { .nothing }
  mutating func take(pasted text: String) -> FormOutcome {
    // One line, as it would be typed.
    guard let before = typing else { return .nothing }
    typing = String((before + text.filter { !$0.isNewline }).prefix(FormPage<Self>.longest))
    return .changed
  }
  mutating func take(file: String) -> FormOutcome { .nothing }
}

/// What came of something done on a page.
enum FormOutcome: Hashable {
  /// Nothing that is seen.
  case nothing
  /// The page looks different.
  case changed
  /// The page looks different, and the window is asked for something.
  case asks(StageRequest)
  /// Another page comes.
  case leave(Destination)
}

/// A card and what its choices do.
struct FormItem<Action: Hashable> {
  /// What is seen.
  var card: FormCard
  /// What each choice of each control does.
  var actions: [[Action]]

  /// A card; its controls and what they do.
  init(
    _ head: String, note: String = "", picture: Picture? = nil, isLocked: Bool = false,
    _ controls: [(FormControl, [Action])]
  ) {
    card = FormCard(head: head, note: note, picture: picture, controls: controls.map(\.0), isLocked: isLocked)
    actions = controls.map(\.1)
  }
}
