// Unsafe: the C library's words are copied at once.
import Glibc

/// The system's own words for an `errno`.
func systemWords(_ code: Int32) -> String {
  guard let words = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: words)
}
