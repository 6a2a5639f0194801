import Drawing
import Guard
import Language
import Settings

// How the gate is opened: by a PIN, by tasks, by a finger.
extension SettingsContent {
  var fingerprint: FormItem<Action> {
    yesOrNo(
      text("Open the gate with a finger"), note: text("Where the system has a reader and knows a finger."),
      \.fingerprint, Action.fingerprint)
  }

  var pin: FormItem<Action> {
    var controls: [(FormControl, [Action])] = []
    if let typing {
      controls.append((.field(typing, placeholder: text("Six digits or more"), isActive: true), [.pin]))
      controls.append((.pills([text("Keep this PIN")], chosen: nil), [.keepPIN]))
      if !fault.isEmpty { controls.append((.words(fault), [])) }
    } else if classroom.gatekeeper.hasPIN {
      controls.append((.pills([text("Another PIN"), text("Tasks again")], chosen: nil), [.pin, .dropPIN]))
    } else {
      controls.append((.pills([text("Set a PIN")], chosen: nil), [.pin]))
    }
    return FormItem(
      text("PIN for the gate"),
      note: classroom.gatekeeper.hasPIN
        ? text("The gate asks for the PIN.") : text("The gate asks tasks that a child of eight cannot do."), controls)
  }

  mutating func setPIN(_ digits: String?) {
    do throws(GuardError) {
      try classroom.gatekeeper.setPIN(digits)
      (typing, fault) = (nil, "")
    } catch {
      fault = Self.words(for: error)
    }
  }

  private static func words(for error: GuardError) -> String {
    switch error {
    case .badPIN(.notDigits): text("A PIN is made of digits only.")
    case .badPIN(.length):
      text(
        "A PIN has {least} to {most} digits.",
        filling: ["least": "\(PIN.lengths.lowerBound)", "most": "\(PIN.lengths.upperBound)"])
    case .badPIN(.simple): text("A child would try that one first: no run, no repetition.")
    default: text("The PIN could not be kept.")
    }
  }
}
