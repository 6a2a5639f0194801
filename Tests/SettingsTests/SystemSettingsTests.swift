import Testing

@testable import Settings

@Suite struct SystemSettingsTests {
  private func read(_ text: String) -> SystemSettings {
    SystemSettings(contents: Array(text.utf8), file: "settings")
  }

  @Test func commentsSpacesAndEmptyLinesAreSkipped() {
    let system = read("# a school\n\n  lock\tmute=yes\r\n\tmusic-volume  =  5 \n")
    #expect(system.problems.isEmpty)
    #expect(system.lines["mute"] == .init(value: "yes", isLocked: true, number: 3))
    #expect(system.lines["music-volume"] == .init(value: "5", isLocked: false, number: 4))
  }

  @Test(arguments: [
    ("mute", "settings:1: a line must be 'name = value' or 'lock name = value'; '#' begins a comment"),
    ("unlock mute = yes", "settings:1: a line must be 'name = value' or 'lock name = value'; '#' begins a comment"),
    ("Mute = yes", "settings:1: 'Mute' is no name: small letters, digits and hyphens are"),
    ("mute = true", "settings:1: mute is 'true', it must be yes or no"),
    ("mute = yes\nmute = no", "settings:2: mute stands on line 1 already"),
    ("rungs = 5-2", "settings:1: rungs is '5-2', it must be two numbers from 1 to 6 such as 1-6"),
    ("quality = fast", "settings:1: quality is 'fast', it must be automatic, low, medium or high"),
    ("tilt = steep", "settings:1: tilt is 'steep', it must be level, slight or strong"),
    ("show-only = 1", "settings:1: show-only is '1', it must be yes or no"),
    ("session-minutes = -5", "settings:1: session-minutes is '-5', it must be a whole number from 0 to 120"),
  ])
  func aBadLineIsNamedAndTheOthersHold(text: String, message: String) {
    let system = read(text + "\nalbum = no")
    #expect(system.problems.map(\.message) == [message])
    #expect(EffectiveSettings<LearnerSettings>(system: system).album == false)
  }

  @Test func whatIsNoTextSetsNothing() {
    let system = SystemSettings(contents: [0x6D, 0xFF], file: "settings")
    #expect(system.problems.map(\.message) == ["settings: the file is not UTF-8 text"])
    let large = SystemSettings(contents: Array(repeating: 0x0A, count: SystemSettings.mostBytes + 1), file: "settings")
    #expect(large.problems.map(\.message) == ["settings: 65537 bytes, more than the 65536 that settings may have"])
  }

  /// A kiosk is full screen and has one way out; neither the line's place nor another line changes that.
  @Test(arguments: ["kiosk = yes", "full-screen = no\nkiosk = yes\nexit-rule = anyone", "lock kiosk = yes"])
  func aKioskIsLocked(text: String) {
    let system = read(text)
    #expect(system.isKiosk && system.problems.isEmpty && system.unknownNames.isEmpty)
    var machine = EffectiveSettings<MachineSettings>(
      chosen: ["exit-rule": "anyone", "full-screen": "no", "kiosk": "no"], system: system)
    #expect(machine.fullScreen && machine.exitRule == .gate)
    #expect(machine.change(\.exitRule, to: .anyone) == nil && machine.change(\.fullScreen, to: false) == nil)
    #expect(machine.exitRule == .gate && machine.fullScreen)
  }

  @Test func onlyTheSystemMakesAKiosk() {
    #expect(!read("kiosk = no").isKiosk && !read("").isKiosk)
    #expect(read("kiosk = maybe").problems.map(\.message) == ["settings:1: kiosk is 'maybe', it must be yes or no"])
    #expect(!MachineSettings.keys.contains { $0.name == "kiosk" })
  }

  @Test func settingsOfALaterVersionAreKept() {
    let system = read("of-a-later-version = anything at all\n")
    #expect(system.problems.isEmpty)
    #expect(system.unknownNames == ["of-a-later-version"])
  }
}
