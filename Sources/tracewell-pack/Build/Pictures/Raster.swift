/// Pixels: red, green, blue, alpha of 8 bits each, not multiplied, row after row.
struct Raster: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt8]

  var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
