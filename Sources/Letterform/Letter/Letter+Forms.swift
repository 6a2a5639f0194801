extension Letter {
  /// The names of the optional shapes that this letter has, in the file's order.
  public var variants: [String] {
    var names: [String] = []
    for form in forms where !form.variant.isEmpty && !names.contains(form.variant) { names.append(form.variant) }
    return names
  }

  /// The forms that count for a hand and a shape: the target first, then the others in the file's order.
  ///
  /// A form without a hand counts for both. Where a hand has a target of its own, the common target is one more accepted
  /// form. Forms for a place in a word (``Form/before``) do not count for a letter alone, those after a join do.
  /// A letter that does not have the `variant` is written in the model's own shape.
  /// - Parameter variant: an optional shape's name; empty for the model's own.
  public func forms(hand: Hand, variant: String = "") -> [Form] {
    let shape = variants.contains(variant) ? variant : ""
    var chosen = forms.filter { $0.variant == shape && $0.before.isEmpty && ($0.hand == nil || $0.hand == hand) }
    let target =
      chosen.firstIndex { $0.isTarget && $0.hand == hand } ?? chosen.firstIndex { $0.isTarget }
    guard let target else { return chosen }
    for index in chosen.indices { chosen[index].isTarget = index == target }
    chosen.insert(chosen.remove(at: target), at: 0)
    return chosen
  }
}

extension Form {
  /// The form with every stroke and joint moved by `map`.
  public func applying(_ map: Affine) -> Form {
    var form = self
    form.strokes = strokes.map { $0.applying(map) }
    return form
  }

  /// The upright box around all strokes' middles.
  public var bounds: Bounds { strokes.reduce(.empty) { $0.union($1.path.bounds()) } }
}

extension Stroke {
  /// The stroke with its path and joints moved by `map`.
  public func applying(_ map: Affine) -> Stroke {
    var stroke = self
    stroke.path = path.applying(map)
    stroke.joinIn = joinIn.map { map($0) }
    stroke.joinInHigh = joinInHigh.map { map($0) }
    stroke.joinOut = joinOut.map { map($0) }
    return stroke
  }
}
