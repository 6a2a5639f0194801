// The only file that calls PulseAudio's library, which SDL loads anyway where it plays through PulseAudio or PipeWire.
import Glibc

/// What the sound server says of itself, asked before SDL asks.
///
/// SDL 2.26 takes for granted that a server names a default device and dies of one that has none, as after the only
/// headset was pulled out.
enum SoundServer {
  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias Get = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias New = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Connect = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32, OpaquePointer?) -> Int32
  private typealias Number = @convention(c) (OpaquePointer?) -> Int32
  private typealias Prepare = @convention(c) (OpaquePointer?, Int32) -> Int32
  private typealias Answer = @convention(c) (OpaquePointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void
  private typealias Ask = @convention(c) (OpaquePointer?, Answer?, UnsafeMutableRawPointer?) -> OpaquePointer?
  private typealias Release = @convention(c) (OpaquePointer?) -> Void

  /// How long an answer is waited for, milliseconds. Longer: a slow server is asked in peace.
  private static let patience = 1000.0
  /// `PA_CONTEXT_READY`; what is above has failed or ended.
  private static let ready: Int32 = 4
  /// `PA_CONTEXT_NOAUTOSPAWN`.
  private static let startsNoServer: Int32 = 1
  /// Where `pa_server_info` names the default sink and, after it, the default source: behind four names and a sample
  /// format of 12 bytes.
  private static let names =
    (4 * MemoryLayout<Int>.size + 12 + MemoryLayout<Int>.size - 1)
    / MemoryLayout<Int>.size * MemoryLayout<Int>.size

  /// Whether a server answers and has no device to name.
  static func lacksDevice() -> Bool {
    guard let library = dlopen("libpulse.so.0", RTLD_NOW | RTLD_LOCAL) else { return false }
    defer { dlclose(library) }
    func symbol<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let makeLoop: Make = symbol("pa_mainloop_new"), let api: Get = symbol("pa_mainloop_get_api"),
      let prepare: Prepare = symbol("pa_mainloop_prepare"), let poll: Number = symbol("pa_mainloop_poll"),
      let dispatch: Number = symbol("pa_mainloop_dispatch"), let freeLoop: Release = symbol("pa_mainloop_free"),
      let makeContext: New = symbol("pa_context_new"), let connect: Connect = symbol("pa_context_connect"),
      let state: Number = symbol("pa_context_get_state"), let ask: Ask = symbol("pa_context_get_server_info"),
      let disconnect: Release = symbol("pa_context_disconnect"), let unref: Release = symbol("pa_context_unref"),
      let unrefOperation: Release = symbol("pa_operation_unref"), let loop = makeLoop()
    else { return false }
    defer { freeLoop(loop) }
    guard let context = makeContext(api(loop), "Tracewell") else { return false }
    defer {
      disconnect(context)
      unref(context)
    }
    guard connect(context, nil, startsNoServer, nil) == 0 else { return false }
    // 0: no answer yet; 1: there are devices; 2: there are none.
    let answer = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    answer.initialize(to: 0)
    defer { answer.deallocate() }
    var operation: OpaquePointer?
    defer { if let operation { unrefOperation(operation) } }
    let end = SDLLibrary.now() + patience
    while answer.pointee == 0, SDLLibrary.now() < end, state(context) <= ready {
      if operation == nil, state(context) == ready {
        operation = ask(
          context,
          { _, info, answer in
            let has = info.map { info in
              [0, MemoryLayout<Int>.size].allSatisfy {
                info.load(fromByteOffset: SoundServer.names + $0, as: UnsafeRawPointer?.self) != nil
              }
            }
            answer?.storeBytes(of: has == false ? 2 : 1, as: Int32.self)
          }, answer)
      }
      guard prepare(loop, 50_000) >= 0, poll(loop) >= 0, dispatch(loop) >= 0 else { return false }
    }
    return answer.pointee == 2
  }
}
