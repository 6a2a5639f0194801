/// Who sells licences of this program. A seller changes this file, and names the address where they are sold in the
/// system's settings (`purchase-address` in `/etc/xdg/tracewell/settings`). `tracewell unlock new-key FILE`
/// makes a pair of keys, keeps the secret one in FILE and prints the public one, whose bytes belong here.
public enum Seller {
  /// The key that licences are verified with.
  public static let key = VerifyingKey(bytes: [
    0x44, 0x91, 0x95, 0xac, 0x12, 0xfa, 0x67, 0x3a, 0xa0, 0xce, 0x51, 0x29, 0xbc, 0x0e, 0xab, 0x64,
    0x3b, 0x02, 0xc7, 0x78, 0x27, 0xff, 0x0a, 0x4a, 0x82, 0x3a, 0x30, 0x50, 0x3b, 0x31, 0xd0, 0x6b,
  ])
}
