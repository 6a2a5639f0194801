extension SoundDesk {
  /// Takes other pieces; the first begins when it may be heard.
  mutating func play(music names: [SoundName]) {
    guard names != pieces else { return }
    (pieces, piece) = (names, 0)
    endMusic()
  }

  /// How loud music may be now.
  private func musicTarget(at time: Double) -> Double {
    guard !isHidden, pen == nil, time >= penUntil + SoundTuning.penHold, time < stirred + SoundTuning.musicRest else {
      return 0
    }
    let gain = volumes.gain(\.music)
    guard isSpeaking || time < spokeUntil + SoundTuning.voiceHold else { return gain }
    // Under a voice that is turned down, music that is not must still be under it.
    return SoundTuning.ducked * min(gain, volumes.gain(\.voice))
  }

  /// Whether a prompt need not wait for music to become softer.
  var isMusicOutOfTheWay: Bool { musicFade.target >= musicFade.level || !isMusicHeard }

  private var isMusicHeard: Bool { if case .playing = music { true } else { false } }

  mutating func stepMusic(at time: Double) {
    guard !pieces.isEmpty else { return }
    if music == .playing, engine.isMusicOver {
      piece = (piece + 1) % pieces.count
      music = .waiting
    }
    let target = musicTarget(at: time)
    musicFade.go(to: target, over: target < musicFade.level ? SoundTuning.duck : SoundTuning.back, at: time)
    if target > 0 { bringMusic(at: time) }
    if musicFade.step(at: time), music == .playing { engine.setMusicGain(musicFade.level) }
    guard musicFade.level == 0, target == 0, music == .playing else { return }
    engine.pauseMusic(true)
    music = .paused
  }

  /// Begins a piece, or lets it go on.
  private mutating func bringMusic(at time: Double) {
    switch music {
    case .playing: return
    case .paused:
      engine.pauseMusic(false)
      music = .playing
    case .off, .waiting:
      guard ready(at: time, insists: false), let file = musicFile() else { return }
      do throws(SoundRefusal) {
        try engine.playMusic(file.entry, file.bytes, gain: musicFade.level)
        music = .playing
        tell(.began(entry: file.entry, milliseconds: 0))
      } catch {
        tellOnce(.damaged(entry: file.entry, reason: error.words), about: file.entry)
        dropPiece()
      }
    }
  }

  /// The piece whose turn it is; one that is not there is left out from now on.
  private mutating func musicFile() -> (entry: String, bytes: [UInt8])? {
    guard pieces.indices.contains(piece) else { return nil }
    for entry in pieces[piece].entries {
      if let bytes = read(entry) { return (entry, bytes) }
    }
    if let first = pieces[piece].entries.first { tellOnce(.missing(entry: first), about: first) }
    dropPiece()
    return nil
  }

  private mutating func dropPiece() {
    pieces.remove(at: piece)
    piece = 0
    music = pieces.isEmpty ? .off : .waiting
  }

  mutating func endMusic() {
    if music == .playing || music == .paused { engine.stopMusic() }
    music = pieces.isEmpty ? .off : .waiting
    musicFade = Fade(0)
  }

  /// When music wants to be asked after.
  func musicDue(at time: Double) -> Double? {
    guard !pieces.isEmpty else { return nil }
    if musicFade.isMoving { return time + SoundTuning.fadeStep }
    switch music {
    case .playing:
      let holds = [spokeUntil + SoundTuning.voiceHold, stirred + SoundTuning.musicRest].filter { $0 > time }
      return min(time + SoundTuning.musicPoll, holds.min() ?? .infinity)
    case .off, .waiting, .paused:
      guard !isHidden, pen == nil, time < stirred + SoundTuning.musicRest, volumes.gain(\.music) > 0 else { return nil }
      return max(time + SoundTuning.fadeStep, penUntil + SoundTuning.penHold, isOpen ? 0 : retryAt)
    }
  }
}
