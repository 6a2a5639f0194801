extension SoundDesk {
  /// Opens the device if it is closed; false where there is none. Only who `insists` tries again at once.
  mutating func ready(at time: Double, insists: Bool) -> Bool {
    if isOpen { return true }
    guard insists || time >= retryAt else { return false }
    do throws(SoundRefusal) {
      try engine.open()
      (isOpen, silentSince) = (true, nil)
      told.remove(Self.noDevice)
      tell(.opened)
      return true
    } catch {
      retryAt = time + SoundTuning.retry
      tellOnce(.noDevice(reason: error.words), about: Self.noDevice)
      return false
    }
  }

  private static var noDevice: String { "/device" }

  /// Closes the device; music begins its piece anew when it is opened again.
  mutating func close() {
    guard isOpen else { return }
    endMusic()
    engine.close()
    (isOpen, silentSince, penIsHeard) = (false, nil, false)
    effectsUntil = -.infinity
    tell(.closed)
  }

  /// Another device takes over where there is one; without one all goes on in silence until the next prompt.
  mutating func deviceLost(at time: Double) {
    guard isOpen else { return }
    tell(.deviceLost)
    close()
    beginAgain(at: time)
  }

  /// Whether anything is heard, or about to be.
  private func isBusy(at time: Double) -> Bool {
    if isSpeaking || penIsHeard || time < effectsUntil { return true }
    guard !pieces.isEmpty else { return false }
    switch music {
    case .playing: return true
    // While the pen writes its place in the piece is kept.
    case .paused: return !isHidden && time < stirred + SoundTuning.musicRest
    case .off, .waiting: return false
    }
  }

  mutating func stepDevice(at time: Double) {
    guard isOpen, !isBusy(at: time) else {
      silentSince = nil
      return
    }
    let since = silentSince ?? time
    silentSince = since
    if time >= since + SoundTuning.closing { close() }
  }

  /// When the device is to be closed, or whether it may be is to be seen.
  func deviceDue(at time: Double) -> Double? {
    guard isOpen else { return nil }
    if let silentSince { return silentSince + SoundTuning.closing }
    if effectsUntil > time { return effectsUntil }
    return music == .paused ? stirred + SoundTuning.musicRest : nil
  }
}
