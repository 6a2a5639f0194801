import Grading
import Testing

@testable import Settings

@Suite struct EffectiveSettingsTests {
  @Test func withoutAnythingTheDefaultsHold() {
    let machine = EffectiveSettings<MachineSettings>()
    #expect(machine.values == MachineSettings())
    #expect(machine.problems.isEmpty)
  }

  @Test func eachLayerLiesOverTheOneBelow() {
    let system = SystemSettings(
      contents: Array("mute = yes\nlock exit-rule = gate\nmusic-volume = 10\n".utf8), file: "settings")
    let machine = EffectiveSettings<MachineSettings>(
      chosen: ["mute": "no", "exit-rule": "anyone"], system: system)
    #expect(machine.mute == false)
    #expect(machine.exitRule == .gate)
    #expect(machine.musicVolume == 10)
    #expect(machine.voiceVolume == 100)
  }

  @Test func aLockedSettingCannotBeChanged() {
    let system = SystemSettings(contents: Array("lock strictness = kind".utf8), file: "settings")
    var learner = EffectiveSettings<LearnerSettings>(system: system)
    #expect(learner.isLocked(\.strictness))
    #expect(learner.change(\.strictness, to: .strict) == nil)
    #expect(learner.strictness == .kind)
    #expect(!learner.isLocked(\.album))
  }

  @Test func whatWasChosenComesBackFromItsText() {
    var learner = EffectiveSettings<LearnerSettings>()
    learner.change(\.rungs, to: 2...4)
    learner.change(\.strictness, to: .strict)
    learner.change(\.course, to: "ru-print")
    learner.change(\.album, to: false)
    #expect(learner.chosen == ["rungs": "2-4", "strictness": "strict", "course": "ru-print", "album": "no"])
    #expect(EffectiveSettings<LearnerSettings>(chosen: learner.chosen).values == learner.values)
  }

  @Test func everyDefaultIsWrittenSoThatItIsReadBack() {
    for key in MachineSettings.keys {
      var machine = MachineSettings()
      #expect(key.read(key.write(machine), &machine), "\(key.name)")
      #expect(machine == MachineSettings(), "\(key.name)")
    }
    for key in LearnerSettings.keys {
      var learner = LearnerSettings()
      #expect(key.read(key.write(learner), &learner), "\(key.name)")
      #expect(learner == LearnerSettings(), "\(key.name)")
    }
  }

  @Test func noNameStandsTwice() {
    let names = MachineSettings.keys.map(\.name) + LearnerSettings.keys.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func aDamagedValueIsReportedAndKept() {
    let machine = EffectiveSettings<MachineSettings>(
      chosen: ["music-volume": "loud", "of-a-later-version": "1"], source: "this machine")
    #expect(machine.musicVolume == MachineSettings().musicVolume)
    #expect(
      machine.problems.map(\.message)
        == ["this machine: music-volume is 'loud', it must be a whole number from 0 to 100"])
    #expect(machine.chosen["music-volume"] == "loud")
    #expect(machine.chosen["of-a-later-version"] == "1")
  }

  @Test func aValueOutsideItsRangeIsNotTaken() {
    var machine = EffectiveSettings<MachineSettings>()
    #expect(machine.change(\.musicVolume, to: 101) == nil)
    #expect(machine.change(\.pixelsPerMillimetre, to: 3.78)?.value == "3.78")
    #expect(machine.change(\.pixelsPerMillimetre, to: 0)?.value == nil)
    #expect(machine.change(\.purchaseAddress, to: "two words") == nil)
    #expect(machine.musicVolume == MachineSettings().musicVolume)
  }
}
