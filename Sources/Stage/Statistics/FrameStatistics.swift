/// Collects how long frames took and sums them up second by second.
///
/// A pure value; milliseconds of whatever clock the caller uses.
public struct FrameStatistics: Hashable, Sendable {
  /// One second's sum.
  public struct Summary: Hashable, Sendable {
    /// Frames a second.
    public var rate: Double
    /// The frame time half of the frames stayed within, in milliseconds.
    public var median: Double
    /// The frame time 95 of 100 frames stayed within, in milliseconds.
    public var p95: Double
  }

  /// How much time one summary covers, in milliseconds.
  public static let period = 1000.0

  private var began: Double?
  private var last = 0.0
  private var durations: [Double] = []

  /// No frame yet.
  public init() {}

  /// Takes in a frame that ended at `time` after `duration`.
  public mutating func add(duration: Double, at time: Double) {
    if began == nil { began = time - duration }
    durations.append(duration)
    last = time
  }

  /// When a summary is due; nil while there is no frame to sum up.
  public var due: Double? { began.map { $0 + Self.period } }

  /// The summary, once its time has come; forgets what it summed up.
  public mutating func summary(at time: Double) -> Summary? {
    guard let began, time >= began + Self.period else { return nil }
    let sorted = durations.sorted()
    let seconds = max(Self.period, last - began) / 1000
    let summary = Summary(
      rate: Double(sorted.count) / seconds, median: sorted[sorted.count / 2],
      p95: sorted[min(sorted.count - 1, sorted.count * 95 / 100)])
    durations.removeAll(keepingCapacity: true)
    self.began = nil
    return summary
  }
}
