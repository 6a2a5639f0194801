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
    let source = try LooseFile.read(job.path)
    if case .copy = job.item.kind {
      return Product(
        entries: [Product.Entry(name: job.target, contents: source)],
        report: [
          ReportLine(entry: job.target, tried: "-", bytes: source.count, decode: nil, chosen: "copy", saved: 0)
        ])
    }
    let key = cache.key(source, "\(job.item.kind) \(BuildPlan.stem(job.path) == job.path)", job.target)
    if let known = cache.product(key) { return known }
    let made: Product
    switch job.item.kind {
    case .copy, .speech: made = Product()
    case .picture(let wish):
      do throws(PictureError) { made = try picture(job, source, wish) } catch {
        throw .picture(path: job.path, error: error)
      }
    case .sound(let kind): made = try SoundChoice.product(job, source, kind, costs)
    }
    cache.keep(made, key)
    return made
  }

  private func picture(_ job: BuildPlan.Job, _ source: [UInt8], _ wish: PictureWish) throws(PictureError) -> Product {
    var product = Product()
    if job.path.hasSuffix(".png") {
      guard wish.size == nil else { throw .sizeForPixels }
      add(try PNGSource.decode(source), job.target, 1, wish, &product)
      return product
    }
    guard job.path.hasSuffix(".svg") else { throw .unknownKind }
    let drawing = try SVG(source)
    let side = wish.size ?? Int(max(drawing.width, drawing.height).rounded())
    for scale in wish.scales.sorted() {
      add(try drawing.render(longerSide: side * scale), job.target, scale, wish, &product)
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
