import Packs
import Testing

@testable import tracewell_pack

/// Scripts, and what becomes of an engine's sound. Recordings stand in for engines: they are there on every machine.
@Suite struct SpeechTests {
  /// A tone with silence around it: `level` of full scale.
  static func tone(seconds: Double, level: Float, silence: Double = 0.5, rate: Int = 16_000) -> Waveform {
    let quiet = [Float](repeating: 0, count: Int(silence * Double(rate)))
    let loud = (0..<Int(seconds * Double(rate))).map { number in
      level * (number / 20 % 2 == 0 ? 1 : -1) * Float(number % 20) / 20
    }
    return Waveform(rate: rate, samples: quiet + loud + quiet)
  }

  @Test func silenceAtTheEndsGoes() {
    var sound = Self.tone(seconds: 1, level: 0.3)
    sound.trim()
    #expect(sound.seconds > 1 && sound.seconds < 1.2)
    #expect(sound.samples.first == 0)
    var nothing = Waveform(rate: 8_000, samples: [Float](repeating: 0, count: 8_000))
    nothing.trim()
    #expect(nothing.samples.isEmpty)
    nothing.extend(to: 0.5)
    #expect(nothing.seconds == 0.5)
  }

  @Test(arguments: [0.01, 0.1, 0.9] as [Float])
  func everySoundIsAsLoud(level: Float) {
    var sound = Self.tone(seconds: 1.5, level: level)
    sound.trim()
    sound.level()
    let loudness = Loudness(sound)
    #expect(abs(loudness.integrated - Waveform.speechLoudness) < 0.5)
    #expect(loudness.truePeak <= Waveform.highestPeak + 0.2)
  }

  /// A crack far over the rest is held down without making the rest louder than asked.
  @Test func peaksAreHeldDown() {
    var sound = Self.tone(seconds: 2, level: 0.05, silence: 0)
    for place in stride(from: 4_000, to: 32_000, by: 8_000) { sound.samples[place] = 0.99 }
    sound.level()
    let loudness = Loudness(sound)
    #expect(loudness.truePeak <= Waveform.highestPeak + 0.2)
    #expect(abs(loudness.integrated - Waveform.speechLoudness) < 0.5)
  }

  /// Of a very short word's measure most is silence: it is as loud as all others, whatever cracks it begins with.
  @Test(arguments: [0.2, 0.3]) func aShortWordIsAsLoud(seconds: Double) {
    var sound = Self.tone(seconds: seconds, level: 0.05, silence: 0)
    for place in stride(from: 100, to: sound.samples.count, by: 1_000) { sound.samples[place] = 0.99 }
    sound.extend(to: 0.6)
    sound.level()
    let loudness = Loudness(sound)
    #expect(abs(loudness.integrated - Waveform.speechLoudness) < 0.5, "\(loudness)")
    #expect(loudness.truePeak <= Waveform.highestPeak + 0.2)
  }

  @Test func wavFilesComeBack() throws {
    let sound = Self.tone(seconds: 0.2, level: 0.5)
    let back = try #require(WAV.waveform(WAV.bytes(sound)))
    #expect(back.rate == sound.rate)
    #expect(zip(back.samples, sound.samples).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(WAV.waveform([]) == nil)
  }

