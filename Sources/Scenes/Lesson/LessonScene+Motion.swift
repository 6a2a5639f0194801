import Drawing
import Grading
import Letterform
import Stage

extension LessonScene {
  /// Everything Lulu may touch.
  var luluArea: Rectangle { page.map { Rectangle(covering: $0.layout.lulu.inset(by: -4)) } ?? .empty }

  /// The start dot that is due, with its rays and pulse.
  var startArea: Rectangle {
    guard let page, let grader else { return .empty }
    var area = Rectangle.empty
    for stroke in [grader.stroke - 1, grader.stroke] where page.target.strokes.indices.contains(stroke) {
      let dot = page.road.startDot(stroke: stroke)
      area = area.union(Rectangle(covering: Box(centre: dot.centre, side: dot.radius * 4.2)))
    }
    return area
  }

  /// Where chevrons and the end leaf may be: round the road of the stroke that is due and of the one before it.
  var aheadArea: Rectangle {
    guard let page, let grader else { return .empty }
    var area = Rectangle.empty
    for stroke in [grader.stroke - 1, grader.stroke] where page.road.strokes.indices.contains(stroke) {
      guard let box = Box(around: page.road.strokes[stroke].points) else { continue }
      area = area.union(Rectangle(covering: box.inset(by: -4 * page.road.halfWidth(stroke: stroke))))
    }
    return area
  }

  /// Turns Lulu to another pose.
  mutating func pose(_ pose: Lulu.Pose) {
    guard look.to != pose else { return }
    (look.from, look.to, look.blend, look.gaze) = (look.to, pose, 0, nil)
    poseSince = now
  }

  /// Lets the start dot that is due pulse three times.
  func pulse() -> Redraw { .animating(until: now + LessonTuning.pulses * LessonTuning.pulse) }

  /// The size of the start dot now: 1 at rest.
  var pulseSize: Double {
    guard phase == .ready else { return 1 }
    let t = (now - phaseSince) / LessonTuning.pulse
    guard t >= 0, t < LessonTuning.pulses else { return 1 }
    let part = t.truncatingRemainder(dividingBy: 1)
    let wave = part < 0.5 ? part * 2 : (1 - part) * 2
    return 1 + LessonTuning.pulseGrowth * eased(wave)
  }

  /// One picture of everything that moves by itself.
  mutating func tick() -> Redraw {
    var redraw = Redraw.nothing
    if look.blend < 1 {
      look.blend = eased(min(1, (now - poseSince) / LessonTuning.pose))
      redraw += .area(luluArea)
    }
    if phase == .ready, let due = waitsUntil, now >= due { redraw += giveUp() }
    if !isSettled, let page {
      let since = now - phaseSince
      // A late tick still draws the end of every motion.
      switch phase {
      case .writing: isSettled = true
      case .ready:
        redraw += .area(startArea)
        isSettled = since >= LessonTuning.pulses * LessonTuning.pulse
      case .failed:
        redraw += .area(page.ink.showFailed(progress: min(1, since / LessonTuning.hollow)))
        redraw += .area(faultMark?.bounds ?? .empty)
        isSettled = since >= max(LessonTuning.hollow, LessonTuning.pin)
      case .done:
        redraw += .area(page.ink.field)
        isSettled = since >= LessonTuning.confetti
      }
    }
    return redraw
  }

  /// Slow at both ends.
  private func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }
}
