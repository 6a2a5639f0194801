import Drawing
import Letterform
import Settings
import Stage

extension Classroom {
  /// Whether only cuts and short fades are wanted instead of movement.
  var isCalm: Bool { register.machine.reducedMotion }

  /// Window pixels a millimetre of the screen has: as calibrated, else as the system says.
  func pixelsPerMillimetre(_ metrics: WindowMetrics) -> Double {
    register.machine.pixelsPerMillimetre ?? metrics.dotsPerInch / 25.4
  }

  /// Tells the statistics what can be pressed now and where: the middle of each, window pixels.
  func tell<Button>(_ buttons: [Button], at box: (Button) -> Box?) {
    stats?.buttons(buttons) { button in
      box(button).map { box in mirrorWidth.map { box.mirrored(in: $0) } ?? box }
    }
  }

  /// Whether the key F11 may turn full screen into a window: for everybody, or for whoever has passed the gate.
  public var mayLeaveFullScreen: Bool { register.machine.exitRule == .anyone || isBehindGate }

  /// Where the close button leads: out, or to the gate where only grown-ups may leave.
  var exit: Destination { register.machine.exitRule == .gate ? .gate(.exit) : .quit }
}
