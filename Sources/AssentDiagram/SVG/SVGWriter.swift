/// Writes a placed graph as SVG: one picture, the same in every viewer, that can be read aloud.
struct SVGWriter {
  let graph: FlowGraph
  let placed: PlacedGraph
  /// Before every id.
  let prefix: String
  /// The prefix of a picture in the same page that has title and description of this one, too.
  let twin: String?
  let title: String
  /// What the picture says, in sentences.
  let description: String
  /// Whether it is a file of its own, which brings its style sheet.
  let isStandalone: Bool
  private let heading: PictureHeading
  private let groupStyles: [SVGStyle]
  /// The color of words in each filled group, outer groups first.
  private let inks: [(frame: PlacedGraph.Rect, color: String?)]

  init(
    graph: FlowGraph, placed: PlacedGraph, prefix: String, twin: String? = nil, title: String,
    description: String, isStandalone: Bool, heading: PictureHeading
  ) {
    self.graph = graph
    self.placed = placed
    self.prefix = prefix
    self.twin = twin
    self.title = title
    self.description = description
    self.isStandalone = isStandalone
    self.heading = heading
    let styles = placed.groups.map { SVGStyle(graph.groups[$0.index].styles) }
    groupStyles = styles
    inks = zip(placed.groups, styles).filter { $1.isFilled }.map { ($0.frame, $1.ink) }
  }

  /// The picture; ends with a newline when it stands alone.
  func svg() -> String {
    let anchors = Anchors(graph, prefix: prefix)
    let hasLinks = graph.nodes.contains { anchors.link(of: $0) != nil }
    let document = SVGDocument(
      frame: .init(x: 0, y: 0, width: placed.width, height: placed.height), prefix: prefix,
      twin: twin, title: title, description: description, isStandalone: isStandalone,
      hasLinks: hasLinks, heading: heading)
    return document.svg { out in
      writeBreaks(to: &out)
      writeGroups(anchors, to: &out)
      writeEdges(to: &out)
      writeNodes(anchors, to: &out)
      writeLabels(to: &out)
    }
  }

  /// Draws a rule between two parts.
  private func writeBreaks(to out: inout String) {
    guard !placed.breaks.isEmpty else { return }
    let path = placed.breaks.map { "M0 \($0)h\(placed.width)" }.joined()
    out +=
      "<path class=\"de\" stroke=\"\(SVGPalette.stroke)\" stroke-opacity=\".4\" d=\"\(path)\"/>\n"
  }

  private func writeGroups(_ anchors: Anchors, to out: inout String) {
    guard !placed.groups.isEmpty else { return }
    out += "<g \(SVGPalette.group) stroke-opacity=\".5\">\n"
    for (group, style) in zip(placed.groups, groupStyles) {
      writeFrame(group.frame, style, anchors.id(of: graph.groups[group.index].id), to: &out)
    }
    out += "</g>\n<g \(SVGPalette.label) font-size=\"12\" font-weight=\"bold\">\n"
    for (group, style) in zip(placed.groups, groupStyles) {
      guard let title = group.title else { continue }
      out += SVGText.element(
        title.lines, x: title.frame.x, y: title.frame.y + 12, step: 16,
        (style.ink ?? ink(at: title.frame)).map { " fill=\"\($0)\"" } ?? "")
    }
    out += "</g>\n"
  }

  /// The color of words in the innermost filled group around them.
  func ink(at frame: PlacedGraph.Rect) -> String? {
    inks.last { $0.frame.contains(frame) }?.color
  }

  private func writeFrame(
    _ frame: PlacedGraph.Rect, _ style: SVGStyle, _ id: String?, to out: inout String
  ) {
    let size = "width=\"\(frame.width)\" height=\"\(frame.height)\""
    let anchor = id.map { " id=\"\($0)\"" } ?? ""
    out += "<rect\(anchor) x=\"\(frame.x)\" y=\"\(frame.y)\" \(size) rx=\"6\""
    // On the frame itself, for a style sheet sets only the colors of all frames together.
    if let fill = style["fill"] { out += " fill=\"\(fill)\" fill-opacity=\"1\"" }
    if let stroke = style["stroke"] { out += " stroke=\"\(stroke)\" stroke-opacity=\"1\"" }
    for name in ["stroke-width", "stroke-dasharray"] {
      if let value = style[name] { out += " \(name)=\"\(value)\"" }
    }
    out += "/>\n"
  }

  private func writeEdges(to out: inout String) {
    out += "<g \(SVGPalette.line)>\n"
    var heads = ""
    var colored = ""
    var outlines = ""
    for edge in placed.edges where edge.points.count > 1 {
      let it = graph.edges[edge.index]
      let style = SVGStyle(it.styles)
      var points = edge.points
      let ends = [(it.arrow, true), (it.arrowTail, false)]
      for (head, isLast) in ends where head != .none {
        let ordered = isLast ? points : points.reversed()
        let it = SVGHead(head)
        let (tip, before) = (ordered[ordered.count - 1], ordered[ordered.count - 2])
        let shape = it.filled(at: tip, from: before)
        let outline = it.drawn(at: tip, from: before)
        if let color = style["stroke"] {
          if !shape.isEmpty { colored += "<path d=\"\(shape)\" fill=\"\(color)\"/>\n" }
          if !outline.isEmpty { out += "<path d=\"\(outline)\" stroke=\"\(color)\"/>\n" }
        } else {
          heads += shape
          outlines += outline
        }
        let short = SVGPath.shortened(ordered, by: it.cut)
        points = isLast ? short : short.reversed()
      }
      let data = SVGPath.parts(points, around: edge.label?.frame).map(SVGPath.line).joined()
      out += "<path d=\"\(data)\"\(attributes(it, style))/>\n"
    }
    if !outlines.isEmpty { out += "<path d=\"\(outlines)\"/>\n" }
    out += "</g>\n"
    if !heads.isEmpty { out += "<path \(SVGPalette.head) d=\"\(heads)\"/>\n" }
    out += colored
  }

