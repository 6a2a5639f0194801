import Drawing
import Letterform

/// Lulu outside the lesson: her pose, the way from one to the next, and where she looks.
struct LuluActor {
  /// How long she takes from pose to pose, in milliseconds.
  static let change = 180.0

  private(set) var look: Lulu.Look
  private var since = -Double.infinity
  private let lulu: Lulu

  /// Lulu with the pictures of `poses`, at rest in the first of them.
  init(_ content: LessonContent, poses: [Lulu.Pose], facesLeft: Bool) {
    lulu = content.lulu(poses)
    look = Lulu.Look(pose: poses.first ?? .watches)
    look.facesLeft = facesLeft
  }

  /// Whether she is between two poses.
  var isMoving: Bool { look.blend < 1 }

  /// Turns to another pose at `time`; at once when `calmly`.
  mutating func pose(_ pose: Lulu.Pose, at time: Double, calmly: Bool) {
    guard look.to != pose else { return }
    (look.from, look.to, look.blend, look.gaze) = (look.to, pose, calmly ? 1 : 0, nil)
    since = time
  }

  /// Looks at a place; straight ahead for nil.
  mutating func watch(_ place: Point?) { look.gaze = place }

  /// Faces the other way.
  mutating func face(left: Bool) { look.facesLeft = left }

  /// Goes on to `time`; whether she looks different now.
  mutating func step(at time: Double) -> Bool {
    guard isMoving else { return false }
    look.blend = Easing.inOut((time - since) / Self.change)
    return true
  }

  /// Draws her in `box`.
  func draw(on canvas: Canvas, in box: Box) { lulu.draw(look, on: canvas, in: box) }
}
