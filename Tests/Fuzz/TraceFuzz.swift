// Pen traces as JSON Lines under libFuzzer; Tests/Fuzz/run traces builds and runs it.
//
// Nothing may crash or hang; a trace that is accepted is graded, with a place that is a number.

import Glibc
import Grading
import Letterform

/// One input of the fuzzer: one line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(GradeError) {
    let line = try GradeLine(bytes[...])
    guard case .path(let path, let corridor, let trace) = line.task else { return 0 }
    let ideal = path.flattened(tolerance: corridor / 100)
    guard ideal.length <= StrokePlan.longest * corridor else { return 0 }
    let verdict = trace.graded(
      against: StrokePlan(polyline: ideal, radius: corridor), strictness: line.strictness ?? .normal)
    if !(verdict.place.x.isFinite && verdict.place.y.isFinite && verdict.arc.isFinite) { abort() }
  } catch { _ = error.message }
  return 0
}
