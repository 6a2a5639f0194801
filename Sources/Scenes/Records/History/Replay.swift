import Curriculum
import Drawing
import Grading
import Language
import Letterform
import Records
import Stage

/// One attempt written again: how far it is, how fast it goes.
struct Replay {
  /// How fast a replay can go, as shares of the child's own speed.
  static let speeds = [0.25, 0.5, 1, 2, 4]
  /// A replay rests so long on its end before it can be said to be over, milliseconds.
  static let rest = 400.0

  /// Its place in the history.
  let index: Int
  let record: AttemptRecord
  /// What is drawn; nil where the letter is not there any more.
  let drawing: ReplayDrawing?
  /// How far, milliseconds of the child's time.
  private(set) var time = 0.0
  /// How fast.
  var speed = 1.0
  /// Whether it moves.
  private(set) var isPlaying = true
  private var last: Double?

  init(_ record: AttemptRecord, at index: Int, course: Course?) {
    (self.record, self.index) = (record, index)
    drawing = course.flatMap { course in
      AttemptPicture.form(of: record.attempt, in: course).map { form in
        let shift = AttemptPicture.shift(of: record, to: form)
        return ReplayDrawing(
          form: form, guides: course.model.guides,
          strokes: record.pen.strokes.map { $0.map { (place: $0.place + shift, time: $0.time) } },
          fault: record.attempt.verdict.code == .accepted ? nil : record.attempt.verdict.place + shift)
      }
    }
  }

  /// How long it takes at the child's own speed, milliseconds.
  var duration: Double { max(1, drawing?.duration ?? 1) }

  /// How far, 0 to 1.
  var share: Double { min(1, time / duration) }

  /// Where the pen was lifted, 0 to 1.
  var lifts: [Double] {
    (drawing?.strokes.dropLast() ?? []).compactMap { $0.last.map { $0.time / duration } }
  }

  /// Goes on to the stage's time `now`; whether it still moves.
  mutating func advance(to now: Double) -> Bool {
    guard isPlaying else { return false }
    time += max(0, now - (last ?? now)) * speed
    last = now
    if time >= duration { (isPlaying, last) = (false, nil) }
    time = min(time, duration)
    return isPlaying
  }

  /// Stops where it is, or goes on; from the end it begins anew.
  mutating func toggle() {
    if !isPlaying, time >= duration { time = 0 }
    (isPlaying, last) = (!isPlaying, nil)
  }

  /// Goes to a share of the whole and stays there.
  mutating func seek(_ share: Double) {
    time = duration * min(1, max(0, share))
    (isPlaying, last) = (false, nil)
  }
}
