// Unsafe: maps a file and gives it back with the object; its length is checked before anything is read.
import Glibc

// Safe: the bytes live as long as the object, and whoever reads them checks against `count` first.
/// The bytes of one pack: a read-only mapping of its file, or a block of memory.
///
/// A mapping is watched by `MappingWatch`: if the file is cut short underneath it, reading finds zeros and
/// `isTorn` becomes true, where the process would otherwise be killed by SIGBUS.
@safe
final class PackBytes: @unchecked Sendable {
  let base: UnsafeRawPointer
  let count: Int
  /// State of the file when it was mapped; nil for a block of memory.
  let stamp: FileStamp?
  private let place: Place

  // Safe: the block is freed once, with the object that holds this.
  @safe
  private enum Place {
    case mapped(watch: Int)
    case owned(UnsafeMutableRawPointer)
  }

  /// Maps a file for reading.
  ///
  /// - Throws: `PackError.unreadable`, or a refusal when it is not an ordinary file or is over the cap.
  init(path: String) throws(PackError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(file: path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable(file: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(file: path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    let size = Int(status.st_size)
    guard size <= PackLimits.packBytes else {
      throw .refusedPack(file: path, entry: nil, rule: .packTooLarge(bytes: size, cap: PackLimits.packBytes))
    }
    guard size >= EndRecord.size else {
      throw .refusedPack(file: path, entry: nil, rule: .tooShort(bytes: size))
    }
    guard let address = unsafe mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0), unsafe address != MAP_FAILED
    else {
      throw .unreadable(file: path, code: errno)
    }
    guard let watch = unsafe MappingWatch.begin(address, size) else {
      unsafe munmap(address, size)
      throw .unreadable(file: path, code: EMFILE)
    }
    place = .mapped(watch: watch)
    unsafe base = UnsafeRawPointer(address)
    count = size
    stamp = FileStamp(status)
  }

  /// A copy of bytes in memory.
  init(_ bytes: [UInt8]) {
    let block = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 64)
    unsafe bytes.withUnsafeBytes {
      unsafe block.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(block), byteCount: $0.count)
    }
    place = unsafe .owned(block)
    unsafe base = UnsafeRawPointer(block)
    count = bytes.count
    stamp = nil
  }

  /// Whether a part of the file vanished under the mapping while it was being read.
  var isTorn: Bool {
    if case .mapped(let watch) = place { MappingWatch.isTorn(watch) } else { false }
  }

  /// Takes the file's pages out of the process's memory; they come again, from the system's cache, when they are read.
  func forgetPages() {
    if case .mapped = place { _ = unsafe madvise(UnsafeMutableRawPointer(mutating: base), count, MADV_DONTNEED) }
  }

  deinit {
    switch place {
    case .mapped(let watch):
      MappingWatch.end(watch)
      unsafe munmap(UnsafeMutableRawPointer(mutating: base), count)
    case .owned(let block):
      unsafe block.deallocate()
    }
  }
}
