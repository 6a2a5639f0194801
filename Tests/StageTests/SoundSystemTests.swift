import CSDL
import Glibc
import Testing

@testable import Stage

@Suite struct SoundSystemTests {
  /// However often no device is to be had, the window's events go on: SDL counts who uses them, and a refusal must not
  /// count.
  @Test func refusalsTakeNothingFromTheWindow() throws {
    setenv("SDL_AUDIODRIVER", "none-of-these", 1)
    defer { setenv("SDL_AUDIODRIVER", "dummy", 1) }
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    for _ in 0..<5 {
      #expect(throws: SoundRefusal.self) { try SoundSystem() }
      #expect(SDL_WasInit(SDL_INIT_EVENTS) != 0)
    }
    setenv("SDL_AUDIODRIVER", "dummy", 1)
    do {
      let held = try SoundSystem()
      #expect(SDL_WasInit(SDL_INIT_AUDIO) != 0)
      withExtendedLifetime(held) {}
    }
    #expect(SDL_WasInit(SDL_INIT_AUDIO) == 0 && SDL_WasInit(SDL_INIT_EVENTS) != 0)
  }
}
