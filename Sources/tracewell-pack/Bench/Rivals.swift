import Glibc

/// A library opened while running, so that the program does not depend on it.
struct LoadedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Nil when none of the names can be loaded.
  init?(_ names: [String]) {
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    self.handle = handle
  }

  /// A function of the library; the caller knows its type from the library's header.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}

/// libzip, with its own consistency check, which is what a careful program asks for, or without.
struct LibzipReader: Reader {
  typealias Archive = OpaquePointer
  typealias File = OpaquePointer
  private static let readOnly: Int32 = 16  // ZIP_RDONLY
  private static let checked: Int32 = 4  // ZIP_CHECKCONS

  let name: String
  let path: String
  private let flags: Int32
  private let openArchive: @convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>?) -> Archive?
  private let discard: @convention(c) (Archive) -> Void
  private let locate: @convention(c) (Archive, UnsafePointer<CChar>, UInt32) -> Int64
  private let openFile: @convention(c) (Archive, UInt64, UInt32) -> File?
  private let readFile: @convention(c) (File, UnsafeMutableRawPointer?, UInt64) -> Int64
  private let closeFile: @convention(c) (File) -> Int32
  private var archive: Archive?

  init?(path: String, checks: Bool) {
    guard let library = LoadedLibrary(["libzip.so.5", "libzip.so.4", "libzip.so"]),
      let openArchive = library.function(
        "zip_open",
        as: (@convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>?) -> Archive?).self),
      let discard = library.function("zip_discard", as: (@convention(c) (Archive) -> Void).self),
      let locate = library.function(
        "zip_name_locate", as: (@convention(c) (Archive, UnsafePointer<CChar>, UInt32) -> Int64).self),
      let openFile = library.function(
        "zip_fopen_index", as: (@convention(c) (Archive, UInt64, UInt32) -> File?).self),
      let readFile = library.function(
        "zip_fread", as: (@convention(c) (File, UnsafeMutableRawPointer?, UInt64) -> Int64).self),
      let closeFile = library.function("zip_fclose", as: (@convention(c) (File) -> Int32).self)
    else { return nil }
    name = checks ? "libzip, checked" : "libzip"
    flags = checks ? Self.readOnly | Self.checked : Self.readOnly
    self.path = path
    self.openArchive = openArchive
    self.discard = discard
    self.locate = locate
    self.openFile = openFile
    self.readFile = readFile
    self.closeFile = closeFile
  }

  mutating func open() -> Bool {
    archive = openArchive(path, flags, nil)
    return archive != nil
  }

  mutating func close() {
    if let archive { discard(archive) }
    archive = nil
  }

  func has(_ name: String) -> Bool {
    guard let archive else { return false }
    return locate(archive, name, 0) >= 0
  }

  func read(_ name: String, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let archive else { return -1 }
    let index = locate(archive, name, 0)
    guard index >= 0, let file = openFile(archive, UInt64(index), 0) else { return -1 }
    defer { _ = closeFile(file) }
    var length = 0
    // The checksum is compared when the end is read, so reading goes on until nothing comes.
    while true {
      let got = readFile(file, buffer.baseAddress.map { $0 + length }, UInt64(buffer.count - length))
      if got < 0 { return -1 }
      if got == 0 { return length }
      length += Int(got)
    }
  }
}

/// PhysicsFS. It never compares checksums.
struct PhysFSReader: Reader {
  typealias File = OpaquePointer

  let name = "PhysFS (no CRC)"
  let path: String
  private let mount: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?, Int32) -> Int32
  private let unmount: @convention(c) (UnsafePointer<CChar>) -> Int32
  private let exists: @convention(c) (UnsafePointer<CChar>) -> Int32
  private let openRead: @convention(c) (UnsafePointer<CChar>) -> File?
  private let readBytes: @convention(c) (File, UnsafeMutableRawPointer?, UInt64) -> Int64
  private let closeFile: @convention(c) (File) -> Int32

  init?(path: String) {
    guard let library = LoadedLibrary(["libphysfs.so.1", "libphysfs.so"]),
      let start = library.function("PHYSFS_init", as: (@convention(c) (UnsafePointer<CChar>?) -> Int32).self),
      let mount = library.function(
        "PHYSFS_mount", as: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?, Int32) -> Int32).self),
      let unmount = library.function("PHYSFS_unmount", as: (@convention(c) (UnsafePointer<CChar>) -> Int32).self),
      let exists = library.function("PHYSFS_exists", as: (@convention(c) (UnsafePointer<CChar>) -> Int32).self),
      let openRead = library.function("PHYSFS_openRead", as: (@convention(c) (UnsafePointer<CChar>) -> File?).self),
      let readBytes = library.function(
        "PHYSFS_readBytes", as: (@convention(c) (File, UnsafeMutableRawPointer?, UInt64) -> Int64).self),
      let closeFile = library.function("PHYSFS_close", as: (@convention(c) (File) -> Int32).self)
    else { return nil }
    _ = start("bench")
    self.path = path
    self.mount = mount
    self.unmount = unmount
    self.exists = exists
    self.openRead = openRead
    self.readBytes = readBytes
    self.closeFile = closeFile
  }

  mutating func open() -> Bool { mount(path, nil, 0) != 0 }
  mutating func close() { _ = unmount(path) }
  func has(_ name: String) -> Bool { exists(name) != 0 }

  func read(_ name: String, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let file = openRead(name) else { return -1 }
    defer { _ = closeFile(file) }
    return Int(readBytes(file, buffer.baseAddress, UInt64(buffer.count)))
  }
}
