public import Drawing

/// What a handler changed: where to draw again, for how long to go on ticking, what to ask of the stage.
public struct Redraw: Hashable, Sendable {
  /// Where the picture changed.
  public enum Area: Hashable, Sendable {
    /// Nowhere.
    case nothing
    /// Inside these blocks of pixels.
    case rectangles([Rectangle])
    /// Everywhere.
    case everything
  }

  /// Until when something moves by itself.
  public enum Motion: Hashable, Sendable {
    /// As before.
    case unchanged
    /// Ticks go on at least until this time, in milliseconds of the stage's clock.
    case until(Double)
    /// As before, and one tick at this time even if nothing moves then.
    case once(Double)
    /// Nothing moves any more.
    case stopped
  }

  /// Where to draw again.
  public var area: Area
  /// For how long to tick.
  public var motion: Motion
  /// What the stage is asked for.
  public var requests: [StageRequest]

  /// All three parts.
  public init(_ area: Area = .nothing, motion: Motion = .unchanged, requests: [StageRequest] = []) {
    (self.area, self.motion, self.requests) = (area, motion, requests)
  }

  /// Nothing changed.
  public static let nothing = Redraw()
  /// Everything must be drawn again.
  public static let everything = Redraw(.everything)

  /// One block of pixels must be drawn again.
  public static func area(_ rectangle: Rectangle) -> Redraw {
    rectangle.isEmpty ? .nothing : Redraw(.rectangles([rectangle]))
  }

  /// Several blocks of pixels must be drawn again.
  public static func areas(_ rectangles: [Rectangle]) -> Redraw { Redraw(.rectangles(rectangles)) }

  /// Something moves by itself until `time`: ticks come at the display's rate.
  public static func animating(until time: Double) -> Redraw { Redraw(motion: .until(time)) }

  /// One tick at `time`, for something that is waited for; until then the process may sleep.
  public static func wake(at time: Double) -> Redraw { Redraw(motion: .once(time)) }

  /// Asks the stage for something.
  public static func request(_ request: StageRequest) -> Redraw { Redraw(requests: [request]) }

  /// Both changes together.
  public static func + (a: Redraw, b: Redraw) -> Redraw {
    var sum = a
    sum += b
    return sum
  }

  /// Adds the changes of `other`, which came later.
  public static func += (a: inout Redraw, b: Redraw) {
    switch (a.area, b.area) {
    case (.everything, _), (_, .nothing): break
    case (_, .everything), (.nothing, _): a.area = b.area
    case (.rectangles(let before), .rectangles(let more)): a.area = .rectangles(before + more)
    }
    switch (a.motion, b.motion) {
    case (_, .unchanged): break
    case (.until(let before), .until(let after)): a.motion = .until(max(before, after))
    case (.until(let until), .once(let moment)), (.once(let moment), .until(let until)):
      // Only one of the two fits; ticking on until the later of them serves both.
      a.motion = .until(max(until, moment))
    case (.once(let before), .once(let after)): a.motion = .once(min(before, after))
    default: a.motion = b.motion
    }
    if !b.requests.isEmpty { a.requests += b.requests }
  }
}

/// What a scene may ask of the stage.
public enum StageRequest: Hashable, Sendable {
  /// Ends the run loop.
  case quit
  /// Full screen, or a window again.
  case fullScreen(Bool)
  /// Typed text is wanted (an input method may show itself) or no longer.
  case textInput(Bool)
  /// The text that another program left for pasting is wanted: it comes as `StageEvent.pasted`.
  case paste
  /// Something is to be heard.
  case sound(SoundCommand)
}
