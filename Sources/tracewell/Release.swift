/// Which Tracewell this is.
enum Release {
  /// The version, as the log and the packages have it.
  static let version = "0.9"
}
