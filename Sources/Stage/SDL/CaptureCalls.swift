// The only file that calls SDL's microphone functions.
import CSDL

/// The system's own microphone, open.
final class Microphone: CaptureDevice {
  private let system: SoundSystem
  private let device: SDL_AudioDeviceID
  /// Samples that are captured at a time.
  private static let block: UInt16 = 1024

  /// Opens it for one channel of `rate` samples a second, whatever it gives by itself.
  init(rate: Int) throws(SoundRefusal) {
    system = try SoundSystem()
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(rate)
    wanted.format = SDL_AudioFormat(AUDIO_F32SYS)
    wanted.channels = 1
    wanted.samples = Self.block
    device = SDL_OpenAudioDevice(nil, 1, &wanted, nil, 0)
    guard device != 0 else { throw SoundRefusal(words: SDLLibrary.lastError) }
    SDL_PauseAudioDevice(device, 0)
  }

  // Number 0 is none.
  deinit { SDL_CloseAudioDevice(device) }

  func fetch() throws(SoundRefusal) -> [Float] {
    guard SDL_GetAudioDeviceStatus(device) != SDL_AUDIO_STOPPED else {
      throw SoundRefusal(words: "the microphone went away")
    }
    let count = Int(SDL_GetQueuedAudioSize(device)) / MemoryLayout<Float>.size
    return [Float](unsafeUninitializedCapacity: count) { buffer, filled in
      let bytes = UInt32(count * MemoryLayout<Float>.size)
      filled = Int(SDL_DequeueAudio(device, buffer.baseAddress, bytes)) / MemoryLayout<Float>.size
    }
  }
}
