import CSDL
import Synchronization

/// SDL's sound, for as long as this is held. Speakers and microphone are opened on different threads, and SDL counts who
/// uses it without a lock of its own.
///
/// When nobody holds it any more, the connection to the sound server is given up too: the next one finds what the system
/// has then, a headset that was plugged in or a server that was started again.
final class SoundSystem {
  private static let counting = Mutex(())

  /// Set when SDL has counted this one. An object without parts is whole from the first line of its `init`: its `deinit`
  /// would run after a refusal too, and give SDL back what it never gave, in the end the events of the window.
  private let isCounted: Bool

  init() throws(SoundRefusal) {
    let words: String? = Self.counting.withLock { _ in
      if SDL_WasInit(SDL_INIT_AUDIO) == 0, Self.asksServer, SoundServer.lacksDevice() {
        return "the sound server has no device"
      }
      return SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 ? nil : SDLLibrary.lastError
    }
    if let words { throw SoundRefusal(words: words) }
    isCounted = true
  }

  /// Whether SDL may play through PulseAudio: whoever names another driver is not kept waiting.
  private static var asksServer: Bool {
    guard let driver = SDL_getenv("SDL_AUDIODRIVER") else { return true }
    return String(cString: driver).contains("pulse")
  }

  deinit { Self.counting.withLock { _ in SDL_QuitSubSystem(SDL_INIT_AUDIO) } }
}
