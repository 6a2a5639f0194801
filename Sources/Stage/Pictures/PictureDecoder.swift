import Packs
import Synchronization

/// The decoding thread's work: takes what is wanted, reads, checks, decodes and hands it over.
struct Decoder<Source: PictureSource>: Sendable {
  let source: Source
  let wake: @Sendable () -> Void

  /// Decodes until nothing is wanted; false when the cache is over.
  func decodeAll(in cache: PictureCache) -> Bool {
    while true {
      let job: (name: String, scale: Double)? = cache.state.withLock { state in
        state.underWay = nil
        guard !state.isOver, !state.wanted.isEmpty else { return nil }
        let job = (name: state.wanted.removeFirst(), scale: state.scale)
        state.underWay = job
        return job
      }
      guard let job else { return !cache.state.withLock(\.isOver) }
      if decode(job.name, scale: job.scale, in: cache) { wake() }
    }
  }

  /// Decodes one picture; true when the stage should know.
  private func decode(_ name: String, scale: Double, in cache: PictureCache) -> Bool {
    guard let variant = source.variant(of: name, scale: scale) else {
      return fail(.missing(name: name), name, cache)
    }
    var reserved = 0
    defer { if reserved > 0 { cache.state.withLock { $0.budget.giveBack(reserved) } } }
    do {
      let outcome = try source.withPicture(variant.name) { (file) throws(PackError) -> Outcome in
        guard let header = PictureHeader(file) else { return .fault(.unknownFormat(name: variant.name)) }
        // While it is decoded a picture is there twice: as the decoder gave it and as it is drawn.
        let bytes = header.bytes * 2
        let limit = cache.use.budget
        guard bytes <= limit else {
          return .fault(.tooLarge(name: variant.name, bytes: bytes, budget: limit))
        }
        let onScreen = cache.state.withLock { $0.budget.pinned.contains(name) }
        guard makeRoom(bytes, for: name, onScreen: onScreen, cache) else {
          return .noRoom(bytes: bytes, onScreen: onScreen)
        }
        reserved = bytes
        do throws(DecoderRefusal) {
          let pixels = try DecodedPixels(file)
          guard pixels.width == header.width, pixels.height == header.height else {
            return .fault(.damaged(name: variant.name, reason: "its size is not what its header says"))
          }
          return .picture(PixelBuffer(pixels))
        } catch {
          return .fault(.damaged(name: variant.name, reason: error.words))
        }
      }
      switch outcome {
      case .noRoom(let bytes, let onScreen):
        complain(of: name, bytes: bytes, triedForScreen: onScreen, cache)
        return false
      case .fault(let fault): return fail(fault, name, cache)
      case .picture(let pixels):
        reserved -= pixels.bytes
        keep(pixels, scale: variant.scale, name, scaleThen: scale, cache)
        return true
      }
    } catch {
      return fail(.refused(name: variant.name, reason: "\(error)"), name, cache)
    }
  }

  private enum Outcome {
    case picture(PixelBuffer)
    case fault(PictureFault)
    case noRoom(bytes: Int, onScreen: Bool)
  }

  /// Room within the budget; what is on screen may push out what is only to come.
  private func makeRoom(_ bytes: Int, for name: String, onScreen: Bool, _ cache: PictureCache) -> Bool {
    // The pixels let go of are freed after the lock.
    let gone: [PictureCache.Entry]? = cache.state.withLock { state in
      let names = state.budget.reserve(bytes, forScreen: onScreen)
      return names.map { $0.compactMap { state.entries.removeValue(forKey: $0) } }
    }
    return gone != nil
  }

  private func keep(
    _ pixels: PixelBuffer, scale: Int, _ name: String, scaleThen: Double, _ cache: PictureCache
  ) {
    cache.state.withLock { state in
      guard state.scale == scaleThen, !state.isOver else {
        state.budget.giveBack(pixels.bytes)
        return
      }
      state.budget.keep(name, bytes: pixels.bytes)
      state.entries[name] = PictureCache.Entry(
        content: .picture(pixels, scale: scale), wasLate: state.missed.remove(name) != nil, since: nil)
      state.arrived.append(name)
    }
  }

  /// A picture on screen for which there is no room is tried again at the next `show`; one that is only to come may wait.
  private func complain(of name: String, bytes: Int, triedForScreen: Bool, _ cache: PictureCache) {
    cache.state.withLock { state in
      // From here on a `show` may want it again.
      state.underWay = nil
      if !triedForScreen && state.budget.pinned.contains(name) {
        // It came on screen meanwhile, where it may push out others.
        state.wanted.insert(name, at: 0)
        return
      }
      guard state.budget.pinned.contains(name), state.reported.insert(name).inserted else { return }
      state.faults.append(.noRoom(name: name, bytes: bytes, budget: state.budget.limit))
    }
  }

  private func fail(_ fault: PictureFault, _ name: String, _ cache: PictureCache) -> Bool {
    cache.state.withLock { state in
      state.entries[name] = PictureCache.Entry(content: .fault, wasLate: false, since: nil)
      if state.reported.insert(name).inserted { state.faults.append(fault) }
      state.arrived.append(name)
    }
    return true
  }
}
