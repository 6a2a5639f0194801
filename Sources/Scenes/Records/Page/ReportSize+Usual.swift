public import Drawing
import Paper

extension ReportPaper.Size {
  /// The paper that is usual where this machine stands.
  public static var usual: ReportPaper.Size { ReportPaper.Size(rawValue: PaperSize.usual.name) ?? .a4 }
}
