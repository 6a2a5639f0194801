extension Catalogue {
  /// Whether the interface's language is read from right to left: the catalogue itself says so.
  ///
  /// Cost: a look-up of a text.
  public static var readsFromRightToLeft: Bool {
    // Translators: "rtl" for a language that is read from right to left: every page is mirrored then. Else "ltr".
    text("ltr", context: "direction of reading") == "rtl"
  }
}
