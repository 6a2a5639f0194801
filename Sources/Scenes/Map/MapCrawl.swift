import Drawing
import Letterform

/// Lulu on her way along the road from where she waited to where she waits next.
struct MapCrawl {
  /// Her foot's arcs on the road, in pixels.
  let from, to: Double
  /// Her tail is so far behind her foot.
  let tail: Double
  let start, end: Double
  private let side: Double
  private let road: Polyline
  private let roadHalf: Double

  /// The way between the places before two stones; nil when there is none.
  init?(from old: Int, to new: Int, on layout: MapLayout, start: Double) {
    let (leaves, arrives) = (layout.lulu(before: old), layout.lulu(before: new))
    side = arrives.box.width
    // Her tail is where her trail ends; her foot is in the middle of her square.
    tail = side * 0.4
    (from, to) = (leaves.arc + tail, arrives.arc + tail)
    guard to > from else { return nil }
    let wanted = (to - from) / layout.radius / MapTuning.crawlSpeed * 1000
    self.start = start
    end = start + min(wanted, MapTuning.longestCrawl)
    (road, roadHalf) = (layout.road, layout.roadHalf)
  }

  /// Where her foot is at `time`.
  func arc(at time: Double) -> Double {
    from + (to - from) * min(1, max(0, (time - start) / (end - start)))
  }

  /// Her square at `time`, and which way she faces.
  func place(at time: Double) -> (box: Box, facesLeft: Bool) {
    let arc = arc(at: time)
    let foot = road.point(at: arc)
    let ahead = road.point(at: min(road.length, arc + side * 0.3))
    let box = Box(
      x: foot.x - side / 2, y: foot.y + roadHalf * 0.4 - side * 213 / 240, width: side, height: side)
    return (box, ahead.x < foot.x)
  }

  /// The frame of the crawl at `time`.
  func pose(at time: Double) -> Lulu.Pose {
    let frames = Lulu.Pose.crawl
    let step = Int((time - start) / MapTuning.crawlFrames * Double(frames.count))
    return frames[max(0, step) % frames.count]
  }
}
