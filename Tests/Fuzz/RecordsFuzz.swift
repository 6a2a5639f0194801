// Imports of records under libFuzzer; Tests/Fuzz/run records builds and runs it.
//
// Every input gets a true seal, so that what lies behind the checksum is reached. Nothing may crash or hang, and after
// a refusal the records are as they were.

import Glibc
import Letterform

@testable import Records

private let path = "/dev/shm/tracewell-fuzz-\(getpid()).records"

/// Records with one learner, made once.
private nonisolated(unsafe) var file: RecordFile = {
  guard let file = try? RecordFile(inMemory: "fuzz") else { abort() }
  try? file.keep(
    Learner(id: RecordID(high: 1, low: 2), name: "Lulu", added: Moment(milliseconds: 0)))
  return file
}()

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0, let target = fopen(path, "we") else { return 0 }
  fwrite(start, 1, count, target)
  fclose(target)
  guard (try? Seal.put(under: path)) != nil else { return 0 }
  let before = try? file.learners()
  do throws(RecordsError) {
    _ = try file.importFile(path)
  } catch {
    _ = error.message
    if (try? file.learners()) != before { abort() }
  }
  // Whatever came in, the pages that show it must bear it.
  for learner in (try? file.learners()) ?? [] {
    _ = try? file.attempts(of: learner.id)
    _ = try? file.history(of: learner.id, count: 5)
  }
  if ((try? file.learners())?.count ?? 0) > 50 {
    guard let fresh = try? RecordFile(inMemory: "fuzz") else { abort() }
    file = fresh
  }
  return 0
}
