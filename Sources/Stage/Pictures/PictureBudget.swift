/// Which pictures are kept within so many bytes: what is on screen always, then what was used last.
///
/// A pure value. Nothing is ever let in that would take the use past the limit.
public struct PictureBudget: Sendable {
  /// Bytes that may be in use.
  public let limit: Int
  /// Bytes in use: what is kept and what is being made.
  public private(set) var used = 0
  /// The most that ever was in use.
  public private(set) var peak = 0

  private struct Kept {
    var bytes: Int
    var lastUse: UInt64
  }
  private var kept: [String: Kept] = [:]
  private var uses: UInt64 = 0
  /// On screen: never let go.
  public var pinned: Set<String> = []
  /// Soon to be shown: let go only for what is on screen.
  public var ahead: Set<String> = []

  /// A budget of `limit` bytes with nothing in it.
  public init(limit: Int) {
    self.limit = max(0, limit)
  }

  /// Notes that a picture was used.
  public mutating func use(_ name: String) {
    uses += 1
    kept[name]?.lastUse = uses
  }

  /// Makes room for `bytes` more: the names to let go of, oldest first; nil when there is no room to be made.
  ///
  /// When there is, the bytes count as used from now on.
  public mutating func reserve(_ bytes: Int, forScreen: Bool) -> [String]? {
    guard bytes <= limit else { return nil }
    let spare = kept.filter { !pinned.contains($0.key) && (forScreen || !ahead.contains($0.key)) }
    guard used - spare.reduce(0, { $0 + $1.value.bytes }) + bytes <= limit else { return nil }
    // What nobody waits for goes before what somebody does.
    let order = spare.sorted {
      let (a, b) = (ahead.contains($0.key), ahead.contains($1.key))
      return a == b ? $0.value.lastUse < $1.value.lastUse : b
    }
    var gone: [String] = []
    for (name, picture) in order {
      if used + bytes <= limit { break }
      used -= picture.bytes
      kept[name] = nil
      gone.append(name)
    }
    used += bytes
    peak = max(peak, used)
    return gone
  }

  /// Gives back bytes that were reserved and are not needed.
  public mutating func giveBack(_ bytes: Int) { used -= bytes }

  /// Turns `bytes` of what was reserved into a kept picture.
  public mutating func keep(_ name: String, bytes: Int) {
    uses += 1
    used -= kept[name]?.bytes ?? 0
    kept[name] = Kept(bytes: bytes, lastUse: uses)
  }

  /// Lets go of everything that is not on screen.
  public mutating func letGo() -> [String] {
    let gone = kept.keys.filter { !pinned.contains($0) }
    for name in gone {
      used -= kept[name]?.bytes ?? 0
      kept[name] = nil
    }
    return gone
  }
}
