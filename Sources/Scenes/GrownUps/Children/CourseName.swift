import Language

/// What grown-ups call a course.
enum CourseName {
  /// The name of the course with this id; that of a course unknown here is its language's own name and its id.
  static func of(_ course: String) -> String {
    switch course {
    case "en-upright": text("English print, upright")
    case "en-slanted": text("English print, slanted")
    case "en-simple": text("English print, simple")
    case "en-cursive": text("English, joined")
    case "ru-print": text("Russian print")
    case "ru-cursive": text("Russian, joined")
    default: languageName(course) + course
    }
  }

  /// The name of the language that an id such as `de-print` begins with; empty where no locale tells.
  private static func languageName(_ course: String) -> String {
    let name = Locale.best(for: String(course.prefix { $0 != "-" })).languageName
    return name.isEmpty ? "" : "\(name), "
  }
}
