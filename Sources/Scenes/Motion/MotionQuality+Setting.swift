public import Settings
public import Stage

extension MotionQuality {
  /// What somebody has chosen for this machine.
  public init(_ setting: DrawingQuality) {
    switch setting {
    case .low: self.init(effects: false, fullSize: false)
    case .medium: self.init(fullRate: false)
    case .high: self = .full
    }
  }
}
