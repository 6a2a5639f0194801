// Unsafe: POSIX threads take a pointer for the body; it is retained before and released by the thread.
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
    let held = unsafe Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let failed = unsafe pthread_create(
      &thread, nil,
      { argument in
        if let argument = unsafe argument { unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, unsafe held.toOpaque())
    if failed == 0 { pthread_detach(thread) } else { unsafe held.release() }
    return failed == 0
  }

  /// Has threads of this process, those of the libraries too, take up less room from now on: a small machine, or one
  /// whose user may have only so much memory, has room for them still. To be called before the first is started.
  public static func takeLessRoom() {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return }
    defer { unsafe pthread_attr_destroy(&attributes) }
    // An extension of the GNU C library, which the headers hide.
    typealias Set = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
    guard unsafe pthread_attr_setstacksize(&attributes, stack) == 0,
      let set = unsafe dlsym(nil, "pthread_setattr_default_np").map({ unsafe unsafeBitCast($0, to: Set.self) })
    else { return }
    _ = unsafe set(&attributes)
  }

  /// Bytes of a thread's stack; the C library's own 8 MB are asked of the system as a whole. Larger: deeper calls.
  private static let stack = 1 << 20

  /// Lets every other thread go first where there are more threads than cores.
  public static func stepBack() {
    // On Linux a priority belongs to the thread that asks, though it is called the process's.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, stepsBack)
  }

  /// The nice value of threads that nobody waits for. Larger: the screen is smoother, pictures come later.
  private static let stepsBack: Int32 = 5
}
