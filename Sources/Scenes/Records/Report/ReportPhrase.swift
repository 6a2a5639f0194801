import Grading
import Language
import Records

/// The words of reports: for grown-ups, plain, about writing and never about the child.
enum ReportPhrase {
  /// A fault's name, a few words.
  static func name(of code: VerdictCode) -> String {
    switch code {
    case .accepted: text("right")
    // Translators: names of faults in a report for grown-ups, two or three words each.
    case .errorTooBig: text("wobbly line")
    case .lineExitedCorridor: text("left the road")
    case .cornerDrawingDistanceWrong: text("corner cut")
    case .straightLineDrawingDistanceWrong: text("beside the middle")
    case .cornerDoubleEnter: text("twice round a corner")
    case .lineNotCovered: text("not to the end")
    case .wrongStart: text("wrong start")
    case .tooOverextended: text("past the end")
    }
  }

  /// A rung's name, one word.
  static func name(ofRung rung: Int) -> String {
    switch rung {
    // Translators: the six steps of learning a letter: watch it, trace it, join dots, copy it, write it from memory,
    // write it with ink that fades.
    case 1: text("watch")
    case 2: text("trace")
    case 3: text("dots")
    case 4: text("copy")
    case 5: text("recall")
    default: text("blind")
    }
  }

  /// A time span's name on a button.
  static func name(of period: LearnerReport.Period) -> String {
    switch period {
    case .week: text("Week")
    case .month: text("Month")
    case .all: text("All")
    }
  }

  /// What stands between a number's whole and its parts.
  static var decimalPoint: String { Locale.current.decimalPoint }

  /// A number with one place after the point where it has one.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "" }
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 || abs(value) >= 10
      ? "\(Int(value.rounded()))" : "\(tenths / 10)\(decimalPoint)\(abs(tenths) % 10)"
  }

  /// A share from 0 to 1 in per cent.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// What must be said of every report.
  static var noDiagnosis: String {
    text(
      "These pages describe how the writing went. They are no test and no diagnosis: children differ widely, and the pen, the table and the day show in every measure. Look at how a measure moves over weeks, not at one day. If something worries you, show these pages to the teacher."
    )
  }
}
