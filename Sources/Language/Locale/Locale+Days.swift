// Unsafe: the C library's words are copied at once.
internal import CGettext
import Glibc

extension Locale {
  /// The name of a month, from 1, in the form that follows the number of a day: in Russian the genitive.
  public func month(_ number: Int) -> String { formatted("%B", month: number) }

  /// The name of a month, from 1, as short as can be.
  public func shortMonth(_ number: Int) -> String { formatted("%b", month: number) }

  /// The name of a day, from 0 for Monday, as short as can be.
  public func shortWeekday(_ number: Int) -> String { formatted("%a", weekday: number) }

  /// The day that a week begins with, from 0 for Monday.
  public var firstWeekday: Int { unsafe Int(first_weekday(handle)) }

  /// The day that a week begins with where this machine stands, from 0 for Monday.
  public static var usualFirstWeekday: Int { ofPlace("LC_TIME").firstWeekday }

  private func formatted(_ format: String, month: Int = 1, weekday: Int = 0) -> String {
    var time = unsafe tm()
    unsafe time.tm_mday = 1
    unsafe time.tm_mon = Int32((month - 1) % 12)
    // The C library counts from Sunday.
    unsafe time.tm_wday = Int32((weekday + 1) % 7)
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let start = buffer.baseAddress, unsafe strftime_l(start, buffer.count, format, &time, handle) > 0 else {
        return ""
      }
      return unsafe String(cString: start)
    }
  }
}
