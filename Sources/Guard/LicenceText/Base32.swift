/// The letters of a licence: Crockford's base 32 (crockford.com/base32.html), with other letters that look alike.
enum Base32 {
  /// The symbols of 0 to 31; no I, L, O and U.
  static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// Cyrillic capitals that look like one of the symbols, and what they are taken for.
  private static let lookAlikes: [Character: Character] = [
    "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "К": "K", "М": "M", "О": "0", "Р": "P", "Т": "T", "Х": "X",
    "У": "Y", "І": "1", "Ѕ": "S", "Ј": "J", "З": "3", "O": "0", "I": "1", "L": "1", "|": "1",
  ]
  private static let values: [Character: UInt8] = {
    var values = Dictionary(uniqueKeysWithValues: zip(symbols, UInt8(0)...31))
    for (other, symbol) in lookAlikes { values[other] = values[symbol] }
    return values
  }()

  /// The value of a letter, small or capital; nil for one that is none.
  static func value(of letter: Character) -> UInt8? {
    let capital = letter.uppercased()
    return values[letter] ?? (capital.count == 1 ? capital.first.flatMap { values[$0] } : nil)
  }

  /// The values of `bytes`, five bits each; the last one is filled up with noughts.
  static func values(of bytes: [UInt8]) -> [UInt8] {
    var (values, rest, bits): ([UInt8], UInt, Int) = ([], 0, 0)
    for byte in bytes {
      rest = rest << 8 | UInt(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        values.append(UInt8(rest >> UInt(bits) & 31))
      }
      rest &= 255
    }
    if bits > 0 { values.append(UInt8(rest << UInt(5 - bits) & 31)) }
    return values
  }

  /// The bytes of `values`; nil when the last one is not filled up with noughts.
  static func bytes(of values: some Sequence<UInt8>) -> [UInt8]? {
    var (bytes, rest, bits): ([UInt8], UInt, Int) = ([], 0, 0)
    for value in values {
      rest = rest << 5 | UInt(value)
      bits += 5
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(rest >> UInt(bits) & 255))
      }
      rest &= 255
    }
    return bits < 5 && rest & ((1 << UInt(bits)) - 1) == 0 ? bytes : nil
  }

  /// The check letter of a row: a polynomial over the field of 32 elements, so that one wrong letter, or two that
  /// changed places, are always seen; and the row's number, so that rows that changed places are.
  static func check(of row: some Sequence<UInt8>, number: Int) -> UInt8 {
    doubled(row.reduce(UInt8(number & 31)) { doubled($0) ^ $1 })
  }

  /// Times x, modulo x^5 + x^2 + 1.
  private static func doubled(_ value: UInt8) -> UInt8 { value & 16 == 0 ? value << 1 : (value << 1 ^ 0b100101) & 31 }
}
