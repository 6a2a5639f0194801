public import Letterform

/// One card of a form for grown-ups: what it is about at the left, what can be done at the right; one below the other
/// where there is little room.
public struct FormCard {
  /// What it is about.
  public var head: String
  /// A sentence below the head; empty for none.
  public var note: String
  /// A picture before the head.
  public var picture: Picture?
  /// What can be done, from top to bottom.
  public var controls: [FormControl]
  /// Whether the machine's owner has locked it: nothing can be pressed.
  public var isLocked: Bool
  /// Whether controls stand below the words however much room there is.
  public var isStacked = false

  /// A card.
  public init(head: String, note: String = "", picture: Picture? = nil, controls: [FormControl], isLocked: Bool = false)
  {
    (self.head, self.note, self.picture, self.controls, self.isLocked) = (head, note, picture, controls, isLocked)
  }

  /// Where everything of a card stands, from its own upper left corner.
  public struct Layout {
    /// The paper.
    public let paper: Box
    /// The choices of each control.
    public let choices: [[Box]]
    /// The room of each control.
    let controls: [Box]
    let picture: Box?
    let head: Box
    let note: Box
  }

  /// A bank card, millimetres (ISO/IEC 7810, ID-1).
  static let bankCard = (width: 85.6, height: 53.98)
  /// Below this width, in units of the style's scale, controls stand below the words.
  private static let wide = 860.0

  /// The layout of a card `width` wide.
  public func layout(width: Double, _ style: ReportStyle) -> Layout {
    let padding = style.padding
    let isWide = !isStacked && width >= Self.wide * style.scale
    let words = isWide ? width * 0.36 : width - 2 * padding
    let side = picture == nil ? 0 : 56 * style.scale
    let left = padding + (side > 0 ? side + padding * 0.7 : 0)
    let head = style.paragraph(self.head, width: words - left + padding, size: style.head, bold: true)
    let note = style.paragraph(self.note, width: words - left + padding, size: style.small)
    // A head without a sentence stands in the middle of what is beside it: the picture, or the first line of choices.
    let beside = side > 0 ? side : isWide ? FormControl.pillHeight * style.scale : 0
    let drop = self.note.isEmpty ? max(0, (beside - head.usedHeight) / 2) : 0
    let headBox = Box(x: left, y: padding + drop, width: words - left + padding, height: head.usedHeight)
    let noteBox = Box(
      x: left, y: headBox.bottom + (self.note.isEmpty ? 0 : 4 * style.scale), width: headBox.width,
      height: self.note.isEmpty ? 0 : note.usedHeight)
    let wordsEnd = max(noteBox.bottom, side > 0 ? padding + side : 0)
    var y = isWide || controls.isEmpty ? padding : wordsEnd + padding * 0.7
    let x = isWide ? words + 2 * padding : padding
    var (rooms, choices): ([Box], [[Box]]) = ([], [])
    for control in controls {
      let room = Box(x: x, y: y, width: width - padding - x, height: 0)
      let boxes = control.boxes(in: room, style)
      let height = (boxes.map(\.bottom).max() ?? y + control.ownHeight(width: room.width, style)) - y
      rooms.append(Box(x: room.x, y: y, width: room.width, height: height))
      choices.append(boxes)
      y += height + padding * 0.7
    }
    let bottom = max(wordsEnd, y - (controls.isEmpty ? 0 : padding * 0.7)) + padding
    return Layout(
      paper: Box(x: 0, y: 0, width: width, height: bottom), choices: choices, controls: rooms,
      picture: picture.map { _ in Box(x: padding, y: padding, width: side, height: side) }, head: headBox, note: noteBox
    )
  }

  /// Draws it with its upper left corner at `origin`.
  ///
  /// - Parameters:
  ///   - pressed: the control and choice under a finger.
  ///   - focused: the control and choice that the keyboard is on.
  ///   - padlock: shown where the card is locked.
  public func draw(
    _ layout: Layout, at origin: Point, pressed: FormPlace? = nil, focused: FormPlace? = nil, padlock: Picture? = nil,
    on canvas: Canvas, _ style: ReportStyle
  ) {
    canvas.saved {
      // Whole pixels, so that the squares of a code keep their edges.
      canvas.translate(Point(origin.x.rounded(), origin.y.rounded()))
      ReportCard.paper(in: layout.paper, style, on: canvas)
      if let box = layout.picture { picture?.draw(on: canvas, in: box) }
      style.paragraph(head, width: layout.head.width, size: style.head, bold: true).draw(
        on: canvas, in: layout.head, Palette.night)
      if !note.isEmpty {
        style.paragraph(note, width: layout.note.width, size: style.small).draw(
          on: canvas, in: layout.note, ReportStyle.note)
      }
      for (index, control) in controls.enumerated() {
        control.draw(
          layout.choices[index], in: layout.controls[index], isEnabled: !isLocked,
          pressed: pressed?.control == index ? pressed?.choice : nil,
          focused: focused?.control == index ? focused?.choice : nil, on: canvas, style)
      }
      if isLocked {
        let side = 30 * style.scale
        padlock?.draw(
          on: canvas,
          in: Box(x: layout.paper.right - side - 8 * style.scale, y: 8 * style.scale, width: side, height: side))
      }
    }
  }
}
