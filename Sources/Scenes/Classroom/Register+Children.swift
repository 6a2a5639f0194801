import Records
import Settings

// Settings of a child who need not be the one who writes now: for pages for grown-ups.
extension Register {
  /// What is set for `child`.
  func settings(of child: Learner) -> EffectiveSettings<LearnerSettings> {
    if child.id == learner?.id { return own }
    let id = child.id
    let kept = asked { file throws(RecordsError) in try file.settings(of: id) }
    return EffectiveSettings(chosen: kept ?? [:], system: system, source: child.name)
  }

  /// Sets a value of `child`; one that the system locked stays. Returns at once.
  func change<Value>(_ path: WritableKeyPath<LearnerSettings, Value>, of child: Learner, to value: Value) {
    if child.id == learner?.id { return change(own: path, to: value) }
    var settings = settings(of: child)
    guard let (name, text) = settings.change(path, to: value) else { return }
    let (id, now) = (child.id, clock())
    store.keep(.setting(name: name, value: text, learner: id, at: now))
  }
}
