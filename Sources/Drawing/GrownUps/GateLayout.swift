import Letterform

/// Where everything stands on the gate's page: a sheet with the task at the left and the keys at the right, or with the
/// keys below on an upright page.
public struct GateLayout: Hashable, Sendable {
  /// The window.
  public let page: Box
  /// The sheet.
  public let sheet: Box
  /// Pixels of one unit of the design at 1366x768.
  public let unit: Double
  /// The way back.
  public let close: Box
  /// The keys: 1 to 9, delete, 0, done.
  public let keys: [Box]
  /// Where Lulu sleeps; nil where there is no room for her.
  public let lulu: Box?
  let lock: Box
  let title: Box
  let subtitle: Box
  let rule: Double
  let prompt: Box
  let task: Box
  let answer: Box
  let note: Box

  /// The layout for a window.
  ///
  /// - Parameters:
  ///   - pixelsPerMillimetre: of the display; no key is smaller than 12 mm while the sheet has room.
  ///   - mirrored: whether the page is shown mirrored: keys stand so that 1 to 9 are read from left to right all the
  ///     same.
  public init(width: Double, height: Double, pixelsPerMillimetre: Double, mirrored: Bool = false) {
    let isUpright = height > width
    let size = isUpright ? Point(712, 920) : Point(902, 642)
    let design = isUpright ? Point(768, 1024) : Point(1366, 768)
    let unit = min(width / design.x, height / design.y)
    page = Box(x: 0, y: 0, width: width, height: height)
    let sheet = Box(
      x: (width - size.x * unit) / 2, y: (height - size.y * unit) / 2 + (isUpright ? 40 * unit : -4 * unit),
      width: size.x * unit, height: size.y * unit)
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Box {
      Box(x: sheet.x + x * unit, y: sheet.y + y * unit, width: width * unit, height: height * unit)
    }
    let inner = size.x - 90
    lock = box(45, 38, 78, 78)
    title = box(141, 22, inner - 96, 64)
    subtitle = box(141, 84, inner - 96, 34)
    rule = sheet.y + 143 * unit
    let column = isUpright ? inner : 430
    prompt = box(45, 160, column, 74)
    task = box(45, 238, column, isUpright ? 110 : 160)
    answer = box(45, isUpright ? 356 : 398, column, 97)
    note = box(45, isUpright ? 455 : 500, column, isUpright ? 58 : 132)
    let key = 98.0
    let (left, top, step) = isUpright ? (size.x / 2 - 159, 516.0, 101.0) : (511.0, 164.0, 112.0)
    keys = (0..<12).map { index in
      let (column, row) = (Double(mirrored ? 2 - index % 3 : index % 3), Double(index / 3))
      return box(left + column * 110, top + row * step, key, isUpright ? 92 : key)
    }
    let side = min(
      ButtonSize.side(width: width, height: height, pixelsPerMillimetre: pixelsPerMillimetre),
      (width - sheet.right) * 0.9)
    let button =
      isUpright
      ? max(64 * unit, min(80 * unit, sheet.y * 0.87))
      : max(side, 64 * unit)
    let margin = isUpright ? (sheet.y - button) / 2 : min(20 * unit, (width - sheet.right - button) / 2)
    close = Box(
      x: width - max(margin, 4) - button, y: max(4, isUpright ? margin : 26 * unit), width: button, height: button)
    lulu = isUpright ? nil : Box(x: 6 * unit, y: height - 248 * unit, width: 216 * unit, height: 216 * unit)
    (self.sheet, self.unit) = (sheet, unit)
  }

  /// How far around a key its touch area reaches, pixels.
  public var touchReach: Double { 5 * unit }
}
