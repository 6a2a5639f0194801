extension PictureFault: CustomStringConvertible {
  /// One English line: what, where, why.
  public var description: String {
    switch self {
    case .missing(let name): "\(name): no pack has this picture"
    case .refused(_, let reason): reason
    case .unknownFormat(let name):
      "\(name): no PNG, WebP, QOI or JPEG picture of 1 to \(PictureHeader.longestSide) pixels"
    case .damaged(let name, let reason): "\(name): the picture cannot be decoded: \(reason)"
    case .tooLarge(let name, let bytes, let budget):
      "\(name): the picture takes \(bytes) bytes, more than the \(budget) there are for pictures"
    case .noRoom(let name, let bytes, let budget):
      "\(name): no room for \(bytes) bytes beside the other pictures on screen; there are \(budget) for pictures"
    }
  }
}
