import AssentDiagnostics

extension FlowchartParser {
  /// Nodes with links between: `A & B --> C[text] -- label --> D`.
  mutating func parseNodes() throws(Fault) {
    var sources = try parseNodeList()
    addMembers(sources)
    while let link = try parseLink() {
      let targets = try parseNodeList()
      builder.addEdges(from: sources, to: targets, link)
      addMembers(targets)
      sources = targets
    }
  }

  /// Nodes with `&` between, and the white space after them.
  private mutating func parseNodeList() throws(Fault) -> [String] {
    var ids = [try parseNode()]
    while true {
      let hasData = at(.shapeData)
      if hasData { try parseShapeData(of: ids[ids.count - 1]) }
      guard at(.space) else { return ids }
      while takes(.space) {}
      guard takes(.ampersand) else {
        guard hasData else { return ids }
        // After `}` white space is for `&` only.
        throw fault("'&', a link, or the end of the line right after '}'")
      }
      try expect(.space, "a space after '&'")
      while takes(.space) {}
      ids.append(try parseNode())
    }
  }

  /// A node: id, shape with text, class.
  private mutating func parseNode() throws(Fault) -> String {
    let start = token.start
    let id = try parseNodeID()
    switch token.kind {
    case .opener(let bracket):
      let open = token
      let (label, end, shape) = parseShape(bracket, open, id)
      builder.addNode(id, range: start..<end, label: label, shape: shape)
    case .propertiesOpener:
      try parseProperties(id, start)
    default: builder.addNode(id, range: start..<(start + id.utf8.count))
    }
    if takes(.classMark) { builder.addClass(try parseID("a class name after ':::'"), to: id) }
    return id
  }

  /// `[|field:value|text]`.
  private mutating func parseProperties(_ id: String, _ start: Int) throws(Fault) {
    advance()
    try expect(.name, "a property name")
    try expect(.colon, "':'")
    try expect(.name, "a property value")
    guard at(.pipe) else { throw fault("'|'") }
    let (label, end) = parseLabel(token, closing: [.square], name: "node '\(id)'")
    builder.addNode(id, range: start..<end, label: label, shape: (.box, nil))
  }

  // MARK: Ids

  static func isIDPart(_ kind: Kind) -> Bool {
    switch kind {
    case .number, .name, .down, .minus, .defaultWord, .comma, .colon, .ampersand, .hash, .star,
      .letter:
      true
    default: false
    }
  }

  mutating func parseID(_ expected: String) throws(Fault) -> String {
    try parseRun(expected, of: Self.isIDPart)
  }

  /// Tokens in a row, at least one, as one text.
  mutating func parseRun(
    _ expected: String, of isPart: (Kind) -> Bool
  ) throws(Fault) -> String {
    guard isPart(token.kind) else { throw fault(expected) }
    let start = token.start
    var end = start
    while isPart(token.kind) {
      end = token.end
      advance()
    }
    return text.bytes.string(start..<end)
  }

  /// The id of a node; a word that means something else is reported and taken as one.
  private mutating func parseNodeID() throws(Fault) -> String {
    if Self.isIDPart(token.kind) { return try parseID("a node") }
    switch token.kind {
    case .end, .graph, .subgraph, .style, .linkStyle, .classDef, .classWord, .interpolate,
      .linkTarget:
      let range = text.bytes.trimmed(token.range)
      let word = text.bytes.string(range)
      var help = "use another id, '\(word)1' for instance"
      if at(.end) { help = "write 'End' or another id" }
      report(fault("a node; '\(word)' is a reserved word", help: help))
      lexer.restart(at: range.upperBound)
      advance()
      return word
    default: throw fault("a node")
    }
  }

  // MARK: Links

  private mutating func parseLink() throws(Fault) -> FlowchartBuilder.Link? {
    var id: String?
    if at(.linkID) {
      // Only the first `@` is not part of the id.
      var name = string(token)
      if let mark = name.firstIndex(of: "@") { name.remove(at: mark) }
      id = name
      advance()
    }
    switch token.kind {
    case .link:
      var link = self.link(token)
      link.edge.id = id
      advance()
      if at(.pipe) {
        link.label = parseLabel(token, closing: [], name: "the link").label
        _ = takes(.space)
      }
      return link
    case .linkStart:
      var link = try parseLabelledLink()
      link.edge.id = id
      return link
    default:
      guard id == nil else { throw fault("a link after its id") }
      return nil
    }
  }

