extension SoundDesk {
  mutating func penDown(at time: Double) {
    pen = PenSound(at: time)
    let gain = volumes.gain(\.effects)
    guard volumes.penSounds, gain > 0, ready(at: time, insists: false), let sound = load(.pen) else { return }
    penIsHeard = play(sound.entry, on: .pen, gain: 0, repeats: true)
  }

  mutating func penUp(at time: Double) {
    guard pen != nil else { return }
    pen = nil
    penUntil = time
    endPenSound()
  }

  mutating func endPenSound() {
    guard penIsHeard else { return }
    penIsHeard = false
    engine.fadeOut(.pen, over: SoundTuning.cut)
  }

  mutating func stepPen(at time: Double) {
    guard penIsHeard, let level = pen?.step(at: time) else { return }
    engine.setGain(level * SoundTuning.pen * volumes.gain(\.effects), of: .pen)
  }

  /// When the pen's level wants to follow its speed.
  func penDue(at time: Double) -> Double? { penIsHeard ? time + SoundTuning.penStep : nil }
}
