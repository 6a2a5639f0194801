import Glibc
import Packs
import Testing

@testable import Stage

@Suite struct RecordingFolderTests {
  private func inFolder(_ body: (RecordingFolder, String) throws -> Void) throws {
    var template = Array("/tmp/recordings.XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let root = String(cString: made)
    defer { remove(root) }
    try body(RecordingFolder(path: "\(root)/tracewell/packs/recordings"), root)
  }

  private func remove(_ path: String) {
    for name in FolderLayer(path: path).list("") {
      let inside = "\(path)/\(name)"
      if name.hasSuffix("/") { remove(String(inside.dropLast())) } else { unlink(inside) }
    }
    rmdir(path)
  }

  private let take = RecordingTests.take(before: 0, tone: 0.2, after: 0)

  @Test func whatIsKeptGoesOverOurVoice() throws {
    try inFolder { folder, root in
      #expect(folder.entries().isEmpty)
      try folder.keep(take, as: "Voice/en/letter/a.wav")
      try folder.keep(take, as: "Voice/ru/letter/ё.wav")
      #expect(folder.entries() == ["Voice/en/letter/a.wav", "Voice/ru/letter/ё.wav"])
      #expect(folder.contains("Voice/en/letter/a.wav"))
      let stack = PackStack([folder.path])
      #expect(Recording(wav: try stack.sound("Voice/en/letter/a.wav")) == Recording(wav: take.wav))
      let louder = try #require(take.evened(to: -12))
      try folder.keep(louder, as: "Voice/en/letter/a.wav")
      #expect(try stack.sound("Voice/en/letter/a.wav") == louder.wav, "a new one takes its place at once")
    }
  }

  @Test func whatIsDeletedIsGone() throws {
    try inFolder { folder, _ in
      try folder.keep(take, as: "Voice/en/letter/a.wav")
      try folder.delete("Voice/en/letter/a.wav")
      #expect(!folder.contains("Voice/en/letter/a.wav"))
      try folder.delete("Voice/en/letter/a.wav")
    }
  }

  @Test func recordingsAreHandedOnAsAPack() throws {
    try inFolder { folder, root in
      let file = "\(root)/recordings.zip"
      #expect(try folder.export(to: file) == 0)
      #expect(access(file, F_OK) != 0, "no empty pack")
      try folder.keep(take, as: "Voice/en/letter/a.wav")
      try folder.keep(take, as: "Voice/en/praise/1.wav")
      #expect(try folder.export(to: file) == 2)
      let other = PackStack([file])
      #expect(other.refusals.isEmpty)
      #expect(try other.sound("Voice/en/praise/1.wav") == take.wav)
    }
  }

  @Test func noNameLeadsOutOfTheFolder() throws {
    try inFolder { folder, root in
      for name in ["../x.wav", "/etc/x.wav", "a/../../x.wav", "", "a.exe", "a//b.wav"] {
        #expect(throws: PackError.self) { try folder.keep(take, as: name) }
      }
      #expect(folder.entries().isEmpty)
    }
  }

  @Test func aFolderThatCannotBeMadeIsSaidToBe() throws {
    let folder = RecordingFolder(path: "/proc/recordings")
    #expect(throws: PackError.self) { try folder.keep(take, as: "a.wav") }
    #expect(folder.entries().isEmpty)
  }
}
