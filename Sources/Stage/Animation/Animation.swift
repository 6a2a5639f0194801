/// A moving picture from a pack: frames shown at a rate of its own, in one or several sizes.
///
/// Its list of frames is a text file beside the pictures, one fact a line:
/// ```
/// rate 12                     frames a second
/// loop yes                    or no, the default
/// size 1                      the share of the full size; the largest comes first
/// sheet crawl.png 4 3 11      a picture with 4 columns and 3 rows of frames, of which 11 are used
/// size 0.5
/// frame small/crawl-01.png    or one picture a frame, in order
/// frame small/crawl-02.png 3  shown for the time of three frames
/// # a line that is ignored
/// ```
public struct Animation: Hashable, Sendable {
  /// Where one frame is to be found.
  public struct Frame: Hashable, Sendable {
    /// The picture, as the packs name it.
    public var picture: String
    /// Which cell of how many columns and rows of that picture.
    public var column, row, columns, rows: Int
  }

  /// The frames in one size.
  public struct Size: Hashable, Sendable {
    /// Share of the full size, above 0 to 1.
    public var scale: Double
    /// One for each step of the rate.
    public var frames: [Frame]
  }

  /// Steps a second.
  public let rate: Double
  /// Whether it begins again after its end.
  public let loops: Bool
  /// At least one, the first the largest; all have as many frames.
  public let sizes: [Size]

  /// Steps from the beginning to the end.
  public var count: Int { sizes[0].frames.count }
  /// From the beginning to the end, in milliseconds.
  public var duration: Double { Double(count) * 1000 / rate }
}

extension Animation {
  /// More steps than this are refused.
  private static let mostFrames = 10_000

  /// Reads a list of frames; the pictures' names are taken to be in `folder` of the packs, e.g. `"Animations/crawl/"`.
  ///
  /// - Throws: `badAnimation` with the line and its rule.
  public init(list: String, name: String, folder: String) throws(StageError) {
    var (rate, loops): (Double?, Bool) = (nil, false)
    var sizes: [Size] = []
    var number = 0
    func refuse(_ rule: AnimationRule) -> StageError { .badAnimation(name: name, line: number, rule: rule) }
    func refuse(_ word: Substring, _ expected: String) -> StageError {
      refuse(.wrongValues(word: String(word), expected: expected))
    }
    for line in list.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
      guard let word = words.first, !word.hasPrefix("#") else { continue }
      switch word {
      case "rate":
        guard words.count == 2, let value = Double(words[1]), value >= 1, value <= 120 else {
          throw refuse(word, "1 to 120 frames a second")
        }
        rate = value
      case "loop":
        guard words.count == 2, ["yes", "no"].contains(words[1]) else { throw refuse(word, "yes or no") }
        loops = words[1] == "yes"
      case "size":
        guard words.count == 2, let scale = Double(words[1]), scale > 0, scale <= 1 else {
          throw refuse(word, "a share of the full size, above 0 to 1")
        }
        if let last = sizes.last, last.frames.isEmpty { throw refuse(.noFrame) }
        sizes.append(Size(scale: scale, frames: []))
      case "frame", "sheet":
        guard rate != nil else { throw refuse(.noRate) }
        if sizes.isEmpty { sizes.append(Size(scale: 1, frames: [])) }
        let frames = word == "frame" ? Self.held(words, folder) : Self.cells(words, folder)
        guard let frames else {
          throw refuse(
            word, word == "frame" ? "a picture and for how many steps" : "a picture, its columns, rows and frames")
        }
        sizes[sizes.count - 1].frames += frames
        guard sizes[sizes.count - 1].frames.count <= Self.mostFrames else { throw refuse(word, "fewer frames") }
      default: throw refuse(.unknownWord(String(word.prefix(40))))
      }
    }
    guard let rate else { throw refuse(.noRate) }
    guard let first = sizes.first, sizes.allSatisfy({ !$0.frames.isEmpty }) else { throw refuse(.noFrame) }
    for size in sizes where size.frames.count != first.frames.count {
      throw refuse(.unequalSizes(first: first.frames.count, this: size.frames.count))
    }
    (self.rate, self.loops, self.sizes) = (rate, loops, sizes.sorted { $0.scale > $1.scale })
  }

  private static func held(_ words: [Substring], _ folder: String) -> [Frame]? {
    guard (2...3).contains(words.count), let times = words.count == 3 ? Int(words[2]) : 1, (1...1000).contains(times)
    else { return nil }
    return Array(
      repeating: Frame(picture: folder + words[1], column: 0, row: 0, columns: 1, rows: 1), count: times)
  }

  private static func cells(_ words: [Substring], _ folder: String) -> [Frame]? {
    guard words.count == 5, let columns = Int(words[2]), let rows = Int(words[3]), let count = Int(words[4]),
      (1...64).contains(columns), (1...64).contains(rows), (1...columns * rows).contains(count)
    else { return nil }
    return (0..<count).map {
      Frame(picture: folder + words[1], column: $0 % columns, row: $0 / columns, columns: columns, rows: rows)
    }
  }
}
