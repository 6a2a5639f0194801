import Drawing
import Language
import Settings
import Stage

/// The choice of the interface's language: each by its own name, so that whoever cannot read the page finds theirs, and
/// said aloud when it is pressed.
enum LanguageCard {
  /// The card; each choice does what `action` says, nil standing for the system's language.
  static func item<Action>(_ classroom: Classroom, _ action: (String?) -> Action) -> FormItem<Action> {
    let languages = classroom.interfaceLanguages
    let machine = classroom.register.machine
    let choices = [nil] + languages.map { Optional($0) }
    return FormItem(
      text("Language"), note: text("Of menus and these pages; letters have their own."),
      isLocked: machine.isLocked(\.interfaceLanguage),
      [
        (
          .pills(
            [text("As the system")] + languages.map(name(of:)),
            chosen: choices.firstIndex(of: machine.interfaceLanguage)
          ), choices.map(action)
        )
      ])
  }

  /// Shows the interface in a language, nil for the system's, and says its name.
  static func choose(_ language: String?, _ classroom: Classroom) -> FormOutcome {
    classroom.register.change(machine: \.interfaceLanguage, to: language)
    classroom.showLanguage(language)
    let chosen = classroom.tongues.interface.first ?? "en"
    return .asks(.sound(.say([classroom.tongues.sound(of: .language(chosen))])))
  }

  /// The name that a language has for itself; its code where no locale tells.
  private static func name(of code: String) -> String {
    let name = Locale.best(for: code).languageName
    return name.isEmpty ? code : name
  }
}
