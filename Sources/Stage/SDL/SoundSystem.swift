import CSDL
import Synchronization

/// SDL's sound, for as long as this is held. Speakers and microphone are opened on different threads, and SDL counts who
/// uses it without a lock of its own.
///
/// When nobody holds it any more, the connection to the sound server is given up too: the next one finds what the system
/// has then, a headset that was plugged in or a server that was started again.
final class SoundSystem {
  private static let counting = Mutex(())

  init() throws(SoundRefusal) {
    let words = Self.counting.withLock { _ in
      SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 ? nil : SDLLibrary.lastError
    }
    if let words { throw SoundRefusal(words: words) }
  }

  deinit { Self.counting.withLock { _ in SDL_QuitSubSystem(SDL_INIT_AUDIO) } }
}
