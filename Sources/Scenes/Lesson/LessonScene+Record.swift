import Curriculum
import Drawing
import Grading
import Letterform
import Records
import Stage

/// What the pen did in one try at a letter.
struct PenTrack {
  /// When the pen first touched.
  let began: Moment
  /// The same on the stage's clock, milliseconds.
  let start: Double
  /// With what.
  let contact: PenKind
  /// All strokes so far, letter units.
  var pen = PenData()

  /// The last stroke never was.
  mutating func dropStroke() { if !pen.strokes.isEmpty { pen.strokes.removeLast() } }
}

extension LessonScene {
  /// Adds one report of the pen to the track; the first of a try begins it.
  mutating func take(_ contact: Contact, beginsStroke: Bool = false) {
    guard let register, let page else { return }
    if track == nil { track = PenTrack(began: register.now, start: contact.time, contact: PenKind(contact.kind)) }
    guard let start = track?.start else { return }
    let sample = PenData.Sample(
      page.place.letterPoint(contact.place), time: contact.time - start, pressure: contact.pressure)
    if beginsStroke { track?.pen.down(sample) } else { track?.pen.move(sample) }
  }

  /// Hands the try with its verdict to the records.
  mutating func keep(_ verdict: Verdict) {
    guard let register, let attempt, let track else { return }
    // An accepted try is kept with the strictest limits that accept it: what had to be forgiven can be told.
    register.keep(
      track.pen, began: track.began, course: course.model.id, letter: item, rung: max(2, rung), hand: hand,
      contact: track.contact, helped: attempt.isHelped,
      strictness: verdict.code == .accepted ? attempt.forgiven : attempt.strictness, verdict: verdict)
    self.track = nil
  }
}

extension PenKind {
  /// What the records call a kind of contact.
  init(_ kind: ContactKind) {
    switch kind {
    case .mouse: self = .mouse
    case .pen: self = .pen
    case .touch: self = .touch
    }
  }
}
