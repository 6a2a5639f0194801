import Language
import Records

/// A measure of fluency as a report shows it: its name, what it means in plain words, its number in everyday units.
enum Measure: CaseIterable {
  case duration, speed, peaks, lifts, airShare, size, baseline

  /// What stands over the chart, with the unit.
  var name: String {
    switch self {
    case .duration: text("Time for a letter, seconds")
    // Translators: unit of the speed: how many heights of a small letter the pen travels in a second.
    case .speed: text("Speed of the pen, letter heights a second")
    case .peaks: text("Pushes within a stroke")
    case .lifts: text("Lifts of the pen in a letter")
    case .airShare: text("Time in the air, per cent")
    case .size: text("How much the size differs, per cent")
    case .baseline: text("How far from the line, per cent")
    }
  }

  /// One or two sentences that explain it.
  var meaning: String {
    switch self {
    case .duration:
      text("From the first touch to the last lift. It falls as a movement becomes familiar.")
    case .speed:
      text("How far the pen travels while it is on the paper. It grows by itself with practice; hurry is not the aim.")
    case .peaks:
      text(
        "How often the pen speeds up in one stroke. A practised stroke has one or two pushes, one drawn with care has many."
      )
    case .lifts:
      text("How often the pen leaves the paper within a letter. Some letters need it; more than needed are pauses.")
    case .airShare:
      text(
        "The part of the time that the pen is in the air between strokes. Often the next stroke is being thought of.")
    case .size:
      text(
        "How much the height of the same letter differs from try to try, measured by the height of a small letter. Less is steadier."
      )
    case .baseline:
      text(
        "How far the foot of the same letter strays from its usual place on the line, measured likewise. Less is steadier."
      )
    }
  }

  /// Its number for a span; nil where nothing was accepted, or too little to tell.
  func value(of span: Report.Span) -> Double? {
    guard span.accepted > 0 else { return nil }
    return switch self {
    case .duration: span.duration / 1000
    // An x-height is 100 letter units.
    case .speed: span.speed / 100
    case .peaks: span.peaks
    case .lifts: span.lifts
    case .airShare: span.airShare * 100
    case .size: span.sizeSpread
    case .baseline: span.baselineSpread
    }
  }
}
