import Packs
import Synchronization

extension Command {
  /// Name of the table of decoding costs, in the recipe's folder.
  static let costsName = "decode-costs.tsv"

  /// `build`: makes a pack of what a recipe names.
  static func build(_ arguments: Arguments) throws(CommandError) {
    let recipePath = try arguments.exactly(1)[0]
    guard let output = arguments.value("-o") else { throw .usage("build") }
    let threads = try arguments.number("--jobs", Workers.processors)
    let recipe = try recipe(recipePath)
    let costsPath = BuildPlan.resolve(costsName, recipePath)
    let costsText = String(decoding: try LooseFile.read(costsPath), as: UTF8.self)
    guard let costs = DecodeCosts(costsText) else { throw .badCosts(path: costsPath) }
    let plan = try BuildPlan(recipe, file: recipePath)
    say(plan, output)

    let folder = arguments.value("--cache") ?? Self.folder(of: output) + "/.cache"
    try LooseFile.makeFolder(folder)
    let cache = ProductCache(folder: folder, costs: costsText)
    let runner = JobRunner(file: recipePath, costs: costs, cache: cache, shelf: plan.shelf)
    let products = try run(plan, runner, threads)
    for notice in products.flatMap(\.notices) { complain(notice) }
    try write(plan, products, output)
    try report(products, arguments.value("--report") ?? BuildPlan.stem(output) + ".report.tsv")
  }

  /// Reads a recipe.
  static func recipe(_ path: String) throws(CommandError) -> Recipe {
    let text = String(decoding: try LooseFile.read(path), as: UTF8.self)
    do throws(Recipe.Mistake) { return try Recipe(text) } catch {
      throw .recipe(file: path, line: error.line, error: error.error)
    }
  }

  private static func say(_ plan: BuildPlan, _ output: String) {
    var counts = (copies: 0, pictures: 0, sounds: 0, phrases: 0)
    for job in plan.jobs {
      switch job.item.kind {
      case .copy: counts.copies += 1
      case .picture, .gallery, .animation: counts.pictures += 1
      case .sound, .effect, .music: counts.sounds += 1
      case .speech: counts.phrases += job.phrases.count
      }
    }
    let kinds = [
      ("files", counts.copies), ("pictures", counts.pictures), ("sounds", counts.sounds), ("phrases", counts.phrases),
    ]
    Output.line("\(output): " + kinds.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
    for path in plan.absent { Output.line("\(output): without \(path), which is not there") }
  }

  private static func run(
    _ plan: BuildPlan, _ runner: JobRunner, _ threads: Int
  ) throws(CommandError) -> [Product] {
    let results = Results(count: plan.jobs.count)
    let progress = Progress(total: plan.jobs.count)
    let jobs = plan.jobs
    Workers.run(count: jobs.count, threads: threads) { number in
      results.set(number, runner.run(jobs[number]))
      progress.step(jobs[number].target)
    }
    progress.end()
    // The first refusal in the order of names, whichever thread met it first.
    var products: [Product] = []
    for result in results.all {
      if let result { products.append(try result.get()) }
    }
    return products
  }

  private static func write(_ plan: BuildPlan, _ products: [Product], _ output: String) throws(CommandError) {
    try LooseFile.makeFolder(folder(of: output))
    var entries: [(name: String, contents: [UInt8], source: Int)] = []
    for (job, product) in zip(plan.jobs, products) {
      for entry in product.entries { entries.append((entry.name, entry.contents, entry.source ?? job.item.source)) }
    }
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let credits = try Credits.text(plan, entries.map { ($0.name, $0.source) })
    try CommandError.packs { () throws(PackError) in
      var writer = try PackWriter(path: output)
      try writer.add(Credits.name, credits)
      for entry in entries { try writer.add(entry.name, entry.contents) }
      try writer.finish()
    }
  }

  private static func report(_ products: [Product], _ path: String) throws(CommandError) {
    let lines = products.flatMap(\.report).map(\.text)
    try LooseFile.write(path, Array(([ReportLine.heading] + lines).joined(separator: "\n").utf8) + [10])
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// What the workers bring, in the order of the jobs.
private final class Results: Sendable {
  private let results: Mutex<[Result<Product, CommandError>?]>

  init(count: Int) { results = Mutex(Array(repeating: nil, count: count)) }

  var all: [Result<Product, CommandError>?] { results.withLock { $0 } }

  func set(_ number: Int, _ result: Result<Product, CommandError>) { results.withLock { $0[number] = result } }
}
