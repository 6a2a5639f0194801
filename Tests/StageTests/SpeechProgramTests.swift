import Glibc
import Testing

@testable import Stage

@Suite struct SpeechProgramTests {
  /// A program that stands in for a speaking one.
  private func program(_ script: String) -> SpeechProgram { SpeechProgram("sh") { ["-c", script, $0] } }

  private func temporary(_ bytes: [UInt8]) throws -> String {
    var template = Array("/tmp/speech.XXXXXX".utf8CString)
    let file = mkstemp(&template)
    defer { close(file) }
    #expect(write(file, bytes, bytes.count) == bytes.count)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private let mila = SpokenText(words: "Mila; $(reboot) -x", language: "en")

  @Test func whatAProgramWritesIsTrimmedAndAsLoudAsTheOthers() throws {
    let path = try temporary(RecordingTests.take(amplitude: 0.02).wav)
    defer { unlink(path) }
    let file = try #require(program("cat > /dev/null; cat \(path)").file(saying: mila))
    let heard = try #require(Recording(wav: file))
    #expect(heard.milliseconds < 1300)
    #expect(abs(try #require(Loudness.integrated(heard.samples, rate: heard.rate)) - Loudness.voice) < 0.5)
  }

  @Test func wordsGoInByStandardInputWordForWord() throws {
    let path = try temporary([])
    defer { unlink(path) }
    _ = program("cat > \(path)").file(saying: mila)
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = fread(&bytes, 1, bytes.count, file)
    #expect(String(decoding: bytes[..<count], as: UTF8.self) == mila.words)
  }

  @Test func aProgramThatIsNotThereOrFailsOrTalksNonsenseIsSilent() {
    #expect(SpeechProgram("no such program") { [$0] }.file(saying: mila) == nil)
    #expect(program("exit 1").file(saying: mila) == nil)
    #expect(program("echo hello").file(saying: mila) == nil)
    #expect(program("cat /dev/zero").file(saying: mila) == nil, "nor is it listened to for ever")
  }

  @Test func aLanguageIsNeverAnOption() {
    for language in ["-w", "", "en us", "../x"] {
      #expect(SpeechProgram.espeak.file(saying: SpokenText(words: "a", language: language)) == nil)
    }
  }
}
