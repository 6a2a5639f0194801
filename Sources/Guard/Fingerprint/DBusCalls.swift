// Unsafe: D-Bus' handles have one owner each; what it lends is copied at once.
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

// Safe: the connection has one owner, which closes it.
/// A connection of our own to a message bus.
@safe
struct BusConnection: ~Copyable {
  /// Where the system bus is, unless `DBUS_SYSTEM_BUS_ADDRESS` says otherwise.
  private static let systemBus = "unix:path=/var/run/dbus/system_bus_socket"
  /// Milliseconds for which an answer is waited for. fprintd may have to be started first.
  private static let patience: Int32 = 5_000

  private let connection: OpaquePointer

  init(address: String?) throws(BusError) {
    let named = unsafe getenv("DBUS_SYSTEM_BUS_ADDRESS").map { unsafe String(cString: $0) }
    dbus_threads_init_default()
    guard let connection = unsafe dbus_connection_open_private(address ?? named ?? Self.systemBus, nil) else {
      throw .noBus
    }
    unsafe dbus_connection_set_exit_on_disconnect(connection, 0)
    guard unsafe dbus_bus_register(connection, nil) != 0 else {
      unsafe dbus_connection_close(connection)
      unsafe dbus_connection_unref(connection)
      throw .noBus
    }
    unsafe self.connection = unsafe connection
  }

  deinit {
    unsafe dbus_connection_close(connection)
    unsafe dbus_connection_unref(connection)
  }

  /// Asks the bus for the signals that fit `rule`.
  func listen(_ rule: String) { unsafe dbus_bus_add_match(connection, rule, nil) }

  /// Calls a method and waits for its answer.
  func call(
    _ service: String, _ path: String, _ interface: String, _ method: String, _ argument: String? = nil
  ) throws(BusError) -> BusMessage {
    guard let message = unsafe dbus_message_new_method_call(service, path, interface, method) else { throw .noBus }
    defer { unsafe dbus_message_unref(message) }
    if let argument {
      var arguments = unsafe DBusMessageIter()
      unsafe dbus_message_iter_init_append(message, &arguments)
      unsafe argument.withCString { text in
        var text: UnsafePointer<CChar>? = unsafe text
        _ = unsafe dbus_message_iter_append_basic(&arguments, Kind.string, &text)
      }
    }
    var failure = unsafe DBusError()
    unsafe dbus_error_init(&failure)
    defer { unsafe dbus_error_free(&failure) }
    guard let answer = unsafe dbus_connection_send_with_reply_and_block(connection, message, Self.patience, &failure)
    else {
      guard let name = unsafe failure.name else { throw .noBus }
      throw unsafe .answer(String(cString: name))
    }
    defer { unsafe dbus_message_unref(answer) }
    return unsafe Self.read(answer)
  }

  /// The next signal; nil when `end` has come, in milliseconds of the machine, or when `interrupt` was given.
  func next(until end: Int64, or interrupt: Interrupt) throws(BusError) -> BusMessage? {
    var socket: Int32 = -1
    guard unsafe dbus_connection_get_unix_fd(connection, &socket) != 0 else { throw .noBus }
    while true {
      while let message = unsafe dbus_connection_pop_message(connection) {
        defer { unsafe dbus_message_unref(message) }
        if unsafe dbus_message_get_type(message) == Kind.signal { return unsafe Self.read(message) }
      }
      let rest = end - MachineTime.now.milliseconds
      guard rest > 0 else { return nil }
      var watched = [
        pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
        pollfd(fd: interrupt.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&watched, 2, Int32(min(rest, 1 << 30))) >= 0 || errno == EINTR else { throw .noBus }
      if watched[1].revents != 0 { return nil }
      guard unsafe dbus_connection_read_write(connection, 0) != 0 else { throw .noBus }
    }
  }

  private static func read(_ message: OpaquePointer) -> BusMessage {
    var found = BusMessage()
    found.sender = unsafe dbus_message_get_sender(message).map { unsafe String(cString: $0) }
    found.member = unsafe dbus_message_get_member(message).map { unsafe String(cString: $0) }
    var arguments = unsafe DBusMessageIter()
    guard unsafe dbus_message_iter_init(message, &arguments) != 0 else { return found }
    repeat {
      switch unsafe dbus_message_iter_get_arg_type(&arguments) {
      case Kind.string, Kind.path: unsafe found.strings += text(&arguments)
      case Kind.truth:
        var value: dbus_bool_t = 0
        unsafe dbus_message_iter_get_basic(&arguments, &value)
        found.isDone = value != 0
      case Kind.array:
        var items = unsafe DBusMessageIter()
        unsafe dbus_message_iter_recurse(&arguments, &items)
        while unsafe dbus_message_iter_get_arg_type(&items) == Kind.string {
          unsafe found.strings += text(&items)
          unsafe dbus_message_iter_next(&items)
        }
      default: break
      }
    } while unsafe dbus_message_iter_next(&arguments) != 0
    return found
  }

  private static func text(_ argument: inout DBusMessageIter) -> [String] {
    var text: UnsafePointer<CChar>?
    unsafe dbus_message_iter_get_basic(&argument, &text)
    return unsafe text.map { unsafe [String(cString: $0)] } ?? []
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
