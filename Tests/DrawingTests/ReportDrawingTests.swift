import Glibc
import Letterform
import Testing

@testable import Drawing

@Suite struct ChartAxisTests {
  @Test(arguments: [[0.3], [7, 12, 9], [0, 0, 0], [99], [100.5], [-3, 4], [1e6], [0.02, 0.05]])
  func ticksAreRoundAndHoldEverything(values: [Double]) {
    let axis = ChartAxis(values)
    #expect((2...7).contains(axis.ticks.count))
    #expect(axis.ticks.contains { abs($0) < 1e-12 })
    for value in values { #expect((0...1).contains(axis.share(value)), "\(value) in \(axis.ticks)") }
    let steps = zip(axis.ticks, axis.ticks.dropFirst()).map { $1 - $0 }
    for step in steps { #expect(abs(step - steps[0]) < 1e-9 * max(1, abs(step))) }
    // Each tick is told from its neighbour by its places.
    let scale = [1.0, 10, 100][axis.places]
    #expect(Set(axis.ticks.map { Int(($0 * scale).rounded()) }).count == axis.ticks.count)
  }
}

@Suite(.enabled(if: Samples.hasFonts, "needs the Andika fonts (fonts-sil-andika)")) struct ReportDrawingTests {
  static func style(_ scale: Double = 1) throws -> ReportStyle {
    ReportStyle(fonts: try Samples.fonts(), scale: scale, decimalPoint: ",")
  }

  static func flow() throws -> ReportFlow {
    let guides = Samples.guides
    let letters = ["a", "l", "m", "k", "8"].map { name in try? Samples.form(name) }
    let entries = letters.enumerated().map { StepGrid.Entry(form: $1, name: "x", done: $0 + 2, isStarted: $0 < 4) }
    let bars = (0..<7).map { BarChart.Bar(label: "day \($0)", value: Double($0 * 3), filled: Double($0 * 2)) }
    let line = (0..<9).map { LineChart.Value(time: Double($0 * $0), label: "\($0)", value: 4 - Double($0) * 0.3) }
    let stick = try Samples.form("l")
    let ink = [[Point(0, 100), Point(60, 150), Point(20, 200)]]
    let tries = (0..<6).map { index in
      (
        thumbnail: Thumbnail(
          form: stick, guides: guides, ink: ink, fault: index == 2 ? Point(20, 200) : nil),
        label: "2 Nov"
      )
    }
    let table = ReportTable(
      [
        .init("name", weight: 2), .init("share", weight: 2), .init("most frequent", weight: 2),
        .init("n", weight: 1, isTrailing: true),
      ],
      (0..<5).map { [.words("Ada \($0)"), .share(Double($0) / 4, "\($0)"), .pictures([nil], ["3"]), .number("\($0)")] })
    let words = ReportWords(
      (0..<4).map { .init(term: "Term \($0)", text: "A sentence that says what it means, and goes on.") })
    return ReportFlow([
      .init(KeyFigure("52", "minutes", note: "before: 34"), .third), .init(KeyFigure("6", "letters"), .third),
      .init(KeyFigure("71 %", "right"), .third),
      .init(ReportCard(head: "Tries", content: BarChart(bars, legend: ["right", "again"])), .half),
      .init(ReportCard(head: "Time", note: "s", meaning: "It falls.", content: LineChart(line, empty: "none")), .half),
      .init(
        ReportCard(head: "Steps", content: StepGrid(entries, guides: guides, legend: ("done", "open", "all six"))),
        .full),
      .init(
        ReportCard(
          head: "Faults", content: PictureBars([.init(picture: nil, name: "corner cut", count: 9)], empty: "none")),
        .half),
      .init(ReportCard(head: "Last", content: TryRow(tries, empty: "none")), .half),
      .init(ReportCard(head: "Table", content: table), .full, beginsPage: true),
      .init(ReportCard(head: "Words", content: words), .full),
    ])
  }

  @Test(arguments: [(500.0, 0.56), (540, 0.56), (728, 1), (984, 1), (1326, 1), (1880, 1.4)])
  func partsNeitherOverlapNorLeaveThePage(width: Double, scale: Double) throws {
    let style = try Self.style(scale)
    let flow = try Self.flow()
    let height = 700.0
    let places = flow.places(in: Box(x: 10, y: 20, width: width, height: height), pageHeight: height, style)
    #expect(places.map(\.item) == Array(flow.items.indices))
    for (index, place) in places.enumerated() {
      #expect(place.box.x >= 10 - 1e-9 && place.box.right <= 10 + width + 1e-9)
      #expect(place.box.height >= flow.items[place.item].part.height(width: place.box.width, style) - 1e-9)
      for other in places[..<index] where other.page == place.page { #expect(!place.box.intersects(other.box)) }
      if place.box.height <= height { #expect(place.box.bottom <= 20 + height + 1e-9, "item \(place.item)") }
    }
    #expect(places.first { $0.item == 8 }?.page ?? 0 > places.first { $0.item == 7 }?.page ?? 9)
  }

  /// Every part stays inside the box that it is given, but for its shadow.
  @Test(arguments: [400.0, 720, 1326]) func partsKeepToTheirBox(width: Double) throws {
    let style = try Self.style()
    for (index, item) in try Self.flow().items.enumerated() {
      let height = item.part.height(width: width, style)
      let margin = 40.0
      let surface = try Surface(width: Int(width + 2 * margin), height: Int(height + 2 * margin))
      item.part.draw(on: Canvas(surface), in: Box(x: margin, y: margin, width: width, height: height), style)
      var (inside, outside) = (0, 0)
      for y in stride(from: 0, to: surface.height, by: 2) {
        for x in stride(from: 0, to: surface.width, by: 2) where surface.pixel(x: x, y: y) >> 24 != 0 {
          let isInside =
            Double(x) > margin - 8 && Double(x) < margin + width + 12
            && Double(y) > margin - 8 && Double(y) < margin + height + 12
          if isInside { inside += 1 } else { outside += 1 }
        }
      }
      #expect(inside > 1000 && outside == 0, "part \(index): \(outside) pixels outside")
    }
  }

  @Test(arguments: [(1366.0, 1.0), (720, 1)]) func everyPartOnAPage(width: Double, scale: Double) throws {
    let style = try Self.style(scale)
    let flow = try Self.flow()
    let places = flow.places(in: Box(x: 20, y: 20, width: width - 40, height: 9000), style)
    let surface = try Surface(width: Int(width), height: Int((places.map(\.box.bottom).max() ?? 0) + 20))
    let canvas = Canvas(surface)
    canvas.paint(ReportStyle.ground)
    for place in places { flow.items[place.item].part.draw(on: canvas, in: place.box, style) }
    try Golden.check(surface, "report-\(Int(width))")
  }

  @Test func frameAndPanel() throws {
    let style = try Self.style()
    let surface = try Surface(width: 1024, height: 600)
    let canvas = Canvas(surface)
    canvas.paint(ReportStyle.ground)
    let band = GrownUpFrame.Band(
      title: "Ada", subtitle: "150 tries", pills: ["Class", "Week", "Month", "All"], chosen: 1, tools: 1)
    let frame = GrownUpFrame(band, width: 1024, height: 600, pixelsPerMillimetre: 3.8, style: style)
    frame.draw(on: canvas, pressed: 2)
    let window = Box(x: 0, y: 0, width: 1024, height: 600)
    let panel = ChoicePanel(
      head: "Which letter?", note: "One of them.", choices: (0..<60).map { "letter \($0)" }, chosen: 3, wayOn: 7)
    panel.draw(
      panel.layout(in: window, scrolled: 40, style), pressed: 8, focused: 9,
      closing: try Samples.picture("icons/close"), on: canvas, style)
    try Golden.check(surface, "frame-and-panel")
  }

  @Test(arguments: [(1024.0, 600.0), (1366, 768), (1920, 1080), (768, 1024), (320, 480)])
  func theFrameKeepsToTheWindow(width: Double, height: Double) throws {
    let style = try Self.style(max(1, min(width / 1366, height / 768)))
    let band = GrownUpFrame.Band(
      title: "A very long name of a child indeed", subtitle: "From the first day to the last one",
      pills: ["The whole class", "Week", "Month", "Everything"], chosen: 1, tools: 2)
    let frame = GrownUpFrame(band, width: width, height: height, pixelsPerMillimetre: 96 / 25.4, style: style)
    let boxes = [frame.back] + frame.pills + frame.tools
    for (index, box) in boxes.enumerated() {
      #expect(box.x >= 0 && box.right <= width && box.bottom <= frame.strip.bottom + 1)
      for other in boxes[..<index] { #expect(!box.intersects(other)) }
    }
    #expect(frame.room.bottom == height && frame.room.height > height * 0.4)
  }

  @Test func pagesAreWritten() throws {
    var paper = ReportPaper(
      title: "Ada", subtitle: "November", foot: "foot", pageNumber: { "\($0)/\($1)" }, flow: try Self.flow())
    let path = "/tmp/tracewell-report-\(Int.random(in: 0..<1_000_000_000)).pdf"
    defer { unlink(path) }
    #expect(try paper.write(to: path, size: .a4, fonts: try Samples.fonts()) == 2)
    #expect(try paper.write(to: path, size: .letter, fonts: try Samples.fonts()) == 2)
    paper.flow.items = []
    #expect(try paper.write(to: path, fonts: try Samples.fonts()) == 1)
    #expect(throws: DrawingError.self) { try paper.write(to: "/nowhere/report.pdf", fonts: try Samples.fonts()) }
  }
}

@Suite struct ReplayDrawingTests {
  @Test func thePenIsWhereItWas() throws {
    let strokes: [[(place: Point, time: Double)]] = [
      [(place: Point(0, 0), time: 0.0), (place: Point(10, 0), time: 100)],
      [(place: Point(20, 0), time: 300), (place: Point(20, 10), time: 400)],
    ]
    let replay = ReplayDrawing(
      form: try Samples.form("l"), guides: Samples.guides, strokes: strokes, fault: nil)
    #expect(replay.duration == 400)
    #expect(replay.pen(at: 50)?.place == Point(5, 0) && replay.pen(at: 50)?.isDown == true)
    #expect(replay.pen(at: 200)?.place == Point(15, 0) && replay.pen(at: 200)?.isDown == false)
    #expect(replay.pen(at: 350)?.place == Point(20, 5) && replay.pen(at: 350)?.isDown == true)
    #expect(replay.pen(at: 500) == nil)
    #expect(
      ReplayDrawing(form: try Samples.form("l"), guides: Samples.guides, strokes: [], fault: nil).pen(at: 0) == nil)
  }
}
