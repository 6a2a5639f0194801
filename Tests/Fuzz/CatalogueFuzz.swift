// Catalogues of texts under libFuzzer; Tests/Fuzz/run catalogues builds and runs it.
//
// A file that the check accepts is shown to the C library, which may then neither crash nor read outside.

import Glibc

@testable import Language

/// A folder in memory, so that no disk is worn.
private let folder = "/dev/shm/tracewell-fuzz-\(getpid())"
private nonisolated(unsafe) var turn = 0

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(CatalogueRule) { try CatalogueFile.check(bytes) } catch {
    _ = error.message
    return 0
  }
  // The C library keeps what it has read: each input is a language of its own.
  turn += 1
  let language = "x\(turn)"
  for part in ["", "/\(language)", "/\(language)/LC_MESSAGES"] { mkdir(folder + part, 0o700) }
  let path = "\(folder)/\(language)/LC_MESSAGES/tracewell.mo"
  guard let file = fopen(path, "we") else { return 0 }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
  Catalogue.open(folder: folder)
  Catalogue.select(language: language)
  for english in ["Well done!", "Back to the road", "", "\u{4}"] { _ = text(english) }
  for number in [0, 1, 2, 5, 11, 21, 101] { _ = plural("{count} star", "{count} stars", number) }
  unlink(path)
  rmdir("\(folder)/\(language)/LC_MESSAGES")
  rmdir("\(folder)/\(language)")
  return 0
}
