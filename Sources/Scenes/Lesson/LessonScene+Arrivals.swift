import Curriculum
import Drawing
import Letterform
import Stage

extension LessonScene {
  /// A word's picture has come, or the letters have changed.
  mutating func arrive() -> Redraw {
    guard pictures?.arrivals(at: now).isEmpty != false else {
      fadesUntil = now + PictureCache.fade
      return .area(pictureArea) + .animating(until: fadesUntil)
    }
    return readAgain()
  }

  /// Has the picture of the word fetched.
  mutating func showPicture() {
    guard let pictures, let page else { return }
    wordPicture = page.task.picture.flatMap { content.contains($0) ? $0 : nil }
    pictures.show(wordPicture.map { [$0] } ?? [], scale: StickerScale.wanted(side: page.layout.picture.width))
  }

  /// Where a word's picture is.
  var pictureArea: Rectangle { page.map { Rectangle(covering: $0.layout.picture) } ?? .empty }

  /// Takes the letters as they are now.
  private mutating func readAgain() -> Redraw {
    guard let fresh = reload?(), let metrics = page?.metrics else { return .nothing }
    let found = fresh.model.taught.filter { fresh[$0] != nil }
    guard !found.isEmpty else { return .nothing }
    // A letter that is damaged just now stays as it was until its file can be read again.
    if case .letter(let letter) = subject, fresh[letter] == nil { return .nothing }
    (course, letters) = (fresh, found)
    return lay(metrics)
  }
}
