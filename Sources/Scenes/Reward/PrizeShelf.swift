import Drawing
import Stage

/// The short animations that the packs have: each a folder with its list of frames, `Animations/<name>/frames.txt`.
struct PrizeShelf {
  /// One animation's name and its frames.
  struct Prize {
    var name: String
    var animation: Animation
  }

  private static let folder = "Animations"
  private let names: [String]
  private let content: LessonContent

  /// What `content` has.
  init(_ content: LessonContent) {
    self.content = content
    names = content.list(Self.folder).filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
  }

  /// The `number`th animation, counted round; nil, and a line about it, when it is damaged or there is none.
  func prize(_ number: Int) -> Prize? {
    guard !names.isEmpty else { return nil }
    let name = names[((number % names.count) + names.count) % names.count]
    let folder = "\(Self.folder)/\(name)/"
    guard let list = content.document(folder + "frames.txt") else { return nil }
    do throws(StageError) {
      return Prize(name: name, animation: try Animation(list: list, name: folder + "frames.txt", folder: folder))
    } catch {
      content.report("\(error)")
      return nil
    }
  }
}
