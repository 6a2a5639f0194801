// The only file that calls SDL2_mixer, which is loaded when the first sound is to be played.
import CSDL
import Glibc

/// SDL2_mixer's functions that are needed.
struct MixerLibrary: Sendable {
  typealias Chunk = UnsafeMutablePointer<Mix_Chunk>
  typealias Open = @convention(c) (Int32, UInt16, Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
  typealias LoadChunk = @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32) -> Chunk?
  typealias LoadMusic = @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32) -> OpaquePointer?
  typealias Play = @convention(c) (Int32, Chunk?, Int32, Int32) -> Int32

  let open: Open
  let close: @convention(c) () -> Void
  let allocateChannels: @convention(c) (Int32) -> Int32
  let loadChunk: LoadChunk
  let freeChunk: @convention(c) (Chunk?) -> Void
  let play: Play
  let volume: @convention(c) (Int32, Int32) -> Int32
  let fadeOut: @convention(c) (Int32, Int32) -> Int32
  let halt: @convention(c) (Int32) -> Int32
  let loadMusic: LoadMusic
  let freeMusic: @convention(c) (OpaquePointer?) -> Void
  let playMusic: @convention(c) (OpaquePointer?, Int32) -> Int32
  let musicVolume: @convention(c) (Int32) -> Int32
  let pauseMusic: @convention(c) () -> Void
  let resumeMusic: @convention(c) () -> Void
  let haltMusic: @convention(c) () -> Int32
  let isMusicPlaying: @convention(c) () -> Int32

  /// The library; nil where it is not installed, or another than the one this was written for.
  static let shared: MixerLibrary? = {
    guard let library = dlopen("libSDL2_mixer-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func symbol<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let open: Open = symbol("Mix_OpenAudioDevice"),
      let close: @convention(c) () -> Void = symbol("Mix_CloseAudio"),
      let allocateChannels: @convention(c) (Int32) -> Int32 = symbol("Mix_AllocateChannels"),
      let loadChunk: LoadChunk = symbol("Mix_LoadWAV_RW"),
      let freeChunk: @convention(c) (Chunk?) -> Void = symbol("Mix_FreeChunk"),
      let play: Play = symbol("Mix_PlayChannelTimed"),
      let volume: @convention(c) (Int32, Int32) -> Int32 = symbol("Mix_Volume"),
      let fadeOut: @convention(c) (Int32, Int32) -> Int32 = symbol("Mix_FadeOutChannel"),
      let halt: @convention(c) (Int32) -> Int32 = symbol("Mix_HaltChannel"),
      let loadMusic: LoadMusic = symbol("Mix_LoadMUS_RW"),
      let freeMusic: @convention(c) (OpaquePointer?) -> Void = symbol("Mix_FreeMusic"),
      let playMusic: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("Mix_PlayMusic"),
      let musicVolume: @convention(c) (Int32) -> Int32 = symbol("Mix_VolumeMusic"),
      let pauseMusic: @convention(c) () -> Void = symbol("Mix_PauseMusic"),
      let resumeMusic: @convention(c) () -> Void = symbol("Mix_ResumeMusic"),
      let haltMusic: @convention(c) () -> Int32 = symbol("Mix_HaltMusic"),
      let isMusicPlaying: @convention(c) () -> Int32 = symbol("Mix_PlayingMusic")
    else { return nil }
    return MixerLibrary(
      open: open, close: close, allocateChannels: allocateChannels, loadChunk: loadChunk, freeChunk: freeChunk,
      play: play, volume: volume, fadeOut: fadeOut, halt: halt, loadMusic: loadMusic, freeMusic: freeMusic,
      playMusic: playMusic, musicVolume: musicVolume, pauseMusic: pauseMusic, resumeMusic: resumeMusic,
      haltMusic: haltMusic, isMusicPlaying: isMusicPlaying)
  }()
}

