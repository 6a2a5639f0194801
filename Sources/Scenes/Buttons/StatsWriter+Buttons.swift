import Drawing
import Letterform
import Stage

extension StatsWriter {
  /// Tells what can be pressed on a page and where, for programs that play this one: the middles, window pixels.
  func buttons<Button>(_ buttons: some Sequence<Button>, at box: (Button) -> Box?) {
    event(
      "buttons",
      fields: buttons.compactMap { button in
        box(button).map { ("\(button)", .list([$0.centre.x, $0.centre.y])) }
      })
  }
}
