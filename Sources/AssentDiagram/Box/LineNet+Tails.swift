/// Lines whose only sign for their way stands where they begin: `|>----|`.
extension LineNet {
  /// Gives the other end of a line between two boxes a head where a sign at one wall points away from it, and
  /// nothing else tells the way of the line.
  mutating func pointAwayFromTails() {
    if !map.isASCII { return }
    var tails: [Int] = []
    for index in terminals.indices where isTail(terminals[index]) { tails.append(index) }
    if tails.isEmpty { return }
    let hasHead = componentsWithHeads
    let lines = Set(tails.map { components[terminals[$0].vertex] }).filter { !hasHead[$0] }
    let ends = Dictionary(
      grouping: terminals.indices.filter { lines.contains(components[terminals[$0].vertex]) }
    ) { components[terminals[$0].vertex] }
    for ends in ends.values where ends.count == 2 {
      let others = ends.filter { !tails.contains($0) }
      guard others.count == 1, let end = others.first else { continue }
      terminals[end].isHead = true
    }
  }

  /// Whether a sign at the wall of a box points away from it.
  private func isTail(_ terminal: Terminal) -> Bool {
    guard case .box = terminal.target, !terminal.isHead else { return false }
    let vertex = vertices[terminal.vertex]
    let sign = map.grid.scalar(vertex.row, vertex.column)
    return switch terminal.way {
    case .west: sign == UInt32(UInt8(ascii: ">"))
    case .east: sign == UInt32(UInt8(ascii: "<"))
    case .north: sign == UInt32(UInt8(ascii: "v"))
    case .south: sign == UInt32(UInt8(ascii: "^"))
    }
  }
}
