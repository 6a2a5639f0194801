public import Packs
public import Stage

/// What a grown-up needs to record phrases: microphone, scripts, the folder recordings are kept in.
public struct RecordingStudio: Sendable {
  /// The microphone.
  public let recorder: Recorder
  /// Where recordings are kept.
  public let folder: RecordingFolder
  private let stack: PackStack

  /// A studio.
  ///
  /// - Parameter stack: holds the scripts and the voices of the packs; what is recorded is laid over it.
  public init(recorder: Recorder, folder: RecordingFolder, stack: PackStack) {
    (self.recorder, self.folder, self.stack) = (recorder, folder, stack)
  }

  /// The scripts of a language, those that are there and can be read.
  func scripts(_ language: String, report: (String) -> Void) -> [PhraseScript] {
    PhraseScript.kinds.compactMap { kind in
      guard let bytes = try? stack.read(PhraseScript.name(language: language, kind: kind)) else { return nil }
      do throws(PhraseScriptError) {
        return try PhraseScript(String(decoding: bytes, as: UTF8.self), language: language, kind: kind)
      } catch {
        report(error.message)
        return nil
      }
    }
  }

  /// Languages that have scripts.
  func languages() -> [String] {
    stack.list("\(Tongues.folder)/").filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
      .filter { language in
        PhraseScript.kinds.contains { stack.contains(PhraseScript.name(language: language, kind: $0)) }
      }
  }

  /// Who says a phrase.
  enum Voice: Hashable {
    /// A recording of one's own.
    case own
    /// A pack.
    case pack
    case nobody
  }

  /// Who says a phrase now.
  func voice(of line: PhraseScript.Line, in script: PhraseScript) -> Voice {
    let entries = script.entries(of: line)
    if folder.contains(entries[0]) { return .own }
    return entries.contains { stack.contains($0) } ? .pack : .nobody
  }

  /// Keeps a take as the voice of a phrase.
  func keep(_ take: Recording, of line: PhraseScript.Line, in script: PhraseScript) throws(PackError) {
    try folder.keep(take, as: script.recording(of: line))
    stack.add(folder.path)
  }

  /// Takes a recording away; the pack's voice is heard again.
  func delete(_ line: PhraseScript.Line, in script: PhraseScript) throws(PackError) {
    try folder.delete(script.recording(of: line))
  }
}
