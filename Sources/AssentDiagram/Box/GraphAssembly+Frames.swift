/// The frames and the tables of a drawing.
extension GraphAssembly {
  func groups() -> [FlowGraph.Group] {
    let boxes = territory.boxes.indices.filter { box in
      !plans[box].isTable
        && (nodes.hasParts(box) || drawing.isFrame(box) || territory.holdsFlow(box))
    }
    var groupIDs: [Int: String] = [:]
    for box in boxes { groupIDs[box] = ids[.box(box)] ?? "g\(groupIDs.count + 1)" }
    var texts: [Int: [String]] = [:]
    for node in order {
      if case .text(let block) = node, let box = nodes.firstRun(block).box {
        texts[box, default: []] += [ids[node]].compactMap(\.self)
      }
    }
    return boxes.compactMap { box in
      guard let id = groupIDs[box] else { return nil }
      let parts = plans[box].regions.indices.compactMap { ids[.region(box: box, index: $0)] }
      let children = territory.children[box].compactMap { groupIDs[$0] ?? ids[.box($0)] }
      let drawn = territory.boxes[box]
      var group = FlowGraph.Group(
        id: id, title: ids[.box(box)] == nil ? [] : words.lines(of: .box(box)),
        nodes: parts + children + texts[box, default: []],
        range: drawing.range(drawn.top, drawn.left..<drawn.right + 1))
      if let title = drawn.borderTitle, group.title.isEmpty { group.title = [title] }
      group.parent = groupIDs[territory.parents[box]]
      return group
    }
  }

  func tables() -> [FlowGraph.Table] {
    plans.indices.filter { plans[$0].isTable }.map { box in
      let drawn = territory.boxes[box]
      return FlowGraph.Table(
        rows: tableRows(plans[box]), node: ids[.box(territory.parents[box])],
        range: drawing.range(drawn.top, drawn.left..<drawn.right + 1))
    }
  }

  private func tableRows(_ plan: Regions.Plan) -> [[String]] {
    let bands = (0..<plan.bandCount).map { band in plan.regions.filter { $0.band == band } }
    func cells(_ regions: [Regions.Region]) -> [String] {
      regions.map { words.lines(of: $0).joined(separator: " ") }
    }
    // Without rules but one below the header every line is a row.
    guard bands.count == 1 || bands.count == 2 && bands[1].first?.rows.count ?? 0 > 1 else {
      return bands.map(cells)
    }
    return bands.flatMap { regions in
      (regions.first?.rows ?? 0..<0).map { row in
        cells(
          regions.map {
            var region = $0
            region.rows = row..<row + 1
            return region
          })
      }
    }
  }
}
