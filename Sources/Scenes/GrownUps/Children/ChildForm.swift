import Curriculum
import Drawing
import Grading
import Language
import Letterform
import Records
import Settings

/// What can be done about children.
enum ChildAction: Hashable {
  case add
  case open(RecordID)
  case rename
  case picture(String)
  case hand(Hand)
  case course(String?)
  case strictness(Strictness?)
  case lowest(Int), highest(Int)
  case minutes(Int)
  case tilt(WritingTilt)
  case showsOnly(Bool)
  case album(Bool)
}

/// Everything that is set for one child; each change is kept at once.
struct ChildForm {
  let classroom: Classroom
  private(set) var learner: Learner
  /// The name while it is typed.
  var name: String?

  /// Characters of the longest name.
  private static let longestName = 40
  /// Minutes a session may have.
  private static let minutes = [0, 5, 10, 15, 20, 30]

  init(classroom: Classroom, learner: Learner) {
    (self.classroom, self.learner) = (classroom, learner)
    // A new child has no name yet: typing it comes first.
    name = learner.name.isEmpty ? "" : nil
  }

  private var settings: EffectiveSettings<LearnerSettings> { classroom.register.settings(of: learner) }

  func items(scale: Double) -> [FormItem<ChildAction>] {
    [nameItem, pictureItem(scale), handItem(scale)]
      // Settings are kept for those on record.
      + (learner.name.isEmpty ? [] : [courseItem(scale), tilt, strictness, showsOnly, rungs, session, album])
  }

  var nameItem: FormItem<ChildAction> {
    FormItem(
      text("Name"), note: text("Also the first word the child learns to write."),
      [(.field(name ?? learner.name, placeholder: text("Type the name"), isActive: name != nil), [.rename])])
  }

  func pictureItem(_ scale: Double) -> FormItem<ChildAction> {
    let pictures = classroom.avatars
    let shown = classroom.content.avatarFile(of: learner)
    return FormItem(
      text("Picture"), note: text("The child signs in with it."),
      [
        (
          .tiles(
            pictures.map { .init(picture: classroom.content.avatar($0)) },
            chosen: pictures.firstIndex { classroom.content.avatarFile($0) == shown }, side: 76 * scale),
          pictures.map(ChildAction.picture)
        )
      ])
  }

  func handItem(_ scale: Double, side: Double = 96) -> FormItem<ChildAction> {
    FormItem(
      text("Hand that writes"),
      [
        (
          .tiles(
            [
              .init(picture: classroom.content.icon("left-hand"), caption: text("Left")),
              .init(picture: classroom.content.icon("right-hand"), caption: text("Right")),
            ], chosen: learner.hand == .left ? 0 : 1, side: side * scale), [.hand(.left), .hand(.right)]
        )
      ])
  }

  func courseItem(_ scale: Double) -> FormItem<ChildAction> {
    let courses = classroom.courses
    let chosen = settings.course ?? classroom.defaultCourse
    return FormItem(
      text("School model"), note: text("How the letters are written at the child's school."),
      isLocked: settings.isLocked(\.course),
      [
        (
          .tiles(
            courses.map { .init(caption: CourseName.of($0), drawing: classroom.sample(of: $0)) },
            chosen: courses.firstIndex(of: chosen), side: 150 * scale), courses.map { .course($0) }
        )
      ])
  }

  private var strictness: FormItem<ChildAction> {
    let choices = [nil] + Strictness.allCases.map { Optional($0) }
    return FormItem(
      text("How strict"), isLocked: settings.isLocked(\.strictness),
      [
        (
          .pills(
            [text("As the step asks"), text("Kind"), text("Ordinary"), text("Strict")],
            chosen: choices.firstIndex(of: settings.strictness)), choices.map(ChildAction.strictness)
        )
      ])
  }

  private var tilt: FormItem<ChildAction> {
    FormItem(
      text("Turn the writing lines"), note: text("As a sheet is turned for the hand that writes on it."),
      isLocked: settings.isLocked(\.tilt),
      [
        (
          .pills(
            [
              text("Not at all", context: "turning"), text("A little", context: "turning"),
              text("More", context: "turning"),
            ],
            chosen: WritingTilt.allCases.firstIndex(of: settings.tilt)), WritingTilt.allCases.map(ChildAction.tilt)
        )
      ])
  }

  private var showsOnly: FormItem<ChildAction> {
    FormItem(
      text("Show mistakes, do not name them"),
      note: text("For the youngest: on the first steps Lulu writes the stroke once more and says nothing."),
      isLocked: settings.isLocked(\.showsOnly),
      [
        (
          .pills([text("Yes"), text("No")], chosen: settings.showsOnly ? 0 : 1),
          [.showsOnly(true), .showsOnly(false)]
        )
      ])
  }

  private var rungs: FormItem<ChildAction> {
    let all = Array(LearnerSettings.allRungs)
    return FormItem(
      text("Steps of the ladder"),
      note: text("The first step is big with many hints, the last is from memory. From, and to:"),
      isLocked: settings.isLocked(\.rungs),
      [
        (
          .pills(all.map { "\($0)" }, chosen: all.firstIndex(of: settings.rungs.lowerBound)),
          all.map(ChildAction.lowest)
        ),
        (
          .pills(all.map { "\($0)" }, chosen: all.firstIndex(of: settings.rungs.upperBound)),
          all.map(ChildAction.highest)
        ),
      ])
  }

  private var session: FormItem<ChildAction> {
    FormItem(
      text("Minutes at a time"), note: text("Then Lulu goes to sleep."), isLocked: settings.isLocked(\.sessionMinutes),
      [
        (
          .pills(
            Self.minutes.map { $0 == 0 ? text("No end") : "\($0)" },
            chosen: Self.minutes.firstIndex(of: settings.sessionMinutes)), Self.minutes.map(ChildAction.minutes)
        )
      ])
  }

  private var album: FormItem<ChildAction> {
    FormItem(
      text("Sticker album"), isLocked: settings.isLocked(\.album),
      [(.pills([text("Yes"), text("No")], chosen: settings.album ? 0 : 1), [.album(true), .album(false)])])
  }

  mutating func perform(_ action: ChildAction) {
    let register = classroom.register
    if action != .rename { endTyping() }
    switch action {
    case .add, .open: break
    case .rename: name = name ?? learner.name
    case .picture(let picture):
      learner.picture = picture
      keep()
    case .hand(let hand):
      learner.hand = hand
      keep()
    case .course(let course): register.change(\.course, of: learner, to: course)
    case .strictness(let value): register.change(\.strictness, of: learner, to: value)
    case .lowest(let rung):
      register.change(\.rungs, of: learner, to: rung...max(rung, settings.rungs.upperBound))
    case .highest(let rung):
      register.change(\.rungs, of: learner, to: min(rung, settings.rungs.lowerBound)...rung)
    case .minutes(let value): register.change(\.sessionMinutes, of: learner, to: value)
    case .tilt(let value): register.change(\.tilt, of: learner, to: value)
    case .showsOnly(let value): register.change(\.showsOnly, of: learner, to: value)
    case .album(let value): register.change(\.album, of: learner, to: value)
    }
  }

  /// Takes the name as it was typed; an empty one leaves the old name.
  mutating func endTyping() {
    guard let typed = name else { return }
    name = nil
    let words = typed.split(separator: " ").joined(separator: " ").prefix(Self.longestName)
    guard !words.isEmpty, words != learner.name else { return }
    learner.name = String(words)
    keep()
  }

  /// A child is on record as soon as there is a name.
  private func keep() {
    if !learner.name.isEmpty { classroom.register.keep(learner) }
  }
}
