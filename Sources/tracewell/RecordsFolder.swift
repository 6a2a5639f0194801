import Glibc
import Records

/// Where this user's records are, by the rules of the XDG base directories.
enum RecordsFolder {
  /// The records of this device; `named` stands in for the user's data folder.
  ///
  /// - Throws: `RecordsError` when the device's id cannot be read or made.
  static func place(named: String?) throws(RecordsError) -> RecordFile.Place {
    let folder = folder(named: named)
    let device = try device(in: folder)
    return RecordFile.Place(folder: folder, device: device, mark: mark(in: folder))
  }

  /// The user's folder; `named` stands in for it.
  static func folder(named: String?) -> String {
    if let named { return named }
    let environment = Content.environment()
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "/"
    // A path that is not absolute is to be ignored, the specification says.
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.local/share"
    return "\(data)/tracewell"
  }

  /// Which device this is: an id drawn once and kept in `folder`, apart for each machine that uses the home.
  ///
  /// Machine and host name together tell machines apart, since a school's copies of one disk may share the first.
  private static func device(in folder: String) throws(RecordsError) -> RecordID {
    try RecordFile.makeFolder(folder)
    let path = mark(in: folder)
    if let known = RecordID(text(of: path)) { return known }
    var generator = SystemRandomNumberGenerator()
    let drawn = RecordID(using: &generator)
    // Whoever of two starts comes first decides.
    if let file = fopen(path, "wxe") {
      fputs("\(drawn)", file)
      if fclose(file) != 0 {
        let isFull = errno == ENOSPC || errno == EDQUOT
        // An empty file would be taken for one of somebody who came first.
        unlink(path)
        throw isFull ? .diskFull(file: path) : .unreadable(file: path, code: EIO)
      }
    } else if errno != EEXIST {
      throw errno == ENOSPC || errno == EDQUOT ? .diskFull(file: path) : .readOnly(file: path)
    }
    guard let kept = RecordID(text(of: path)) else { throw .readOnly(file: path) }
    return kept
  }

  private static func mark(in folder: String) -> String { "\(folder)/device-\(machineName)" }

  /// Tells this machine's files from those of others that use the same home.
  static var machineName: String { String(machine, radix: 16) }

  /// A number for this machine; the machine's own id is not to be passed on.
  private static var machine: UInt64 {
    var host = [CChar](repeating: 0, count: 256)
    gethostname(&host, host.count - 1)
    let name = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (Array(text(of: "/etc/machine-id").utf8) + name).reduce(0xcbf2_9ce4_8422_2325) { sum, byte in
      (sum ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// The first 36 bytes of a small file; none where it cannot be read.
  private static func text(of path: String) -> String {
    guard let file = fopen(path, "re") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 36)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// The present moment.
  static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Moment(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// Minutes by which the clocks here are ahead of UTC.
  static var offset: Int {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return local.tm_gmtoff / 60
  }

  /// Takes `--data DIR` out of a command's arguments.
  static func taken(from arguments: inout [String]) throws(UsageError) -> String? {
    guard let place = arguments.firstIndex(of: "--data") else { return nil }
    guard place + 1 < arguments.count else { throw .missingValue(option: "--data") }
    defer { arguments.removeSubrange(place...place + 1) }
    return arguments[place + 1]
  }
}
