import CPackFormats

/// JPEG by libjpeg, for pictures without alpha. It reads only what it wrote itself, so libjpeg's way of reporting
/// errors (it ends the program) is never met.
enum JPEG {
  static func encode(_ raster: Raster, quality: Int) -> [UInt8]? {
    var errors = jpeg_error_mgr()
    var settings = jpeg_compress_struct()
    return withUnsafeMutablePointer(to: &errors) { errors -> [UInt8]? in
      settings.err = jpeg_std_error(errors)
      jpeg_CreateCompress(&settings, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
      defer { jpeg_destroy_compress(&settings) }
      var memory: UnsafeMutablePointer<UInt8>?
      var size: UInt = 0
      jpeg_mem_dest(&settings, &memory, &size)
      defer { free(memory) }
      settings.image_width = UInt32(raster.width)
      settings.image_height = UInt32(raster.height)
      settings.input_components = 3
      settings.in_color_space = JCS_RGB
      jpeg_set_defaults(&settings)
      jpeg_set_quality(&settings, Int32(quality), 1)
      settings.optimize_coding = 1
      jpeg_simple_progression(&settings)
      jpeg_start_compress(&settings, 1)
      var row = [UInt8](repeating: 0, count: raster.width * 3)
      for line in 0..<raster.height {
        for column in 0..<raster.width {
          let at = (line * raster.width + column) * 4
          for channel in 0..<3 { row[column * 3 + channel] = raster.pixels[at + channel] }
        }
        row.withUnsafeMutableBufferPointer { row in
          var start: JSAMPROW? = row.baseAddress
          jpeg_write_scanlines(&settings, &start, 1)
        }
      }
      jpeg_finish_compress(&settings)
      return memory.map { Array(UnsafeBufferPointer(start: $0, count: Int(size))) }
    }
  }

  static func decode(_ bytes: [UInt8]) -> Raster? {
    var errors = jpeg_error_mgr()
    var settings = jpeg_decompress_struct()
    return withUnsafeMutablePointer(to: &errors) { errors -> Raster? in
      settings.err = jpeg_std_error(errors)
      jpeg_CreateDecompress(&settings, JPEG_LIB_VERSION, MemoryLayout<jpeg_decompress_struct>.size)
      defer { jpeg_destroy_decompress(&settings) }
      return bytes.withUnsafeBufferPointer { bytes in
        jpeg_mem_src(&settings, bytes.baseAddress, UInt(bytes.count))
        guard jpeg_read_header(&settings, 1) == JPEG_HEADER_OK else { return nil }
        settings.out_color_space = JCS_RGB
        jpeg_start_decompress(&settings)
        let width = Int(settings.output_width)
        let height = Int(settings.output_height)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        var row = [UInt8](repeating: 0, count: width * 3)
        for _ in 0..<height {
          row.withUnsafeMutableBufferPointer { row in
            var start: JSAMPROW? = row.baseAddress
            jpeg_read_scanlines(&settings, &start, 1)
          }
          for column in 0..<width { pixels += row[column * 3..<column * 3 + 3] + [255] }
        }
        jpeg_finish_decompress(&settings)
        return Raster(width: width, height: height, pixels: pixels)
      }
    }
  }
}
