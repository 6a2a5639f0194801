extension JobRunner {
  /// An effect made by SoX and coded.
  func effect(_ job: BuildPlan.Job, _ source: [UInt8]) throws(CommandError) -> Product {
    let recipe: SynthRecipe
    do throws(SynthRecipe.Mistake) { recipe = try SynthRecipe(String(decoding: source, as: UTF8.self)) } catch {
      throw .synth(path: job.path, line: error.line, word: error.word)
    }
    guard let folder = TemporaryFolder() else { return Product() }
    let wav = folder.path + "/effect.wav"
    guard recipe.make(wav) else { return leftOut(job, "sox", "sox") }
    return try SoundChoice.product(job.target, wav, try LooseFile.read(wav), .effect, costs)
  }

  /// A score, played and coded.
  func music(_ job: BuildPlan.Job, _ wish: MusicWish) throws(CommandError) -> Product {
    guard let folder = TemporaryFolder() else { return Product() }
    let wav = folder.path + "/music.wav"
    let soundfont = BuildPlan.resolve(wish.soundfont, file)
    if let failure = Score.play(job.path, soundfont: soundfont, target: wav) {
      return leftOut(job, failure.program.name, failure.program.package)
    }
    return try SoundChoice.product(job.target, wav, try LooseFile.read(wav), .music, costs)
  }

  private func leftOut(_ job: BuildPlan.Job, _ program: String, _ package: String) -> Product {
    Product(notices: ["\(job.path): \(program) did not make it (apt-get install \(package))"])
  }
}
