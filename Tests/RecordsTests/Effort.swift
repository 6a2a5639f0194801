import Glibc

/// How hard a test tries: `make test` is short, `make check` sets `TRACEWELL_LONG=1`, and `TRACEWELL_LONG=all` tries
/// everything, which takes most of an hour.
enum Effort {
  static func pick(_ short: Int, long: Int, all: Int) -> Int {
    guard let wish = getenv("TRACEWELL_LONG") else { return short }
    return String(cString: wish) == "all" ? all : long
  }
}
