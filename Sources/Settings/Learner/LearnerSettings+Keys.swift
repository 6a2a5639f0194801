extension LearnerSettings {
  /// The rungs that there are.
  public static let allRungs = 1...6
  /// Minutes of a session.
  public static let sessions = 0...120

  /// Every setting, by its name in files.
  public static let keys: [SettingKey<Self>] = [
    .identifierOrAutomatic("course", \.course, expected: "a course such as ru-print"),
    .identifierOrAutomatic("lesson-language", \.lessonLanguage, expected: "a language code such as en or ru"),
    .choiceOrAutomatic("strictness", \.strictness),
    .span("rungs", \.rungs, in: allRungs),
    .whole("session-minutes", \.sessionMinutes, in: sessions),
    .choice("tilt", \.tilt),
    .yesOrNo("show-only", \.showsOnly),
    .yesOrNo("album", \.album),
  ]
}
