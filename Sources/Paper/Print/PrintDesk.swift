import Glibc
import Threads

/// Speaks with the print server on a thread of its own, so that nobody waits for it.
///
/// What is asked is done in order; every answer is kept until it is fetched, and `wake` is called when one is there.
public final class PrintDesk: Sendable {
  /// What the server answered.
  public enum News: Hashable, Sendable {
    /// The printers there are.
    case printers([Printer])
    /// A sheet was handed over.
    case sent(PrintJob)
    /// How far a job is.
    case state(PrintJob, PrintJob.State)
    /// What was asked last could not be done.
    case refused(PaperError)
  }

  private enum Question: Sendable {
    case printers
    case print([UInt8], title: String, printer: String, PrintSettings)
    case state(PrintJob)
    case cancel(PrintJob)
    case end
  }

  private let box = Mailbox<Question, News>()
  private let server: String?
  private let wake: @Sendable () -> Void

  /// A desk; no thread and no connection is made before something is asked.
  ///
  /// - Parameters:
  ///   - server: as for ``PrintServer/init(server:)``.
  ///   - wake: called from the desk's thread when an answer is there.
  public init(server: String? = nil, wake: @escaping @Sendable () -> Void) {
    (self.server, self.wake) = (server, wake)
  }

  deinit {
    if box.hasBegun { _ = box.ask(.end) }
  }

  private func ask(_ question: Question) {
    guard box.ask(question) else { return }
    // The first question: from now on somebody must answer. The thread holds the box, never the desk, which ends it.
    Thread.start { [box, server, wake] in
      var connection: PrintServer?
      while true {
        let question = box.nextQuestion()
        if case .end = question { return }
        box.put(Self.answer(question, server, &connection))
        wake()
      }
    }
  }

  /// Asks which printers there are: `printers`.
  public func askPrinters() { ask(.printers) }

  /// Asks for a sheet to be printed: `sent`.
  public func print(_ pdf: [UInt8], title: String, on printer: String, _ settings: PrintSettings) {
    ask(.print(pdf, title: title, printer: printer, settings))
  }

  /// Asks how far a job is: `state`.
  public func askState(of job: PrintJob) { ask(.state(job)) }

  /// Asks for a job to be taken back: `state`.
  public func cancel(_ job: PrintJob) { ask(.cancel(job)) }

  /// The answers that came since they were last fetched.
  public func news() -> [News] { box.takeNews() }

  private static func answer(_ question: Question, _ server: String?, _ connection: inout PrintServer?) -> News {
    do throws(PaperError) {
      let open: PrintServer
      if let connection { open = connection } else { open = try PrintServer(server: server) }
      connection = open
      switch question {
      case .printers: return .printers(try open.printers())
      case .print(let pdf, let title, let printer, let settings):
        return .sent(try open.print(pdf, title: title, on: printer, settings))
      case .state(let job): return .state(job, try open.state(of: job))
      case .cancel(let job):
        try open.cancel(job)
        return .state(job, try open.state(of: job))
      case .end: return .printers([])
      }
    } catch {
      // A server that went down may come back under the same address: the next question connects anew.
      if case .serverDown = error { connection = nil }
      return .refused(error)
    }
  }
}

/// Questions one way, answers the other, between two threads.
private final class Mailbox<Question: Sendable, News: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let arrived: UnsafeMutablePointer<pthread_cond_t>
  private var questions: [Question] = []
  private var news: [News] = []
  /// Whether anything was asked yet.
  private(set) var hasBegun = false

  init() {
    (lock, arrived) = (.allocate(capacity: 1), .allocate(capacity: 1))
    pthread_mutex_init(lock, nil)
    pthread_cond_init(arrived, nil)
  }

  deinit {
    pthread_cond_destroy(arrived)
    pthread_mutex_destroy(lock)
    arrived.deallocate()
    lock.deallocate()
  }

  /// Leaves a question; whether it is the first.
  func ask(_ question: Question) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    defer { hasBegun = true }
    questions.append(question)
    pthread_cond_signal(arrived)
    return !hasBegun
  }

  /// Sleeps until something is asked.
  func nextQuestion() -> Question {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while questions.isEmpty { pthread_cond_wait(arrived, lock) }
    return questions.removeFirst()
  }

  func put(_ answer: News) {
    pthread_mutex_lock(lock)
    news.append(answer)
    pthread_mutex_unlock(lock)
  }

  func takeNews() -> [News] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    defer { news = [] }
    return news
  }
}
