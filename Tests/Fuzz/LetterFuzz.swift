// Letter, model and path files under libFuzzer; Tests/Fuzz/run letters builds and runs it.
//
// Nothing may crash. What is accepted draws no farther than it promises and has numbers only.

import Glibc
import Letterform

/// One input of the fuzzer: the same bytes as each kind of file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(LetterFileError) {
    let letter = try Letter(svgFile: bytes, name: "fuzz", slant: 10)
    for form in letter.forms {
      for stroke in form.strokes {
        for point in stroke.path.flattened(tolerance: 0.5).points where !(point.x.isFinite && point.y.isFinite) {
          abort()
        }
      }
    }
  } catch { _ = error.message }
  do throws(LetterFileError) { _ = try Model(file: bytes, name: "fuzz") } catch { _ = error.message }
  if let path = try? Path(svg: bytes), count < 2048 {
    let bounds = path.bounds()
    if !bounds.isEmpty, !(bounds.least.x <= bounds.greatest.x) { abort() }
  }
  return 0
}