  /// `-- text -->` from its start on.
  private mutating func parseLabelledLink() throws(Fault) -> FlowchartBuilder.Link {
    let start = token
    advance()
    guard let words = parseWords(of: { $0 == .edgeText }), at(.link) else {
      return try repairLink(start)
    }
    var link = self.link(token)
    let head = Self.head(text.bytes[text.bytes.trimmed(start.range)].first)
    if head != .none { link.edge.arrowTail = head }
    link.edge.range = text.range(text.bytes.trimmed(start.start..<token.end))
    link.label = words.label
    advance()
    return link
  }

  static func head(_ byte: UInt8?) -> FlowGraph.Edge.Head {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"): .point
    case UInt8(ascii: "o"): .circle
    case UInt8(ascii: "x"): .cross
    default: .none
    }
  }

  /// What the strokes of a link say.
  private func link(_ token: Token) -> FlowchartBuilder.Link {
    let range = text.bytes.trimmed(token.range)
    var edge = FlowGraph.Edge(from: "", to: "", range: text.range(range))
    edge.arrowTail = Self.head(text.bytes[range].first)
    edge.arrow = Self.head(text.bytes[range].last)
    var line = range
    if edge.arrowTail != .none { line = (line.lowerBound + 1)..<line.upperBound }
    let strokes = text.bytes[line]
    let dots = strokes.count { $0 == UInt8(ascii: ".") }
    if dots > 0 {
      edge.style = .dotted
      edge.length = dots
    } else {
      if strokes.first == UInt8(ascii: "=") { edge.style = .thick }
      if strokes.first == UInt8(ascii: "~") { edge.style = .invisible }
      edge.length = strokes.count - 2
    }
    edge.length = min(max(edge.length, 1), 10)
    return FlowchartBuilder.Link(edge: edge)
  }

  // MARK: Shape data

  /// `@{ shape: …, label: … }`.
  private mutating func parseShapeData(of id: String) throws(Fault) {
    let start = token
    var data = ""
    var isQuoted = false
    while at(.shapeData) {
      let piece = string(token)
      if piece == "\"" {
        isQuoted.toggle()
        data += piece
      } else {
        data += isQuoted ? Self.breakingLines(piece) : piece
      }
      advance()
    }
    let range = max(start.start - 2, 0)..<max(start.start, token.start)
    guard let yaml = MermaidYAML(data) else {
      diagnostics.refuse(
        "'@{ … }' of node '\(id)' is not a list of names and values", at: range,
        help: "write 'name: value' with a comma and a space between")
      builder.addNode(id, range: range)
      return
    }
    guard !builder.hasEdge(id) else { return }
    var shape: (FlowGraph.Shape, String?)?
    if let value = yaml.values["shape"], value.isTrue {
      let name = value.text ?? ""
      shape = FlowchartShape.named(name).map { ($0.shape, $0.name) }
      if case .text = value, shape != nil {
      } else {
        let guess =
          FlowchartShape.named(name.lowercased()) != nil
          ? name.lowercased()
          : suggestion(for: name, among: FlowchartShape.names)
        diagnostics.refuse(
          "unknown shape '\(name)' of node '\(id)'", at: range,
          help: guess.map { "did you mean '\($0)'?" })
      }
    }
    var label: MermaidLabel?
    if let value = yaml.values["label"], value.isTrue, let words = value.text {
      label = MermaidLabel(flowchart: words)
      if case .text(let type)? = yaml.values["labelType"], type != "markdown" {
      } else {
        label?.isMarkdown = true
      }
    }
    builder.addNode(id, range: range, label: label, shape: shape)
    if yaml.values["icon"]?.isTrue == true || yaml.values["img"]?.isTrue == true, label == nil {
      builder.dropImpliedText(id)
    }
  }

  /// Line ends in a quoted value, with the white space after them, are line breaks.
  private static func breakingLines(_ text: String) -> String {
    guard text.utf8.contains(ASCII.newline) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == ASCII.newline {
        result += Array("<br/>".utf8)
        index = bytes.spaceEnd(from: index)
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result.string(0..<result.count)
  }
}
