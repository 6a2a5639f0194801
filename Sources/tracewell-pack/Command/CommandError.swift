import Packs

/// Why a command did not do what was asked.
enum CommandError: Error {
  /// Wrong arguments for this command, or for the program.
  case usage(String?)
  /// A pack, folder or entry was refused.
  case pack(PackError)
  /// Packs were refused, and each was told of already.
  case refused(count: Int)
  /// A pack has no such entry.
  case absent(path: String, name: String)
  /// Two packs differ.
  case different
  /// A file cannot be read or written; `code` is the system's `errno`.
  case file(path: String, code: Int32)

  /// A line of a recipe cannot be followed.
  case recipe(file: String, line: Int, error: RecipeError)
  /// A picture's source cannot be used.
  case picture(path: String, error: PictureError)
  /// A recipe of a sound effect has a word that is none of `part` and `mix`.
  case synth(path: String, line: Int, word: String)
  /// A sound's source is not a WAV file.
  case notWAV(path: String)
  /// A script, list or other table breaks a rule.
  case table(path: String, line: Int, rule: Table.Rule)
  /// A motion breaks a rule.
  case motion(path: String, line: Int, rule: Motion.Rule)
  /// The table of decoding costs is not one.
  case badCosts(path: String)

  var exitCode: Int32 {
    if case .usage = self { 2 } else { 1 }
  }
}

extension CommandError {
  /// Runs a body of the `Packs` room.
  static func packs<Result>(_ body: () throws(PackError) -> Result) throws(CommandError) -> Result {
    do throws(PackError) { return try body() } catch { throw .pack(error) }
  }
}
