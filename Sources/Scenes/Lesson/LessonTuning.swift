/// Times and sizes of the lesson, all in one place. Milliseconds, and shares where nothing else is said.
enum LessonTuning {
  /// How long a line that was left in the middle waits to be taken up again. Longer is kinder.
  static let patience = 4000.0
  /// From one of Lulu's poses to the next (the look's table of motion).
  static let pose = 180.0
  /// A failed line turns hollow.
  static let hollow = 240.0
  /// The pin drops beside the road.
  static let pin = 200.0
  /// One pulse of the next start dot; there are three, then it rests.
  static let pulse = 420.0
  /// How many pulses.
  static let pulses = 3.0
  /// How far a pulse grows the dot.
  static let pulseGrowth = 0.18
  /// The pen's sound is told its speed no more often than this.
  static let penHeard = 25.0
  /// Lulu's eyes follow the pen no more often than this, so that the ink is never late for them.
  static let gaze = 250.0
  /// Width of the ink, letter units (x-height 100).
  static let ink = 9.0
  /// Ink is never thinner than this, pixels.
  static let thinnestInk = 3.0
  /// The x-height of rungs 5 and 6 in millimetres: large enough for a finger. Larger is kinder.
  static let paperXHeight = 20.0
  /// Widest that a letter's x-height may be, as a share of the window's shorter side.
  static let largestXHeight = 0.47
  /// No text is smaller than this, pixels. Larger is kinder.
  static let smallestText = 16.0
  /// Room for the arrows beside the road of a letter in a word, letter units.
  static let arrowRoom = 20.0
  /// Radius of the start dots on the model, in half-widths of its line.
  static let modelDot = 1.9
  /// Share of the old try's colour that is left when the next begins.
  static let paleInk = 0.5
  /// Without movement pictures change by a fade of this length.
  static let fade = 120.0

  // MARK: Watching

  /// The page lies still before Lulu sets out, so that the child sees what comes.
  static let setOut = 600.0
  /// What she wrote stays before the child's turn.
  static let watched = 900.0
  /// One of the four frames of her crawl.
  static let crawlFrame = 120.0
  /// She turns round when the way leads back by more than this, as a share of its length.
  static let turnsRound = 0.35
  /// How much of the road's slope she takes on.
  static let crawlTilt = 0.6
  /// How high she hops between strokes, in her sides.
  static let hop = 0.18
  /// Her side while she writes, in x-heights, and its limits in pixels.
  static let crawlSide = 0.48
  static let crawlSides = 84.0...230.0
  /// The pace of a part that is shown again after misses. Smaller is slower.
  static let slowPace = 0.55
  /// After a fault the picture stays this long before the part is shown or the hand comes by itself.
  static let beforeHelp = 2200.0
  /// The same where nothing is said about the fault: just long enough to see where the line ended.
  static let beforeShowing = 900.0
  /// Where nothing is said about faults, they are named from this rung on.
  static let namesFaultsFrom = 3

  // MARK: Hand over hand

  /// The hand goes on by itself while the pen is down, in half-widths of the road a second. Larger is faster.
  static let guidedSpeed = 1.6
  /// How far ahead the pen may lead the hand, in half-widths.
  static let leadAhead = 2.5
  /// How far beside the line the pen may be to lead, in half-widths. Larger is kinder.
  static let leadWithin = 2.5
  /// The hand lets go of a pen that is this near, in half-widths.
  static let letsGoWithin = 0.75
  /// The part that is drawn together: so far back from the place of the fault and so far beyond it, in half-widths.
  static let guidedBack = 1.0
  static let guidedOn = 5.0
  /// The hand's side, in half-widths of the road, and its limits in pixels.
  static let handSide = 3.4
  static let handSides = 110.0...260.0

  // MARK: Hints for a kind of miss

  /// An arrow runs along the road this often, and once takes so long; then it rests.
  static let arrowRuns = 3.0
  static let arrowRun = 1100.0

  // MARK: From memory

  /// How long a letter that is written from memory is shown to look at. Longer is kinder.
  static let lookAt = 2600.0
  /// Ink that fades behind the pen is gone after this.
  static let inkLives = 700.0
  /// How often fading ink is drawn.
  static let inkFades = 50.0

  // MARK: Done

  /// Paper rains on a finished letter.
  static let confetti = 1600.0
  /// A finished letter wiggles this long, to and fro so often, so far, degrees.
  static let wiggle = 720.0
  static let wiggles = 3.0
  static let wiggleDegrees = 3.5
  /// A finished word stands this long, then walks off letter by letter.
  static let stands = 900.0
  static let walk = 2100.0
  /// Letters set out one after another, share of the walk; steps they take, and how high, in x-heights.
  static let walkDelay = 0.07
  static let walkSteps = 7.0
  static let walkHop = 0.12
  /// On the ladder the next try at the same letter begins by itself after this.
  static let nextTry = 3400.0
}
