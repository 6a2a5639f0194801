/// Times and levels of what is heard, all in one place. Milliseconds, and factors of samples where nothing else is said.
enum SoundTuning {
  /// The device is closed after so much silence: an open one wakes the process 47 times a second. Longer: the next
  /// prompt finds it open more often.
  static let closing = 2000.0
  /// After a device could not be opened, effects and music wait so long; a prompt tries at once.
  static let retry = 5000.0
  /// Added to a prompt's length before the next: the device plays what it has in hand. Longer is calmer.
  static let slack = 80.0
  /// Between two prompts. Longer is calmer.
  static let gap = 160.0
  /// A prompt that is cut short ends in this time, without a click.
  static let cut = 40.0
  /// Prompts that wait; more are forgotten, the oldest first.
  static let mostWaiting = 12
  /// How often a prompt is begun again when the device goes away under it.
  static let restarts = 2
  /// Effects at the same time.
  static let effects = 6
  /// The same effect is not begun twice within this time.
  static let sameEffect = 40.0

  /// Music under a voice: -15 dB, of the louder it may be of its own level and the voice's. Smaller is clearer.
  static let ducked = 0.178
  /// How fast music makes room, and comes back.
  static let duck = 100.0
  static let back = 600.0
  /// Music waits so long after a prompt, and after the pen was lifted, before it comes back.
  static let voiceHold = 400.0
  static let penHold = 1500.0
  /// Music fades away when nothing was heard or written for so long: whoever left the room needs none.
  static let musicRest = 60_000.0
  /// How often music is asked whether it is over.
  static let musicPoll = 500.0
  /// Between two steps of a fade.
  static let fadeStep = 20.0

  /// Loudest the pen may be, of the effects' level. Smaller is gentler.
  static let pen = 0.35
  /// The speed at which it is loudest: shares of the window's shorter side in a second.
  static let penFastest = 1.2
  /// How fast its level follows the speed; the time of two thirds of a change.
  static let penFollows = 60.0
  /// A pen that said nothing for so long stands still.
  static let penStill = 70.0
  /// Between two of its levels.
  static let penStep = 30.0
}
