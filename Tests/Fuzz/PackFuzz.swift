// The pack reader under libFuzzer; Tests/Fuzz/run packs builds and runs it.
//
// Nothing may crash, read outside the file (the address sanitizer watches), or hold more memory than twice the file's
// size beyond what a call needs at the least. What is accepted must read the same twice.

import Glibc

@testable import Packs

/// Bytes a call may hold however small the file: zlib's window and the chunk an entry is inflated into.
private let leastMemory = PackLimits.chunkBytes + (96 << 10)

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // Exactly as many bytes on the heap as there are, so that one more is seen.
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  Memory.begin()
  let verdict = read(bytes)
  Memory.end(most: 2 * count + leastMemory)
  if verdict == .accept, read(bytes) != .accept { abort() }
  return 0
}

private func read(_ bytes: [UInt8]) -> Pack.Verdict {
  let pack: Pack
  do { pack = try Pack(bytes: bytes, name: "fuzz") } catch {
    _ = error.description
    return .refuse(error)
  }
  let verdict = pack.check()
  for entry in pack.entries {
    guard pack.contains(entry.name) || verdict != .accept else { abort() }
    // Contents as large as they truly are may be more than twice the file; only those that fit are unpacked.
    guard entry.size <= bytes.count else { continue }
    let contents = try? pack.read(entry.name)
    if verdict == .accept, contents?.count != entry.size { abort() }
  }
  _ = pack.list("")
  _ = pack.contains("a/b")
  return verdict
}

/// Counts the heap through the sanitizer's hooks, which see every allocation.
private enum Memory {
  nonisolated(unsafe) static var isCounting = false
  nonisolated(unsafe) static var held = 0
  nonisolated(unsafe) static var most = 0

  private static let hooks = __sanitizer_install_malloc_and_free_hooks(
    { _, size in
      guard Memory.isCounting else { return }
      Memory.held += Int(size)
      if Memory.held > Memory.most { Memory.most = Memory.held }
    },
    { pointer in
      guard Memory.isCounting, let pointer else { return }
      Memory.held -= Int(__sanitizer_get_allocated_size(pointer))
    })

  static func begin() {
    _ = hooks
    held = 0
    most = 0
    isCounting = true
  }

  static func end(most limit: Int) {
    isCounting = false
    if most > limit {
      print("held \(most) bytes, allowed \(limit)")
      abort()
    }
  }
}

@_silgen_name("__sanitizer_install_malloc_and_free_hooks")
private func __sanitizer_install_malloc_and_free_hooks(
  _ malloc: @convention(c) (UnsafeRawPointer?, UInt) -> Void, _ free: @convention(c) (UnsafeRawPointer?) -> Void
) -> CInt

@_silgen_name("__sanitizer_get_allocated_size")
private func __sanitizer_get_allocated_size(_ pointer: UnsafeRawPointer) -> UInt
