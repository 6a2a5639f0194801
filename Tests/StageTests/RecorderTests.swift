import CSDL
import Synchronization
import Testing
import Threads

@testable import Stage

/// A microphone that hears a tone, for as long as it is there.
private final class FakeMicrophone: CaptureDevice {
  private var fetched = 0
  private let lasts: Int
  /// Samples that came in since the last time.
  private let samples: Int
  private let closed: Signal

  init(lasts: Int = .max, samples: Int, closed: Signal) {
    (self.lasts, self.samples, self.closed) = (lasts, samples, closed)
  }

  deinit { closed.give() }

  func fetch() throws(SoundRefusal) -> [Float] {
    fetched += 1
    guard fetched <= lasts else { throw SoundRefusal(words: "it went away") }
    return [Float](repeating: 0.25, count: samples)
  }
}

@Suite struct RecorderTests {
  private let told = Signal()
  private let closed = Signal()

  private func recorder(lasts: Int = .max, samples: Int = 1200, hasDevice: Bool = true) -> Recorder {
    let (told, closed) = (told, closed)
    return Recorder(wake: { told.give() }) { () throws(SoundRefusal) in
      guard hasDevice else { throw SoundRefusal(words: "no microphone") }
      return FakeMicrophone(lasts: lasts, samples: samples, closed: closed)
    }
  }

  /// Waits until the status is one of those wanted.
  private func wait(_ recorder: Recorder, until isWanted: (Recorder.Status) -> Bool) -> Recorder.Status {
    while true {
      let status = recorder.status
      if isWanted(status) { return status }
      told.wait()
    }
  }

  @Test func aTakeIsWhatWasHeardUntilItWasStopped() {
    let recorder = recorder()
    #expect(recorder.status == .idle)
    recorder.start()
    let heard = wait(recorder) { if case .recording(_, let length) = $0 { length >= 150 } else { false } }
    guard case .recording(let level, _) = heard else { return }
    #expect(abs(level - 0.25) < 0.001)
    recorder.stop()
    guard case .done(let take) = wait(recorder, until: { if case .done = $0 { true } else { false } }) else { return }
    #expect(take.milliseconds >= 200)
    #expect(take.samples.allSatisfy { $0 == 0.25 })
    closed.wait()
  }

  @Test func aTakeEndsByItself() {
    let recorder = recorder(samples: 24_000)
    recorder.start()
    guard case .done(let take) = wait(recorder, until: { if case .done = $0 { true } else { false } }) else { return }
    #expect(take.milliseconds >= Recorder.longest)
    #expect(take.milliseconds <= Recorder.longest + 1000)
  }

  @Test func withoutAMicrophoneThatIsSaid() {
    let recorder = recorder(hasDevice: false)
    recorder.start()
    #expect(wait(recorder) { if case .failed = $0 { true } else { false } } == .failed(reason: "no microphone"))
  }

  @Test func aMicrophoneThatGoesAwayEndsTheTake() {
    let recorder = recorder(lasts: 3)
    recorder.start()
    #expect(wait(recorder) { if case .failed = $0 { true } else { false } } == .failed(reason: "it went away"))
    closed.wait()
  }

  @Test func whatIsCancelledIsClosedAndForgotten() {
    let recorder = recorder()
    recorder.start()
    _ = wait(recorder) { if case .recording = $0 { true } else { false } }
    recorder.cancel()
    closed.wait()
    #expect(recorder.status == .idle)
    recorder.start()
    _ = wait(recorder) { if case .recording = $0 { true } else { false } }
    recorder.cancel()
    closed.wait()
  }
}
