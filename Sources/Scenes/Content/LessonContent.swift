public import Drawing
public import Packs

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

  /// Names directly in a folder of the packs; folders end in "/".
  func names(in folder: String) -> [String] { stack.list(folder) }

  /// An icon by its short name.
  func icon(_ name: String) -> Picture? { picture("Pictures/icons/\(name).svg") }

  /// Lulu with the poses of a lesson.
  func lulu(_ poses: [Lulu.Pose]) -> Lulu {
    var found: [Lulu.Pose: Picture] = [:]
    for pose in poses { found[pose] = picture("Pictures/mascot/\(pose.rawValue).svg") }
    return Lulu(poses: found)
  }
}