/// The mixer with an open device. Letting go of it closes the device, and SDL's sound where nobody else uses it.
final class OpenMixer {
  /// Samples of one channel in a second; Opus' own rate.
  static let rate = 48_000
  /// Samples that are mixed at a time: 21 ms. Larger: fewer wakings, later sounds.
  private static let samples: Int32 = 1024
  private static let channels = 2
  /// Bytes of a millisecond.
  static let bytesPerMillisecond = Double(rate * channels * 2) / 1000

  private let library: MixerLibrary
  private let system: SoundSystem

  init(_ library: MixerLibrary) throws(SoundRefusal) {
    system = try SoundSystem()
    // With no change allowed SDL takes this format whatever the device's own is.
    guard library.open(Int32(Self.rate), UInt16(AUDIO_S16SYS), Int32(Self.channels), Self.samples, nil, 0) == 0 else {
      throw SoundRefusal(words: SDLLibrary.lastError)
    }
    _ = library.allocateChannels(Int32(SoundChannel.count))
    self.library = library
  }

  deinit { library.close() }

  /// Decodes a whole file.
  func chunk(_ file: [UInt8]) throws(SoundRefusal) -> MixerChunk {
    let chunk = file.withUnsafeBytes { bytes in
      SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)).flatMap { library.loadChunk($0, 1) }
    }
    guard let chunk else { throw SoundRefusal(words: SDLLibrary.lastError) }
    return MixerChunk(chunk, library)
  }

  func music(_ file: [UInt8]) throws(SoundRefusal) -> MixerMusic { try MixerMusic(file, library) }

  func play(_ chunk: MixerChunk, on channel: Int, repeats: Bool) throws(SoundRefusal) {
    guard library.play(Int32(channel), chunk.pointer, repeats ? -1 : 0, -1) >= 0 else {
      throw SoundRefusal(words: SDLLibrary.lastError)
    }
  }

  func setGain(_ gain: Double, of channel: Int) { _ = library.volume(Int32(channel), Self.steps(gain)) }

  func fadeOut(_ channel: Int, over milliseconds: Double) { _ = library.fadeOut(Int32(channel), Int32(milliseconds)) }

  func halt(_ channel: Int) { _ = library.halt(Int32(channel)) }

  func setMusicGain(_ gain: Double) { _ = library.musicVolume(Self.steps(gain)) }

  func pauseMusic(_ isPaused: Bool) { if isPaused { library.pauseMusic() } else { library.resumeMusic() } }

  var isMusicPlaying: Bool { library.isMusicPlaying() != 0 }

  /// The mixer's volume, 0 to 128; rounded down, so that what is to be soft is never louder than it may be.
  private static func steps(_ gain: Double) -> Int32 { Int32(max(0, min(1, gain)) * 128) }
}

/// A decoded sound. It outlives the device, since all devices are opened with the same format.
final class MixerChunk {
  fileprivate let pointer: MixerLibrary.Chunk
  private let library: MixerLibrary

  fileprivate init(_ pointer: MixerLibrary.Chunk, _ library: MixerLibrary) {
    (self.pointer, self.library) = (pointer, library)
  }

  /// Its samples' bytes.
  var bytes: Int { Int(pointer.pointee.alen) }

  deinit { library.freeChunk(pointer) }
}

/// A piece of music, decoded while it plays. It must not outlive the device.
final class MixerMusic {
  private let file: UnsafeMutableRawBufferPointer
  private let pointer: OpaquePointer
  private let library: MixerLibrary

  fileprivate init(_ bytes: [UInt8], _ library: MixerLibrary) throws(SoundRefusal) {
    let file = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    file.copyBytes(from: bytes)
    let music = SDL_RWFromConstMem(file.baseAddress, Int32(clamping: file.count)).flatMap { library.loadMusic($0, 1) }
    guard let music else {
      file.deallocate()
      throw SoundRefusal(words: SDLLibrary.lastError)
    }
    (self.file, pointer, self.library) = (file, music, library)
  }

  func play() throws(SoundRefusal) {
    guard library.playMusic(pointer, 0) == 0 else { throw SoundRefusal(words: SDLLibrary.lastError) }
  }

  deinit {
    _ = library.haltMusic()
    library.freeMusic(pointer)
    file.deallocate()
  }
}
