// The bytes of a licence, version 1; numbers are big-endian.
//
//   1  version            1  bytes of the name     4  which key signed it
//   4  serial             2  day it was issued     2  its last day, 0 for none
//   1  kind               2  seats, 0 for none     n  name, UTF-8             64  signature of all before
//
// Days are counted from 1 January 2020.

extension Licence {
  /// The version that is written and read.
  static let version: UInt8 = 1
  /// Bytes before the name.
  static let headBytes = 17
  /// What is signed begins with these, so that a signature of a licence is none of anything else.
  private static let purpose = Array("tracewell licence\n".utf8)

  /// Bytes in all, of a licence whose first bytes are `head`; nil while there are too few of them.
  static func length(head: some Collection<UInt8>) -> Int? {
    head.dropFirst().first.map { headBytes + Int($0) + Sodium.signatureBytes }
  }

  /// The licence signed with `key`.
  func bytes(signedWith key: SigningKey) -> [UInt8] {
    let body = self.body(keyID: key.verifying.id)
    return body + key.signature(of: Self.purpose + body)
  }

  private func body(keyID: [UInt8]) -> [UInt8] {
    let name = Array(name.utf8)
    let (code, seats): (UInt8, Int) =
      switch kind {
      case .family: (0, 0)
      case .school(let seats): (1, seats ?? 0)
      }
    let head: [UInt8] = [Self.version, UInt8(name.count)] + keyID
    let days = Self.two(issued.number - Self.epoch) + Self.two(end.map { $0.number - Self.epoch } ?? 0)
    let number = Self.two(Int(serial >> 16)) + Self.two(Int(serial & 0xFFFF))
    return head + number + days + [code] + Self.two(seats) + name
  }

  /// Reads and verifies what ``bytes(signedWith:)`` wrote.
  ///
  /// - Throws: ``LicenceRule/newerVersion(_:)``, ``LicenceRule/otherKey``, ``LicenceRule/altered`` or
  ///   ``LicenceRule/badField(_:)``.
  init(bytes: [UInt8], key: VerifyingKey) throws(LicenceRule) {
    guard bytes.first == Self.version else { throw .newerVersion(bytes.first ?? 0) }
    guard let length = Self.length(head: bytes), bytes.count == length else { throw .altered }
    guard Array(bytes[2..<6]) == key.id else { throw .otherKey }
    let (body, signature) = (Array(bytes.dropLast(Sodium.signatureBytes)), Array(bytes.suffix(Sodium.signatureBytes)))
    guard Sodium.isSigned(Self.purpose + body, signature, by: key.bytes) else { throw .altered }
    func two(_ place: Int) -> Int { Int(body[place]) << 8 | Int(body[place + 1]) }
    guard let name = String(validating: body[Self.headBytes...], as: UTF8.self) else { throw .badField("name") }
    let kind: Kind
    switch (body[14], two(15)) {
    case (0, 0): kind = .family
    case (1, let seats): kind = .school(seats: seats == 0 ? nil : seats)
    default: throw .badField("kind")
    }
    try self.init(
      name: name, kind: kind, serial: UInt32(two(6)) << 16 | UInt32(two(8)),
      issued: CalendarDay(number: two(10) + Self.epoch),
      end: two(12) == 0 ? nil : CalendarDay(number: two(12) + Self.epoch))
  }

  private static func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
}
