/// Nodes with compartments, and words beside the ends of lines.
extension FlowScene {
  /// The lines across a node, over each of its compartments.
  func tableRules(_ node: PlacedGraph.Node, _ look: Scene.Look) -> [Scene.Element] {
    guard let rules = node.table?.rules, !rules.isEmpty else { return [] }
    let data = rules.map { "M\(node.frame.x) \(node.frame.y + $0)h\(node.frame.width)" }.joined()
    return [.path(data, look)]
  }

  /// The words of a node with compartments.
  func tableText(_ table: NodeTable, _ frame: Scene.Rect, _ look: Scene.Look) -> [Scene.Element] {
    // Of a node with a link the name alone is underlined, for a line under a member says it is static.
    let plain = look.filter { $0.name != "text-decoration" }
    let left = plain.filter { $0.name != "text-anchor" }
    // Where a frame is wider than its table, as one that many lines meet, the table is in the middle.
    let x = frame.x + (frame.width - table.width) / 2
    let small = Scene.Trait.set("font-size", "\(PictureScale.labelSize)")
    func text(_ line: NodeTable.Line, _ down: Int, _ look: Scene.Look) -> Scene.Element {
      .lines([line.text], .init(x: x + line.x, y: frame.y + line.y + down), step: 0, look)
    }
    return table.stereotypes.map { text($0, 11, [small] + plain) }
      + table.name.map { text($0, 14, Self.merged(.set("font-weight", "bold"), look)) }
      + table.rows.map { line in
        let own: Scene.Trait? =
          switch line.look {
          case .plain: nil
          case .italic: .set("font-style", "italic")
          case .underlined: .set("text-decoration", "underline")
          }
        let others = own.map { Self.merged($0, left) } ?? left
        return text(line, 13, [.set("text-anchor", "start"), small] + others)
      }
  }

  /// A look with a trait, unless it has one like it.
  private static func merged(_ own: Scene.Trait, _ look: Scene.Look) -> Scene.Look {
    look.contains { $0.name == own.name } ? look : [own] + look
  }

  func endLabels() -> [Scene.Element] {
    placed.edges.flatMap(\.endLabels).map { label in
      // From the line on, so that a wider font does not reach into it.
      .lines(
        label.lines, .init(x: label.frame.x + 8, y: label.frame.midY + 4),
        step: PictureScale.labelHeight, [.set("text-anchor", "start")] + ink(at: label.frame))
    }
  }
}
