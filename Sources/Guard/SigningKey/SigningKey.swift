/// The key a seller's licences are verified with. It is no secret.
public struct VerifyingKey: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes of an Ed25519 public key.
  let bytes: [UInt8]

  /// A key of 64 hexadecimal digits; nil for anything else.
  public init?(hexadecimal: String) {
    guard let bytes = Hexadecimal.bytes(of: hexadecimal), bytes.count == Sodium.publicKeyBytes else { return nil }
    self.bytes = bytes
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Four bytes that tell it from other keys, so that a licence can say which one signed it.
  var id: [UInt8] { Array(Sodium.sum(of: bytes, count: 16).prefix(4)) }

  /// Its hexadecimal digits.
  public var description: String { Hexadecimal.digits(of: bytes) }
}

/// The key a seller signs licences with. Whoever has it can issue licences: it stays in the seller's own file.
public struct SigningKey: Sendable {
  /// The first line of the file.
  static let header = "tracewell signing key 1"

  /// The key that verifies its signatures.
  public let verifying: VerifyingKey
  private let seed: [UInt8]
  private let secret: [UInt8]

  /// A new key, of the system's random numbers.
  ///
  /// - Throws: ``GuardError/noMemory`` when libsodium cannot start.
  public init() throws(GuardError) {
    guard let seed = Sodium.randomBytes(Sodium.seedBytes), let made = SigningKey(seed: seed) else { throw .noMemory }
    self = made
  }

  init?(seed: [UInt8]) {
    guard let pair = Sodium.keys(of: seed) else { return nil }
    (self.seed, secret, verifying) = (seed, pair.secret, VerifyingKey(bytes: pair.public))
  }

  /// Reads a key that was kept.
  ///
  /// - Throws: ``GuardError/unreadable(file:code:)`` or ``GuardError/noSigningKey(file:)``.
  public init(file: String) throws(GuardError) {
    guard let contents = try SmallFile.read(file) else { throw .unreadable(file: file, code: 2) }
    let lines = String(decoding: contents, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2, lines[0] == Self.header, let seed = Hexadecimal.bytes(of: lines[1]),
      let made = SigningKey(seed: seed)
    else { throw .noSigningKey(file: file) }
    self = made
  }

  /// Keeps the key in a new file that only its owner may read.
  ///
  /// - Throws: ``GuardError/exists(file:)`` rather than writing over another key, ``GuardError/unwritable(file:code:)``.
  public func keep(in file: String) throws(GuardError) {
    guard try SmallFile.read(file) == nil else { throw .exists(file: file) }
    try SmallFile.write(Array("\(Self.header)\n\(Hexadecimal.digits(of: seed))\n".utf8), to: file)
  }

  func signature(of message: [UInt8]) -> [UInt8] {
    // The key's length is right by construction, which is all that libsodium asks.
    Sodium.signature(of: message, secret: secret) ?? []
  }
}

/// Bytes as digits.
enum Hexadecimal {
  static func digits(of bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static func bytes(of digits: some StringProtocol) -> [UInt8]? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count, values.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }
}
