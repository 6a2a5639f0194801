import Drawing
import Guard
import Letterform
import Records
import Settings
import Stage
import Testing

@testable import Scenes

/// The pages of cards behind the gate, played without a window.
@Suite(.serialized) struct FormPageTests {
  static let sizes = [(1024, 600), (1366, 768), (1920, 1080), (768, 1024)]

  private func press<Content>(_ action: Content.Action, on page: inout FormPage<Content>, _ player: RecordsPlayer)
    throws
  {
    // What is not seen is scrolled to by the keyboard, as a grown-up without a mouse would.
    for _ in 0..<page.order.count where !isSeen(page.box(doing: action), page) {
      player.send(.key(KeyPress(.tab)), to: &page)
    }
    let box = try #require(page.box(doing: action))
    player.tap(box.centre, in: &page)
  }

  private func isSeen<Content>(_ box: Box?, _ page: FormPage<Content>) -> Bool {
    guard let box, let room = page.frame?.room else { return false }
    return box.y >= room.y && box.bottom <= room.bottom || box.bottom <= room.y
  }

  private func page<Content: FormContent>(_ content: Content, _ player: RecordsPlayer) -> FormPage<Content> {
    var page = FormPage(content, classroom: player.classroom)
    player.send(.opened(player.metrics), to: &page)
    return page
  }

  @Test(arguments: sizes) func settingsAreChangedByAFinger(width: Int, height: Int) throws {
    let player = try RecordsPlayer(width: width, height: height, attempts: 0)
    var page = page(SettingsContent(classroom: player.classroom), player)
    try press(.mute(true), on: &page, player)
    try press(.music(25), on: &page, player)
    try press(.calm(true), on: &page, player)
    try press(.exit(.gate), on: &page, player)
    try press(.budget(32), on: &page, player)
    let machine = player.classroom.register.machine
    #expect(machine.mute && machine.musicVolume == 25 && machine.reducedMotion)
    #expect(machine.exitRule == .gate && machine.textureBudget == 32)
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
    player.send(.key(KeyPress(.escape)), to: &page)
    #expect(page.leaving == .grownUps(.overview))
  }

  /// At the first start and in the settings: pressed, a language is shown, kept and says its name.
  @Test(arguments: [true, false]) func aLanguageIsChosenByItsOwnName(isFirstStart: Bool) throws {
    let classroom = try TestClassroom.make()
    classroom.interfaceLanguages = ["de", "en", "ru"]
    var shown: [String?] = []
    classroom.showLanguage = { [unowned classroom] language in
      shown.append(language)
      classroom.interfaceLanguage = language ?? "en"
    }
    func heard<Content: FormContent>(_ content: Content, _ action: Content.Action) throws -> [SoundCommand] {
      let player = try JourneyPlayer(FormPage(content, classroom: classroom))
      let box = try #require(player.scene.box(doing: action))
      #expect(box.bottom < 600, "seen without scrolling")
      player.tap(box.centre)
      return player.heard
    }
    for language in ["ru", nil] {
      let sounds =
        try isFirstStart
        ? heard(FirstStartContent(classroom: classroom), .language(language))
        : heard(SettingsContent(classroom: classroom), .language(language))
      let name = Tongues(interface: "en", lesson: "en").sound(of: .language(language ?? "en"))
      #expect(sounds.contains(.say([name])))
      #expect(classroom.register.machine.interfaceLanguage == language)
    }
    #expect(shown == ["ru", nil])
  }

  @Test func aPINIsTypedAndRefusedWhereAChildWouldGuessIt() throws {
    let player = try RecordsPlayer(width: 1366, height: 768, attempts: 0)
    var page = page(SettingsContent(classroom: player.classroom), player)
    try press(.pin, on: &page, player)
    player.send(.text("123456"), to: &page)
    player.send(.key(KeyPress(.enter)), to: &page)
    #expect(!player.classroom.gatekeeper.hasPIN && page.content.typing == "123456")
    for _ in 0..<6 { player.send(.key(KeyPress(.backspace)), to: &page) }
    player.send(.text("302817"), to: &page)
    player.send(.key(KeyPress(.enter)), to: &page)
    #expect(player.classroom.gatekeeper.hasPIN && page.content.typing == nil)
  }

