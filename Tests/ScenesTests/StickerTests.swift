import Drawing
import Testing

@testable import Scenes

@Suite struct StickerTests {
  static let book = StickerBook(
    sections: ["animals", "food", "sky"].map { set in
      StickerBook.Section(
        id: set, cover: "", subjects: (1...5).map { .init(id: "\(set)/\($0)", picture: "Stickers/\(set)/\($0).png") })
    })

  @Test func offersAreOpenAndFollowFromTheSeed() {
    let first = Self.book.offers(3, without: [], seed: 4)
    #expect(first == Self.book.offers(3, without: [], seed: 4))
    // Each of another set.
    #expect(Set(first.map { $0.id.split(separator: "/")[0] }).count == 3)
    #expect(Set((0..<20).map { Self.book.offers(3, without: [], seed: $0) }).count > 5)
  }

  @Test func everythingCanBeCollectedAndNothingTwice() {
    var collected: Set<String> = []
    while true {
      let offers = Self.book.offers(3, without: collected, seed: 9)
      #expect(Set(offers).count == offers.count && offers.allSatisfy { !collected.contains($0.id) })
      #expect(offers.count == min(3, 15 - collected.count))
      guard let chosen = offers.last else { break }
      collected.insert(chosen.id)
    }
    #expect(collected.count == 15)
  }

  @Test func albumShowsWhatWasFoundSetBySet() {
    let found = ["sky/2", "animals/1", "sky/1", "gone/7", "sky/2"] + (2...5).map { "animals/\($0)" }
    let album = Album(Self.book, found: found, capacity: 4)
    #expect(album.sections.map(\.id) == ["animals", "sky"])
    #expect(album.pages.map { $0.subjects.map(\.name) } == [["1", "2", "3", "4"], ["5"], ["2", "1"]])
    #expect(album.newest?.page == 1 && album.newest?.place == 0)
    #expect(album.first(of: 1) == 2)
  }

  @Test func anEmptyAlbumHasOneEmptyPage() {
    #expect(Album(Self.book, found: [], capacity: 4).pages == [AlbumPage(section: 0, subjects: [])])
    #expect(Album(StickerBook(sections: []), found: ["a/b"], capacity: 4).pages.count == 1)
  }

  @Test func tablesAreReadByTheirColumns() {
    let table = Table("id\tpicture\ten\n# nothing\ndog\t1f415\tdog\ncat\t1f408\n")
    #expect(table.rows == [["id": "dog", "picture": "1f415", "en": "dog"], ["id": "cat", "picture": "1f408"]])
    #expect(Table("").rows.isEmpty)
  }
}
