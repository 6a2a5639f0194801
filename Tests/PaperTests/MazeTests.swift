import Curriculum
import Drawing
import Grading
import Letterform
import Testing

@testable import Paper

@Suite struct MazeTests {
  static let rooms = [
    Box(x: 0, y: 0, width: 184, height: 88), Box(x: 0, y: 0, width: 184, height: 50),
    Box(x: 0, y: 0, width: 190, height: 67),
  ]

  /// The letters whose outlines are tried.
  static func shapes() throws -> [MazeShape] {
    let letters = try ["en-upright", "ru-cursive"].flatMap { id in try Samples.course(id).present }
    return letters.compactMap { $0.forms.first.map { MazeShape.letter($0) } }
  }

  @Test func exactlyOneWayAndInItsBand() throws {
    let letters = try Self.shapes()
    var generator = SeededGenerator(seed: 11)
    let count = Samples.isLong ? 10_000 : 300
    var letterShaped = 0
    for number in 0..<count {
      let band = MazeBand.allCases[number % 3]
      let room = Self.rooms[number / 3 % Self.rooms.count]
      let letter = try #require(letters.randomElement(using: &generator))
      let shapes = [[.rectangle], [.circle], [letter]][number / 9 % 3]
      let maze = try #require(Maze.suited(band, in: room, shapes: shapes, using: &generator), "\(number)")
      #expect(band.admits(maze.measures), "\(number): \(maze.measures)")
      #expect(band.corridor.contains(maze.grid.corridor))
      check(maze, "\(number)")
      let box = try #require(Box(around: maze.grid.walls.flatMap { $0.path.flattened().points }))
      let all = box.union(maze.grid.entrance.picture).union(maze.grid.goal.picture)
      #expect(all.x >= -0.01 && all.right <= room.width + 0.01, "\(number)")
      #expect(all.y >= -0.01 && all.bottom <= room.height + 0.01, "\(number)")
      letterShaped += maze.grid.showsFloor ? 1 : 0
    }
    #expect(letterShaped > count / 60)
  }

  /// Open walls join the cells to one tree; then there is one way between any two.
  private func check(_ maze: Maze, _ name: String) {
    let grid = maze.grid
    var group = Array(grid.centres.indices)
    func root(_ cell: Int) -> Int {
      var cell = cell
      while group[cell] != cell { cell = group[cell] }
      return cell
    }
    var joined = 1
    for (index, wall) in grid.walls.enumerated() where maze.isOpen[index] {
      guard let other = wall.other else {
        #expect(index == grid.entrance.wall || index == grid.goal.wall, "\(name): a hole in the outer wall")
        continue
      }
      #expect(root(wall.cell) != root(other), "\(name): a second way")
      group[root(wall.cell)] = root(other)
      joined += 1
    }
    #expect(joined == grid.centres.count, "\(name): a cell is cut off")
    #expect(maze.solution.first == grid.entrance.cell && maze.solution.last == grid.goal.cell)
    #expect(Set(maze.solution).count == maze.solution.count)
    for (a, b) in zip(maze.solution, maze.solution.dropFirst()) {
      #expect(grid.neighbours[a].contains { $0.cell == b && maze.isOpen[$0.wall] }, "\(name): through a wall")
    }
  }

  @Test func sheetsInARowDifferAndASeedRepeats() {
    func maze(_ seed: UInt64) -> Maze? {
      var generator = SeededGenerator(seed: seed)
      return Maze.suited(.middle, in: Self.rooms[0], shapes: [.rectangle, .circle], using: &generator)
    }
    for seed: UInt64 in 0..<40 {
      #expect(maze(seed) != maze(seed + 1))
      #expect(maze(seed) == maze(seed))
    }
  }

  @Test func tooSmallARoomHasNone() {
    var generator = SeededGenerator(seed: 1)
    let room = Box(x: 0, y: 0, width: 60, height: 20)
    #expect(Maze.suited(.young, in: room, shapes: [.circle], using: &generator) == nil)
  }

  /// A hall of three cells in a row with a niche: every measure can be counted by hand.
  @Test func measuresAreCounted() throws {
    let cells = [(0, 0), (1, 0), (2, 0), (1, 1), (1, 2), (2, 1)].map { SquareCells.Cell(column: $0.0, row: $0.1) }
    let grid = try #require(
      SquareCells(cells: cells, origin: .zero, side: 5).grid(
        entrance: cells[0], goal: cells[5], picture: 4, in: Box(x: 0, y: 0, width: 30, height: 30)))
    let open = grid.walls.map { wall in
      wall.other.map { Set([wall.cell, $0]) != Set([3, 5]) } ?? false
    }
    let maze = try #require(Maze(grid: grid, isOpen: open))
    // 0 1 2 then down to 5; the niche 3, 4 hangs below 1.
    #expect(maze.solution == [0, 1, 2, 5])
    #expect(maze.measures == MazeMeasures(solution: 4, turns: 1, deadEnds: 1, deepest: 2, corridor: 5))
  }

  @Test func ringsTouchTheRingInside() throws {
    let grid = try #require(MazeGrid.circle(in: Self.rooms[0], corridor: 5))
    #expect(grid.isConnected)
    for (index, near) in grid.neighbours.enumerated() where index > 0 {
      for next in near where next.cell > 0 {
        #expect(grid.centres[index].distance(to: grid.centres[next.cell]) < 11, "\(index), \(next.cell)")
      }
    }
    #expect(grid.walls.allSatisfy { $0.path.flattened().length > 3 })
  }
}
