import Testing

@testable import Guard

/// Each test has a bus of its own; where dbus-daemon or Python's D-Bus module is missing they fail, for `make deps-test`
/// installs both.
@Suite(.serialized) struct FingerprintReaderTests {
  /// What a reader reports until it has nothing more to report.
  private func states(
    _ bus: String, timeout: Int = 20_000, cancelAt: FingerprintState? = nil
  ) async -> [FingerprintState] {
    let (stream, continuation) = AsyncStream.makeStream(of: FingerprintState.self)
    let reader = FingerprintReader(bus: bus, timeout: timeout) { state in
      continuation.yield(state)
      if state.isLast { continuation.finish() }
    }
    var states: [FingerprintState] = []
    for await state in stream {
      states.append(state)
      if state == cancelAt { reader.cancel() }
    }
    return states
  }

  private func bus(_ arguments: String...) throws -> PrivateBus {
    let bus = try #require(PrivateBus())
    try #require(bus.play(arguments))
    return bus
  }

  @Test func theRightFingerOpens() async throws {
    let bus = try bus("--reader", "--finger", "right-index-finger", "verify-match")
    #expect(await states(bus.address) == [.waiting, .matched])
    #expect(
      bus.calls(until: "Release")
        == ["GetDefaultDevice", "ListEnrolledFingers", "Claim", "VerifyStart", "VerifyStop", "Release"])
  }

  @Test func aWrongFingerMayBeFollowedByTheRightOne() async throws {
    let bus = try bus("--reader", "--finger", "left-thumb", "verify-no-match", "verify-match")
    #expect(await states(bus.address) == [.waiting, .wrong, .matched])
  }

  @Test func threeWrongFingersAreEnough() async throws {
    let wrong = "verify-no-match"
    let bus = try bus("--reader", "--finger", "left-thumb", wrong, wrong, wrong, "verify-match")
    #expect(await states(bus.address) == [.waiting, .wrong, .ended(.wrongFingers)])
    #expect(bus.calls(until: "Release").last == "Release")
  }

  @Test func aFingerThatIsNotSeenWellMayBeLaidOnAgain() async throws {
    let bus = try bus(
      "--reader", "--finger", "left-thumb", "verify-retry-scan+", "verify-swipe-too-short+",
      "verify-finger-not-centered+", "verify-remove-and-retry", "verify-match")
    #expect(
      await states(bus.address)
        == [.waiting, .again(.unclear), .again(.tooShort), .again(.notCentred), .again(.takeOff), .matched])
  }

  @Test func whoeverCancelsLetsGoOfTheReader() async throws {
    let bus = try bus("--reader", "--finger", "left-thumb")
    #expect(await states(bus.address, cancelAt: .waiting) == [.waiting, .ended(.cancelled)])
    #expect(bus.calls(until: "Release").suffix(2) == ["VerifyStop", "Release"])
  }

  @Test func aFingerIsNotWaitedForEndlessly() async throws {
    let bus = try bus("--reader", "--finger", "left-thumb")
    #expect(await states(bus.address, timeout: 50) == [.waiting, .ended(.timeout)])
    #expect(bus.calls(until: "Release").last == "Release")
  }

  @Test func withoutAReaderNothingIsOffered() async throws {
    let bus = try bus()
    #expect(await states(bus.address) == [.ended(.noReader)])
  }

  @Test func withoutAFingerNothingIsOffered() async throws {
    let bus = try bus("--reader")
    #expect(await states(bus.address) == [.ended(.noFinger)])
  }

  @Test func aReaderInUseIsNotOffered() async throws {
    let bus = try bus("--reader", "--finger", "left-thumb", "--claimed")
    #expect(await states(bus.address) == [.ended(.notAllowed)])
  }

  @Test func withoutTheServiceNothingIsOffered() async throws {
    let bus = try #require(PrivateBus())
    #expect(await states(bus.address) == [.ended(.noService)])
    #expect(await states("unix:path=/nonexistent") == [.ended(.noService)])
  }

  @Test func aServiceThatGoesAwayEndsIt() async throws {
    let bus = try bus("--reader", "--finger", "left-thumb", "leave")
    #expect(await states(bus.address) == [.waiting, .ended(.disconnected)])
  }

  @Test func aReaderThatIsPulledOutEndsIt() async throws {
    let bus = try bus("--reader", "--finger", "left-thumb", "verify-disconnected")
    #expect(await states(bus.address) == [.waiting, .ended(.disconnected)])
  }

  @Test func aMatchFromAnybodyElseDoesNotOpen() async throws {
    let bus = try bus("--reader", "--finger", "left-thumb", "foreign-match", "verify-no-match", "leave")
    #expect(await states(bus.address) == [.waiting, .wrong, .ended(.disconnected)])
  }
}
