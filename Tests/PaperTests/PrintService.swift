import Foundation

/// A real print server in a folder of its own, with printers that print into files.
///
/// Its printers' filter writes down how it was called and what it printed. Only root may start it: the server checks who
/// owns its filters.
final class PrintService {
  let folder: Folder
  private var process: pid_t = 0
  static var mayRun: Bool { getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/sbin/cupsd") }

  var socket: String { "\(folder.path)/socket" }
  /// What reached the printer, one line a job: copies and options.
  var log: String { (try? String(contentsOfFile: "\(folder.path)/out/log", encoding: .utf8)) ?? "" }
  /// What the printer put on paper.
  func paper(of printer: String) -> String { "\(folder.path)/out/\(printer).pdf" }

  init() throws {
    folder = try Folder()
    let path = folder.path
    for name in ["root", "root/ppd", "spool", "spool/tmp", "cache", "state", "out"] {
      try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }
    chmod("\(path)/out", 0o777)
    try """
    Listen \(socket)
    DirtyCleanInterval 0
    WebInterface No
    Browsing No
    DefaultAuthType None
    LogLevel debug
    MaxLogSize 0
    <Location />
      Order allow,deny
      Allow all
    </Location>
    <Policy default>
      JobPrivateAccess all
      JobPrivateValues none
      <Limit All>
        Order deny,allow
        Allow all
      </Limit>
    </Policy>
    """.write(toFile: "\(path)/root/cupsd.conf", atomically: true, encoding: .utf8)
    try """
    FileDevice Yes
    ServerRoot \(path)/root
    RequestRoot \(path)/spool
    TempDir \(path)/spool/tmp
    CacheDir \(path)/cache
    StateDir \(path)/state
    AccessLog \(path)/access
    ErrorLog \(path)/error
    PageLog \(path)/pages
    Printcap
    """.write(toFile: "\(path)/root/cups-files.conf", atomically: true, encoding: .utf8)
    try """
    #!/bin/sh
    # job user title copies options [file]
    printf '%s\\t%s\\n' "$4" "$5" >> \(path)/out/log
    if [ $# -ge 6 ]; then cat "$6"; else cat; fi
    echo 'PAGE: 1 1' >&2
    """.write(toFile: "\(path)/root/filter", atomically: true, encoding: .utf8)
    chmod("\(path)/root/filter", 0o755)
    try start()
  }

  deinit { stop() }

  /// Starts the server, or starts it again.
  func start() throws {
    let path = folder.path
    unlink(socket)
    process = try Self.start([
      "/usr/sbin/cupsd", "-f", "-c", "\(path)/root/cupsd.conf", "-s", "\(path)/root/cups-files.conf",
    ])
    try wait("the server's socket") { FileManager.default.fileExists(atPath: socket) }
  }

  func stop() {
    guard process > 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    process = 0
  }

  struct NotStarted: Error { var code: Int32 }

  /// Starts a program that receives its signals: threads of the tests block them, and a child would inherit that.
  private static func start(_ words: [String]) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], nil, &attributes, &arguments, environ)
    guard code == 0 else { throw NotStarted(code: code) }
    return process
  }

  struct TooLate: Error { var what: String }

  /// Asks again until it is so; at most ten seconds.
  func wait(_ what: String, until isSo: () throws -> Bool) throws {
    for _ in 0..<500 {
      if try isSo() { return }
      usleep(20_000)
    }
    throw TooLate(what: what)
  }

  /// Sets up a printer with these papers.
  func add(_ printer: String, papers: [(name: String, points: (Double, Double))], bothSides: Bool = false) throws {
    var ppd = """
      *PPD-Adobe: "4.3"
      *FormatVersion: "4.3"
      *FileVersion: "1.0"
      *LanguageVersion: English
      *LanguageEncoding: ISOLatin1
      *PCFileName: "TEST.PPD"
      *Manufacturer: "Test"
      *Product: "(Test)"
      *ModelName: "Test"
      *ShortNickName: "Test"
      *NickName: "Test"
      *PSVersion: "(3010.000) 0"
      *LanguageLevel: "3"
      *ColorDevice: True
      *DefaultColorSpace: RGB
      *FileSystem: False
      *cupsFilter2: "application/pdf application/pdf 0 \(folder.path)/root/filter"
      *OpenUI *PageSize/Paper: PickOne
      *OrderDependency: 10 AnySetup *PageSize
      *DefaultPageSize: \(papers[0].name)

      """
    let size = { (p: (Double, Double)) in "\(p.0) \(p.1)" }
    for paper in papers { ppd += "*PageSize \(paper.name): \"<</PageSize[\(size(paper.points))]>>setpagedevice\"\n" }
    ppd += "*CloseUI: *PageSize\n*OpenUI *PageRegion: PickOne\n*DefaultPageRegion: \(papers[0].name)\n"
    for paper in papers { ppd += "*PageRegion \(paper.name): \"<</PageSize[\(size(paper.points))]>>setpagedevice\"\n" }
    ppd +=
      "*CloseUI: *PageRegion\n*DefaultImageableArea: \(papers[0].name)\n*DefaultPaperDimension: \(papers[0].name)\n"
    for paper in papers {
      ppd += "*ImageableArea \(paper.name): \"12 12 \(paper.points.0 - 12) \(paper.points.1 - 12)\"\n"
      ppd += "*PaperDimension \(paper.name): \"\(size(paper.points))\"\n"
    }
    if bothSides {
      ppd += """
        *OpenUI *Duplex/Sides: PickOne
        *OrderDependency: 20 AnySetup *Duplex
        *DefaultDuplex: None
        *Duplex None/One: ""
        *Duplex DuplexNoTumble/Long: ""
        *Duplex DuplexTumble/Short: ""
        *CloseUI: *Duplex

        """
    }
    let file = "\(folder.path)/\(printer).ppd"
    try ppd.write(toFile: file, atomically: true, encoding: .utf8)
    try admin(
      "lpadmin", ["-p", printer, "-v", "file://\(paper(of: printer))", "-P", file, "-D", "The \(printer)", "-E"])
  }

  /// Runs one of the server's own commands.
  func admin(_ tool: String, _ arguments: [String]) throws {
    try Tool.run(tool, ["-h", socket] + arguments)
  }

  static let a4 = (name: "A4", points: (595.0, 842.0))
  static let letter = (name: "Letter", points: (612.0, 792.0))
}