  @Test func scriptsAreReadWithTheirOverrides() throws {
    var wish = SpeechWish()
    wish.engines = ["a:x", "b:y"]
    wish.pace = 0.8
    let overrides = try PhraseOverride.read(
      "entry\tengines\tpace\tspelling\nV/two\tb:y\t0.7\ttoo\nV/three\t-\t1\tfree\n")
    let lexicon = try PronouncingLexicon("word\tspelling\nlulu\tloo loo\n")
    let phrases = try PhraseScript.phrases(
      "# said\nkey\tphrase\none\tLulu, one\ntwo\t2\nthree\t3\n", wish, folder: "V/", overrides: overrides,
      lexicon: lexicon)
    #expect(phrases.map(\.target) == ["V/one.opus", "V/two.opus", "V/three.opus"])
    #expect(
      phrases[0].ways == [
        .init(engine: "a:x", pace: 0.8, spelling: "loo loo, one"),
        .init(engine: "b:y", pace: 0.8, spelling: "loo loo, one"),
      ])
    #expect(
      phrases[1].ways == [
        .init(engine: "b:y", pace: 0.7, spelling: "too"), .init(engine: "a:x", pace: 0.8, spelling: "2"),
      ])
    #expect(phrases[2].ways.map(\.spelling) == ["free", "free"] && phrases[2].ways.map(\.pace) == [1, 1])
    #expect(throws: Table.Mistake(line: 2, rule: .badPace("slow"))) {
      try PhraseOverride.read("entry\tengines\tpace\tspelling\nV/two\t-\tslow\t-\n")
    }
  }

  /// Festival refuses a phrase with a comma that stands alone, and another engine would say it.
  @Test(arguments: [
    ("Листик — это конец.", "Листик, это конец."), ("«Да» – нет", "Да, нет"), ("замо́к", "зам+ок"),
  ])
  func festivalIsGivenWhatItKnows(text: String, plain: String) { #expect(Festival.plain(text) == plain) }

  /// A word that is to be written is said slower, by each engine that can.
  @Test(
    arguments: ["festival:slt", "espeak-ng:en"].filter {
      SpeechEngines.engine($0, virtualEnvironment: "")?.version != nil
    })
  func aSlowerPaceLastsLonger(name: String) throws {
    let engine = try #require(SpeechEngines.engine(name, virtualEnvironment: ""))
    let place = try BuildTests.Place()
    var seconds: [Double] = []
    for pace in [1, 0.8, 0.6] {
      let file = "\(place.path)/\(pace).wav"
      engine.speak([Utterance(text: "boat", file: file)], pace: pace)
      var sound = try #require(WAV.waveform(try LooseFile.read(file)))
      sound.trim()
      seconds.append(sound.seconds)
    }
    #expect(seconds[1] > seconds[0] * 1.1 && seconds[2] > seconds[1] * 1.1, "\(seconds)")
  }

  @Test(arguments: [
    ("key\tphrase\na\n", 2, Table.Rule.fieldCount(found: 1, expected: 2)),
    ("key\tphrase\na\t\n", 2, .emptyField("phrase")),
    ("key\tphrase\n\n\tb\n", 3, .emptyField("key")),
    ("key\tphrase\na\tb\na\tc\n", 3, .repeated("a")),
    ("key\tword\na\tb\n", 1, .noColumn("phrase")),
  ])
  func aBadScriptIsNamedWithItsLine(_ script: String, _ line: Int, _ rule: Table.Rule) {
    #expect(throws: Table.Mistake(line: line, rule: rule)) {
      try PhraseScript.phrases(script, SpeechWish(), folder: "", overrides: [:], lexicon: PronouncingLexicon())
    }
    #expect(!rule.description.isEmpty)
  }

  /// From a recipe to a pack: the second engine says what the first cannot, what nobody says is left out.
  @Test func phrasesAreSpokenByTheFirstEngineThatCan() throws {
    let place = try BuildTests.Place()
    try LooseFile.makeFolder(place.path + "/first")
    try LooseFile.makeFolder(place.path + "/second")
    try LooseFile.write(place.path + "/first/one.wav", WAV.bytes(Self.tone(seconds: 0.3, level: 0.2)))
    try LooseFile.write(place.path + "/second/two.wav", WAV.bytes(Self.tone(seconds: 1, level: 0.02)))
    try place.write("said.tsv", "key\tphrase\n1\tone\n2\ttwo\n3\tthree\n")
    let (first, second) = ("recording:\(place.path)/first/*.wav", "recording:\(place.path)/second/*.wav")
    try place.write(
      "v.recipe",
      "source A licence CC0-1.0 author Ann engine \(first)\nsource B licence CC0-1.0 author Bob engine \(second)\n"
        + "source C licence CC0-1.0 author Cem\nspeak Voice/ said.tsv engines \(first),\(second)\n")
    #expect(place.run("build", "@/v.recipe", "-o", "@/a.zip", "--jobs", "1") == 0)
    #expect(place.run("build", "@/v.recipe", "-o", "@/b.zip", "--cache", "@/other") == 0)
    #expect(try LooseFile.read(place.path + "/a.zip") == LooseFile.read(place.path + "/b.zip"))
    let pack = try Pack(path: place.path + "/a.zip")
    #expect(pack.check() == .accept)
    #expect(pack.entries.map(\.name).filter { $0.hasPrefix("Voice") } == ["Voice/1.opus", "Voice/2.opus"])
    let credits = String(decoding: try pack.read("CREDITS.tsv"), as: UTF8.self)
    #expect(credits.contains("A\tCC0-1.0\tAnn\t\tVoice/1.opus"))
    #expect(credits.contains("B\tCC0-1.0\tBob\t\tVoice/2.opus"))
    #expect(place.run("voices", "--missing", "@/v.recipe") == 0)
    #expect(place.run("voices") == 2)
  }

  @Test func anEngineWithoutASourceIsRefused() throws {
    let place = try BuildTests.Place()
    try place.write("said.tsv", "key\tphrase\n1\tone\n")
    try place.write("v.recipe", "source A licence x author y\nspeak Voice/ said.tsv engines festival:slt\n")
    #expect(place.run("build", "@/v.recipe", "-o", "@/a.zip") == 1)
  }
}
