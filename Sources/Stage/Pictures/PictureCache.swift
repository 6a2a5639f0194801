import Glibc
import Packs
import Synchronization
import Threads

/// A picture as it can be drawn now.
public enum PictureState: Sendable {
  /// There: its pixels, and how many of them a layout unit has.
  case ready(PixelBuffer, scale: Int, opacity: Double)
  /// Not decoded yet.
  case coming
  /// Cannot be shown; draw a stand-in.
  case damaged
}

/// All pictures of the packs that are decoded now, within a budget of bytes.
///
/// The scene says what is on screen and what will be next; a second thread decodes that, and nothing here ever waits
/// for it. When a picture is there the stage is woken and the scene gets `arrived`. One that came after it was asked
/// for fades in.
public final class PictureCache: Sendable {
  /// How long a late picture takes to appear, in milliseconds.
  public static let fade = 200.0

  struct Entry {
    enum Content {
      case picture(PixelBuffer, scale: Int)
      case fault
    }
    var content: Content
    /// Asked for before it was there.
    var wasLate: Bool
    /// Shown since, in the stage's milliseconds; nil until `arrivals` has told of it.
    var since: Double?
  }

  struct State {
    var budget: PictureBudget
    var entries: [String: Entry] = [:]
    var scale = 1.0
    /// To be decoded, in order.
    var wanted: [String] = []
    /// Is being decoded, and at which scale.
    var underWay: (name: String, scale: Double)?
    /// Was asked for and not there.
    var missed: Set<String> = []
    var arrived: [String] = []
    var faults: [PictureFault] = []
    var reported: Set<String> = []
    var isOver = false
  }

  let state: Mutex<State>
  let work: Signal

  /// A cache over `source`; `wake` is called on the decoding thread when a picture is there.
  ///
  /// - Parameter budget: bytes of decoded pictures, see `budget(forMemory:)`.
  public init<Source: PictureSource>(source: Source, budget: Int, wake: @escaping @Sendable () -> Void) {
    state = Mutex(State(budget: PictureBudget(limit: budget)))
    work = Signal()
    let decoder = Decoder(source: source, wake: wake)
    // The thread holds the cache only while it works, so that letting go of the cache ends the thread.
    let work = work
    let box = WeakCache(self)
    Thread.start {
      Thread.stepBack()
      while true {
        work.wait()
        guard let cache = box.cache, decoder.decodeAll(in: cache) else { break }
      }
    }
  }

  deinit {
    state.withLock { $0.isOver = true }
    work.give()
  }

  /// The budget for a machine with so many bytes of memory: a thirty-second of it, from 24 to 256 MiB.
  public static func budget(forMemory bytes: Int) -> Int { min(max(bytes / 32, 24 << 20), 256 << 20) }

  /// Bytes of memory this machine has.
  public static var machineMemory: Int { sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)) }

  /// Says which pictures are on screen, which stay, and which come next, first first; all others may go.
  public func show(_ onScreen: some Sequence<String>, ahead: some Sequence<String> = [], scale: Double = 1) {
    let hasWork = state.withLock { state in
      if scale != state.scale {
        state.scale = scale
        // Variants of another scale are other pictures.
        state.budget.pinned = []
        for name in state.budget.letGo() { state.entries[name] = nil }
      }
      let (screen, next) = (Array(onScreen), Array(ahead))
      state.budget.pinned = Set(screen)
      state.budget.ahead = Set(next)
      state.missed.formIntersection(state.budget.pinned)
      for name in next.reversed() { state.budget.use(name) }
      for name in screen { state.budget.use(name) }
      state.wanted = (screen + next).filter { name in
        state.entries[name] == nil && !(state.underWay.map { $0 == (name, scale) } ?? false)
      }
      return !state.wanted.isEmpty
    }
    if hasWork { work.give() }
  }

  /// The picture as it can be drawn at `time`; only what `show` named as on screen is given.
  public func picture(_ name: String, at time: Double) -> PictureState {
    state.withLock { state in
      guard state.budget.pinned.contains(name), let entry = state.entries[name] else {
        state.missed.insert(name)
        return .coming
      }
      switch entry.content {
      case .fault: return .damaged
      case .picture(let pixels, let scale):
        guard entry.wasLate else { return .ready(pixels, scale: scale, opacity: 1) }
        let opacity = entry.since.map { min(1, max(0, (time - $0) / Self.fade)) } ?? 0
        return .ready(pixels, scale: scale, opacity: opacity)
      }
    }
  }

  /// The names on screen that came since the last call; what is late of them fades in from `time` on.
  ///
  /// To be called when the stage tells `arrived`; draw their places again until `time + fade`.
  public func arrivals(at time: Double) -> [String] {
    state.withLock { state in
      let names = state.arrived.filter { state.budget.pinned.contains($0) }
      for name in state.arrived { state.entries[name]?.since = time }
      state.arrived.removeAll()
      return names
    }
  }

  /// Pictures found damaged since the last call, each told once.
  public func newFaults() -> [PictureFault] {
    state.withLock { state in
      defer { state.faults.removeAll() }
      return state.faults
    }
  }

  /// Bytes in use now, at most so far, and the limit.
  public var use: (bytes: Int, peak: Int, budget: Int) {
    state.withLock { ($0.budget.used, $0.budget.peak, $0.budget.limit) }
  }

  /// Lets go of everything that is not on screen, and tries again what was damaged, as when a pack was replaced.
  public func letGo() {
    state.withLock { state in
      for name in state.budget.letGo() { state.entries[name] = nil }
      state.entries = state.entries.filter { if case .fault = $0.value.content { false } else { true } }
      state.reported.removeAll()
    }
  }
}

/// Lets the decoding thread see whether the cache is still there.
private final class WeakCache: Sendable {
  private let held: Mutex<Held>
  private struct Held { weak var cache: PictureCache? }
  var cache: PictureCache? { held.withLock { $0.cache } }
  init(_ cache: PictureCache) { held = Mutex(Held(cache: cache)) }
}
