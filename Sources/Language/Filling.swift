/// The text `english` in the interface language with its `{names}` replaced by values, which may stand in another order
/// in another language.
///
/// A name without a value stays as it is.
public func text(_ english: String, filling values: [String: String]) -> String {
  filled(text(english), values)
}

/// `text` with its `{names}` replaced by `values`.
public func filled(_ text: String, _ values: [String: String]) -> String {
  var result = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
    let name = String(rest[rest.index(after: open)..<close])
    result += rest[..<open]
    result += values[name] ?? String(rest[open...close])
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}
