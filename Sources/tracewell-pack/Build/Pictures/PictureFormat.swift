/// A form a picture can be stored in.
enum PictureFormat: String, CaseIterable, Sendable {
  case png
  /// PNG with a palette of at most 256 colours.
  case png8
  case webp
  /// WebP that keeps every pixel.
  case webpLossless = "webp-lossless"
  case qoi
  case jpeg

  /// What is tried when a recipe names none.
  static let usual = allCases

  var fileExtension: String {
    switch self {
    case .png, .png8: "png"
    case .webp, .webpLossless: "webp"
    case .qoi: "qoi"
    case .jpeg: "jpeg"
    }
  }
}
