/// What is set once for a machine, whoever writes at it.
public struct MachineSettings: SettingValues {
  /// Language of the interface, an ISO 639 code; nil for the system's.
  public var interfaceLanguage: String?
  /// How loud voices are, 0 to 100 in the hundred.
  public var voiceVolume = 100
  /// How loud effects are, 0 to 100 in the hundred.
  public var effectsVolume = 80
  /// How loud music is, 0 to 100 in the hundred.
  public var musicVolume = 50
  /// Whether the pen is heard on the paper.
  public var penSound = true
  /// No sound at all; the volumes stay as they are.
  public var mute = false
  /// Only cuts and short fades instead of movement.
  public var reducedMotion = false
  /// Darker lines and edges on plain paper.
  public var highContrast = false
  /// Mebibytes that decoded pictures may take; nil for a share of the machine's memory.
  public var textureBudget: Int?
  /// How much is drawn; nil for what the machine keeps up with.
  public var quality: DrawingQuality?
  /// Window pixels a millimetre of the screen has, as calibrated; nil for what the system says.
  public var pixelsPerMillimetre: Double?
  /// Whether the window takes the whole screen from the start.
  public var fullScreen = false
  /// Who may leave full screen and the program.
  public var exitRule = ExitRule.anyone
  /// Whether a finger may open the gate where the system knows one.
  public var fingerprint = true
  /// Where a licence is sold, as the system's settings say; nil or empty where they do not.
  public var purchaseAddress: String?

  /// The defaults.
  public init() {}
}

/// How much is drawn.
public enum DrawingQuality: String, Hashable, Sendable, CaseIterable {
  /// No moving things beside the letter, smaller pictures.
  case low
  /// Everything, movements at half the pictures a second.
  case medium
  /// Everything.
  case high
}

/// Who may leave full screen and the program.
public enum ExitRule: String, Hashable, Sendable, CaseIterable {
  /// Whoever presses the button or the key.
  case anyone
  /// Whoever passes the gate for grown-ups.
  case gate
}
