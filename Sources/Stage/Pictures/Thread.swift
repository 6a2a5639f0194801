// The only file that calls the C library's threads.
import Glibc

/// A thread of this process.
enum Thread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` beside everything else; nobody waits for its end.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let held = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, held.toOpaque())
    if failed == 0 { pthread_detach(thread) } else { held.release() }
  }

  /// Lets every other thread go first where there are more threads than cores.
  static func stepBack() {
    // On Linux a priority belongs to the thread that asks, though it is called the process's.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, stepsBack)
  }

  /// The nice value of threads that nobody waits for. Larger: the screen is smoother, pictures come later.
  private static let stepsBack: Int32 = 5
}

/// Counts what was given and lets a thread sleep until there is some.
final class Signal: @unchecked Sendable {
  private let semaphore: UnsafeMutablePointer<sem_t>

  init() {
    semaphore = .allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func give() { sem_post(semaphore) }

  func wait() {
    while sem_wait(semaphore) != 0 && errno == EINTR {}
  }

  /// Bytes of memory this machine has.
  static var machineMemory: Int { sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)) }
}
