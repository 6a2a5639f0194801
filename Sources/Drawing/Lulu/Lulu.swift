public import Letterform

/// Lulu, the split-pin paper snail: her poses by parts, blended round their pins, with eyes that look at a point.
///
/// Her square is 240 x 240 units; the ground is at y = 213, she faces the way of writing.
public struct Lulu: Sendable {
  /// What she can do; the raw value is the picture's name.
  public enum Pose: String, Hashable, Sendable, CaseIterable {
    case watches, greets, points, puzzled, cheers, sleeps
    case crawl1 = "crawl-1"
    case crawl2 = "crawl-2"
    case crawl3 = "crawl-3"
    case crawl4 = "crawl-4"

    /// The four frames of a crawl; 480 ms for all four.
    public static let crawl: [Pose] = [.crawl1, .crawl2, .crawl3, .crawl4]
  }

  /// The places where her parts are pinned together, in her own units.
  public enum Pin {
    /// Neck to foot.
    public static let neck = Point(166, 186)
    /// Head to neck.
    public static let head = Point(180, 112)
    /// Shell to foot.
    public static let shell = Point(82, 132)
    /// Where her trail begins.
    public static let tail = Point(12, 208)
  }

  /// Side of her square, her own units.
  public static let side = 240.0
  /// She never tilts more than this on the road, degrees.
  public static let mostTilt = 35.0

  private var poses: [Pose: Picture]

  /// Lulu from the pictures of her poses; a pose without a picture shows `watches`.
  public init(poses: [Pose: Picture]) {
    self.poses = poses
  }

  /// Adds the picture of a pose, so that a first frame need not wait for all of them (1 ms each).
  public mutating func add(_ picture: Picture, for pose: Pose) { poses[pose] = picture }

  /// How she is shown at one moment.
  public struct Look: Hashable, Sendable {
    /// The pose she comes from.
    public var from = Pose.watches
    /// The pose she goes to.
    public var to = Pose.watches
    /// How far she is on the way, 0 to 1, eased.
    public var blend = 1.0
    /// The point her pupils follow, in the canvas's units; nil for straight ahead as drawn.
    public var gaze: Point?
    /// Tilt of her head, degrees, positive nods forward.
    public var nod = 0.0
    /// Tilt of the whole snail, degrees, at most `mostTilt` either way.
    public var tilt = 0.0
    /// Whether she faces left, as for a left-handed child.
    public var facesLeft = false

    /// At rest in `pose`.
    public init(pose: Pose = .watches) {
      (from, to) = (pose, pose)
    }
  }

  /// Draws her in `box`, a square.
  public func draw(_ look: Look, on canvas: Canvas, in box: Box) {
    guard let picture = picture(for: look) else { return }
    let scale = min(box.width, box.height) / Self.side
    var root = picture.root
    let tilt = max(-Self.mostTilt, min(Self.mostTilt, look.tilt))
    let turn = Affine.translation(120, 213).after(.rotation(degrees: tilt)).after(.translation(-120, -213))
    var place = Affine.translation(box.x, box.y).after(.scale(scale, scale))
    if look.facesLeft { place = place.after(.translation(Self.side, 0)).after(.scale(-1, 1)) }
    place = place.after(turn)
    root.change("head") { $0.map = $0.map.after(Self.rotation(look.nod, about: Pin.head)) }
    if look.facesLeft, look.to == .puzzled { Self.unmirror("extras-front", of: &root) }
    if let gaze = look.gaze { Self.turnEyes(of: &root, to: gaze, place: place) }
    canvas.saved {
      canvas.transform(place)
      root.draw(on: canvas)
    }
  }

  /// Every pixel she may touch in `box`: some poses lean a little out of her square, a tilt more.
  public static func bounds(in box: Box, tilted: Bool = false) -> Rectangle {
    Rectangle(covering: box.inset(by: -min(box.width, box.height) * (tilted ? 0.42 : 0.08)))
  }

  private static func rotation(_ degrees: Double, about pin: Point) -> Affine {
    .translation(pin.x, pin.y).after(.rotation(degrees: degrees)).after(.translation(-pin.x, -pin.y))
  }

  /// A question mark is read from left to right, whichever way she faces.
  private static func unmirror(_ id: String, of root: inout Picture.Group) {
    root.change(id) { group in
      var points: [Point] = []
      for case .shape(let shape) in group.nodes { points += shape.path.flattened(tolerance: 1).points }
      guard let middle = Box(around: points)?.centre else { return }
      group.map = group.map.after(
        Affine.translation(middle.x, 0).after(.scale(-1, 1)).after(.translation(-middle.x, 0)))
    }
  }

  /// Her picture at a moment, before the eyes are turned.
  public func picture(for look: Look) -> Picture? {
    guard let to = poses[look.to] ?? poses[.watches] else { return nil }
    guard look.blend < 1, look.from != look.to, let from = poses[look.from] else { return to }
    return Picture(
      viewBox: to.viewBox, root: PoseBlend.group(from.root, to.root, at: max(0, look.blend)))
  }

  // MARK: - Eyes

  /// The pupil stays this share of the eye's radius inside its white.
  private static let pupilReach = 0.42

  /// Moves each pupil inside its white towards the point.
  private static func turnEyes(of root: inout Picture.Group, to gaze: Point, place: Affine) {
    for eye in ["far", "near"] {
      guard let white = extent(of: "white-\(eye)", in: root), let pupil = extent(of: "pupil-\(eye)", in: root) else {
        continue
      }
      guard let back = place.after(white.map).inverse else { continue }
      let wanted = back(gaze) - white.box.centre
      let reach = white.box.width / 2 * pupilReach
      let length = max(wanted.length, 1e-9)
      // A point close to the eye draws the pupil less than one far away.
      let share = min(1, length / (white.box.width * 2))
      let goal = white.box.centre + wanted * (reach * share / length)
      let shift = goal - pupil.box.centre
      root.change("pupil-\(eye)") { $0.map = $0.map.after(.translation(shift.x, shift.y)) }
    }
  }

  /// The box of a group's first shape in the group's own coordinates, with the map that leads there.
  private static func extent(of id: String, in group: Picture.Group) -> (box: Box, map: Affine)? {
    if group.id == id {
      for case .shape(let shape) in group.nodes {
        let points = shape.path.applying(shape.map).flattened(tolerance: 0.5).points
        if let box = Box(around: points) { return (box, group.map) }
      }
    }
    for case .group(let inner) in group.nodes {
      if let found = extent(of: id, in: inner) { return (found.box, group.map.after(found.map)) }
    }
    return nil
  }
}
