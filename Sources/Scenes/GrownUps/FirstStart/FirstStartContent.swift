import Drawing
import Language
import Records
import Stage

/// The first start: who writes, which hand, which school model. Three steps, none of which must be right at once:
/// everything can be changed later behind the gate.
struct FirstStartContent: FormContent {
  enum Action: Hashable {
    case child(ChildAction)
    case language(String?)
    case next
    case skip
  }

  /// One of the three.
  enum Step: Int {
    case who, hand, model
  }

  let classroom: Classroom
  private(set) var step = Step.who
  private(set) var form: ChildForm
  /// What is missing; empty when nothing is.
  private var fault = ""

  init(classroom: Classroom) {
    self.classroom = classroom
    form = ChildForm(classroom: classroom, learner: classroom.newChild())
  }

  var typing: String? {
    get { form.name }
    set { form.name = newValue }
  }

  var band: GrownUpFrame.Band {
    let number = filled(
      text("For the grown-up: step {step} of {count}."), ["step": "\(step.rawValue + 1)", "count": "3"])
    return .init(title: text("Welcome to Tracewell"), subtitle: number, pills: [text("Later")])
  }

  var pillActions: [Action] { [.skip] }

  func items(_ metrics: WindowMetrics) -> [FormItem<Action>] {
    let scale = classroom.reportStyle(metrics).scale
    switch step {
    case .who:
      return [
        LanguageCard.item(classroom, Action.language), lifted(form.nameItem, leadsOn: true),
        lifted(form.pictureItem(scale)),
      ]
    case .hand: return [lifted(form.handItem(scale, side: 190), leadsOn: true)]
    case .model:
      return [lifted(form.courseItem(scale), leadsOn: true), FormItem(text("Good to know"), note: Self.farewell, [])]
    }
  }

  /// A card of a child's form; with the way on below, where it leads on.
  private func lifted(_ item: FormItem<ChildAction>, leadsOn: Bool = false) -> FormItem<Action> {
    var controls = zip(item.card.controls, item.actions.map { $0.map(Action.child) }).map { ($0, $1) }
    if leadsOn {
      controls.append((.wayOn(step == .model ? text("Begin") : text("Next")), [.next]))
      if !fault.isEmpty { controls.append((.words(fault), [])) }
    }
    return FormItem(
      item.card.head, note: item.card.note, picture: item.card.picture, isLocked: item.card.isLocked, controls)
  }

  /// How to leave full screen, and where everything else is.
  private static var farewell: String {
    text("The key F11 changes between window and full screen.") + " "
      + text("Settings, reports and worksheets are behind the padlock.")
  }

  mutating func perform(_ action: Action) -> FormOutcome {
    fault = ""
    switch action {
    case .child(let action): form.perform(action)
    case .language(let language): return LanguageCard.choose(language, classroom)
    case .skip: return .leave(.who)
    case .next: return goOn()
    }
    return .changed
  }

  mutating func submit() -> FormOutcome { goOn() }

  private mutating func goOn() -> FormOutcome {
    form.endTyping()
    switch step {
    case .who:
      guard !form.learner.name.isEmpty else {
        fault = text("A name is needed, if only one letter long.")
        form.perform(.rename)
        return .changed
      }
      step = .hand
    case .hand: step = .model
    case .model:
      classroom.register.signIn(form.learner)
      return .leave(.map)
    }
    return .changed
  }

  mutating func goBack() -> FormOutcome {
    fault = ""
    switch step {
    case .who: return .leave(.who)
    case .hand: step = .who
    case .model: step = .hand
    }
    return .changed
  }
}
