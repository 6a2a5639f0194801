import Drawing

/// All stickers that the packs have, in sets.
///
/// `Stickers/sets.tsv` lists the sets, `Stickers/lists/<set>.tsv` the stickers of one, `Stickers/<set>/<id>.png` is a
/// picture.
/// A sticker without a picture is left out. Where no pack has any, Lulu's own pictures stand in for them.
struct StickerBook: Hashable, Sendable {
  /// One subject.
  struct Subject: Hashable, Sendable {
    /// Its name in the records, the set's and its own: `animals/dog`.
    var id: String
    /// Its picture in a pack.
    var picture: String

    /// Its name without the set's, as voices know it.
    var name: String { id.split(separator: "/").last.map(String.init) ?? id }
  }

  /// Subjects that belong together.
  struct Section: Hashable, Sendable {
    /// Its name, e.g. `animals`.
    var id: String
    /// The subject that stands for the set.
    var cover: String
    var subjects: [Subject]
  }

  let sections: [Section]

  private static let folder = "Stickers"

  /// The stickers of `content`.
  init(_ content: LessonContent) {
    var sections: [Section] = []
    for row in Table(content.document("\(Self.folder)/sets.tsv") ?? "").rows {
      guard let set = row["set"] else { continue }
      let pictures = Set(content.list("\(Self.folder)/\(set)"))
      let subjects = Table(content.document("\(Self.folder)/lists/\(set).tsv") ?? "").rows.compactMap {
        row -> Subject? in
        guard let id = row["id"], pictures.contains("\(id).png") else { return nil }
        return Subject(id: "\(set)/\(id)", picture: "\(Self.folder)/\(set)/\(id).png")
      }
      guard !subjects.isEmpty else { continue }
      sections.append(Section(id: set, cover: row["cover"].map { "\(set)/\($0)" } ?? "", subjects: subjects))
    }
    if sections.isEmpty {
      let folder = "Pictures/mascot"
      let subjects = content.list(folder).filter { $0.hasSuffix(".png") && !$0.contains("@") }.map {
        Subject(id: "mascot/\($0.dropLast(4))", picture: "\(folder)/\($0)")
      }
      if !subjects.isEmpty { sections = [Section(id: "mascot", cover: "", subjects: subjects)] }
    }
    self.sections = sections
  }

  /// A book of `sections`.
  init(sections: [Section]) { self.sections = sections }

  /// The subject of a name in the records; nil where no pack has it now.
  subscript(id: String) -> Subject? {
    guard let set = id.split(separator: "/").first, let section = sections.first(where: { $0.id == set }) else {
      return nil
    }
    return section.subjects.first { $0.id == id }
  }

  /// The stickers to choose from next: not yet collected, each of another set as far as there are sets.
  ///
  /// The order follows from `seed` alone, and what was not chosen is offered again: nothing is lost, nothing is drawn
  /// by lot.
  func offers(_ count: Int, without collected: Set<String>, seed: UInt64) -> [Subject] {
    var chance = Chance(seed)
    let order = sections.map { section in (chance.next(), section) }.sorted { $0.0 < $1.0 }.map(\.1)
    let shuffled = order.map { section in
      section.subjects.map { (chance.next(), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    let free = shuffled.map { $0.filter { !collected.contains($0.id) } }
    // Sets take turns: who has chosen twice is offered others than after the first time.
    let turn = collected.count
    var offers: [Subject] = []
    for round in 0..<count {
      for step in free.indices where offers.count < count {
        let section = free[(step + turn) % free.count]
        if section.indices.contains(round), offers.count < count { offers.append(section[round]) }
      }
    }
    return offers
  }
}

/// A table of tab-separated values whose first line names the columns.
struct Table {
  /// The lines below it, by column.
  let rows: [[String: String]]

  init(_ text: String) {
    var lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }[...]
    let names = lines.popFirst()?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) ?? []
    rows = lines.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(zip(names, cells), uniquingKeysWith: { first, _ in first })
    }
  }
}
