/// Makes a scene of a placed graph.
struct FlowScene {
  let graph: FlowGraph
  let placed: PlacedGraph
  private let anchors: Anchors
  private let groupStyles: [SVGStyle]
  /// The color of words in each filled group, outer groups first.
  private let inks: [(frame: Scene.Rect, color: String?)]

  /// - Parameter prefix: stands before every id.
  init(_ graph: FlowGraph, _ placed: PlacedGraph, prefix: String) {
    self.graph = graph
    self.placed = placed
    anchors = Anchors(graph, placed, prefix: prefix)
    let styles = placed.groups.map { SVGStyle(graph.groups[$0.index].styles) }
    groupStyles = styles
    inks = zip(placed.groups, styles).filter { $1.isFilled }.map { ($0.frame, $1.ink) }
  }

  func scene() -> Scene {
    Scene(
      frame: .init(x: 0, y: 0, width: placed.width, height: placed.height),
      elements: parts() + groups() + edges() + nodes() + labels(),
      hasLinks: !anchors.isEmpty
        || graph.nodes.contains { $0.link.flatMap(safeDestination) != nil })
  }

  /// The numbers of parts, with a rule over each but the first.
  private func parts() -> [Scene.Element] {
    if placed.parts.isEmpty { return [] }
    let path = placed.parts.dropFirst().map { "M0 \($0)h\(placed.width)" }.joined()
    let names = placed.parts.enumerated().map { number, y in
      Scene.Element.lines(
        ["\(number + 1)/\(placed.parts.count)"], .init(x: 0, y: y + 16), step: 0)
    }
    return [
      .sole([.role(.division), .set("stroke-opacity", ".4")], path: path),
      .layer([.role(.label), .set("font-size", "12"), .set("font-weight", "bold")], names),
    ]
  }

  private func groups() -> [Scene.Element] {
    if placed.groups.isEmpty { return [] }
    var titles: [Scene.Element] = []
    // A group in several parts has several frames.
    var seen: Set<Int> = []
    let frames = zip(placed.groups, groupStyles).map { group, style in
      if let title = group.title {
        titles.append(
          .lines(
            title.lines, .init(x: title.frame.x, y: title.frame.y + 12), step: 16,
            style.ink.map(Self.fill) ?? ink(at: title.frame)))
      }
      let isFirst = seen.insert(group.index).inserted
      let id = isFirst ? anchors.id(of: graph.groups[group.index].id) : nil
      return Scene.Element.row([.rect(group.frame, radius: 6, id: id, Self.look(ofFrame: style))])
    }
    return [
      .layer([.role(.group), .set("stroke-opacity", ".5")], frames),
      .layer([.role(.label), .set("font-size", "12"), .set("font-weight", "bold")], titles),
    ]
  }

  /// On the frame itself, for a style sheet sets only the colors of all frames together.
  private static func look(ofFrame style: SVGStyle) -> Scene.Look {
    var look: Scene.Look = []
    for name in ["fill", "stroke"] {
      guard let color = style[name] else { continue }
      look += [.set(name, color), .set("\(name)-opacity", "1")]
    }
    return look + style.traits(["stroke-width", "stroke-dasharray"])
  }

  private static func fill(_ color: String?) -> Scene.Look {
    color.map { [.set("fill", $0)] } ?? []
  }

  /// The color of words in the innermost filled group around them, if they are in one.
  func ink(at frame: Scene.Rect) -> Scene.Look {
    Self.fill(inks.last { $0.frame.contains(frame) }?.color)
  }

  private func edges() -> [Scene.Element] {
    var lines: [Scene.Element] = []
    var (filled, drawn) = ("", "")
    var colored: [Scene.Element] = []
    for edge in placed.edges where edge.points.count > 1 {
      let it = graph.edges[edge.index]
      let style = SVGStyle(it.styles)
      let line = HeadedLine(edge.points, start: it.arrowTail, end: it.arrow)
      for head in line.heads {
        if let color = style["stroke"] {
          if !head.filled.isEmpty { colored.append(.row([.path(head.filled, Self.fill(color))])) }
          if !head.drawn.isEmpty {
            lines.append(.row([.path(head.drawn, [.set("stroke", color)])]))
          }
        } else {
          filled += head.filled
          drawn += head.drawn
        }
      }
      let data = SVGPath.parts(line.points, around: edge.label?.frame).map(SVGPath.line).joined()
      lines.append(.row([.path(data, look(of: it, style))]))
    }
    if !drawn.isEmpty { lines.append(.row([.path(drawn)])) }
    var elements = [Scene.Element.layer([.role(.line), .set("stroke-width", "1.5")], lines)]
    if !filled.isEmpty { elements.append(.sole([.role(.head)], path: filled)) }
    return elements + colored
  }

  private func look(of edge: FlowGraph.Edge, _ style: SVGStyle) -> Scene.Look {
    let own =
      switch edge.style {
      case .dotted: ["stroke-dasharray": "3 4"]
      case .thick: ["stroke-width": "3"]
      case .solid, .invisible: [String: String]()
      }
    // An attribute would lose against the page's style sheet; a property does not inherit one.
    return style.traits(["stroke-dasharray", "stroke-width", "stroke"], else: own)
  }

