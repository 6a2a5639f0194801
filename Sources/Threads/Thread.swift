import Glibc

/// A thread of this process.
public enum Thread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` beside everything else; nobody waits for its end.
  ///
  /// - Returns: false when the system has no thread left; `body` is not run then.
  @discardableResult public static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let held = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, held.toOpaque())
    if failed == 0 { pthread_detach(thread) } else { held.release() }
    return failed == 0
  }

  /// Lets every other thread go first where there are more threads than cores.
  public static func stepBack() {
    // On Linux a priority belongs to the thread that asks, though it is called the process's.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, stepsBack)
  }

  /// The nice value of threads that nobody waits for. Larger: the screen is smoother, pictures come later.
  private static let stepsBack: Int32 = 5
}
