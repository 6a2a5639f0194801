/// What a pack is made of, as its recipe says. The form is described in `Packs/README.md`.
struct Recipe: Equatable {
  /// Where something comes from and under which terms it may be used.
  struct Source: Equatable {
    let title: String
    let licence: String
    let author: String
    /// A Debian package whose installed version goes into the credits.
    let package: String?
    /// A web address or another place.
    let origin: String?
    /// The speech engine that what it says is credited to.
    var engine: String?
  }

  enum Kind: Equatable {
    case copy
    case picture(PictureWish)
    case sound(SoundKind)
    case effect
    case music(MusicWish)
    case speech(SpeechWish)
    case gallery(GalleryWish)
    case animation(AnimationWish)
  }

  /// One line: a file, or all files of a folder whose names fit a pattern.
  struct Item: Equatable {
    let line: Int
    let kind: Kind
    /// Name in the pack; ending in "/", the folder for what is found.
    let target: String
    let path: String
    /// With a "*" for any characters; only files that fit are taken from a folder.
    let pattern: String
    let isOptional: Bool
    let source: Int
  }

  var sources: [Source] = []
  var items: [Item] = []
}

/// What a recipe asks of a picture.
struct PictureWish: Equatable {
  /// Pixels of the longer side at scale 1; nil keeps the drawing's own size.
  var size: Int?
  var formats: [PictureFormat] = PictureFormat.usual
  var scales = [1, 2]
}

/// What a sound is, which decides how it may be coded.
enum SoundKind: String {
  case speech, effect, music
}
