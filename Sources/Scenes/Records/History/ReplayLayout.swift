import Drawing
import Letterform

/// Where everything stands while an attempt is written again: the sheet, what is known of it, the time, the buttons.
struct ReplayLayout {
  let sheet: Box
  let facts: Box
  let time: Box
  let play: Box
  let speeds: [Box]
  let previous: Box
  let next: Box
  let practise: Box

  /// A layout in the room below the band.
  init(in room: Box, _ style: ReportStyle) {
    let margin = 22 * style.scale
    let gap = 14 * style.scale
    let side = 76 * style.scale
    let inner = room.inset(by: margin)
    let pill = 52 * style.scale
    let isWide = room.width > room.height * 1.05
    // Controls below the sheet: the time with the play button, then the speeds.
    let controls = side + gap + pill
    if isWide {
      let column = min(380 * style.scale, inner.width * 0.36)
      sheet = Box(
        x: inner.x, y: inner.y, width: inner.width - column - margin, height: inner.height - controls - gap)
      facts = Box(x: inner.right - column, y: inner.y, width: column, height: inner.height - side - gap)
    } else {
      let height = inner.height * 0.3
      sheet = Box(
        x: inner.x, y: inner.y, width: inner.width, height: inner.height - controls - height - 2 * gap - side - gap)
      facts = Box(x: inner.x, y: sheet.bottom + controls + 2 * gap, width: inner.width, height: height)
    }
    play = Box(x: sheet.x, y: sheet.bottom + gap, width: side, height: side)
    time = Box(x: play.right + gap * 1.6, y: play.y, width: sheet.right - play.right - gap * 2.4, height: side)
    let count = Double(Replay.speeds.count)
    let own = min(110 * style.scale, (sheet.width - gap * (count - 1)) / count)
    let top = play.bottom + gap
    let left = sheet.x
    speeds = Replay.speeds.indices.map { Box(x: left + Double($0) * (own + gap), y: top, width: own, height: pill) }
    let bottom = isWide ? facts.bottom + gap : inner.bottom - side
    previous = Box(x: facts.x, y: bottom, width: side, height: side)
    next = Box(x: facts.x + side + gap, y: bottom, width: side, height: side)
    practise = Box(
      x: facts.x + 2 * (side + gap), y: bottom, width: facts.right - facts.x - 2 * (side + gap), height: side)
  }
}
