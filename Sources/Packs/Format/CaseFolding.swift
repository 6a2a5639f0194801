/// Full case folding of names, for finding two that some system would take for one (rule 5).
///
/// Unicode's folding is close to "the small letters of the capital letters of the small letters": ß and ẞ become ss,
/// ſ becomes s, ς becomes σ. The differences are listed here: dotless ı folds to itself though its capital is I.
/// The result is compared as a Swift string, whose equality is canonical equivalence, so that composed and
/// decomposed accents are one.
///
/// It does not fold what only some languages fold (Turkish I), nor look-alikes of different alphabets.
enum CaseFolding {
  static func fold(_ text: String) -> String {
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        folded.unicodeScalars.append(asciiSmall(scalar))
      } else {
        append(scalar, to: &folded)
      }
    }
    return folded
  }

  private static func append(_ scalar: Unicode.Scalar, to folded: inout String) {
    if keepsItself(scalar) {
      folded.unicodeScalars.append(scalar)
      return
    }
    for small in scalar.properties.lowercaseMapping.unicodeScalars {
      for capital in small.properties.uppercaseMapping.unicodeScalars {
        folded += capital.properties.lowercaseMapping
      }
    }
  }

  private static func keepsItself(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{131}"
  }

  private static func asciiSmall(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar >= "A" && scalar <= "Z" ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }
}
