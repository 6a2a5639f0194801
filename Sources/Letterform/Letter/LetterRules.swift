/// What must hold between the forms of one letter.
struct LetterRules {
  let forms: [Form]

  /// Each variant has exactly one target for each hand, and the file's first form is the model's own.
  func check(place: TextPlace, file: String) throws(LetterFileError) {
    func fault(_ rule: LetterFileError.Rule) -> LetterFileError {
      LetterFileError(file: file, place: place, rule: rule)
    }
    guard let first = forms.first else { throw fault(.noForm) }
    guard first.isTarget, first.variant.isEmpty, first.hand != .left else { throw fault(.firstFormNotTarget) }
    var seen: Set<String> = []
    for variant in forms.map(\.variant) where seen.insert(variant).inserted {
      let targets = forms.filter { $0.variant == variant && $0.isTarget }
      for hand: Hand? in [nil, .left, .right] where targets.count(where: { $0.hand == hand }) > 1 {
        throw fault(.repeatedTarget(variant: variant, hand: hand))
      }
      for hand in Hand.allCases where !targets.contains(where: { $0.hand == nil || $0.hand == hand }) {
        throw fault(.missingTarget(variant: variant, hand: hand))
      }
    }
  }
}
