import Language

/// What grown-ups call a course.
enum CourseName {
  /// The name of the course with this id; the id itself where it has none.
  static func of(_ course: String) -> String {
    switch course {
    case "en-upright": text("English print, upright")
    case "en-slanted": text("English print, slanted")
    case "en-simple": text("English print, simple")
    case "en-cursive": text("English, joined")
    case "ru-print": text("Russian print")
    case "ru-cursive": text("Russian, joined")
    default: course
    }
  }
}
