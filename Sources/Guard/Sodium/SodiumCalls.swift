// Unsafe: libsodium takes arrays of the sizes it names, which are checked or made here.
// The only file that calls libsodium.
internal import CSodium

/// Signatures and password hashes, by libsodium.
enum Sodium {
  /// Bytes of a public key.
  static let publicKeyBytes = 32
  /// Bytes of the seed that a key pair grows from.
  static let seedBytes = 32
  /// Bytes of a signature.
  static let signatureBytes = 64
  /// Passes over the memory; with 16 MiB, three are at least what OWASP asks for (Password Storage Cheat Sheet).
  private static let passes: UInt64 = 3
  /// Memory a hash takes, bytes. More: slower to guess from a stolen file, heavier for small machines.
  private static let memory = 16 << 20

  /// libsodium chooses its routines once; nothing of it may be called before.
  private static let isReady = sodium_init() >= 0

  /// Whether `signature` is the one of `message` by the owner of `key` (Ed25519, RFC 8032).
  static func isSigned(_ message: [UInt8], _ signature: [UInt8], by key: [UInt8]) -> Bool {
    guard isReady, signature.count == signatureBytes, key.count == publicKeyBytes else { return false }
    return unsafe crypto_sign_verify_detached(signature, message, UInt64(message.count), key) == 0
  }

  /// The key pair of a seed; nil when the seed has another length.
  static func keys(of seed: [UInt8]) -> (public: [UInt8], secret: [UInt8])? {
    guard isReady, seed.count == seedBytes else { return nil }
    var pair = (public: [UInt8](repeating: 0, count: publicKeyBytes), secret: [UInt8](repeating: 0, count: 64))
    return unsafe crypto_sign_seed_keypair(&pair.public, &pair.secret, seed) == 0 ? pair : nil
  }

  /// The signature of `message`.
  static func signature(of message: [UInt8], secret: [UInt8]) -> [UInt8]? {
    guard isReady, secret.count == 64 else { return nil }
    var signature = [UInt8](repeating: 0, count: signatureBytes)
    return unsafe crypto_sign_detached(&signature, nil, message, UInt64(message.count), secret) == 0 ? signature : nil
  }

  /// Random bytes of the system, fit for keys.
  static func randomBytes(_ count: Int) -> [UInt8]? {
    guard isReady else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    unsafe randombytes_buf(&bytes, count)
    return bytes
  }

  /// The first `count` bytes, 16 to 64, of the BLAKE2b sum of `bytes`.
  static func sum(of bytes: [UInt8], count: Int) -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: count)
    unsafe crypto_generichash(&sum, count, bytes, UInt64(bytes.count), nil, 0)
    return sum
  }

  /// The Argon2id hash of a password with a salt of its own; nil when there is no memory for it.
  static func passwordHash(of password: [UInt8]) -> String? {
    guard isReady else { return nil }
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let letters = password.map { CChar(bitPattern: $0) }
    guard
      unsafe crypto_pwhash_str_alg(
        &text, letters, UInt64(letters.count), passes, memory, crypto_pwhash_ALG_ARGON2ID13) == 0
    else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether `hash` is the hash of this password.
  static func isPassword(_ password: [UInt8], of hash: String) -> Bool {
    guard isReady else { return false }
    let letters = password.map { CChar(bitPattern: $0) }
    return unsafe crypto_pwhash_str_verify(hash, letters, UInt64(letters.count)) == 0
  }
}
