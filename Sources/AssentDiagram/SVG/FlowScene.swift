/// Makes a scene of a placed graph.
struct FlowScene {
  let graph: FlowGraph
  let placed: PlacedGraph
  private let anchors: Anchors
  private let groupStyles: [SVGStyle]
  /// What authors put behind words and lines: the color of each filled group and of words in it,
  /// outer groups first.
  let grounds: [(frame: Scene.Rect, color: CSSColor, ink: String?)]

  /// - Parameter prefix: stands before every id.
  init(_ graph: FlowGraph, _ placed: PlacedGraph, prefix: String) {
    self.graph = graph
    self.placed = placed
    anchors = Anchors(graph, placed, prefix: prefix)
    let styles = placed.groups.map { SVGStyle(graph.groups[$0.index].styles).solid }
    groupStyles = styles
    grounds = zip(placed.groups, styles).compactMap { group, style in
      style.ground.map { (group.frame, $0, style.ink()) }
    }
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
            Self.fill(style.ink(on: ground(behind: title.frame)))))
      }
      let isFirst = seen.insert(group.index).inserted
      let id = isFirst ? anchors.id(of: graph.groups[group.index].id) : nil
      let look = Self.look(ofFrame: style, on: style.ground ?? ground(behind: group.frame))
      return Scene.Element.row([.rect(group.frame, radius: 6, id: id, look)])
    }
    return [
      .layer([.role(.group), .set("stroke-opacity", ".5")], frames),
      .layer([.role(.label), .set("font-size", "12"), .set("font-weight", "bold")], titles),
    ]
  }

  /// On the frame itself, for a style sheet sets only the colors of all frames together.
  private static func look(ofFrame style: SVGStyle, on ground: CSSColor?) -> Scene.Look {
    var look: Scene.Look = []
    if let fill = style["fill"] { look += [.set("fill", fill), .set("fill-opacity", "1")] }
    // On a fill of its own it is as its author sees it.
    let stroke =
      style.ground == nil && style["stroke"] != nil ? style.stroke(on: ground) : style["stroke"]
    if let stroke { look += [.set("stroke", stroke), .set("stroke-opacity", "1")] }
    return look + style.traits(["stroke-width", "stroke-dasharray"])
  }

  static func fill(_ color: String?) -> Scene.Look {
    color.map { [.set("fill", $0)] } ?? []
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
        if let color = style.stroke(on: ground(at: head.place)) {
          if !head.filled.isEmpty { colored.append(.row([.path(head.filled, Self.fill(color))])) }
          if !head.drawn.isEmpty {
            lines.append(.row([.path(head.drawn, [.set("stroke", color)])]))
          }
        } else {
          filled += head.filled
          drawn += head.drawn
        }
      }
      let parts = SVGPath.parts(line.points, around: edge.label?.frame)
      lines.append(
        .row(
          pieces(parts).map { ground, parts in
            .path(parts.map(SVGPath.line).joined(), look(of: it, style, on: ground))
          }))
    }
    if !drawn.isEmpty { lines.append(.row([.path(drawn)])) }
    var elements = [Scene.Element.layer([.role(.line), .set("stroke-width", "1.5")], lines)]
    if !filled.isEmpty { elements.append(.sole([.role(.head)], path: filled)) }
    return elements + colored
  }

  private func look(
    of edge: FlowGraph.Edge, _ style: SVGStyle, on ground: CSSColor?
  ) -> Scene.Look {
    let own =
      switch edge.style {
      case .dotted: ["stroke-dasharray": "3 4"]
      case .thick: ["stroke-width": "3"]
      case .solid, .invisible: [String: String]()
      }
    // An attribute would lose against the page's style sheet; a property does not inherit one.
    let stroke = style.stroke(on: ground).map { [Scene.Trait.set("stroke", $0)] } ?? []
    return style.traits(["stroke-dasharray", "stroke-width"], else: own) + stroke
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
      let style = SVGStyle(it.styles).solid
      let link = it.link.flatMap(safeDestination)
      let isPlain = style.attributes.isEmpty && link == nil
      let around = ground(behind: node.frame)
      let isBare = it.drawnShape == .text
      let words = words(
        of: node, it.drawnShape,
        isPlain
          ? isBare ? ink(at: node.frame) : []
          : Self.look(ofWords: style, isBare: isBare, on: around, isLink: link != nil))
      var drawn = outline(of: node, it, isPlain ? [] : Self.look(ofNode: style, on: around))
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

  private static func look(ofNode style: SVGStyle, on around: CSSColor?) -> Scene.Look {
    // Without the class of what an attribute sets, or the style sheet would win.
    let hasColors = style["fill"] != nil || style["stroke"] != nil
    let fill = style["fill"] ?? SVGPalette.fill
    // On a fill of its own it is as its author sees it.
    let isOpen = style["fill"] != nil && style.ground == nil
    let stroke = (isOpen ? style.stroke(on: around) : style["stroke"]) ?? SVGPalette.stroke
    return (hasColors ? [.set("fill", fill), .set("stroke", stroke)] : [.role(.node)])
      + style.traits(["stroke-width", "stroke-dasharray"], else: ["stroke-width": "1.5"])
  }

  private static func look(
    ofWords style: SVGStyle, isBare: Bool, on around: CSSColor?, isLink: Bool
  ) -> Scene.Look {
    var ground: CSSColor?
    if isBare || style["fill"] != nil {
      ground = around
    } else if style["stroke"] != nil {
      // A box with a border of its own has a fill that does not change with the page.
      ground = CSSColor(SVGPalette.fill)
    }
    return [
      .set("text-anchor", "middle"), style.ink(on: ground).map { .set("fill", $0) } ?? .role(.text),
    ] + style.traits(["font-weight", "font-style"])
      + (isLink ? [.set("text-decoration", "underline")] : [])
  }

  /// The words that stand in for others, each a link.
  private func leads(of node: PlacedGraph.Node) -> [Scene.Element] {
    let ends = node.leads.dropFirst().map(\.line) + [node.lines.count]
    let step = PictureScale.labelHeight
    let top = node.frame.midY - (node.lines.count - 1) * step / 2 + 4
    let ink = ink(at: node.frame)
    let look: Scene.Look =
      (ink.isEmpty ? [.role(.label)] : ink) + [
        .set("font-size", "\(PictureScale.labelSize)"), .set("text-anchor", "middle"),
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
