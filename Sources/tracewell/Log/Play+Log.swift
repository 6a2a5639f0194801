import Glibc
import Stage

extension Play {
  /// Begins this start's part of the log: the version, the machine, and what it was started with; no path, no name.
  static func beginLog(_ options: Options, _ metrics: WindowMetrics) -> Log {
    let environment = Content.environment()
    let home = environment["HOME"] ?? ""
    let places =
      [(RecordsFolder.folder(named: options.data), "DATA")] + (options.packs.map { [($0, "PACKS")] } ?? [])
      + SystemFolder.folders.map { ($0, "SYSTEM") } + [("/usr/share", "SHARE"), (home, "HOME")]
    let log = Log(
      folder: Log.folder(environment: environment),
      discretion: Discretion(
        names: Set([options.learner].compactMap { $0 }), places: places.map { (folder: $0, name: $1) }))
    Console.keep(log)
    var system = utsname()
    uname(&system)
    let facts = [
      "version \(Release.version)",
      "kernel \(text(of: &system.release)) \(text(of: &system.machine))",
      "window \(metrics.width)x\(metrics.height) at \(Int(metrics.dotsPerInch)) dpi, \(Int(metrics.refreshRate)) Hz",
      "memory \(sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)) >> 20) MB",
      "cores \(sysconf(Int32(_SC_NPROCESSORS_ONLN)))",
      "language \(environment["LANGUAGE"] ?? environment["LANG"] ?? "none")",
    ]
    Console.note("start: \(facts.joined(separator: "; "))")
    return log
  }

  private static func text<Tuple>(of tuple: inout Tuple) -> String {
    withUnsafeBytes(of: &tuple) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
