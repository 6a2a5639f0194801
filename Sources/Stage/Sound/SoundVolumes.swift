/// How loud each kind of sound is; what a grown-up sets.
public struct SoundVolumes: Hashable, Sendable {
  /// Prompts, names, praise: 0 (never heard) to 1.
  public var voice: Double
  /// Effects and the pen: 0 to 1.
  public var effects: Double
  /// Music: 0 to 1.
  public var music: Double
  /// Whether the pen is heard on the paper.
  public var penSounds: Bool
  /// Nothing at all is heard, as thirty in a class must have it; the volumes stay as they were.
  public var isMuted: Bool

  /// Volumes from 0 to 1.
  public init(
    voice: Double = 1, effects: Double = 0.8, music: Double = 0.6, penSounds: Bool = true, isMuted: Bool = false
  ) {
    (self.voice, self.effects, self.music) = (voice, effects, music)
    (self.penSounds, self.isMuted) = (penSounds, isMuted)
  }

  /// What the samples of a kind are multiplied with: the volume's square, which the ear takes for even steps.
  func gain(_ kind: KeyPath<SoundVolumes, Double>) -> Double {
    guard !isMuted else { return 0 }
    let volume = min(max(self[keyPath: kind], 0), 1)
    return volume * volume
  }
}
