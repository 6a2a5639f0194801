// The reader of licences, and of what a seller reads, under libFuzzer; run-licences.sh builds and runs it.
//
// Nothing may crash or be read outside the text. No input is signed with the key, so that none may be taken; and what
// a text says must come back from the text that is written of it.

import Glibc

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  readText(bytes)
  readSigned(bytes)
  do throws(GuardError) { _ = try IssueTable(csv: bytes, file: "fuzz") } catch { _ = error.message }
  do throws(GuardError) { _ = try WithdrawnList(contents: bytes, file: "fuzz") } catch { _ = error.message }
  return 0
}

private func readText(_ bytes: [UInt8]) {
  do throws(LicenceRule) {
    let contents = try LicenceText.read(bytes)
    let written = LicenceText.text(name: contents.name ?? "", bytes: contents.bytes)
    guard try LicenceText.read(Array(written.utf8)).bytes == contents.bytes else { abort() }
  } catch {
    guard !error.message.isEmpty else { abort() }
  }
  if (try? Licence(text: bytes, key: Seller.key)) != nil { abort() }
}

/// The fuzzer cannot sign; signed for it, its bytes reach what lies behind the signature.
private func readSigned(_ bytes: [UInt8]) {
  guard let key = SigningKey(seed: Array(0..<32)) else { abort() }
  let name = String(decoding: bytes.dropFirst(8).prefix(140), as: UTF8.self)
  func number(_ place: Int) -> Int { place < bytes.count ? Int(bytes[place]) : 0 }
  let kind = number(0) % 3 == 0 ? Licence.Kind.family : .school(seats: number(1) == 0 ? nil : number(1) * 300)
  do throws(LicenceRule) {
    let licence = try Licence(
      name: name, kind: kind, serial: UInt32(number(2)) << 24, issued: CalendarDay(number: 18_000 + number(3) * 300),
      end: number(4) == 0 ? nil : CalendarDay(number: 18_000 + number(4) * 300))
    let text = Array(licence.text(signedWith: key).utf8)
    guard try Licence(text: text, key: key.verifying) == licence else { abort() }
    // One changed letter of the code must never be taken.
    guard let place = text.indices.last(where: { $0 <= text.count - 2 - number(5) % 100 }) else { return }
    var changed = text
    changed[place] = changed[place] == 0x5A ? 0x59 : 0x5A
    if text[place] != 0x0A, text[place] != 0x2D, (try? Licence(text: changed, key: key.verifying)) != nil { abort() }
  } catch {
    guard case .badField = error else { abort() }
  }
}
