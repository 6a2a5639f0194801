public import Glibc

/// The way back in for whoever is locked out: a file that only the machine's owner can place.
///
/// Somebody with the machine's password runs `sudo touch /etc/xdg/tracewell/reset-gate`; the next time the gate is
/// opened, the PIN and the waits are forgotten. The file counts once each time it is placed, so it may stay.
public struct ResetFile: Hashable, Sendable {
  /// Tells this placing from every other.
  public let mark: String

  /// The file at `path`; nil when there is none, when `owner` does not own it, or when others may write to it.
  ///
  /// - Parameter owner: whose file counts: the machine's administrator, number 0.
  public init?(path: String, owner: uid_t = 0) {
    guard let placing = SmallFile.placing(path), placing.owner == owner, !placing.isOthersToWrite else { return nil }
    mark = placing.mark
  }
}