  private func attributes(_ edge: FlowGraph.Edge, _ style: SVGStyle) -> String {
    var dash = style["stroke-dasharray"]
    var width = style["stroke-width"]
    if edge.style == .dotted { dash = dash ?? "3 4" }
    if edge.style == .thick { width = width ?? "3" }
    var result = ""
    if let dash { result += " stroke-dasharray=\"\(dash)\"" }
    if let width { result += " stroke-width=\"\(width)\"" }
    // An attribute would lose against the page's style sheet; a property does not inherit one.
    if let color = style["stroke"] { result += " stroke=\"\(color)\"" }
    return result
  }

  private func writeNodes(_ anchors: Anchors, to out: inout String) {
    var texts = ""
    out += "<g \(SVGPalette.node)>\n"
    var colored = ""
    for node in placed.nodes {
      let it = graph.nodes[node.index]
      let style = SVGStyle(it.styles)
      let shape = it.drawnShape
      let link = anchors.link(of: it)
      let isPlain = style.attributes.isEmpty && link == nil
      let attributes =
        isPlain ? "" : textAttributes(style) + (link == nil ? "" : " text-decoration=\"underline\"")
      let words =
        node.table.map { tableText($0, node.frame, attributes) }
        ?? SVGText.element(
          node.lines, x: node.frame.midX, y: baseline(node, shape),
          step: PictureScale.lineHeight, attributes)
      if isPlain {
        var elements = outline(it, shape, node.frame, "") + tableRules(node, "")
        if let id = anchors.id(of: it.id) { elements = "<g id=\"\(id)\">\(elements)</g>" }
        if !elements.isEmpty { out += elements + "\n" }
        texts += words
        continue
      }
      let look = shapeAttributes(style)
      var drawn = outline(it, shape, node.frame, look) + tableRules(node, look) + words
      if let link {
        drawn = "<a href=\"\(link.escapedXML())\">\(drawn)</a>"
      }
      if let id = anchors.id(of: it.id) { drawn = "<g id=\"\(id)\">\(drawn)</g>" }
      colored += drawn
    }
    out += "</g>\n" + colored
    out += "<g \(SVGPalette.text) text-anchor=\"middle\">\n\(texts)</g>\n"
  }

  private func outline(
    _ node: FlowGraph.Node, _ shape: FlowGraph.Shape, _ frame: PlacedGraph.Rect,
    _ attributes: String
  ) -> String {
    named(node, frame)?.elements(attributes) ?? shape.elements(frame, attributes)
  }

  private func named(_ node: FlowGraph.Node, _ frame: PlacedGraph.Rect) -> NamedShape? {
    guard node.shape == .other, let name = node.shapeName else { return nil }
    // A sign whose author gives it a label is drawn as something that words fit into.
    return NamedShape.isSign(name) && !node.isSign ? nil : NamedShape(name, frame)
  }

  private func shapeAttributes(_ style: SVGStyle) -> String {
    // Without the class of what an attribute sets, or the style sheet would win.
    let hasColors = style["fill"] != nil || style["stroke"] != nil
    var result = hasColors ? "" : " class=\"dn\""
    result += " fill=\"\(style["fill"] ?? SVGPalette.fill)\""
    result += " stroke=\"\(style["stroke"] ?? SVGPalette.stroke)\""
    result += " stroke-width=\"\(style["stroke-width"] ?? "1.5")\""
    if let dash = style["stroke-dasharray"] { result += " stroke-dasharray=\"\(dash)\"" }
    return result
  }

  private func textAttributes(_ style: SVGStyle) -> String {
    var result = " text-anchor=\"middle\""
    // A box with a border of its own has a fill that does not change with the page.
    let isLight = style["fill"] == nil && style["stroke"] != nil
    if let color = style.ink ?? (isLight ? SVGPalette.ink : nil) {
      result += " fill=\"\(color)\""
    } else {
      result += " \(SVGPalette.text)"
    }
    for name in ["font-weight", "font-style"] {
      if let value = style[name] { result += " \(name)=\"\(value)\"" }
    }
    return result
  }

  private func baseline(_ node: PlacedGraph.Node, _ shape: FlowGraph.Shape) -> Int {
    let down = shape == .cylinder ? 6 : 0
    return node.frame.midY + down - (node.lines.count - 1) * PictureScale.lineHeight / 2 + 5
  }

  private func writeLabels(to out: inout String) {
    let labels = placed.edges.compactMap(\.label)
    guard !labels.isEmpty || placed.edges.contains(where: { !$0.endLabels.isEmpty }) else { return }
    out += "<g \(SVGPalette.label) font-size=\"12\" text-anchor=\"middle\">\n"
    for label in labels {
      let half = (label.lines.count - 1) * PictureScale.labelHeight / 2
      out += SVGText.element(
        label.lines, x: label.frame.midX, y: label.frame.midY - half + 4,
        step: PictureScale.labelHeight,
        ink(at: label.frame).map { " fill=\"\($0)\"" } ?? "")
    }
    writeEndLabels(to: &out)
    out += "</g>\n"
  }
}
