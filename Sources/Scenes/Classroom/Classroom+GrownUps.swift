import Curriculum
import Drawing
import Letterform
import Records
import Settings

extension Classroom {
  /// The chapter of a page about children, this machine or the purchase; nil for other pages.
  func grownUpsChapter(for page: GrownUpPage) -> (any Chapter)? {
    switch page {
    case .overview: FormPage(OverviewContent(classroom: self), classroom: self)
    case .children: FormPage(ChildrenContent(classroom: self), classroom: self)
    case .settings: FormPage(SettingsContent(classroom: self), classroom: self)
    case .purchase: FormPage(PurchaseContent(classroom: self), classroom: self)
    default: nil
    }
  }

  /// Notes where the journey goes: pages for grown-ups lead back to the child's page they were reached from.
  func note(_ place: Destination) {
    if case .grownUps = place { isBehindGate = true } else { isBehindGate = false }
    switch place {
    case .gate, .grownUps, .quit, .firstStart, .notice: break
    // A prize is given once.
    case .reward: childsPlace = .map
    default: childsPlace = place
    }
  }

  /// The way to `place`: by a notice first where there is trouble that nobody was told of yet.
  func detour(_ place: Destination) -> Destination {
    let trouble = register.trouble
    // A disk that takes everything again may refuse once more, and that is told anew.
    told.removeAll { if case .notKept = $0 { $0 != trouble } else { false } }
    guard let trouble, !told.contains(trouble) else { return place }
    told.append(trouble)
    return .notice(place)
  }

  /// The notice on the way to `onward`; that itself where the trouble is over.
  func notice(on onward: Destination) -> (any Chapter)? {
    guard let trouble = register.trouble else { return chapter(for: onward) }
    return NoticeScene(trouble, on: onward, classroom: self)
  }

  /// The pictures that children sign in with, by their short names.
  var avatars: [String] {
    content.list("Pictures/avatars").filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
  }

  /// The ids of all courses of the packs, those of the interface's language first: adding one is dropping a pack in.
  var courses: [String] { content.courseIndex.ids(preferring: interfaceLanguage.prefix { $0.isLetter }) }

  /// The course that the lesson language of whoever writes now begins with; nil where none is set.
  var courseOfLanguage: String? { register.own.lessonLanguage.flatMap { content.courseIndex.first(in: $0) } }

  /// A child not yet on record, with a picture that nobody has.
  func newChild() -> Learner {
    let taken = Set(register.learners.map(\.picture))
    let free = avatars.filter { !taken.contains($0) }
    let pictures = free.isEmpty ? avatars : free
    let picture = pictures.isEmpty ? "" : pictures[Int(seed() % UInt64(pictures.count))]
    return register.newLearner(name: "", picture: picture, hand: .right)
  }

  /// Draws three letters of a course as its model writes them; nil when the course cannot be read.
  func sample(of id: String) -> ((Canvas, Box) -> Void)? {
    guard let course = course(id) else { return nil }
    let samples = (course.model.language == "ru" ? "адт" : "agk").compactMap { course[$0] }
    let letters = samples.isEmpty ? Array(course.model.taught.compactMap { course[$0] }.prefix(3)) : samples
    guard !letters.isEmpty else { return nil }
    let guides = course.model.guides
    let forms = letters.map { $0.forms(hand: .right)[0] }
    return { canvas, box in
      let scale = box.height / (guides.descender - guides.ascender + 40)
      let widths = forms.map { form in
        (Box(around: form.strokes.flatMap { $0.path.flattened(tolerance: 1).points })?.width ?? 60) + 34
      }
      let fitted = min(scale, box.width / widths.reduce(0, +))
      var x = box.centre.x - widths.reduce(0, +) * fitted / 2
      for (form, width) in zip(forms, widths) {
        let points = form.strokes.flatMap { $0.path.flattened(tolerance: 1).points }
        let middle = Box(around: points)?.centre.x ?? 0
        let place = LetterPlace(
          scale: fitted,
          origin: Point(
            x + width * fitted / 2 - middle * fitted,
            box.centre.y - (guides.ascender + guides.descender) / 2 * fitted))
        canvas.keepingDirection(about: box.centre.x) {
          LetterDrawing(form, at: place).drawSolid(thickness: 13 * fitted, Palette.ink, on: canvas)
        }
        x += width * fitted
      }
    }
  }
}
