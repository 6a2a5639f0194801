import Synchronization
import Threads

/// What one thread answers another.
final class Answer<Value: Sendable>: Sendable {
  private let value = Mutex<Result<Value, RecordsError>>(.failure(.closed))
  private let given = Signal()

  func give(_ result: Result<Value, RecordsError>) {
    value.withLock { $0 = result }
    given.give()
  }

  func wait() throws(RecordsError) -> Value {
    given.wait()
    return try value.withLock { $0 }.get()
  }
}
