// Unsafe: calls of the C library with strings that live through the call.
internal import CGettext
import Glibc

extension Locale {
  /// Whether `first` stands before `second` in a list of names: ё after е, ö beside o.
  public func precedes(_ first: String, _ second: String) -> Bool {
    let order = unsafe strcoll_l(first, second, handle)
    return order == 0 ? first < second : order < 0
  }

  /// The locale's language by the name it has for itself, as a title: `Русский`; empty for the plain locale.
  public var languageName: String {
    let name = unsafe String(cString: language_name(handle))
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// What stands between a number's whole and its parts.
  public var decimalPoint: String { unsafe String(cString: decimal_point(handle)) }

  /// Width and height of the usual paper, millimetres.
  public var paper: (width: Int, height: Int) { unsafe (Int(paper_width(handle)), Int(paper_height(handle))) }

  /// The usual paper where this machine stands, millimetres.
  public static var usualPaper: (width: Int, height: Int) { ofPlace("LC_PAPER").paper }
}
