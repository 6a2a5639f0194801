import Curriculum
import Glibc
import Letterform
import Packs
import Threads

/// A folder of letters while somebody draws them: one model, read again when a file changes.
struct LetterFolder: Sendable {
  /// Where the `model.xml` stands.
  let path: String

  /// Reads the model and its letters.
  ///
  /// - Throws: `CurriculumError` with the file at fault; a damaged letter alone is left out and listed in `problems`.
  func course() throws(CurriculumError) -> Course {
    let layer = FolderLayer(path: path)
    let model: Model
    do {
      model = try Model(file: try layer.read("model.xml"), name: "\(path)/model.xml")
    } catch let error as LetterFileError {
      throw .letterFile(error)
    } catch {
      throw .unreadable(file: "\(path)/model.xml", reason: "\(error)")
    }
    let folder = Course.folder(of: model.id) + "/"
    return try Course(
      model: model.id, read: { try layer.read(String($0.dropFirst(folder.count))) }, list: { _ in layer.list("") })
  }

  /// Calls `changed` from a thread of its own whenever a file of the folder was written, renamed or removed.
  ///
  /// The thread ends with the program; where the kernel has no watches left it ends at once and nothing is reloaded.
  func watch(_ changed: @escaping @Sendable () -> Void) {
    let watch = inotify_init1(Int32(IN_CLOEXEC))
    guard watch >= 0 else { return }
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE)
    guard inotify_add_watch(watch, path, events) >= 0 else {
      close(watch)
      return
    }
    Thread.start {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
        guard let base = buffer.baseAddress else { return }
        while read(watch, base, buffer.count) > 0 { changed() }
      }
      close(watch)
    }
  }
}
