import Guard
import Packs
import Records
import Settings
import Stage
import Testing

@testable import tracewell

/// No name of anybody passes into what a grown-up may send.
@Suite struct DiscretionTests {
  private static let names = [
    "Quintilia", "quintilia", "QUINTILIA", "Anna Maria Ada", "Маша Петя", "Øyvind", "Bo", "O'Brien",
    "Lee \"Sam\"",
    "Jean: Luc", "tab\tname", "two\nlines", "İpek", "Straße",
  ]
  private static let places = [
    (folder: "/home/quintilia/data", name: "DATA"), (folder: "/home/quintilia", name: "HOME"),
  ]

  /// Every refusal of the program that carries a text of somebody else, with that text at every place in it.
  private static func complaints(_ name: String) -> [String] {
    let records: [RecordsError] = [
      .inUse(folder: "/home/\(name)/data"), .newerVersion(file: "/home/\(name)/x.sqlite", found: 9, known: 3),
      .damaged(file: "/home/\(name)/\(name).sqlite", detail: "page 3"), .diskFull(file: "/media/\(name)/live.sqlite"),
      .readOnly(file: name), .unreadable(file: "/\(name)", code: 2),
      .refused(file: "\(name).tracewell", rule: .noSeal), .refused(file: "/a/b", rule: .foreignTables(name)),
      .missingLearner(name), .severalLearners(name),
    ]
    let packs: [PackError] = [
      .refusedPack(
        file: "/home/me/packs/\(name).zip", entry: "Pictures/\(name)/\(name).svg", rule: .tooShort(bytes: 3)),
      .refusedEntry(file: "\(name)/x.zip", entry: "Voice/en/\(name).opus", rule: .deflateDamaged),
      .missing(name: "Letters/\(name)/model.xml"), .unreadable(file: "/srv/\(name)", code: 13),
    ]
    let settings = [
      SettingsError(source: name, rule: .badValue(name: "mute", value: name, expected: "yes or no")),
      SettingsError(source: "/etc/\(name)/settings", line: 4, rule: .badName(name)),
    ]
    let usage: [UsageError] = [.unknown(name), .badValue(option: "--learner", value: name, rule: "a name")]
    let sounds: [SoundNote] = [
      .missing(entry: "Voice/en/name/\(name).wav"), .damaged(entry: "Voice/\(name)/a.opus", reason: "cut"),
    ]
    return records.map(\.message) + packs.map { "\($0)" } + settings.map(\.message) + usage.map(\.message)
      + sounds.compactMap(\.fault) + ["en-upright: the course has no letter '\(name)'", "\(name)", "x \(name) y"]
  }

  /// What would still be read as the name, spaces and case apart.
  private static func tells(_ line: String, _ name: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0 == " " } }
    return " \(plain(line)) ".contains(" \(plain(name)) ") || name.count > 2 && plain(line).contains(plain(name))
  }

  @Test(arguments: names) func noNameOnRecordPasses(name: String) {
    let discretion = Discretion(names: [name], places: Self.places)
    for complaint in Self.complaints(name) {
      let line = discretion.cleaned(complaint)
      #expect(!Self.tells(line, name), "\(complaint) -> \(line)")
      #expect(!line.contains { $0.isNewline })
    }
  }

  /// Names that nobody has on record: of a file, a folder, a licence's holder.
  @Test(arguments: names.filter { $0.count > 2 && !$0.contains("'") && !$0.contains(":") }) func norDoesAnUnknownOne(
    name: String
  ) {
    let discretion = Discretion(places: Self.places)
    for complaint in Self.complaints(name).dropLast(2) {
      let line = discretion.cleaned(complaint)
      #expect(!Self.tells(line, name), "\(complaint) -> \(line)")
    }
  }

  @Test(arguments: [
    ("/home/quintilia/data/records-1/live.sqlite: the disk is full", "DATA/….sqlite: the disk is full"),
    ("/home/quintilia/packs/words.zip: rule 7: cut", "HOME/….zip: rule 7: cut"),
    ("/srv/x/a b c.zip: Pictures/icons/next.svg: rule 3: damaged", "….zip: Pictures/….svg: rule 3: damaged"),
    ("no sound: no device answers", "no sound: no device answers"),
    ("Voice/en/praise/3.opus: no pack has this sound", "Voice/….opus: no pack has this sound"),
    ("start: version 0.9; kernel 6.1.0-amd64", "start: version 0.9; kernel 6.1.0-amd64"),
    ("no learner 'Mia' is on record", "no learner '…' is on record"),
  ]) func whatHelpsStays(line: String, told: String) {
    #expect(Discretion(places: Self.places).cleaned(line) == told)
  }
}
