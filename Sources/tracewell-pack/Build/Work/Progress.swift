import Glibc
import Synchronization

/// A bar on standard error while a pack is built, if someone is looking at a terminal.
final class Progress: Sendable {
  private static let width = 30

  private let total: Int
  private let isShown: Bool
  private let done = Mutex(0)

  init(total: Int) {
    self.total = total
    isShown = isatty(STDERR_FILENO) != 0
  }

  /// One more is done.
  func step(_ name: String) {
    done.withLock { done in
      done += 1
      guard isShown, total > 0 else { return }
      let filled = done * Self.width / total
      let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
      draw("\r[\(bar)] \(done)/\(total) \(name)\u{1b}[K")
    }
  }

  /// Takes the bar away.
  func end() {
    if isShown { draw("\r\u{1b}[K") }
  }

  private func draw(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
