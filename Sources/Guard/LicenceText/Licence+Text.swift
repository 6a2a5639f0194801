extension Licence {
  /// The text of the licence, signed with `key`.
  public func text(signedWith key: SigningKey) -> String {
    LicenceText.text(name: name, bytes: bytes(signedWith: key))
  }

  /// Reads and verifies the text of a licence.
  ///
  /// Whether it holds today is another question: ``check(today:withdrawn:)``.
  /// - Parameters:
  ///   - text: the file's contents, or what was typed or pasted.
  ///   - key: the seller's public key.
  /// - Throws: ``LicenceRule`` for the first rule that the text breaks.
  public init(text: [UInt8], key: VerifyingKey = Seller.key) throws(LicenceRule) {
    let contents = try LicenceText.read(text)
    let licence = try Licence(bytes: contents.bytes, key: key)
    if let shown = contents.name, shown != licence.name {
      throw .changedName(shown: shown, signed: licence.name)
    }
    self = licence
  }
}
