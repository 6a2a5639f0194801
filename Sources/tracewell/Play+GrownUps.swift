import Guard
import Language
import Packs
import Scenes
import Settings
import Stage

extension Play {
  /// Gives the classroom what lies behind the gate: the gate's record, licences, languages.
  ///
  /// - Parameter native: the language of the interface where nothing else is chosen.
  static func prepareGrownUps(
    _ classroom: Classroom, _ content: Content, _ options: Options, _ stage: Stage, native: String
  ) {
    classroom.wake = stage.waker
    stage.mayLeaveFullScreen = { [unowned classroom] in classroom.mayLeaveFullScreen }
    stage.adapted = { quality in
      Console.note(
        "motion: effects \(quality.effects ? "on" : "off"), animations \(quality.fullSize ? "full" : "small"), "
          + (quality.fullRate ? "every picture" : "every second picture"))
    }
    stage.chosenQuality = { [unowned classroom] in classroom.register.machine.quality.map { MotionQuality($0) } }
    classroom.gatekeeper = Gatekeeper(
      file: "\(RecordsFolder.folder(named: options.data))/gate-\(RecordsFolder.machineName)",
      resetFile: { SystemFolder.resetFile }, reader: { FingerprintReader(report: $0) }, report: Console.complain)
    classroom.unlocking = Unlocking(places: UnlockFolder.places(named: options.data), withdrawn: withdrawn(content))
    let native = options.interfaceLanguage ?? native
    classroom.interfaceLanguage =
      options.interfaceLanguage ?? classroom.register.machine.interfaceLanguage ?? native
    classroom.interfaceLanguages = content.interfaceLanguages
    classroom.showLanguage = { [unowned classroom, unowned stage] language in
      let began = stage.now
      for problem in Catalogue.select(language: language ?? native) { Console.complain(problem.message) }
      classroom.interfaceLanguage = language ?? native
      classroom.stats?.event(
        "language", ["code": .text(language ?? native), "ms": .number(stage.now - began)])
    }
  }

  private static func withdrawn(_ content: Content) -> WithdrawnList {
    do { return try UnlockFolder.withdrawn(in: content.stack) } catch {
      Console.complain(words(for: error))
      return WithdrawnList()
    }
  }
}
