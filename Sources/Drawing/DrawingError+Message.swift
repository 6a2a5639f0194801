extension DrawingError: CustomStringConvertible {
  /// One English line: what, where, which rule.
  public var description: String {
    switch self {
    case .noSurface(let width, let height): "no image of \(width) x \(height) pixels can be made"
    case .cannotWrite(let path): "\(path): cannot be written"
    case .cannotRead(let path): "\(path): cannot be read as a PNG image"
    case .noFont(let folder): "\(folder): holds no font file (.ttf or .otf)"
    case .badPicture(let name, let line, let column, let rule): "\(name):\(line):\(column): \(rule)"
    }
  }
}