  private func nodes() -> [Scene.Element] {
    var outlines: [Scene.Element] = []
    var texts: [Scene.Element] = []
    var colored: [Scene.Element] = []
    for node in placed.nodes {
      if !node.leads.isEmpty {
        colored.append(.row(leads(of: node)))
        continue
      }
      let it = graph.nodes[node.index]
      let style = SVGStyle(it.styles)
      let link = it.link.flatMap(safeDestination)
      let isPlain = style.attributes.isEmpty && link == nil
      let words = words(
        of: node, it.drawnShape, isPlain ? [] : Self.look(ofWords: style, isLink: link != nil))
      var drawn = outline(of: node, it, isPlain ? [] : Self.look(ofNode: style))
      if isPlain { texts += words } else { drawn += words }
      if let link { drawn = [.link(link, drawn)] }
      if let id = anchors.id(of: it.id) { drawn = [.target(id: id, drawn)] }
      if isPlain, !drawn.isEmpty { outlines.append(.row(drawn)) }
      if !isPlain { colored += drawn }
    }
    return [.layer([.role(.node), .set("stroke-width", "1.5")], outlines)] + colored
      + [.layer([.role(.text), .set("text-anchor", "middle")], texts)]
  }

  /// The outline of a node, with the rules over its compartments.
  private func outline(
    of node: PlacedGraph.Node, _ it: FlowGraph.Node, _ look: Scene.Look
  ) -> [Scene.Element] {
    let shape =
      named(it, node.frame)?.elements(look) ?? it.drawnShape.elements(node.frame, look)
    return shape + tableRules(node, look)
  }

  private func named(_ node: FlowGraph.Node, _ frame: Scene.Rect) -> NamedShape? {
    guard node.shape == .other, let name = node.shapeName else { return nil }
    // A sign whose author gives it a label is drawn as something that words fit into.
    return NamedShape.isSign(name) && !node.isSign ? nil : NamedShape(name, frame)
  }

  private static func look(ofNode style: SVGStyle) -> Scene.Look {
    // Without the class of what an attribute sets, or the style sheet would win.
    let hasColors = style["fill"] != nil || style["stroke"] != nil
    let own = [
      "fill": SVGPalette.fill, "stroke": SVGPalette.stroke, "stroke-width": "1.5",
    ]
    return (hasColors ? style.traits(["fill", "stroke"], else: own) : [.role(.node)])
      + style.traits(["stroke-width", "stroke-dasharray"], else: own)
  }

  private static func look(ofWords style: SVGStyle, isLink: Bool) -> Scene.Look {
    // A box with a border of its own has a fill that does not change with the page.
    let isLight = style["fill"] == nil && style["stroke"] != nil
    let color = style.ink ?? (isLight ? SVGPalette.ink : nil)
    return [.set("text-anchor", "middle"), color.map { .set("fill", $0) } ?? .role(.text)]
      + style.traits(["font-weight", "font-style"])
      + (isLink ? [.set("text-decoration", "underline")] : [])
  }

  /// The words that stand in for others, each a link.
  private func leads(of node: PlacedGraph.Node) -> [Scene.Element] {
    let ends = node.leads.dropFirst().map(\.line) + [node.lines.count]
    let step = PictureScale.labelHeight
    let top = node.frame.midY - (node.lines.count - 1) * step / 2 + 4
    let look: Scene.Look = [
      .role(.label), .set("font-size", "\(PictureScale.labelSize)"), .set("text-anchor", "middle"),
      .set("text-decoration", "underline"),
    ]
    return zip(node.leads, ends).map { lead, end in
      let words = Scene.Element.lines(
        Array(node.lines[lead.line..<end]),
        .init(x: node.frame.midX, y: top + lead.line * step), step: step, look)
      return anchors.id(of: lead.to).map { .link("#" + $0, [words]) } ?? words
    }
  }

  private func words(
    of node: PlacedGraph.Node, _ shape: FlowGraph.Shape, _ look: Scene.Look
  ) -> [Scene.Element] {
    if let table = node.table { return tableText(table, node.frame, look) }
    let down = shape == .cylinder ? 6 : 0
    let top = node.frame.midY + down - (node.lines.count - 1) * PictureScale.lineHeight / 2
    return [
      .lines(
        node.lines, .init(x: node.frame.midX, y: top + 5), step: PictureScale.lineHeight, look)
    ]
  }

  private func labels() -> [Scene.Element] {
    let labels = placed.edges.compactMap(\.label).map { label in
      let half = (label.lines.count - 1) * PictureScale.labelHeight / 2
      return Scene.Element.lines(
        label.lines, .init(x: label.frame.midX, y: label.frame.midY - half + 4),
        step: PictureScale.labelHeight, ink(at: label.frame))
    }
    let all = labels + endLabels()
    if all.isEmpty { return [] }
    let look: Scene.Look = [
      .role(.label), .set("font-size", "12"), .set("text-anchor", "middle"),
    ]
    return [.layer(look, all)]
  }
}
