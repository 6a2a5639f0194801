import Grading
import Language
import Packs
import Stage
import Testing

@testable import Scenes

@Suite(.serialized) struct PhraseTests {
  private let tongues = Tongues(interface: "ru", lesson: "en")

  @Test func lettersAndWordsSpeakTheLessonsLanguage() {
    for phrase in [Phrase.letter("B"), .keyword("b"), .word("owl"), .stroke("around"), .sticker("fox")] {
      #expect(tongues.sound(of: phrase).entries.allSatisfy { $0.hasPrefix("Voice/en/") })
    }
    #expect(tongues.sound(of: .letter("B")).entries.last == "Voice/en/letter/b.opus")
    #expect(Tongues(interface: "en", lesson: "ru").sound(of: .letter("Ё")).entries.last == "Voice/ru/letter/ё.opus")
  }

  @Test func whatIsSaidToTheChildSpeaksTheInterfacesLanguage() {
    for phrase in [Phrase.fault(.wrongStart, variant: 1), .praise(1), .rung(2), .menu("back")] {
      #expect(tongues.sound(of: phrase).entries.allSatisfy { $0.hasPrefix("Voice/ru/") })
    }
  }

  @Test func everyFaultHasItsPhrasesAndSuccessHasNone() {
    var paths: Set<String> = []
    for code in VerdictCode.allCases {
      for variant in 1...Phrase.faultVariants {
        guard let path = Phrase.fault(code, variant: variant).path else {
          #expect(code == .accepted)
          continue
        }
        paths.insert(path)
      }
    }
    #expect(paths.count == 8 * Phrase.faultVariants)
    #expect(tongues.sound(of: .fault(.accepted, variant: 1)).entries.isEmpty)
  }

  @Test func variantsGoRound() {
    #expect(Phrase.praise(13).path == "praise/1")
    #expect(Phrase.praise(0).path == "praise/12")
    #expect(Phrase.praise(-12).path == "praise/12")
    #expect(Phrase.fault(.wrongStart, variant: 5).path == "fault/wrong-start-2")
  }

  @Test func aRecordingGoesBeforeOurVoice() {
    #expect(tongues.sound(of: .praise(1)).entries == ["Voice/ru/praise/1.wav", "Voice/ru/praise/1.opus"])
  }

  @Test func severalLanguagesAreTriedInTheirOrder() {
    let sound = Tongues(interface: "uk_UA.UTF-8:ru", lesson: "en").sound(of: .rung(3))
    #expect(sound.entries.filter { $0.hasSuffix("opus") } == ["Voice/uk/rung/3.opus", "Voice/ru/rung/3.opus"])
    #expect(Tongues(interface: "", lesson: "en").sound(of: .rung(3)).entries.isEmpty, "silence")
  }

  /// Each language says its own name, whatever else is spoken: a pack's voice, or else the speaking engine.
  @Test(arguments: [("ru", "Русский"), ("de", "Deutsch"), ("en", "English"), ("uk", "Українська")])
  func aLanguageSaysItsName(code: String, name: String) {
    Catalogue.open(folder: "Localization/built", locales: "Localization/built/locales")
    let sound = tongues.sound(of: .language(code))
    #expect(sound.entries == ["Voice/\(code)/menu/language.wav", "Voice/\(code)/menu/language.opus"])
    #expect(sound.spoken == SpokenText(words: name, language: code))
  }

  @Test(arguments: [("ru", "Русский"), ("en", "English")]) func ourVoicesKnowTheirName(code: String, name: String)
    throws
  {
    let file = PhraseScript.name(language: code, kind: "menu")
    let text = String(decoding: try TestClassroom.stack.read(file), as: UTF8.self)
    #expect(
      try PhraseScript(text, language: code, kind: "menu").lines.contains { $0 == .init(key: "language", words: name) })
  }

  @Test func onlyWordsAreLeftToTheSpeakingEngine() {
    #expect(tongues.sound(of: .word("Mila")).spoken == SpokenText(words: "Mila", language: "en"))
    #expect(tongues.sound(of: .praise(1)).spoken == nil)
  }
}
