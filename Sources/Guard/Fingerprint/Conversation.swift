/// What is said to fprintd, from finding the reader to letting go of it (the interfaces `Manager` and `Device` of
/// fprintd 1.94).
struct Conversation {
  private let shared: FingerprintReader.Shared
  private let bus: String?
  private let timeout: Int

  init(_ shared: FingerprintReader.Shared, bus: String?, timeout: Int) {
    (self.shared, self.bus, self.timeout) = (shared, bus, timeout)
  }

  private static let service = "net.reactivated.Fprint"
  private static let device = "net.reactivated.Fprint.Device"

  /// Talks until a finger matched or none is read any more; `.cancelled` stands for both a match and a cancellation,
  /// which are known already.
  func run() -> FingerprintEnd {
    do throws(BusError) {
      let connection = try BusConnection(address: bus)
      connection.listen("type='signal',sender='\(Self.service)',interface='\(Self.device)'")
      connection.listen(
        "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.service)'")
      let found = try connection.call(
        Self.service, "/net/reactivated/Fprint/Manager", "net.reactivated.Fprint.Manager", "GetDefaultDevice")
      guard let path = found.strings.first, let owner = found.sender else { return .noReader }
      let fingers = try connection.call(Self.service, path, Self.device, "ListEnrolledFingers", "")
      guard !fingers.strings.isEmpty else { return .noFinger }
      _ = try connection.call(Self.service, path, Self.device, "Claim", "")
      let end = verify(connection, path: path, owner: owner)
      _ = try? connection.call(Self.service, path, Self.device, "VerifyStop")
      _ = try? connection.call(Self.service, path, Self.device, "Release")
      return end
    } catch {
      return end(for: error)
    }
  }

  private func verify(_ connection: borrowing BusConnection, path: String, owner: String) -> FingerprintEnd {
    let end = MachineTime.now.milliseconds + Int64(timeout)
    var wrong = 0
    do throws(BusError) {
      _ = try connection.call(Self.service, path, Self.device, "VerifyStart", "any")
      shared.become(.waiting)
      while !shared.isOver {
        guard let message = try connection.next(until: end, or: shared.interrupt) else {
          return shared.isOver ? .cancelled : .timeout
        }
        if message.member == "NameOwnerChanged" { return .disconnected }
        // Anybody on the bus may send us a signal; only the service's own counts.
        guard message.sender == owner, message.member == "VerifyStatus", let result = message.strings.first
        else { continue }
        switch result {
        case "verify-match":
          shared.become(.matched)
          return .cancelled
        case "verify-no-match":
          wrong += 1
          if wrong >= FingerprintReader.mostWrong { return .wrongFingers }
          shared.become(.wrong)
        default:
          guard let hint = FingerprintHint(rawValue: result) else { return .disconnected }
          shared.become(.again(hint))
        }
        if message.isDone {
          _ = try connection.call(Self.service, path, Self.device, "VerifyStop")
          _ = try connection.call(Self.service, path, Self.device, "VerifyStart", "any")
        }
      }
      return .cancelled
    } catch {
      return .disconnected
    }
  }

  private func end(for error: BusError) -> FingerprintEnd {
    guard case .answer(let name) = error else { return .noService }
    return switch name.split(separator: ".").last {
    case "NoSuchDevice": .noReader
    case "NoEnrolledPrints": .noFinger
    case "AlreadyInUse", "PermissionDenied", "AccessDenied": .notAllowed
    default: .noService
    }
  }
}
