public import Drawing

/// An animation that runs: which frame it shows when, and which pictures it needs for that.
///
/// A value; the time is passed in, so its speed is the same at every rate of the display.
///
/// ```swift
/// // at every tick:
/// pictures.show(player.onScreen(at: time), ahead: player.ahead(at: time))
/// if player.step(at: time) { redraw = .area(place) }
/// // in draw:
/// player.draw(on: canvas, in: box, from: pictures, at: time)
/// ```
public struct AnimationPlayer: Sendable {
  /// What is played.
  public let animation: Animation
  /// When its first frame was shown, in milliseconds of the stage's clock.
  public let start: Double
  /// How much of it is shown.
  public var quality = MotionQuality.full

  /// How many pictures are decoded before they are needed. Larger: fewer late frames, more memory.
  public static let lookAhead = 4

  private var shown = -1
  /// The last frame that was there, for the time its successor is late.
  private var standing: Animation.Frame?

  /// `animation` from its beginning at `start`.
  public init(_ animation: Animation, start: Double) {
    (self.animation, self.start) = (animation, start)
  }

  /// Every how many steps are shown.
  private var stride: Int { quality.fullRate ? 1 : 2 }

  /// The step shown at `time`.
  public func index(at time: Double) -> Int {
    let steps = Int(max(0, time - start) * animation.rate / 1000)
    let step = animation.loops ? steps % animation.count : min(steps, animation.count - 1)
    // The end is shown whatever is left out.
    if !animation.loops && step == animation.count - 1 { return step }
    return step / stride * stride
  }

  /// Whether the last frame has been reached for good.
  public func isOver(at time: Double) -> Bool { !animation.loops && time >= end }

  /// When it stands still; infinite when it loops.
  public var end: Double { animation.loops ? .infinity : start + animation.duration }

  /// Moves on; true when another frame is to be drawn than at the last call.
  public mutating func step(at time: Double) -> Bool {
    let index = index(at: time)
    guard index != shown else { return false }
    shown = index
    return true
  }

  /// The pictures that must stay while it is drawn.
  public func onScreen(at time: Double) -> [String] {
    let now = frame(index(at: time)).picture
    guard let standing, standing.picture != now else { return [now] }
    return [now, standing.picture]
  }

  /// The pictures that come next, each once.
  public func ahead(at time: Double) -> [String] {
    let now = index(at: time)
    var names: [String] = []
    var step = now
    for _ in 0..<animation.count where names.count < Self.lookAhead {
      step += stride
      if step >= animation.count {
        guard animation.loops else { break }
        step = 0
      }
      let name = frame(step).picture
      if name != frame(now).picture && !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Draws the frame of `time` into `box`; while it is late, the one before; where it is damaged, a stand-in.
  public mutating func draw(on canvas: Canvas, in box: Box, from pictures: PictureCache, at time: Double) {
    let frame = frame(index(at: time))
    switch pictures.picture(frame.picture, at: time) {
    case .ready(let pixels, _, _):
      standing = frame
      Self.paint(frame, pixels, canvas, box)
    case .damaged: StandIn.draw(on: canvas, in: box)
    case .coming:
      guard let standing, case .ready(let pixels, _, _) = pictures.picture(standing.picture, at: time) else { return }
      Self.paint(standing, pixels, canvas, box)
    }
  }

  private func frame(_ index: Int) -> Animation.Frame {
    animation.sizes[quality.fullSize ? 0 : animation.sizes.count - 1].frames[index]
  }

  private static func paint(_ frame: Animation.Frame, _ pixels: PixelBuffer, _ canvas: Canvas, _ box: Box) {
    let (width, height) = (pixels.width / frame.columns, pixels.height / frame.rows)
    let cell = Rectangle(x: frame.column * width, y: frame.row * height, width: width, height: height)
    pixels.paint(on: canvas, in: box, part: cell)
  }
}
