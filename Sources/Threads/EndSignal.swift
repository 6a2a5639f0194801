// Unsafe: calls of the C library about signals, with sets that live through the call.
import Glibc

/// The system's requests to end, taken in by a thread of its own so that the program can end in order.
public enum EndSignal {
  /// What asks a program to end: the session's end, Ctrl+C, a closed terminal.
  private static let asking = [SIGTERM, SIGINT, SIGHUP]

  /// How long the program may take to end in order, seconds. Longer: a slow disk takes the last attempt, too.
  private static let patience = 5

  /// From now on calls `end` from another thread when the system asks for the end; if the program still runs after that
  /// patience, or is asked again, the signal does what it always does.
  ///
  /// Signals that only say that a write failed are ignored: the write says so itself. To be called once, before any other
  /// thread is started, since threads inherit what is held back.
  public static func take(_ end: @escaping @Sendable () -> Void) {
    // A pipe or socket nobody reads, a file over the user's limit.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    var held = asked
    guard unsafe pthread_sigmask(SIG_BLOCK, &held, nil) == 0 else { return }
    let isWatched = Thread.start {
      var waited = asked
      var number: Int32 = 0
      while unsafe sigwait(&waited, &number) != 0 {}
      end()
      var limit = timespec(tv_sec: patience, tv_nsec: 0)
      var second = unsafe sigtimedwait(&waited, nil, &limit)
      // Stopped and continued, say.
      while second < 0, errno == EINTR { second = unsafe sigtimedwait(&waited, nil, &limit) }
      signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &waited, nil)
      kill(getpid(), number)
    }
    if !isWatched { unsafe pthread_sigmask(SIG_UNBLOCK, &held, nil) }
  }

  private static var asked: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in asking { unsafe sigaddset(&set, number) }
    return set
  }
}
