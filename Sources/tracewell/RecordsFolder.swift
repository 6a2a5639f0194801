import Glibc
import Records

/// Where this user's records are, by the rules of the XDG base directories.
enum RecordsFolder {
  /// The records of this device; `named` stands in for the user's data folder.
  ///
  /// - Throws: `RecordsError` when the device's id cannot be read or made.
  static func place(named: String?) throws(RecordsError) -> RecordFile.Place {
    let environment = Content.environment()
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "/"
    // A path that is not absolute is to be ignored, the specification says.
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.local/share"
    return RecordFile.Place(folder: named ?? "\(data)/tracewell", device: device())
  }

  /// Which device this is: drawn from the machine's own id, so that a home used on two machines has two.
  ///
  /// The id is folded into another one, since the machine's own is not to be passed on.
  private static func device() -> RecordID {
    var bytes: [UInt8] = Array("tracewell".utf8)
    if let file = fopen("/etc/machine-id", "r") {
      var next = getc(file)
      while next != EOF, bytes.count < 64 {
        bytes.append(UInt8(truncatingIfNeeded: next))
        next = getc(file)
      }
      fclose(file)
    }
    var high: UInt64 = 0xcbf2_9ce4_8422_2325
    var low: UInt64 = 0x8422_2325_cbf2_9ce4
    for byte in bytes {
      high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
      low = (low ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      low ^= low >> 31
    }
    return RecordID(high: high & ~0xf000 | 0x8000, low: low & ~(3 << 62) | 2 << 62)
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
