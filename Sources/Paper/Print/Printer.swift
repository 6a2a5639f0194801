/// A printer that the print server knows.
public struct Printer: Hashable, Sendable {
  /// What it is called by; unique.
  public var name: String
  /// What the grown-up who set it up called it.
  public var description: String
  /// Whether jobs go to it where no other is named.
  public var isDefault: Bool
  /// Whether it takes jobs.
  public var acceptsJobs: Bool
  /// The papers it has of those that sheets are made for.
  public var papers: [PaperSize]
  /// Whether it prints on both sides.
  public var printsBothSides: Bool
}

/// How a sheet is printed.
public struct PrintSettings: Hashable, Sendable {
  /// The paper; the printer must have it.
  public var paper: PaperSize
  /// How many, 1 to 99.
  public var copies = 1
  /// On both sides, turned about the long edge.
  public var bothSides = false

  /// One copy on one side.
  public init(paper: PaperSize) {
    self.paper = paper
  }

  /// How many copies can be asked for.
  public static let mostCopies = 99
}

/// A sheet that was handed to a printer.
public struct PrintJob: Hashable, Sendable {
  /// The server's number for it.
  public var number: Int
  /// The printer's name.
  public var printer: String

  /// How far it is.
  public enum State: Hashable, Sendable {
    /// Before its turn, or held back.
    case waiting
    /// On its way; `pages` are printed as far as the printer tells. `note` is the printer's own message, often empty.
    case printing(pages: Int, note: String)
    /// The printer stands still: no paper, a lid open.
    case stopped(reason: String)
    /// On paper.
    case done
    /// Taken back.
    case cancelled
    /// Given up by the printer.
    case failed(reason: String)

    /// Whether nothing more will happen.
    public var isFinal: Bool {
      switch self {
      case .done, .cancelled, .failed: true
      case .waiting, .printing, .stopped: false
      }
    }
  }
}
