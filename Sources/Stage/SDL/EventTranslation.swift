// Turns SDL's events into the stage's.
import CSDL
import Letterform

/// What one of SDL's events is to the stage.
enum Incoming {
  case scene(StageEvent)
  case sizeChanged
  case exposed
  case hidden
  case shown
  case woken
  case endAsked
  case soundDeviceLost
  case ignored
}

struct EventTranslation {
  /// Size and density of the window the events are about.
  var metrics: WindowMetrics
  /// The number of our own events.
  let ownEvent: UInt32
  /// The number of the event that asks for the end.
  let endEvent: UInt32

  func callAsFunction(_ event: SDL_Event) -> Incoming {
    switch event.type {
    case SDL_MOUSEMOTION.rawValue:
      let e = event.motion
      // The mouse that SDL makes up for touches repeats what the touch itself says.
      guard e.which != SDL_MOUSE_TOUCHID else { return .ignored }
      return .scene(.contact(.move(mouse(e.which, e.x, e.y, e.timestamp))))
    case SDL_MOUSEBUTTONDOWN.rawValue, SDL_MOUSEBUTTONUP.rawValue:
      let e = event.button
      guard e.which != SDL_MOUSE_TOUCHID, e.button == UInt8(SDL_BUTTON_LEFT) else { return .ignored }
      let contact = mouse(e.which, e.x, e.y, e.timestamp)
      return .scene(.contact(event.type == SDL_MOUSEBUTTONDOWN.rawValue ? .down(contact) : .up(contact)))
    case SDL_FINGERDOWN.rawValue, SDL_FINGERMOTION.rawValue, SDL_FINGERUP.rawValue:
      return finger(event.tfinger, event.type)
    case SDL_MOUSEWHEEL.rawValue:
      let e = event.wheel
      let sign = e.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
      return .scene(.scroll(x: sign * Double(e.preciseX), y: -sign * Double(e.preciseY)))
    case SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue: return .scene(.key(KeyPress(event.key)))
    case SDL_TEXTINPUT.rawValue:
      return .scene(
        .text(withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }))
    case SDL_DROPFILE.rawValue, SDL_DROPTEXT.rawValue:
      guard let dropped = event.drop.file else { return .ignored }
      defer { SDL_free(dropped) }
      let words = String(cString: dropped)
      return .scene(event.type == SDL_DROPFILE.rawValue ? .dropped(file: words) : .pasted(words))
    case SDL_WINDOWEVENT.rawValue: return window(SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_QUIT.rawValue: return .scene(.closeAsked)
    // Devices that nobody here has open are told of with number 0.
    case SDL_AUDIODEVICEREMOVED.rawValue:
      return event.adevice.which != 0 && event.adevice.iscapture == 0 ? .soundDeviceLost : .ignored
    case SDL_RENDER_TARGETS_RESET.rawValue, SDL_RENDER_DEVICE_RESET.rawValue: return .sizeChanged
    case ownEvent: return .woken
    case endEvent: return .endAsked
    default: return .ignored
    }
  }

  private func mouse(_ which: UInt32, _ x: Int32, _ y: Int32, _ time: UInt32) -> Contact {
    Contact(
      id: Int64(which), kind: .mouse,
      // The middle of the pixel.
      place: Point((Double(x) + 0.5) * metrics.scale, (Double(y) + 0.5) * metrics.scale), time: Double(time))
  }

  private func finger(_ e: SDL_TouchFingerEvent, _ type: UInt32) -> Incoming {
    // A pad beside the screen is no place to write on; a mouse made into touches repeats itself.
    guard e.touchId != SDL_MOUSE_TOUCHID_64, SDL_GetTouchDeviceType(e.touchId) != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
    else { return .ignored }
    let contact = Contact(
      id: e.fingerId, kind: .touch,
      place: Point(Double(e.x) * Double(metrics.width), Double(e.y) * Double(metrics.height)),
      pressure: Double(e.pressure), time: Double(e.timestamp))
    switch type {
    case SDL_FINGERDOWN.rawValue: return .scene(.contact(.down(contact)))
    case SDL_FINGERMOTION.rawValue: return .scene(.contact(.move(contact)))
    default: return .scene(.contact(.up(contact)))
    }
  }

  private func window(_ what: SDL_WindowEventID) -> Incoming {
    switch what {
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: .shown
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .sizeChanged
    case SDL_WINDOWEVENT_FOCUS_LOST: .scene(.focusLost)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .hidden
    case SDL_WINDOWEVENT_FOCUS_GAINED: .scene(.focusGained)
    default: .ignored
    }
  }
}

/// `SDL_TOUCH_MOUSEID`: the mouse made up for touches (a cast macro, which Swift does not see).
private let SDL_MOUSE_TOUCHID = UInt32.max
/// `SDL_MOUSE_TOUCHID`: the touch made up for mice.
private let SDL_MOUSE_TOUCHID_64: Int64 = -1

extension KeyPress {
  fileprivate init(_ e: SDL_KeyboardEvent) {
    let held = UInt32(e.keysym.mod)
    self.init(
      Key(e.keysym.sym), isDown: e.state == UInt8(SDL_PRESSED), isRepeat: e.repeat != 0,
      shift: held & KMOD_SHIFT.rawValue != 0, control: held & KMOD_CTRL.rawValue != 0,
      alt: held & KMOD_ALT.rawValue != 0)
  }
}

extension Key {
  private static let named: [Int32: Key] = [
    Int32(SDLK_ESCAPE.rawValue): .escape, Int32(SDLK_RETURN.rawValue): .enter, Int32(SDLK_KP_ENTER.rawValue): .enter,
    Int32(SDLK_BACKSPACE.rawValue): .backspace, Int32(SDLK_DELETE.rawValue): .delete,
    Int32(SDLK_TAB.rawValue): .tab, Int32(SDLK_SPACE.rawValue): .space,
    Int32(SDLK_LEFT.rawValue): .left, Int32(SDLK_RIGHT.rawValue): .right, Int32(SDLK_UP.rawValue): .up,
    Int32(SDLK_DOWN.rawValue): .down, Int32(SDLK_HOME.rawValue): .home, Int32(SDLK_END.rawValue): .end,
    Int32(SDLK_PAGEUP.rawValue): .pageUp, Int32(SDLK_PAGEDOWN.rawValue): .pageDown,
  ]

  fileprivate init(_ code: Int32) {
    let first = Int32(SDLK_F1.rawValue)
    if let key = Key.named[code] {
      self = key
    } else if (first..<first + 12).contains(code) {
      self = .function(Int(code - first) + 1)
    } else if code > 32, let scalar = UnicodeScalar(UInt32(code)) {
      self = .character(Character(scalar))
    } else {
      self = .other(code)
    }
  }
}
