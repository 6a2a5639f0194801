extension SystemSettings {
  /// The line that makes a machine a kiosk. It is no setting of the machine's pages: only its owner says so.
  static let kioskName = "kiosk"
  static let kioskValues = ["yes", "no"]

  /// Whether nobody gets out of the window but through the gate.
  public var isKiosk: Bool { lines[Self.kioskName]?.value == "yes" }

  /// Makes the machine a kiosk: full screen, and only grown-ups leave; neither can be changed here.
  public mutating func becomeKiosk() {
    let number = lines[Self.kioskName]?.number ?? 0
    for (name, value) in [(Self.kioskName, "yes"), ("full-screen", "yes"), ("exit-rule", ExitRule.gate.rawValue)] {
      lines[name] = Line(value: value, isLocked: true, number: number)
    }
  }
}
