/// The parts into which rules and dividers cut a box.
///
/// A box without them is one region. Otherwise there is one for each band between rules, or for
/// each cell of a band that has dividers.
struct Regions {
  struct Region {
    var box: Int
    var band: Int
    /// How many dividers stand before it in its band.
    var place = 0
    var rows: Range<Int>
    /// Columns of the cell in its first row; walls and dividers may move by a column or two.
    var columns: Range<Int>
  }

  struct Plan {
    var regions: [Region] = []
    /// The strokes between the regions of each band, from the left.
    var dividers: [[DividerTrack]] = []
    /// The rules from a divider to the next one or to a wall, by the region above each.
    var innerRules: [(region: Int, row: Int)] = []
    var bandCount = 1
    /// Whether at least two bands share two or more cells.
    var isTable = false
    var hasDividers: Bool { regions.count > bandCount }
    /// Whether the first band stands undivided over the cells of others.
    var isNamed: Bool { hasDividers && dividers.first?.isEmpty == true }
  }

  private(set) var plans: [Plan] = []

  init(_ territory: inout Territory) {
    for box in territory.boxes.indices { plans.append(Self.plan(box, &territory)) }
  }

  private static func plan(_ index: Int, _ territory: inout Territory) -> Plan {
    let box = territory.boxes[index]
    var plan = Plan()
    var cuts = [box.top]
    for separator in box.separators {
      for column in box.columns(separator.row)
        .lowerBound..<max(
          box.columns(separator.row).lowerBound, separator.end)
      {
        territory.claim(separator.row, column, for: index)
      }
      cuts.append(separator.row)
    }
    cuts.append(box.bottom)
    plan.bandCount = cuts.count - 1
    var counts: [Int] = []
    for band in 0..<plan.bandCount {
      let rows = cuts[band] + 1..<max(cuts[band] + 1, cuts[band + 1])
      let dividers = dividers(box, rows, territory)
      for row in rows {
        for divider in dividers { territory.claim(row, divider.cell(row), for: index) }
      }
      let span = rows.isEmpty ? box.left + 1..<box.left + 1 : box.columns(rows.lowerBound)
      var start = span.lowerBound
      let ends = dividers.map(\.place) + [max(start, span.upperBound)]
      for (place, end) in ends.enumerated() {
        plan.regions.append(
          Region(
            box: index, band: band, place: place, rows: rows, columns: start..<max(start, end)))
        start = end + 1
      }
      plan.dividers.append(dividers)
      counts.append(dividers.count)
    }
    let divided = counts.filter { $0 > 0 }
    plan.isTable =
      divided.count >= 2 && zip(counts, counts.dropFirst()).contains { $0 == $1 && $0 > 0 }
    if !plan.isTable, !divided.isEmpty { split(&plan, box, &territory) }
    if divided.count == 1, plan.bandCount == 1, box.rows.count >= 4, plan.innerRules.isEmpty,
      !areJoined(plan.regions, box, territory.map)
    {
      plan.isTable = true
    }
    return plan
  }

  /// Parts the cells that a rule runs through from a divider to the next one, or to a wall.
  private static func split(_ plan: inout Plan, _ box: DrawnBox, _ territory: inout Territory) {
    var regions: [Region] = []
    for region in plan.regions {
      var rest = region
      for row in region.rows.dropFirst().dropLast()
      where isRule(row, region, plan.dividers[region.band], box, territory.map) {
        var upper = rest
        upper.rows = rest.rows.lowerBound..<row
        rest.rows = row + 1..<rest.rows.upperBound
        // Two rules with nothing between them are one.
        if upper.rows.isEmpty { continue }
        plan.innerRules.append((regions.count, row))
        regions.append(upper)
        for column in columns(row, region, plan.dividers[region.band], box) {
          territory.claim(row, column, for: region.box)
        }
      }
      regions.append(rest)
    }
    if !plan.innerRules.isEmpty { plan.regions = regions }
  }

  /// Whether lines end over or under two cells of a band or more, which are nodes then.
  private static func areJoined(_ cells: [Region], _ box: DrawnBox, _ map: CellMap) -> Bool {
    let rows = [box.top - 1, box.bottom + 1]
    return cells.count { cell in
      rows.contains { row in
        cell.columns.contains {
          map.arms(row, $0) == Arms.vertical || map.head(row, $0)?.isVertical == true
        }
      }
    } > 1
  }

  /// The columns of a cell in a row.
  private static func columns(
    _ row: Int, _ region: Region, _ dividers: [DividerTrack], _ box: DrawnBox
  ) -> Range<Int> {
    let walls = box.columns(row)
    let start = region.place > 0 ? dividers[region.place - 1].cell(row) + 1 : walls.lowerBound
    let end = region.place < dividers.count ? dividers[region.place].cell(row) : walls.upperBound
    return start..<max(start, end)
  }

  private static func isRule(
    _ row: Int, _ region: Region, _ dividers: [DividerTrack], _ box: DrawnBox, _ map: CellMap
  ) -> Bool {
    guard !dividers.isEmpty else { return false }
    let columns = columns(row, region, dividers, box)
    return columns.count > 1 && map.has(.east, row, columns.lowerBound - 1)
      && map.has(.west, row, columns.upperBound)
      && columns.allSatisfy { map.arms(row, $0) == Arms.horizontal }
  }

  /// The strokes that run through all rows of a band, in order.
  private static func dividers(
    _ box: DrawnBox, _ rows: Range<Int>, _ territory: Territory
  ) -> [DividerTrack] {
    guard let first = rows.first else { return [] }
    let map = territory.map
    return box.columns(first).compactMap { column in
      guard map.arms(first, column) & Arms.vertical == Arms.vertical,
        territory.border(first, column) == nil,
        // Lines of a drawing inside the box also run from top to bottom; a divider stands on the
        // rules.
        standsOnRules(column, box, rows, map), !runsThrough(column, box, map)
      else { return nil }
      return DividerTrack(column, rows, territory)
    }
  }

  /// Whether a stroke is a line that runs over a box: it goes on above and below, and has no words on one side.
  private static func runsThrough(_ column: Int, _ box: DrawnBox, _ map: CellMap) -> Bool {
    guard
      [box.top, box.bottom].allSatisfy({ map.arms($0, column) & Arms.vertical == Arms.vertical }),
      map.has(.south, box.top - 1, column) || map.head(box.top - 1, column) != nil,
      map.has(.north, box.bottom + 1, column) || map.head(box.bottom + 1, column) != nil
    else { return false }
    func isBlank(_ columns: Range<Int>) -> Bool {
      box.rows.allSatisfy { row in columns.allSatisfy { map.grid.isBlank(row, $0) } }
    }
    return isBlank(box.left + 1..<max(box.left + 1, column))
      || isBlank(column + 1..<max(column + 1, box.right))
  }

  private static func standsOnRules(
    _ column: Int, _ box: DrawnBox, _ rows: Range<Int>, _ map: CellMap
  ) -> Bool {
    func has(_ way: Way, _ row: Int) -> Bool {
      (-1...1).contains { map.has(way, row, column + $0) }
    }
    // One that ends in a corner closes a pane.
    let isClosed = (-1...1).contains {
      map.arms(rows.upperBound - 1, column + $0) & Arms.vertical == Arms.north
    }
    return has(.south, rows.lowerBound - 1) && (has(.north, rows.upperBound) || isClosed)
      || rows.count == 1 && box.separators.count > 1
  }
}
