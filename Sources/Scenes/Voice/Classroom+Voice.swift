import Curriculum
import Letterform
import Records
import Settings
import Stage

extension Classroom {
  /// The languages that speak now.
  var tongues: Tongues { Tongues(interface: interfaceLanguage, lesson: course?.model.language ?? interfaceLanguage) }

  /// Says phrases one after another, cutting short what is being said.
  func say(_ phrases: Phrase...) -> Redraw { say(phrases) }

  /// Says phrases one after another, cutting short what is being said.
  func say(_ phrases: [Phrase]) -> Redraw {
    let tongues = tongues
    return .sound(.say(phrases.map { tongues.sound(of: $0) }))
  }

  /// What the map says: whoever has just come hears their name first.
  func greet() -> Redraw {
    let writes = register.learner
    defer { greeted = writes?.id }
    guard let writes, writes.id != greeted else { return say(.menu("map")) }
    return say(.name(writes.name), .menu("map"))
  }

  /// How loud everything is, as set for this machine.
  var volumes: SoundVolumes {
    let machine = register.machine
    return SoundVolumes(
      voice: Double(machine.voiceVolume) / 100, effects: Double(machine.effectsVolume) / 100,
      music: Double(machine.musicVolume) / 100, penSounds: machine.penSound, isMuted: machine.mute)
  }

  /// All pieces of music, beginning with another one each time.
  func pieces() -> [SoundName] {
    // Beside the pieces a folder of sources holds the scores that they are played from.
    let names = content.list(Self.musicFolder).filter { $0.hasSuffix(".ogg") }
    guard !names.isEmpty else { return [] }
    let first = Int(seed() % UInt64(names.count))
    return (names[first...] + names[..<first]).map { SoundName([Self.musicFolder + $0]) }
  }

  private static var musicFolder: String { "Music/" }
}
