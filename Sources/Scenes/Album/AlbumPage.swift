/// One spread of the album: a part of a set's stickers, in the order in which they were found.
struct AlbumPage: Hashable {
  /// The set, as an index of the album's sets.
  var section: Int
  /// What is laid here; the other places are empty.
  var subjects: [StickerBook.Subject]
}

/// The album of one learner: sets of which something was found, and their pages.
struct Album {
  /// The sets, in the book's order.
  let sections: [StickerBook.Section]
  /// All pages in order; at least one.
  let pages: [AlbumPage]
  /// The page with the sticker found last.
  let newest: (page: Int, place: Int)?

  /// The album with the stickers of `found`, the earliest first, `capacity` a page.
  ///
  /// - Complexity: linear in the stickers found and in the sets.
  init(_ book: StickerBook, found: [String], capacity: Int) {
    var bySet: [String: [StickerBook.Subject]] = [:]
    var seen: Set<String> = []
    for id in found where seen.insert(id).inserted {
      guard let subject = book[id], let set = id.split(separator: "/").first else { continue }
      bySet[String(set), default: []].append(subject)
    }
    var sections = book.sections.filter { bySet[$0.id] != nil }
    if sections.isEmpty { sections = Array(book.sections.prefix(1)) }
    var pages: [AlbumPage] = []
    var newest: (page: Int, place: Int)?
    let last = found.last { book[$0] != nil }
    for (index, section) in sections.enumerated() {
      var rest = (bySet[section.id] ?? [])[...]
      repeat {
        let part = Array(rest.prefix(capacity))
        if let place = part.firstIndex(where: { $0.id == last }) { newest = (pages.count, place) }
        pages.append(AlbumPage(section: index, subjects: part))
        rest = rest.dropFirst(capacity)
      } while !rest.isEmpty
    }
    if pages.isEmpty { pages = [AlbumPage(section: 0, subjects: [])] }
    (self.sections, self.pages, self.newest) = (sections, pages, newest)
  }

  /// The first page of a set.
  func first(of section: Int) -> Int { pages.firstIndex { $0.section == section } ?? 0 }
}
