import Glibc

extension StageError: CustomStringConvertible {
  /// One English line: what, where, why.
  public var description: String {
    switch self {
    case .noVideo(let reason): "no screen to show a window on: \(reason)"
    case .noWindow(let reason): "the window cannot be opened: \(reason)"
    case .cannotWrite(let path, let code): "\(path): cannot be written: \(String(cString: strerror(code)))"
    case .badAnimation(let name, let line, let rule): "\(name):\(line): \(rule)"
    }
  }
}

extension AnimationRule: CustomStringConvertible {
  /// The rule in English.
  public var description: String {
    switch self {
    case .unknownWord(let word): "'\(word)' is not known; there are rate, loop, size, frame and sheet"
    case .wrongValues(let word, let expected): "'\(word)' is followed by \(expected)"
    case .noFrame: "every size needs at least one frame"
    case .noRate: "'rate' comes before the first frame"
    case .unequalSizes(let first, let this): "this size has \(this) frames, the first has \(first)"
    }
  }
}
