// Level tables under libFuzzer; Tests/Fuzz/run tables builds and runs it.
//
// Nothing may crash; what is accepted holds only numbers inside their ranges.

import Curriculum
import Glibc

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(CurriculumError) {
    let table = try LevelTable(csv: bytes, name: "fuzz")
    for rung in 1...6 {
      for screen in [ScreenSize.small, .large] {
        guard let level = table.level(rung: rung, screen: screen) else { continue }
        if !(level.corridor > 0 && level.corridor.isFinite) { abort() }
      }
    }
  } catch { _ = error.message }
  return 0
}
