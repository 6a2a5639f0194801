// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
import Glibc

/// What tells one state of a file from another: which file it is, how long, and when last written to.
public struct FileStamp: Equatable, Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
  /// Bytes.
  public let size: Int
  /// Nanoseconds since 1970, of the contents and of the inode.
  public let modified: Int64
  let touched: Int64

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    touched = Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec)
  }

  /// The stamp of the file a path leads to now; nil when there is none. One system call, under a microsecond.
  public init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}
