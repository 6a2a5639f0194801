/// The file to show for a picture asked for at a display scale: `owl.png`, `owl@2x.png` or `owl@3x.png`.
public struct ScaledName: Equatable, Sendable {
  /// The entry to read.
  public let name: String
  /// Its pixels for each pixel of the plain picture: 1, 2 or 3.
  public let scale: Int

  /// Scales a picture may come in.
  public static let scales = 1...3

  /// The name of a variant: `variant(of: "a/owl.png", scale: 2)` is `a/owl@2x.png`.
  public static func variant(of name: String, scale: Int) -> String {
    guard scale > 1 else { return name }
    let file = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name.utf8.index(after: $0) } ?? name.startIndex
    // A leading dot belongs to the name, not to an extension.
    guard let dot = name.utf8[file...].lastIndex(of: UInt8(ascii: ".")), dot != file else {
      return name + "@\(scale)x"
    }
    return "\(name[..<dot])@\(scale)x\(name[dot...])"
  }

  /// The one rule everywhere: the smallest variant with at least the pixels wanted, else the largest there is.
  ///
  /// A pack's builder chooses each picture's format, so where `owl.png` is asked for, `owl.webp`, `owl.qoi` and
  /// `owl.jpeg` are as good. A drawing (`.svg`) has any number of pixels and no variants.
  ///
  /// - Parameter scale: display scale, 1 for ordinary screens; not finite counts as 1.
  static func best(_ name: String, scale: Double, contains: (String) -> Bool) -> ScaledName? {
    if name.hasSuffix(".svg") { return contains(name) ? ScaledName(name: name, scale: 1) : nil }
    let wanted = scale.isFinite ? scale : 1
    let names = alternatives(to: name)
    var largest: ScaledName?
    for scale in scales {
      guard let found = names.lazy.map({ variant(of: $0, scale: scale) }).first(where: contains) else { continue }
      largest = ScaledName(name: found, scale: scale)
      if Double(scale) >= wanted { return largest }
    }
    return largest
  }

  /// Extensions of the formats a picture may be built in.
  private static let formats = ["png", "webp", "qoi", "jpeg"]

  /// The name itself, then the same picture in the other formats.
  private static func alternatives(to name: String) -> [String] {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      formats.contains(String(name[name.utf8.index(after: dot)...]))
    else { return [name] }
    let stem = name[...dot]
    return [name] + formats.map { stem + $0 }.filter { $0 != name }
  }
}
