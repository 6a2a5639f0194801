/// Times of the map, in milliseconds, and speeds.
enum MapTuning {
  /// The rays of the next place turn there and back once.
  static let rays = 1200.0
  /// So many times, then they rest.
  static let turns = 3.0
  /// What is locked shakes so long before the gate is shown. Longer: easier to see why.
  static let shake = 320.0
  /// How far it shakes, as a share of a stone's radius.
  static let shakeReach = 0.12
  /// Lulu crawls so fast, in radii of a stone a second.
  static let crawlSpeed = 2.6
  /// A crawl takes no longer than this, however far it is.
  static let longestCrawl = 3200.0
  /// Words that have a place on the map before any is written: two pages of them.
  static let words = 18
  /// The four frames of a crawl.
  static let crawlFrames = 480.0
}
