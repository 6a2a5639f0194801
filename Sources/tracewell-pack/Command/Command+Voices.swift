extension Command {
  /// `voices`: a line for each phrase that recipes speak: entry, the engine that says it here, text.
  static func voices(_ arguments: Arguments) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("voices") }
    for path in arguments.operands {
      let plan = try BuildPlan(try recipe(path), file: path)
      for phrase in plan.jobs.flatMap(\.phrases) {
        let engine = plan.shelf.way(phrase)?.engine
        if engine != nil, arguments.switches.contains("--missing") { continue }
        Output.line("\(phrase.target)\t\(engine ?? "-")\t\(phrase.text)")
      }
    }
  }
}
