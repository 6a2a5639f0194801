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
  /// Paper rains on a finished letter.
  static let confetti = 1600.0
  /// One pulse of the next start dot; there are three, then it rests.
  static let pulse = 420.0
  /// How many pulses.
  static let pulses = 3.0
  /// How far a pulse grows the dot.
  static let pulseGrowth = 0.18
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
  /// Share of the old try's colour that is left when the next begins.
  static let paleInk = 0.5
}
