extension NumberWords {
  private static let ones = [
    "", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce", "trece",
    "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve", "veinte", "veintiuno", "veintidós",
    "veintitrés", "veinticuatro", "veinticinco", "veintiséis", "veintisiete", "veintiocho", "veintinueve",
  ]
  private static let tens = [
    "", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
  ]
  private static let hundreds = [
    "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos", "setecientos",
    "ochocientos", "novecientos",
  ]

  /// One word up to thirty, "y" between tens and ones, "cien" for a hundred alone (RAE, Ortografía, 2010, VIII.2).
  static func spanish(_ number: Int) -> String {
    let rest = number % 100
    var parts: [String] = []
    if number >= 1000 { parts.append(number < 2000 ? "mil" : "\(ones[number / 1000]) mil") }
    parts.append(number % 1000 == 100 ? "cien" : hundreds[number / 100 % 10])
    if rest < 30 {
      parts.append(ones[rest])
    } else {
      parts.append(rest % 10 == 0 ? tens[rest / 10] : "\(tens[rest / 10]) y \(ones[rest % 10])")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
