import Packs

/// Makes one product.
struct JobRunner: Sendable {
  let file: String
  let costs: DecodeCosts
  let cache: ProductCache
  let shelf: EngineShelf

  func run(_ job: BuildPlan.Job) -> Result<Product, CommandError> {
    do throws(CommandError) { return .success(try product(job)) } catch { return .failure(error) }
  }

  private func product(_ job: BuildPlan.Job) throws(CommandError) -> Product {
    if case .speech = job.item.kind { return spoken(job) }
    let source = try source(of: job)
    if job.item.kind == .copy || job.text != nil {
      return Product(
        entries: [Product.Entry(name: job.target, contents: source)],
        report: [
          ReportLine(
            entry: job.target, tried: "-", bytes: source.count, decode: nil, chosen: job.text == nil ? "copy" : "made",
            saved: 0)
        ])
    }
    let wish = "\(job.item.kind) \(BuildPlan.stem(job.path) == job.path)" + (job.frame.map { " \($0.side)" } ?? "")
    let key = cache.key(source, wish, job.target)
    if let known = cache.product(key) { return known }
    let made: Product
    switch job.item.kind {
    case .copy, .speech: made = Product()
    case .picture(let wish): made = try picture(job.path, source, job.target, wish)
    case .gallery(let wish): made = try picture(job.layers[0].path, source, job.target, wish.picture)
    case .animation(let wish):
      var wish = wish.picture
      wish.size = job.frame?.side
      made = try picture("frame.svg", source, job.target, wish)
    case .sound(let kind): made = try SoundChoice.product(job.target, job.path, source, kind, costs)
    case .effect: made = try effect(job, source)
    case .music(let wish): made = try music(job, wish)
    }
    cache.keep(made, key)
    return made
  }

  /// What a job is made from.
  private func source(of job: BuildPlan.Job) throws(CommandError) -> [UInt8] {
    if let text = job.text { return text }
    if let frame = job.frame { return try drawing(frame, job.path) }
    return try job.layers.isEmpty ? LooseFile.read(job.path) : drawing(job.layers)
  }

  /// The drawing of one picture of a motion.
  private func drawing(_ frame: BuildPlan.Job.DrawnFrame, _ path: String) throws(CommandError) -> [UInt8] {
    var parts: [MotionFrame.Part] = []
    for (file, placed) in zip(frame.paths, frame.placed) {
      parts.append(MotionFrame.Part(svg: try LooseFile.read(file), placed: placed))
    }
    do throws(PictureError) {
      return try MotionFrame.drawing(parts, width: frame.width, height: frame.height)
    } catch {
      throw .picture(path: path, error: error)
    }
  }

  /// The drawing that layers come to; one alone is taken as it is.
  private func drawing(_ layers: [BuildPlan.Job.DrawnLayer]) throws(CommandError) -> [UInt8] {
    if layers.count == 1 { return try LooseFile.read(layers[0].path) }
    var parts: [(svg: [UInt8], colour: String?)] = []
    for layer in layers { parts.append((try LooseFile.read(layer.path), layer.colour)) }
    do throws(PictureError) { return try Composition.drawing(parts) } catch {
      throw .picture(path: layers[0].path, error: error)
    }
  }

  private func picture(
    _ path: String, _ source: [UInt8], _ target: String, _ wish: PictureWish
  ) throws(CommandError) -> Product {
    var product = Product()
    do throws(PictureError) {
      if path.hasSuffix(".png") {
        guard wish.size == nil else { throw .sizeForPixels }
        add(try PNGSource.decode(source), target, 1, wish, &product)
        return product
      }
      guard path.hasSuffix(".svg") else { throw .unknownKind }
      let drawing = try SVG(source)
      let side = wish.size ?? Int(max(drawing.width, drawing.height).rounded())
      for scale in wish.scales.sorted() {
        add(try drawing.render(longerSide: side * scale), target, scale, wish, &product)
      }
    } catch {
      throw .picture(path: path, error: error)
    }
    return product
  }

  private func add(_ raster: Raster, _ target: String, _ scale: Int, _ wish: PictureWish, _ product: inout Product) {
    let candidates = PictureChoice.candidates(raster, wish.formats, costs)
    guard let best = candidates.first else { return }
    let name = ScaledName.variant(of: "\(target).\(best.format.fileExtension)", scale: scale)
    let plain = candidates.first { $0.format == .png }?.bytes.count ?? best.bytes.count
    product.entries.append(Product.Entry(name: name, contents: best.bytes))
    product.report.append(
      ReportLine(
        entry: name, tried: candidates.map { "\($0.format.rawValue) \($0.bytes.count)" }.joined(separator: ", "),
        bytes: best.bytes.count, decode: best.microseconds, chosen: best.format.rawValue,
        saved: plain - best.bytes.count))
  }
}