  @Test func everythingIsReachedByTheKeyboard() throws {
    let player = try RecordsPlayer(width: 1024, height: 600, attempts: 0)
    var page = page(SettingsContent(classroom: player.classroom), player)
    let room = try #require(page.frame?.room)
    for button in page.order {
      player.send(.key(KeyPress(.tab)), to: &page)
      let box = try #require(page.box(of: button))
      if case .choice = button { #expect(box.y >= room.y - 1 && box.bottom <= room.bottom + 1, "\(button)") }
    }
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }

  @Test(arguments: sizes) func aChildIsAddedAndSet(width: Int, height: Int) throws {
    let player = try RecordsPlayer(width: width, height: height, attempts: 0)
    var page = page(ChildrenContent(classroom: player.classroom), player)
    try press(.add, on: &page, player)
    player.send(.text("Зоя"), to: &page)
    player.send(.key(KeyPress(.enter)), to: &page)
    try press(.hand(.left), on: &page, player)
    try press(.picture("owl"), on: &page, player)
    try press(.course("ru-cursive"), on: &page, player)
    try press(.tilt(.strong), on: &page, player)
    try press(.showsOnly(true), on: &page, player)
    try press(.minutes(10), on: &page, player)
    try press(.lowest(3), on: &page, player)
    let register = player.classroom.register
    let child = try #require(register.learners.first { $0.name == "Зоя" })
    #expect(child.hand == .left && child.picture == "owl")
    let own = register.settings(of: child)
    #expect(own.course == "ru-cursive" && own.sessionMinutes == 10 && own.rungs == 3...6)
    #expect(own.tilt == .strong && own.showsOnly)
    // Nobody else was changed.
    #expect(register.own.course == nil && register.learner?.name == "Ada")
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }

  @Test func aNameWithoutLettersIsNotKept() throws {
    let player = try RecordsPlayer(width: 1366, height: 768, attempts: 0)
    var page = page(ChildrenContent(classroom: player.classroom), player)
    try press(.add, on: &page, player)
    player.send(.text("   "), to: &page)
    player.send(.key(KeyPress(.enter)), to: &page)
    try press(.hand(.left), on: &page, player)
    #expect(player.classroom.register.learners.count == RecordsPlayer.names.count)
  }

  @Test(arguments: sizes) func theFirstStartIsDoneInThreeSteps(width: Int, height: Int) throws {
    let player = try RecordsPlayer(width: width, height: height, attempts: 0)
    var page = page(FirstStartContent(classroom: player.classroom), player)
    player.send(.key(KeyPress(.enter)), to: &page)
    #expect(page.content.step == .who)
    player.send(.text("Лу"), to: &page)
    player.send(.key(KeyPress(.enter)), to: &page)
    #expect(page.content.step == .hand)
    try press(.child(.hand(.left)), on: &page, player)
    try press(.next, on: &page, player)
    try press(.child(.course("ru-print")), on: &page, player)
    try press(.next, on: &page, player)
    #expect(page.leaving == .map)
    #expect(player.classroom.register.learner?.name == "Лу" && player.classroom.hand == .left)
    #expect(player.classroom.register.own.course == "ru-print")
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }

  @Test(arguments: sizes) func everyPageOfTheOverviewIsReached(width: Int, height: Int) throws {
    let player = try RecordsPlayer(width: width, height: height, attempts: 0)
    for target in GrownUpPage.allCases where target != .overview {
      var page = page(OverviewContent(classroom: player.classroom), player)
      try press(target, on: &page, player)
      #expect(page.leaving == (target == .exit ? .quit : .grownUps(target)))
    }
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }

  @Test func aLockedSettingCannotBePressed() throws {
    let classroom = try TestClassroom.make(calm: true)
    var page = FormPage(SettingsContent(classroom: classroom), classroom: classroom)
    _ = page.handle(.opened(WindowMetrics(width: 1366, height: 768)), at: 0)
    #expect(page.box(doing: .calm(false)) != nil)
    let locked = Register(
      store: try RecordStore.inMemory(),
      system: SystemSettings(contents: Array("lock mute = yes".utf8), file: "system"),
      clock: { TestClassroom.noon }, newID: { RecordID(high: 0, low: 1) })
    let school = Classroom(
      content: classroom.content, register: locked, course: "en-upright", seed: 1,
      read: { _ in throw CancellationError() },
      levels: { _, _ in throw CancellationError() })
    var other = FormPage(SettingsContent(classroom: school), classroom: school)
    _ = other.handle(.opened(WindowMetrics(width: 1366, height: 768)), at: 0)
    #expect(other.box(doing: .mute(false)) == nil && other.box(doing: .calm(false)) != nil)
  }
}
