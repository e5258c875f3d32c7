/// Where the branches of a rail begin that has no stem: at the words on its other side.
extension LineNet {
  /// The ends of one component of lines.
  private struct Ends {
    var count = 0
    var heads = 0
    /// The ways out of the lines, as arms.
    var ways: UInt8 = 0
    /// The row of its rail, and the columns of that.
    var row: Int?
    var columns = 0...0
  }

  /// Lets three branches or more that leave a rail to one side begin at the words on its other side; where
  /// both ends of the rail are open, it is a bus, whose name may stand in it, too.
  mutating func beginAtRails() {
    var ends = [Ends](repeating: Ends(), count: componentCount)
    for terminal in terminals {
      let component = components[terminal.vertex]
      ends[component].count += 1
      ends[component].heads += terminal.isHead ? 1 : 0
      ends[component].ways |= terminal.way.bit
    }
    for component in ends.indices {
      let some = ends[component]
      if some.count < 3 || some.ways.nonzeroBitCount > 1 || some.heads % some.count > 0 {
        ends[component].count = 0
      }
    }
    if !ends.contains(where: { $0.count > 0 }) { return }
    for (index, vertex) in vertices.enumerated() where ends[components[index]].count > 0 {
      guard vertex.arms & Arms.horizontal != 0 else { continue }
      let known = ends[components[index]]
      if known.row == vertex.row {
        ends[components[index]].columns =
          min(
            known.columns.lowerBound, vertex.column)...max(known.columns.upperBound, vertex.column)
      } else if known.row.map({ (vertex.row < $0) == (known.ways == Arms.south) }) ?? true {
        ends[components[index]].row = vertex.row
        ends[components[index]].columns = vertex.column...vertex.column
      }
    }
    for (component, some) in ends.enumerated() where some.count > 0 {
      guard let way = [Way.north, .south].first(where: { some.ways == $0.bit }), let row = some.row,
        let run = name(row, some.columns, way.opposite),
        let vertex = cells.vertex(row, some.columns.lowerBound)
      else { continue }
      for index in links.indices where components[links[index].a] == component {
        links[index].labels.removeAll { $0 == run }
      }
      terminals.append(
        Terminal(vertex: vertex, way: way.opposite, target: .text(run: run), isHead: false))
    }
  }

  /// The only words beside a rail, or those in it where it is open.
  private func name(_ row: Int, _ columns: ClosedRange<Int>, _ way: Way) -> Int? {
    func only(_ row: Int, _ columns: ClosedRange<Int>) -> Int? {
      let found = Set(columns.compactMap { cells.run(row, $0) })
      return found.count == 1 ? found.first.flatMap { cells.isLoose($0) ? $0 : nil } : nil
    }
    let isOpen =
      map.has(.west, row, columns.lowerBound) && map.has(.east, row, columns.upperBound)
      && columns.count > 8
    if isOpen, let run = only(row, columns) { return run }
    if let run = only(row + way.rowStep, columns) { return run }
    // A row in which nothing stands may be between them.
    let isFree = columns.allSatisfy { map.grid.isBlank(row + way.rowStep, $0) }
    return isFree ? only(row + 2 * way.rowStep, columns) : nil
  }
}
