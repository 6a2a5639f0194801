import Letterform

/// The points of a path written with absolute M, L and C and relative l, as the given letters are.
func flattened(_ path: String) throws -> [Point] {
  struct Unreadable: Error { var path: String }
  var words: [Substring] = []
  var rest = path[...]
  while let first = rest.first {
    if first.isLetter {
      words.append(rest.prefix(1))
      rest.removeFirst()
    } else if first == " " || first == "," {
      rest.removeFirst()
    } else {
      let number = rest.prefix { !$0.isLetter && $0 != " " && $0 != "," }
      words.append(number)
      rest.removeFirst(number.count)
    }
  }
  var (points, command, index): ([Point], Substring, Int) = ([], "M", 0)
  func next(_ base: Point) throws -> Point {
    guard index + 1 < words.count, let x = Double(words[index]), let y = Double(words[index + 1]) else {
      throw Unreadable(path: path)
    }
    index += 2
    return base + Point(x, y)
  }
  while index < words.count {
    if words[index].first?.isLetter == true {
      command = words[index]
      index += 1
    }
    let last = points.last ?? .zero
    switch command {
    case "M", "L": points.append(try next(.zero))
    case "l": points.append(try next(last))
    case "C":
      let (a, b, c) = (try next(.zero), try next(.zero), try next(.zero))
      for k in 1...32 {
        let (t, u) = (Double(k) / 32, 1 - Double(k) / 32)
        points.append(last * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + c * (t * t * t))
      }
    default: throw Unreadable(path: path)
    }
  }
  return points
}
