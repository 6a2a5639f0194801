// The only file that calls libdbus.
//
// It is linked and not opened late: SDL brings it into the process in any case.
internal import CDBus
import Glibc

/// Why the bus gave no answer.
enum BusError: Error, Hashable {
  /// There is no bus, or it went away.
  case noBus
  /// The call was answered with an error of this name.
  case answer(String)
}

/// A signal or an answer.
struct BusMessage {
  /// Who sent it, by its own name on the bus.
  var sender: String?
  /// The signal's name.
  var member: String?
  /// The texts among its arguments, those of an array among them.
  var strings: [String] = []
  /// Its last argument, where that is a truth value.
  var isDone = false
}

/// A connection of our own to a message bus.
struct BusConnection: ~Copyable {
  /// Where the system bus is, unless `DBUS_SYSTEM_BUS_ADDRESS` says otherwise.
  private static let systemBus = "unix:path=/var/run/dbus/system_bus_socket"
  /// Milliseconds for which an answer is waited for. fprintd may have to be started first.
  private static let patience: Int32 = 5_000

  private let connection: OpaquePointer

  init(address: String?) throws(BusError) {
    let named = getenv("DBUS_SYSTEM_BUS_ADDRESS").map { String(cString: $0) }
    dbus_threads_init_default()
    guard let connection = dbus_connection_open_private(address ?? named ?? Self.systemBus, nil) else { throw .noBus }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    guard dbus_bus_register(connection, nil) != 0 else {
      dbus_connection_close(connection)
      dbus_connection_unref(connection)
      throw .noBus
    }
    self.connection = connection
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// Asks the bus for the signals that fit `rule`.
  func listen(_ rule: String) { dbus_bus_add_match(connection, rule, nil) }

  /// Calls a method and waits for its answer.
  func call(
    _ service: String, _ path: String, _ interface: String, _ method: String, _ argument: String? = nil
  ) throws(BusError) -> BusMessage {
    guard let message = dbus_message_new_method_call(service, path, interface, method) else { throw .noBus }
    defer { dbus_message_unref(message) }
    if let argument {
      var arguments = DBusMessageIter()
      dbus_message_iter_init_append(message, &arguments)
      argument.withCString { text in
        var text: UnsafePointer<CChar>? = text
        _ = dbus_message_iter_append_basic(&arguments, Kind.string, &text)
      }
    }
    var failure = DBusError()
    dbus_error_init(&failure)
    defer { dbus_error_free(&failure) }
    guard let answer = dbus_connection_send_with_reply_and_block(connection, message, Self.patience, &failure) else {
      guard let name = failure.name else { throw .noBus }
      throw .answer(String(cString: name))
    }
    defer { dbus_message_unref(answer) }
    return Self.read(answer)
  }

  /// The next signal; nil when `end` has come, in milliseconds of the machine, or when `interrupt` was given.
  func next(until end: Int64, or interrupt: Interrupt) throws(BusError) -> BusMessage? {
    var socket: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &socket) != 0 else { throw .noBus }
    while true {
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        if dbus_message_get_type(message) == Kind.signal { return Self.read(message) }
      }
      let rest = end - MachineTime.now.milliseconds
      guard rest > 0 else { return nil }
      var watched = [
        pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
        pollfd(fd: interrupt.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&watched, 2, Int32(min(rest, 1 << 30))) >= 0 || errno == EINTR else { throw .noBus }
      if watched[1].revents != 0 { return nil }
      guard dbus_connection_read_write(connection, 0) != 0 else { throw .noBus }
    }
  }

  private static func read(_ message: OpaquePointer) -> BusMessage {
    var found = BusMessage()
    found.sender = dbus_message_get_sender(message).map { String(cString: $0) }
    found.member = dbus_message_get_member(message).map { String(cString: $0) }
    var arguments = DBusMessageIter()
    guard dbus_message_iter_init(message, &arguments) != 0 else { return found }
    repeat {
      switch dbus_message_iter_get_arg_type(&arguments) {
      case Kind.string, Kind.path: found.strings += text(&arguments)
      case Kind.truth:
        var value: dbus_bool_t = 0
        dbus_message_iter_get_basic(&arguments, &value)
        found.isDone = value != 0
      case Kind.array:
        var items = DBusMessageIter()
        dbus_message_iter_recurse(&arguments, &items)
        while dbus_message_iter_get_arg_type(&items) == Kind.string {
          found.strings += text(&items)
          dbus_message_iter_next(&items)
        }
      default: break
      }
    } while dbus_message_iter_next(&arguments) != 0
    return found
  }

  private static func text(_ argument: inout DBusMessageIter) -> [String] {
    var text: UnsafePointer<CChar>?
    dbus_message_iter_get_basic(&argument, &text)
    return text.map { [String(cString: $0)] } ?? []
  }

  /// The kinds of arguments and messages, which libdbus has as macros.
  private enum Kind {
    static let string = Int32(UInt8(ascii: "s"))
    static let path = Int32(UInt8(ascii: "o"))
    static let truth = Int32(UInt8(ascii: "b"))
    static let array = Int32(UInt8(ascii: "a"))
    static let signal: Int32 = 4
  }
}
