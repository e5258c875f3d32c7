/// Nodes with compartments, and words beside the ends of lines.
extension SVGWriter {
  /// The lines across a node, over each of its compartments.
  func tableRules(_ node: PlacedGraph.Node, _ attributes: String) -> String {
    guard let rules = node.table?.rules, !rules.isEmpty else { return "" }
    let data = rules.map { "M\(node.frame.x) \(node.frame.y + $0)h\(node.frame.width)" }.joined()
    return "<path d=\"\(data)\"\(attributes)/>"
  }

  /// The words of a node with compartments.
  func tableText(
    _ table: NodeTable, _ frame: PlacedGraph.Rect, _ attributes: String
  ) -> String {
    // Of a node with a link the name alone is underlined, for a line under a member says it is static.
    let plain = attributes.replacing(" text-decoration=\"underline\"", with: "")
    let left = plain.replacing(" text-anchor=\"middle\"", with: "")
    // Where a frame is wider than its table, as one that many lines meet, the table is in the middle.
    let x = frame.x + (frame.width - table.width) / 2
    let y = frame.y
    var result = ""
    for line in table.stereotypes {
      result += SVGText.element(
        [line.text], x: x + line.x, y: y + line.y + 11, step: 0,
        " font-size=\"\(PictureScale.labelSize)\"\(plain)")
    }
    for line in table.name {
      result += SVGText.element(
        [line.text], x: x + line.x, y: y + line.y + 14, step: 0,
        merged(" font-weight=\"bold\"", attributes))
    }
    for line in table.rows {
      let look =
        switch line.look {
        case .plain: ""
        case .italic: " font-style=\"italic\""
        case .underlined: " text-decoration=\"underline\""
        }
      result += SVGText.element(
        [line.text], x: x + line.x, y: y + line.y + 13, step: 0,
        " text-anchor=\"start\" font-size=\"\(PictureScale.labelSize)\"\(merged(look, left))")
    }
    return result
  }

  /// The attributes of both, without those of `own` a second time.
  private func merged(_ own: String, _ other: String) -> String {
    guard let equals = own.firstIndex(of: "="), other.contains(own[...equals]) else {
      return own + other
    }
    return other
  }

  func writeEndLabels(to out: inout String) {
    for label in placed.edges.flatMap(\.endLabels) {
      let color = ink(at: label.frame).map { " fill=\"\($0)\"" } ?? ""
      // From the line on, so that a wider font does not reach into it.
      out += SVGText.element(
        label.lines, x: label.frame.x + 8, y: label.frame.midY + 4,
        step: PictureScale.labelHeight, " text-anchor=\"start\"\(color)")
    }
  }
}
