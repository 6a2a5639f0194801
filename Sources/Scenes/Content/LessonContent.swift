public import Curriculum
public import Drawing
public import Packs
import Records
import Stage

/// What scenes take from packs: pictures by name, and the typeface.
///
/// A picture is read when it is first asked for and kept; one that is missing or damaged is reported once and shows
/// nothing.
public final class LessonContent {
  /// The typeface.
  public let fonts: Fonts
  private let stack: PackStack
  /// Gets one line for each thing that cannot be shown.
  let report: (String) -> Void
  private var pictures: [String: Picture?] = [:]
  /// The courses of the packs, looked for when first asked for.
  public private(set) lazy var courseIndex: CourseIndex = {
    let index = CourseIndex(read: { [stack] in try stack.read($0) }, list: { [stack] in stack.list($0) })
    for problem in index.problems { report(problem.message) }
    return index
  }()

  /// Content of `stack`.
  ///
  /// - Parameter report: gets one line for each picture that cannot be shown.
  public init(stack: PackStack, fonts: Fonts, report: @escaping (String) -> Void) {
    (self.stack, self.fonts, self.report) = (stack, fonts, report)
  }

  /// The picture `name`, e.g. `Pictures/icons/next.svg`.
  func picture(_ name: String) -> Picture? {
    if let known = pictures[name] { return known }
    var found: Picture?
    do {
      found = try Picture(svg: try stack.read(name), name: name)
    } catch {
      report("\(error)")
    }
    pictures[name] = .some(found)
    return found
  }

  /// A finished picture decoded now, for paper; nil where there is none.
  func pixels(_ name: String) -> PixelBuffer? { PixelBuffer.once(name, of: stack) }

  /// A document of the packs as text; nil where none has it, or it is damaged.
  func document(_ name: String) -> String? {
    guard stack.contains(name) else { return nil }
    do {
      return String(decoding: try stack.read(name), as: UTF8.self)
    } catch {
      report("\(error)")
      return nil
    }
  }

  /// The names directly in a folder of the packs, sorted; folders end in "/".
  func list(_ folder: String) -> [String] { stack.list(folder) }

  /// Whether there is a file of this name.
  func contains(_ name: String) -> Bool { stack.contains(name) }

  /// An avatar by its short name, or by its whole name in a pack; one of ours for a name that nobody has.
  func avatar(_ name: String) -> Picture? { avatarFile(name).flatMap { picture($0) } }

  /// A learner's picture; one of ours by their name where they have none.
  func avatar(of learner: Learner) -> Picture? { avatarFile(of: learner).flatMap { picture($0) } }

  /// The file of a learner's picture.
  func avatarFile(of learner: Learner) -> String? {
    avatarFile(learner.picture.isEmpty ? learner.name : learner.picture)
  }

  /// The file of an avatar.
  func avatarFile(_ name: String) -> String? {
    if name.contains("/"), stack.contains(name) { return name }
    let ours = "Pictures/avatars/\(name).svg"
    if !name.isEmpty, stack.contains(ours) { return ours }
    let all = list("Pictures/avatars").filter { $0.hasSuffix(".svg") }
    guard !all.isEmpty else { return nil }
    return "Pictures/avatars/\(all[StickerSeed.of(name) % all.count])"
  }

  /// An icon by its short name.
  func icon(_ name: String) -> Picture? {
    var found = picture("Pictures/icons/\(name).svg")
    found?.followsReading = Self.waysOfReading.contains(name)
    return found
  }

  /// Icons that point where one reads on from, or on to.
  private static let waysOfReading: Set = ["back", "next"]

  /// Lulu with the poses of a lesson.
  func lulu(_ poses: [Lulu.Pose]) -> Lulu {
    var found: [Lulu.Pose: Picture] = [:]
    for pose in poses { found[pose] = picture("Pictures/mascot/\(pose.rawValue).svg") }
    return Lulu(poses: found)
  }
}
