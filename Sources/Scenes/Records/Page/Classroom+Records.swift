import Drawing
import Records
import Stage

extension Classroom {
  /// Sizes of pages for grown-ups in a window: never smaller than on a screen of 1366x768, so that all can be read.
  func reportStyle(_ metrics: WindowMetrics) -> ReportStyle {
    let scale = max(1, min(Double(metrics.width) / 1366, Double(metrics.height) / 768))
    return ReportStyle(fonts: content.fonts, scale: scale, decimalPoint: ReportPhrase.decimalPoint)
  }

  /// Whom pages for grown-ups are about at first: who writes now, else who wrote last.
  var firstSubject: Learner? { register.learner ?? register.learners.first }

  /// The chapter of a page about records; nil for other pages.
  func recordsChapter(for page: GrownUpPage) -> (any Chapter)? {
    switch page {
    case .history: HistoryScene(classroom: self)
    case .reports: ReportScene(classroom: self)
    case .records: KeepingScene(classroom: self)
    default: nil
    }
  }
}

extension WindowMetrics {
  /// The window's box.
  var box: Box { Box(x: 0, y: 0, width: Double(width), height: Double(height)) }
}
