import Grading
import Letterform

/// Changes to a trace or a path that must not change a verdict, or must change it in a known way.
extension Trace {
  func mapped(_ change: (Point) -> Point) -> Trace {
    Trace(events.map { Event($0.kind, change($0.place), time: $0.time) })
  }

  /// Every report twice.
  var doubled: Trace {
    Trace(events.flatMap { $0.kind == .move ? [$0, $0] : [$0] })
  }

  /// The pen rests for 50 reports at every twentieth.
  var dwelling: Trace {
    Trace(
      events.enumerated().flatMap { index, event in
        Array(repeating: event, count: event.kind == .move && index % 20 == 0 ? 50 : 1)
      })
  }

  /// The strokes one after another from the last report to the first.
  var reversed: Trace {
    Trace(
      events.reversed().map { event in
        let kind: Event.Kind = event.kind == .down ? .up : event.kind == .up ? .down : .move
        return Event(kind, event.place, time: -event.time)
      })
  }

  /// The same motion reported `rate` times a second.
  func sampled(at rate: Double) -> Trace {
    var result: [Event] = []
    var due = 0.0
    for (index, event) in events.enumerated() {
      guard event.kind == .move, index > 0 else {
        result.append(event)
        due = event.time + 1000 / rate
        continue
      }
      let last = events[index - 1]
      while due <= event.time, event.time > last.time {
        let share = (due - last.time) / (event.time - last.time)
        result.append(Event(.move, last.place.interpolated(to: event.place, share), time: due))
        due += 1000 / rate
      }
    }
    return Trace(result)
  }
}

extension Path {
  func mapped(_ change: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let a): .move(change(a))
        case .line(let a): .line(change(a))
        case .curve(let a, let b, let c): .curve(change(a), change(b), change(c))
        case .close: .close
        }
      })
  }
}
