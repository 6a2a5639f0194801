import Glibc

/// Standard output.
enum Output {
  static func line(_ text: String) {
    write(Array((text + "\n").utf8))
  }

  static func write(_ bytes: [UInt8]) {
    put(bytes, STDOUT_FILENO)
  }
}

/// A line on standard error.
func complain(_ line: String) {
  put(Array("tracewell-pack: \(line)\n".utf8), STDERR_FILENO)
}

private func put(_ bytes: [UInt8], _ descriptor: Int32) {
  bytes.withUnsafeBytes { raw in
    var written = 0
    while written < raw.count {
      let done = Glibc.write(descriptor, raw.baseAddress.map { $0 + written }, raw.count - written)
      if done < 0, errno == EINTR { continue }
      if done <= 0 { return }
      written += done
    }
  }
}
