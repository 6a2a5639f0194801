extension BuildPlan {
  /// The jobs of a motion: a picture for every step that looks unlike the one before, in every size, and the list of
  /// frames that the program plays.
  func animation(
    _ item: Recipe.Item, _ name: String, _ source: String, _ wish: AnimationWish
  ) throws(CommandError) -> [Job] {
    let text = String(decoding: try LooseFile.read(source), as: UTF8.self)
    let motion: Motion
    do throws(Motion.Mistake) { motion = try Motion(text) } catch {
      throw .motion(path: source, line: error.line, rule: error.rule)
    }
    // Steps that look alike are one picture, shown for longer.
    var shown: [(placed: [Motion.Placed], steps: Int)] = []
    for step in 0..<motion.steps {
      let placed = motion.frame(step)
      if let last = shown.last, last.placed == placed {
        shown[shown.count - 1].steps += 1
      } else {
        shown.append((placed, 1))
      }
    }
    let folder = item.target + name + "/"
    var jobs: [Job] = []
    var list = "rate \(motion.rate)\n"
    for share in wish.shares {
      list += "size \(Double(share) / 100)\n"
      for (number, frame) in shown.enumerated() {
        let file = (share == 100 ? "" : "\(share)/") + Self.padded(number + 1)
        list += "frame \(file).png" + (frame.steps > 1 ? " \(frame.steps)" : "") + "\n"
        var job = Job(target: folder + file, path: source, item: item)
        job.frame = Job.DrawnFrame(
          paths: try frame.placed.map { (placed) throws(CommandError) in
            try drawing(placed.layer.drawing, wish, source)
          }, placed: frame.placed, width: motion.width, height: motion.height,
          side: (wish.picture.size ?? Int(max(motion.width, motion.height))) * share / 100)
        jobs.append(job)
      }
    }
    var job = Job(target: folder + "frames.txt", path: source, item: item)
    job.text = Array(list.utf8)
    return jobs + [job]
  }

  private static func padded(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, 3 - text.count)) + text
  }

  /// The file of a drawing that a motion names.
  private func drawing(_ name: String, _ wish: AnimationWish, _ source: String) throws(CommandError) -> String {
    let places = wish.drawings.map { "\(Self.resolve($0, file))/\(name).svg" }
    guard let found = places.first(where: LooseFile.exists) else {
      throw .table(path: source, line: 0, rule: .noDrawing(name))
    }
    return found
  }
}
