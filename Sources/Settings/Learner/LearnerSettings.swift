public import Grading

/// What is set for one child. Name, picture and hand stand in the child's own record.
public struct LearnerSettings: SettingValues {
  /// The course, by its model's id such as `ru-print`; nil for the first one of the lesson language.
  public var course: String?
  /// The language of letters and words, an ISO 639 code; nil for the interface's.
  public var lessonLanguage: String?
  /// How much the grader forgives; nil for what each rung's level says.
  public var strictness: Strictness?
  /// The rungs of the ladder that the child is led through.
  public var rungs = LearnerSettings.allRungs
  /// Minutes after which a session comes to its end; 0 for never.
  public var sessionMinutes = 10
  /// How far the writing lines are turned for the hand.
  public var tilt = WritingTilt.level
  /// Whether faults on the first rungs are answered by showing the stroke once more, without a word about them: for
  /// the youngest.
  public var showsOnly = false
  /// Whether there is a sticker album.
  public var album = true

  /// The defaults.
  public init() {}
}
