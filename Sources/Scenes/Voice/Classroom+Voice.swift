import Language
import Settings
import Stage

extension Classroom {
  /// The languages that are spoken: the interface's, and that of whoever writes now.
  var tongues: Tongues { Tongues(interface: Catalogue.language, lesson: course?.model.language ?? "en") }

  /// Says phrases one after another, at once.
  func say(_ phrases: Phrase...) -> Redraw {
    let tongues = tongues
    return .sound(.say(phrases.map { tongues.sound(of: $0) }))
  }

  /// What the map says: whoever has just come hears their name first.
  func greet() -> Redraw {
    guard let learner = register.learner, learner.id != greeted else {
      if register.learner == nil { greeted = nil }
      return say(.menu("map"))
    }
    greeted = learner.id
    return say(.name(learner.name), .menu("map"))
  }

  /// How loud everything is, as set for this machine.
  var volumes: SoundVolumes {
    let machine = register.machine
    return SoundVolumes(
      voice: Double(machine.voiceVolume) / 100, effects: Double(machine.effectsVolume) / 100,
      music: Double(machine.musicVolume) / 100, penSounds: machine.penSound, isMuted: machine.mute)
  }

  /// All pieces of music, in an order of this day.
  func pieces() -> [SoundName] {
    let names = content.names(in: Self.musicFolder).filter { !$0.hasSuffix("/") }
    guard !names.isEmpty else { return [] }
    let first = Int(seed() % UInt64(names.count))
    return (names[first...] + names[..<first]).map { SoundName([Self.musicFolder + $0]) }
  }

  private static var musicFolder: String { "Music/" }
}
