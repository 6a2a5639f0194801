// Unsafe: a signal handler may touch nothing but plain memory: a table that is made once and never freed.
import Glibc
import Synchronization

/// Keeps a file that is cut short while it is mapped from killing the program.
///
/// Reading a mapped page that the file no longer has raises SIGBUS. The handler here looks whether the address lies
/// in a watched mapping; if so it puts zero pages over the whole mapping, marks it torn and lets the reading go on
/// (it reads zeros, and whoever asked checks `isTorn` before believing them). Any other SIGBUS goes to the handler
/// that was there before. Checking the file's size before each access cannot do this: the file may shrink between
/// the check and the access.
///
/// The handler calls nothing but `mmap` and touches only the fixed table below, so it may run at any moment.
enum MappingWatch {
  /// Mappings watched at one time, and thus packs open at one time.
  static let capacity = 512

  private struct Slot: ~Copyable {
    let start = Atomic<UInt>(0)  // 0: free
    let length = Atomic<UInt>(0)
    let torn = Atomic<Bool>(false)
  }

  // Safe: the table is made once and never freed.
  @safe
  private struct Table: @unchecked Sendable {
    let slots: UnsafeMutablePointer<Slot>
    let previous: UnsafeMutablePointer<sigaction>
  }

  /// The table as the signal handler sees it: a plain word, set before the handler is installed.
  private static let visible = Atomic<UInt>(0)
  private static let visiblePrevious = Atomic<UInt>(0)

  private static let table: Table = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    for index in 0..<capacity { unsafe (slots + index).initialize(to: Slot()) }
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
    unsafe previous.initialize(to: sigaction())
    visible.store(UInt(bitPattern: slots), ordering: .releasing)
    visiblePrevious.store(UInt(bitPattern: previous), ordering: .releasing)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_sigaction = { signal, information, context in
      unsafe MappingWatch.handle(signal, information, context)
    }
    action.sa_flags = SA_SIGINFO
    unsafe sigemptyset(&action.sa_mask)
    unsafe sigaction(SIGBUS, &action, previous)
    return unsafe Table(slots: slots, previous: previous)
  }()

  /// Watches a mapping; nil when the table is full.
  static func begin(_ address: UnsafeMutableRawPointer, _ length: Int) -> Int? {
    let slots = unsafe table.slots
    for index in 0..<capacity {
      // 1 marks a slot that is being filled: no mapping lies there.
      let (taken, _) = unsafe slots[index].start.compareExchange(
        expected: 0, desired: 1, ordering: .acquiringAndReleasing)
      guard taken else { continue }
      unsafe slots[index].length.store(UInt(length), ordering: .relaxed)
      unsafe slots[index].torn.store(false, ordering: .relaxed)
      unsafe slots[index].start.store(UInt(bitPattern: address), ordering: .releasing)
      return index
    }
    return nil
  }

  static func end(_ index: Int) {
    unsafe table.slots[index].start.store(0, ordering: .releasing)
  }

  static func isTorn(_ index: Int) -> Bool {
    unsafe table.slots[index].torn.load(ordering: .acquiring)
  }

  private static func handle(
    _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    let address = unsafe UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
    if let slots = unsafe UnsafeMutablePointer<Slot>(bitPattern: visible.load(ordering: .acquiring)) {
      for index in 0..<capacity {
        let start = unsafe slots[index].start.load(ordering: .acquiring)
        let length = unsafe slots[index].length.load(ordering: .relaxed)
        // The last page reaches past the file's end.
        guard start > 1, address >= start, address - start < (length + 4_095) & ~4_095 else { continue }
        unsafe slots[index].torn.store(true, ordering: .releasing)
        let zeros = unsafe mmap(
          UnsafeMutableRawPointer(bitPattern: start), Int(length), PROT_READ,
          MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
        if unsafe zeros != MAP_FAILED { return }
      }
    }
    // Not ours: put the earlier handler back; the same access then raises the signal again, for it.
    if let previous = unsafe UnsafeMutablePointer<sigaction>(bitPattern: visiblePrevious.load(ordering: .acquiring)) {
      unsafe sigaction(SIGBUS, previous, nil)
    }
  }
}
