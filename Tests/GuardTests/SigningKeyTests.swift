import Testing

@testable import Guard

@Suite struct SigningKeyTests {
  /// RFC 8032, 7.1, the first test: the public key and the signature of nothing.
  @Test func keysAndSignaturesAreThoseOfTheStandard() throws {
    let seed = try #require(
      Hexadecimal.bytes(of: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
    let key = try #require(SigningKey(seed: seed))
    #expect(key.verifying.description == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
    #expect(
      Hexadecimal.digits(of: key.signature(of: []))
        == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    )
  }

  @Test func aKeyIsKeptForItsOwnerAlone() throws {
    let folder = TestFolder()
    let key = try SigningKey()
    try key.keep(in: "\(folder.path)/key")
    #expect(folder.mode("key") == 0o600)
    #expect(try SigningKey(file: "\(folder.path)/key").verifying == key.verifying)
    #expect(throws: GuardError.exists(file: "\(folder.path)/key")) { try key.keep(in: "\(folder.path)/key") }
  }

  @Test func whatIsNoKeyIsRefused() {
    let folder = TestFolder()
    for text in ["", "tracewell signing key 1\n00\n", "tracewell signing key 2\n" + String(repeating: "0", count: 64)] {
      folder.write(text, to: "key")
      #expect(throws: GuardError.noSigningKey(file: "\(folder.path)/key")) {
        try SigningKey(file: "\(folder.path)/key")
      }
    }
    #expect(throws: GuardError.unreadable(file: "\(folder.path)/none", code: 2)) {
      try SigningKey(file: "\(folder.path)/none")
    }
  }

  @Test func verifyingKeysAreHexadecimal() {
    let digits = TestLicence.key.verifying.description
    #expect(VerifyingKey(hexadecimal: digits) == TestLicence.key.verifying)
    #expect(VerifyingKey(hexadecimal: String(digits.dropLast())) == nil)
    #expect(VerifyingKey(hexadecimal: "g" + digits.dropFirst()) == nil)
  }

  @Test func theProgramsOwnKeyIsOne() { #expect(VerifyingKey(hexadecimal: Seller.key.description) == Seller.key) }
}
