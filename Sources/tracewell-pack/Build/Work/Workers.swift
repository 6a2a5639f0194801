import Glibc
import Synchronization

/// Runs numbered jobs on several threads.
enum Workers {
  private final class Work: Sendable {
    let next = Atomic<Int>(0)
    let count: Int
    let body: @Sendable (Int) -> Void

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func run() {
      Palette.useOneThread()
      while true {
        let (number, _) = next.add(1, ordering: .relaxed)
        if number >= count { return }
        body(number)
      }
    }
  }

  /// Processors this program may use.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Calls `body` with 0 to `count` - 1, on `threads` threads, and returns when all are done.
  static func run(count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let work = Work(count: count, body: body)
    var handles: [pthread_t] = []
    for _ in 1..<max(2, min(threads, count)) where threads > 1 {
      var handle = pthread_t()
      let argument = Unmanaged.passRetained(work).toOpaque()
      let started = pthread_create(
        &handle, nil,
        { argument in
          if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
          return nil
        }, argument)
      if started == 0 {
        handles.append(handle)
      } else {
        Unmanaged<Work>.fromOpaque(argument).release()
      }
    }
    work.run()
    for handle in handles { pthread_join(handle, nil) }
  }
}
