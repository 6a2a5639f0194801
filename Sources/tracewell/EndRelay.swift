import Synchronization

/// Passes the system's request to end on to the stage; one that comes while the program still starts is kept for it.
final class EndRelay: Sendable {
  private struct State {
    var isAsked = false
    var end: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// The system asks for the end.
  func ask() {
    let end = state.withLock { state in
      state.isAsked = true
      return state.end
    }
    end?()
  }

  /// What ends the program in order, from now on.
  func take(_ end: @escaping @Sendable () -> Void) {
    let isAsked = state.withLock { state in
      state.end = end
      return state.isAsked
    }
    if isAsked { end() }
  }
}
