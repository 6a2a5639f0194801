import Glibc

/// The system's own words for an `errno`.
func systemWords(_ code: Int32) -> String {
  guard let words = strerror(code) else { return "error \(code)" }
  return String(cString: words)
}
