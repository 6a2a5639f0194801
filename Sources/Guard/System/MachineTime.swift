// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
import Glibc

/// A moment as the machine counts it since it was started; setting the clock does not move it.
public struct MachineTime: Hashable, Sendable {
  /// Which start of the machine this is.
  public var boot: String
  /// Milliseconds since that start, sleep included.
  public var milliseconds: Int64

  /// A moment.
  public init(boot: String, milliseconds: Int64) { (self.boot, self.milliseconds) = (boot, milliseconds) }

  /// The present moment, by `CLOCK_BOOTTIME` and the kernel's id of this start.
  public static var now: MachineTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_BOOTTIME, &time)
    let id = SmallFile.contents("/proc/sys/kernel/random/boot_id") ?? ""
    return MachineTime(
      boot: String(id.prefix { $0.isLetter || $0.isNumber || $0 == "-" }),
      milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}

extension CalendarDay {
  /// Today, where the machine is.
  public static var today: CalendarDay {
    var seconds = time(nil)
    var local = unsafe tm()
    unsafe localtime_r(&seconds, &local)
    return unsafe CalendarDay(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
      ?? CalendarDay(number: Int(seconds) / 86_400)
  }
}
