import Packs

extension PixelBuffer {
  /// Decodes a picture now, for a page of paper; what is shown on a screen comes from the ``PictureCache``.
  ///
  /// - Parameters:
  ///   - name: as for the cache; a variant for double size is taken where there is one.
  ///   - mostBytes: decoded it takes no more than this.
  /// - Returns: nil where no pack has it, it cannot be decoded or would take more.
  public static func once(_ name: String, of source: some PictureSource, mostBytes: Int = 8 << 20) -> PixelBuffer? {
    guard let variant = source.variant(of: name, scale: 2) else { return nil }
    let decoded = try? source.withPicture(variant.name) { (file) throws(PackError) -> PixelBuffer? in
      guard let header = PictureHeader(file), header.bytes <= mostBytes else { return nil }
      do throws(DecoderRefusal) {
        return PixelBuffer(try DecodedPixels(file))
      } catch {
        return nil
      }
    }
    return decoded ?? nil
  }
}
