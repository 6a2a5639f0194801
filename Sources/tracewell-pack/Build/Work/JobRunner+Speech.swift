extension JobRunner {
  /// Says the phrases of a job. What no engine can say is left out, with a notice.
  func spoken(_ job: BuildPlan.Job) -> Product {
    var product = Product()
    var rest: [Phrase] = []
    for phrase in job.phrases {
      var phrase = phrase
      phrase.ways = phrase.ways.filter { shelf.available[$0.engine] != nil }
      rest.append(phrase)
    }
    while !rest.isEmpty {
      var next: [Phrase] = []
      var byVoice: [Voice: [Phrase]] = [:]
      for phrase in rest {
        if let way = phrase.ways.first {
          byVoice[Voice(engine: way.engine, pace: way.pace), default: []].append(phrase)
        } else {
          product.notices.append("\(phrase.target): no engine says \"\(phrase.text)\"")
        }
      }
      for (voice, phrases) in byVoice.sorted(by: { ($0.key.engine, $0.key.pace) < ($1.key.engine, $1.key.pace) }) {
        next += say(phrases, voice, &product)
      }
      rest = next
    }
    return product
  }

  /// An engine at a pace: it says all its phrases in one run.
  private struct Voice: Hashable {
    let engine: String
    let pace: Double
  }

  /// Says phrases with the engine of their first way and returns those it could not say, with one way less.
  private func say(_ phrases: [Phrase], _ voice: Voice, _ product: inout Product) -> [Phrase] {
    let (name, pace) = (voice.engine, voice.pace)
    guard let shelf = shelf.available[name] else { return [] }
    var missing: [(phrase: Phrase, key: String)] = []
    for phrase in phrases {
      let wish = "speech \(SpeechFinish.version) \(name) \(shelf.version)" + (pace == 1 ? "" : " pace \(pace)")
      // Whatever says it: many a sticker is a word as well.
      let key = cache.key(Array(phrase.ways[0].spelling.utf8), wish, "")
      if let known = cache.product(key) {
        add(known, phrase.target, shelf.source, &product)
      } else {
        missing.append((phrase, key))
      }
    }
    guard !missing.isEmpty, let folder = TemporaryFolder() else { return [] }
    let utterances = missing.enumerated().map { number, one in
      Utterance(text: one.phrase.ways[0].spelling, file: "\(folder.path)/\(number).wav")
    }
    shelf.engine.speak(utterances, pace: pace)
    var failed: [Phrase] = []
    for (one, utterance) in zip(missing, utterances) {
      guard let wav = try? LooseFile.read(utterance.file), let spoken = SpeechFinish.finish(wav) else {
        var phrase = one.phrase
        phrase.ways.removeFirst()
        failed.append(phrase)
        continue
      }
      let made = self.product(spoken, name)
      cache.keep(made, one.key)
      add(made, one.phrase.target, shelf.source, &product)
    }
    return failed
  }

  /// Name of a phrase's entry until it is known which phrase it is.
  private static let nameless = "phrase.opus"

  private func product(_ spoken: SpeechFinish.Spoken, _ engine: String) -> Product {
    func tenths(_ value: Double) -> String { value.isFinite ? "\((value * 10).rounded() / 10)" : "-" }
    let loudness = "\(tenths(spoken.loudness.integrated)) LUFS, \(tenths(spoken.loudness.truePeak)) dBTP"
    return Product(
      entries: [Product.Entry(name: Self.nameless, contents: spoken.bytes)],
      report: [
        ReportLine(
          entry: Self.nameless, tried: "\(engine), \(loudness)", bytes: spoken.bytes.count,
          decode: costs.microseconds(SoundFormat.opus, seconds: spoken.seconds), chosen: "opus",
          saved: spoken.plainBytes - spoken.bytes.count)
      ])
  }

  private func add(_ made: Product, _ target: String, _ source: Int, _ product: inout Product) {
    product.entries += made.entries.map { Product.Entry(name: target, contents: $0.contents, source: source) }
    product.report += made.report.map { $0.named(target) }
  }
}
