/// How two neighbours of a joined word meet.
public struct JoinShape: Hashable, Sendable {
  /// The curve alone, in the first letter's place.
  public var curve: Path
  /// The least radius of the curve.
  public var leastRadius: Double
  /// All its turning to both sides, radians.
  public var turning: Double
  /// How much the line breaks where the curve leaves the first letter and enters the second, radians.
  public var breaks: (exit: Double, entry: Double) { (exitBreak, entryBreak) }
  var exitBreak, entryBreak: Double
}

extension WordWriter {
  /// The join between two letters as they stand in a word; nil if the pen is lifted between them.
  ///
  /// - Parameter afterJoin: whether a join leads into the first letter as well.
  public func join(
    _ first: Character, _ second: Character, hand: Hand = .right, afterJoin: Bool = false
  ) -> JoinShape? {
    guard let one = letters[first], let two = letters[second] else { return nil }
    let head = Piece(letter: one, hand: hand, variant: "", next: second, startsWord: !afterJoin)
    let tail = Piece(letter: two, hand: hand, variant: "", next: nil, startsWord: false)
    guard let out = head.form(afterJoin: afterJoin)?.strokes.last(where: { !$0.isDelayed && $0.joinOut != nil }),
      let into = tail.form(afterJoin: true)?.strokes.first(where: { !$0.isDelayed }),
      let pair = WordChain.Pair(from: out, to: into, distance: one.advance, guides: model.guides),
      let join = Join(pair, guides: model.guides)
    else { return nil }
    return shape(of: join, pair)
  }

  private func shape(of join: Join, _ pair: WordChain.Pair) -> JoinShape {
    let steps = 64
    var (sharpest, turning) = (0.0, 0.0)
    for step in 0...steps {
      let t = Double(step) / Double(steps)
      sharpest = max(sharpest, abs(join.curve.curvature(at: t)))
      if step > 0 {
        let before = join.curve.direction(at: t - 1 / Double(steps))
        turning += abs(before.turn(to: join.curve.direction(at: t)))
      }
    }
    let second = pair.second.applying(.translation(pair.distance, 0))
    return JoinShape(
      curve: Path([.move(join.curve.start), join.curve.element]),
      leastRadius: sharpest > 0 ? 1 / sharpest : .infinity, turning: turning,
      exitBreak: pair.first.direction(at: join.exit).turn(to: join.curve.direction(at: 0)),
      entryBreak: join.curve.direction(at: 1).turn(to: second.direction(at: join.entry)))
  }
}

extension WordChain.Pair {
  /// What is joined when `next` stands `distance` behind `last`; nil if one of them has no joint for the other.
  init?(from last: Stroke, to next: Stroke, distance: Double, guides: GuideLines) {
    guard let out = last.joinOut else { return nil }
    let middle = (guides.xLine + guides.baseline) / 2
    guard let into = out.y < middle ? next.joinInHigh ?? next.joinIn : next.joinIn else { return nil }
    self.init(first: last.path, second: next.path, out: out, into: into, distance: distance)
  }
}
