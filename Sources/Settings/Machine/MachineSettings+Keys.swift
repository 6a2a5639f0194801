extension MachineSettings {
  /// Volumes, in the hundred.
  public static let volumes = 0...100
  /// Mebibytes of pictures.
  public static let textureBudgets = 4...4096
  /// Pixels a millimetre: from a beamer's wall to a telephone's screen.
  public static let densities = 0.5...40.0

  /// Every setting, by its name in files.
  public static let keys: [SettingKey<Self>] = [
    .identifierOrAutomatic("interface-language", \.interfaceLanguage, expected: "a language code such as en or ru"),
    .whole("voice-volume", \.voiceVolume, in: volumes),
    .whole("effects-volume", \.effectsVolume, in: volumes),
    .whole("music-volume", \.musicVolume, in: volumes),
    .yesOrNo("pen-sound", \.penSound),
    .yesOrNo("mute", \.mute),
    .yesOrNo("reduced-motion", \.reducedMotion),
    .yesOrNo("high-contrast", \.highContrast),
    .wholeOrAutomatic("texture-budget", \.textureBudget, in: textureBudgets),
    .choiceOrAutomatic("quality", \.quality),
    .numberOrAutomatic("pixels-per-millimetre", \.pixelsPerMillimetre, in: densities),
    .yesOrNo("full-screen", \.fullScreen),
    .choice("exit-rule", \.exitRule),
    .yesOrNo("fingerprint", \.fingerprint),
    SettingKey(
      "purchase-address", \.purchaseAddress,
      expected: "\(automatic), nothing, or an address of at most 200 characters without spaces",
      read: { text in
        if text == automatic { return .some(nil) }
        return text.utf8.count <= 200 && text.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? .some(text) : nil
      },
      write: { $0 ?? automatic }),
  ]
}
