/// The dividers of tables beside the junctions of the rule above them.
struct Dividers {
  /// Dividers that stand beside their junction, with the index of the box they part.
  private(set) var offsets: [(row: Int, wall: Int, column: Int, box: Int)] = []

  init(_ drawing: Drawing) {
    let map = drawing.map
    for (index, plan) in zip(drawing.boxes.indices, drawing.reader.regions.plans)
    where plan.hasDividers {
      let box = drawing.boxes[index]
      for region in plan.regions {
        let place = region.columns.upperBound
        guard place < box.columns(region.rows.lowerBound).upperBound,
          let column = [0, -1, 1].map({ place + $0 }).first(where: {
            map.has(.south, region.rows.lowerBound - 1, $0)
          })
        else { continue }
        for row in region.rows where map.arms(row, column) & Arms.vertical == 0 {
          let wall = [-1, 1].map { column + $0 }.first { map.arms(row, $0) == Arms.vertical }
          guard let wall, wall < column || !drawing.isText(row, column) else { continue }
          offsets.append((row, wall, column, index))
        }
      }
    }
  }
}
