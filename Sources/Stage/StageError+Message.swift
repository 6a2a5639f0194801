import Glibc

extension StageError: CustomStringConvertible {
  /// One English line: what, where, why.
  public var description: String {
    switch self {
    case .noVideo(let reason): "no screen to show a window on: \(reason)"
    case .noWindow(let reason): "the window cannot be opened: \(reason)"
    case .cannotWrite(let path, let code): "\(path): cannot be written: \(String(cString: strerror(code)))"
    }
  }
}
