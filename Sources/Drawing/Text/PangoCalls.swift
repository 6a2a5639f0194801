// The only file that calls Pango and fontconfig.
import CPango
import Glibc

/// An owned Pango font map over one fontconfig configuration, with the context layouts are made in.
struct FontMapHandle: ~Copyable {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let configuration: OpaquePointer

  /// Knows the fonts in `folder` and nothing else: no system configuration and no cache on disk, which when empty
  /// would make the first text a third of a second late.
  init(folder: String) throws(DrawingError) {
    guard let configuration = FcConfigCreate() else { throw .noFont(folder: folder) }
    for file in FontMapHandle.fontFiles(in: folder) { _ = FcConfigAppFontAddFile(configuration, file) }
    let found = FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0
    guard found > 0, let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      FcConfigDestroy(configuration)
      throw .noFont(folder: folder)
    }
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      FcConfigDestroy(configuration)
      throw .noFont(folder: folder)
    }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    let options = cairo_font_options_create()
    // Unhinted outlines keep the same shape at every size and on paper.
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    (self.configuration, self.map, self.context) = (configuration, map, context)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
    FcConfigDestroy(configuration)
  }

  /// The font files directly in `folder`, sorted so that every machine sees the same order.
  private static func fontFiles(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".ttf") || name.hasSuffix(".otf") { names.append(folder + "/" + name) }
    }
    return names.sorted()
  }

  func layout() -> LayoutHandle { LayoutHandle(context) }
}

/// An owned `PangoLayout`: one text, set in one face, wrapped at words.
struct LayoutHandle: ~Copyable {
  private let layout: OpaquePointer

  fileprivate init(_ context: OpaquePointer) { layout = pango_layout_new(context) }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  func set(
    text: String, family: String, bold: Bool, italic: Bool, alignment: TextAlignment, breaksWords: Bool = false
  ) {
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_wrap(layout, breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    align(alignment, mirrored: false)
    let face = pango_font_description_new()
    pango_font_description_set_family(face, family)
    pango_font_description_set_weight(face, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_style(face, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_layout_set_font_description(layout, face)
    pango_font_description_free(face)
  }

  /// Sets lines to the side where reading begins, or ends: the text's own, or that of a page read from right to left.
  ///
  /// A text that runs from right to left by its own characters has its sides exchanged by Pango.
  func align(_ alignment: TextAlignment, mirrored: Bool) {
    var exchanges = mirrored
    if mirrored, let line = pango_layout_get_line_readonly(layout, 0) {
      let direction = line.pointee.resolved_dir
      exchanges = direction != PANGO_DIRECTION_RTL.rawValue && direction != PANGO_DIRECTION_WEAK_RTL.rawValue
    }
    switch alignment {
    case .centre: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .leading: pango_layout_set_alignment(layout, exchanges ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    case .trailing: pango_layout_set_alignment(layout, exchanges ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    }
  }

  /// Where the next character would stand, from the layout's left edge.
  var caret: Double {
    var place = PangoRectangle()
    pango_layout_get_cursor_pos(layout, Int32(strlen(pango_layout_get_text(layout))), &place, nil)
    return Double(place.x) / Double(PANGO_SCALE)
  }

  /// Sets the text at a type size, wrapped at a width (both in the canvas's unit; no width, no wrapping).
  func measure(size: Double, width: Double?) -> TextExtents {
    set(size: size, width: width)
    return measure()
  }

  private func set(size: Double, width: Double?) {
    guard let face = pango_font_description_copy(pango_layout_get_font_description(layout)) else { return }
    pango_font_description_set_absolute_size(face, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, face)
    pango_font_description_free(face)
    pango_layout_set_width(layout, width.map { Int32(($0 * Double(PANGO_SCALE)).rounded(.down)) } ?? -1)
  }

  /// The room it takes as it is set.
  func measure() -> TextExtents {
    var inked = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, &inked, &logical)
    func box(_ r: PangoRectangle) -> Box {
      let unit = Double(PANGO_SCALE)
      return Box(
        x: Double(r.x) / unit, y: Double(r.y) / unit, width: Double(r.width) / unit, height: Double(r.height) / unit)
    }
    return TextExtents(
      ink: box(inked), logical: box(logical), lines: Int(pango_layout_get_line_count(layout)),
      baseline: Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE),
      missingGlyphs: Int(pango_layout_get_unknown_glyphs_count(layout)))
  }

  /// Draws with the layout's upper left corner at the context's origin, in the context's colour.
  func show(in context: borrowing ContextHandle) {
    pango_cairo_show_layout(context.raw, layout)
  }
}
