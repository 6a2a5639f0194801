/// Dashes that divide a line evenly: it begins and ends with a whole dash, so two lines that meet in a corner show it.
public enum EvenDashes {
  /// The dashes of a line `length` long as ranges of arc, with dash and gap as near to the wanted ones as an even
  /// division allows; their ratio is kept exactly.
  public static func ranges(length: Double, dash: Double, gap: Double) -> [ClosedRange<Double>] {
    guard length > 0, dash > 0 else { return [] }
    let count = max(1, ((length + gap) / (dash + gap)).rounded())
    let unit = length / (count * dash + (count - 1) * gap)
    return (0..<Int(count)).map { index in
      let from = Double(index) * (dash + gap) * unit
      return from...min(length, from + dash * unit)
    }
  }
}
