import Drawing
import Language
import Settings
import Stage

/// Everything that is set for this machine.
struct SettingsContent: FormContent {
  enum Action: Hashable {
    case language(String?)
    case voice(Int), effects(Int), music(Int), mute(Bool)
    case calm(Bool), contrast(Bool)
    case quality(DrawingQuality?), budget(Int?)
    case fullScreen(Bool), exit(ExitRule)
    case density(Double?)
    case fingerprint(Bool)
    case pin, keepPIN, dropPIN
  }

  let classroom: Classroom
  /// The PIN that is being typed.
  var typing: String?
  /// What is wrong with it; empty when nothing is.
  var fault = ""

  init(classroom: Classroom) { self.classroom = classroom }

  private var register: Register { classroom.register }
  private var machine: EffectiveSettings<MachineSettings> { register.machine }

  var band: GrownUpFrame.Band { .init(title: text("Settings"), subtitle: text("For everybody at this machine")) }

  func items(_ metrics: WindowMetrics) -> [FormItem<Action>] {
    [LanguageCard.item(classroom, Action.language)] + sound
      + [calm, contrast, fullScreen, exit, pin, fingerprint, calibration(metrics), quality, budget]
  }

  // MARK: - Cards

  private var sound: [FormItem<Action>] {
    func volume(_ head: String, _ path: KeyPath<MachineSettings, Int>, _ action: (Int) -> Action) -> FormItem<Action> {
      let steps = [0, 25, 50, 80, 100]
      let current = machine.values[keyPath: path]
      let nearest = steps.min { abs($0 - current) < abs($1 - current) }
      return FormItem(
        head, isLocked: machine.isLocked(path),
        [
          (
            .pills(
              steps.map { $0 == 0 ? text("Off", context: "volume") : "\($0)" },
              chosen: nearest.flatMap { steps.firstIndex(of: $0) }), steps.map(action)
          )
        ])
    }
    return [
      yesOrNo(text("No sound at all"), \.mute, Action.mute),
      volume(text("Voices"), \.voiceVolume, Action.voice), volume(text("Effects"), \.effectsVolume, Action.effects),
      volume(text("Music"), \.musicVolume, Action.music),
    ]
  }

  private var calm: FormItem<Action> {
    yesOrNo(
      text("Less motion"), note: text("Only cuts and short fades instead of movement."), \.reducedMotion, Action.calm)
  }

  private var contrast: FormItem<Action> {
    yesOrNo(
      text("High contrast"), note: text("Darker lines and edges on plain paper."), \.highContrast, Action.contrast)
  }

  private var fullScreen: FormItem<Action> {
    yesOrNo(
      text("Full screen from the start"), note: note(on: machine.exitRule), \.fullScreen,
      Action.fullScreen)
  }

  private func note(on rule: ExitRule) -> String {
    switch rule {
    case .anyone: text("The key F11 changes it at any time.")
    case .gate: text("The key F11 leads to the gate, and changes it behind it.")
    }
  }

  private var exit: FormItem<Action> {
    FormItem(
      text("Who may leave the program"),
      note: text("Behind the gate a child stays in the program; the machine itself is not locked."),
      isLocked: machine.isLocked(\.exitRule),
      [
        (
          .pills(
            [text("Everybody"), text("Grown-ups only")],
            chosen: ExitRule.allCases.firstIndex(of: machine.exitRule)), ExitRule.allCases.map(Action.exit)
        )
      ])
  }

  private func calibration(_ metrics: WindowMetrics) -> FormItem<Action> {
    let density = classroom.pixelsPerMillimetre(metrics)
    let steps = [0.92, 0.98, 1.02, 1.08].map { density * $0 }
    return FormItem(
      text("Size of the screen"),
      note: text(
        "Hold a bank card against the screen and make the drawn one as large. Buttons are then never too small."),
      isLocked: machine.isLocked(\.pixelsPerMillimetre),
      [
        (.bankCard(pixelsPerMillimetre: min(density, Double(metrics.width) / 130)), []),
        (
          .pills(["– –", "–", "+", "+ +", text("As the system says")], chosen: nil),
          steps.map { .density($0) } + [.density(nil)]
        ),
      ])
  }

  private var quality: FormItem<Action> {
    let choices = [nil] + DrawingQuality.allCases.map { Optional($0) }
    return FormItem(
      text("How much moves"), note: text("For old machines: less."), isLocked: machine.isLocked(\.quality),
      [
        (
          .pills(
            [text("As the machine can"), text("Little"), text("Some"), text("Everything")],
            chosen: choices.firstIndex(of: machine.quality)), choices.map(Action.quality)
        )
      ])
  }

  private var budget: FormItem<Action> {
    let choices: [Int?] = [nil, 8, 16, 32, 64, 128]
    return FormItem(
      text("Memory for pictures"), note: text("Counts from the next start."),
      isLocked: machine.isLocked(\.textureBudget),
      [
        (
          .pills(
            choices.map { $0.map { text("{count} MB", filling: ["count": "\($0)"]) } ?? text("As the machine can") },
            chosen: choices.firstIndex(of: machine.textureBudget)), choices.map(Action.budget)
        )
      ])
  }

  func yesOrNo(
    _ head: String, note: String = "", _ path: KeyPath<MachineSettings, Bool>, _ action: (Bool) -> Action
  ) -> FormItem<Action> {
    FormItem(
      head, note: note, isLocked: machine.isLocked(path),
      [
        (
          .pills([text("Yes"), text("No")], chosen: machine.values[keyPath: path] ? 0 : 1),
          [action(true), action(false)]
        )
      ])
  }

  // MARK: - What is done

  mutating func perform(_ action: Action) -> FormOutcome {
    switch action {
    case .language(let language): return LanguageCard.choose(language, classroom)
    case .voice(let value): register.change(machine: \.voiceVolume, to: value)
    case .effects(let value): register.change(machine: \.effectsVolume, to: value)
    case .music(let value): register.change(machine: \.musicVolume, to: value)
    case .mute(let value): register.change(machine: \.mute, to: value)
    case .calm(let value): register.change(machine: \.reducedMotion, to: value)
    case .contrast(let value):
      register.change(machine: \.highContrast, to: value)
      Palette.isStrong = machine.highContrast
    case .quality(let value): register.change(machine: \.quality, to: value)
    case .budget(let value): register.change(machine: \.textureBudget, to: value)
    case .exit(let value): register.change(machine: \.exitRule, to: value)
    case .fingerprint(let value): register.change(machine: \.fingerprint, to: value)
    case .density(let value):
      // Two places after the point are enough for any screen.
      register.change(machine: \.pixelsPerMillimetre, to: value.map { ($0 * 100).rounded() / 100 })
    case .fullScreen(let value):
      register.change(machine: \.fullScreen, to: value)
      return .asks(.fullScreen(value))
    case .pin: (typing, fault) = ("", "")
    case .keepPIN: return submit()
    case .dropPIN: setPIN(nil)
    }
    return .changed
  }

  mutating func submit() -> FormOutcome {
    guard let digits = typing else { return .nothing }
    setPIN(digits)
    return .changed
  }

  mutating func goBack() -> FormOutcome {
    guard typing == nil else {
      (typing, fault) = (nil, "")
      return .changed
    }
    return .leave(.grownUps(.overview))
  }
}
