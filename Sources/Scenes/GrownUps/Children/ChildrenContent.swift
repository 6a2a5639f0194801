import Drawing
import Language
import Letterform
import Records
import Settings
import Stage

/// Everybody who writes here: adding, and the way to what is set for each.
struct ChildrenContent: FormContent {
  typealias Action = ChildAction

  let classroom: Classroom
  /// The child whose card is open; nil while the list is shown.
  private(set) var open: ChildForm?
  var typing: String? {
    get { open?.name }
    set { open?.name = newValue }
  }

  init(classroom: Classroom) { self.classroom = classroom }

  var band: GrownUpFrame.Band {
    .init(title: text("Who writes"), subtitle: open?.learner.name ?? "", pills: [text("Add a child")])
  }

  var pillActions: [ChildAction] { [.add] }

  func items(_ metrics: WindowMetrics) -> [FormItem<ChildAction>] {
    let scale = classroom.reportStyle(metrics).scale
    if let open { return open.items(scale: scale) }
    guard !classroom.register.learners.isEmpty else {
      return [FormItem(text("Nobody is on record"), [(.pills([text("Add a child")], chosen: nil), [.add])])]
    }
    return classroom.register.learners.map { learner in
      FormItem(
        learner.name, note: Self.note(on: learner, course: course(of: learner)),
        picture: classroom.content.avatar(of: learner),
        [(.pills([text("Change")], chosen: nil), [.open(learner.id)])])
    }
  }

  /// The course that a child is taught.
  private func course(of learner: Learner) -> String {
    classroom.register.settings(of: learner).course ?? classroom.defaultCourse
  }

  private static func note(on learner: Learner, course: String) -> String {
    let words = ["course": CourseName.of(course)]
    switch learner.hand {
    case .right: return text("{course}, right hand", filling: words)
    case .left: return text("{course}, left hand", filling: words)
    }
  }

  mutating func perform(_ action: ChildAction) -> FormOutcome {
    switch action {
    case .add: open = ChildForm(classroom: classroom, learner: classroom.newChild())
    case .open(let id):
      guard let learner = classroom.register.learners.first(where: { $0.id == id }) else { return .nothing }
      open = ChildForm(classroom: classroom, learner: learner)
    default: open?.perform(action)
    }
    return .changed
  }

  mutating func submit() -> FormOutcome {
    open?.endTyping()
    return .changed
  }

  mutating func goBack() -> FormOutcome {
    guard open != nil else { return .leave(.grownUps(.overview)) }
    open?.endTyping()
    open = nil
    return .changed
  }
}
