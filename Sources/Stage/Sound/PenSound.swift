/// How loud a pen is on paper: as fast as it moves, with a little inertia. A pure value.
struct PenSound: Hashable {
  /// 0 to 1.
  private(set) var level = 0.0
  private var speed = 0.0
  private var told = 0.0
  private var stepped = 0.0

  /// A pen that has just come down at `time` and stands.
  init(at time: Double) { (told, stepped) = (time, time) }

  /// Takes in its speed, shares of the window's shorter side in a second.
  mutating func move(_ speed: Double, at time: Double) { (self.speed, told) = (max(0, speed), time) }

  /// Moves on to `time`; the level.
  mutating func step(at time: Double) -> Double {
    if time - told > SoundTuning.penStill { speed = 0 }
    let wanted = min(1, speed / SoundTuning.penFastest)
    // Towards what is wanted by the share that the time since the last step is of the whole way.
    let share = min(1, max(0, time - stepped) / SoundTuning.penFollows)
    level += (wanted - level) * share
    stepped = time
    return level
  }
}
