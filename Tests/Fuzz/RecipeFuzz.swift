// Recipes of packs under libFuzzer; Tests/Fuzz/run recipes builds and runs it.
//
// Nothing may crash; a refusal says its line.

import Glibc

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(Recipe.Mistake) { _ = try Recipe(text) } catch {
    if error.line < 1 { abort() }
  }
  do throws(Table.Mistake) { _ = try Table(text) } catch {
    if error.line < 0 { abort() }
  }
  return 0
}
