import CPackFormats
import Glibc

/// Nanoseconds of a clock that never goes back.
func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Bytes now in use on the heap.
func heapInUse() -> Int {
  let information = mallinfo2()
  return Int(information.uordblks) + Int(information.hblkhd)
}

/// The middle of several measurements.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
