import Language
import Records
import Scenes
import Settings
import Stage

// The records that the window shows and keeps.
extension Play {
  /// The records of this device; where they cannot be had records in memory stand in for them, and the register says why.
  ///
  /// - Returns: nil when another start has them open and this one was closed while it waited for that to end.
  static func register(_ options: Options, _ stage: Stage, _ content: LessonContent) throws -> Register? {
    var system = SystemFolder.settings()
    if options.kiosk { system.becomeKiosk() }
    var opened: Opened?
    do throws(RecordsError) { opened = try open(options) } catch {
      Console.complain(error.message)
      let language = options.interfaceLanguage ?? EffectiveSettings<MachineSettings>(system: system).interfaceLanguage
      for problem in Catalogue.select(language: language) { Console.complain(problem.message) }
      var page = InUseScene(content: content) {
        opened = try? open(options)
        return opened != nil
      }
      try stage.run(&page)
    }
    guard let opened else { return nil }
    var generator = SystemRandomNumberGenerator()
    if let refusal = opened.refusal { Console.complain(refusal.message) }
    let register = Register(
      store: try opened.store ?? RecordStore.inMemory(), refusal: opened.refusal, sharedFolder: opened.shared,
      system: system, clock: { RecordsFolder.now }, newID: { RecordID(using: &generator) })
    guard let name = options.learner else { return register }
    let found = register.asked { file throws(RecordsError) in try file.learner(name) }
    if found == nil, let problem = register.problem { throw problem }
    register.signIn(found)
    return register
  }

  /// What became of opening the records.
  private struct Opened {
    /// The records; nil where not even their folder could be made.
    var store: RecordStore?
    /// Why they are in memory.
    var refusal: RecordsError?
    /// Where devices leave their snapshots for each other.
    var shared: String?
  }

  /// Opens the records.
  ///
  /// - Throws: `RecordsError.inUse` when another start has them open, and nothing else.
  private static func open(_ options: Options) throws(RecordsError) -> Opened {
    do throws(RecordsError) {
      let place = try RecordsFolder.place(named: options.data)
      let (store, refusal) = try RecordStore.openOrHold(place)
      return Opened(store: store, refusal: refusal, shared: refusal == nil ? place.shared : nil)
    } catch {
      if case .inUse = error { throw error }
      return Opened(refusal: error)
    }
  }

  /// What was written is on the disk, and left for other devices, before the program ends.
  static func close(_ register: Register) {
    do throws(RecordsError) { try register.close() } catch { Console.complain(error.message) }
  }
}
