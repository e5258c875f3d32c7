import AssentDiagnostics

/// Collects what the statements of a sequence diagram say and makes the graph of it.
///
/// Participants are nodes, messages edges in order, boxes groups; frames and activations are
/// fragments over ranges of messages.
struct SequenceBuilder: MermaidBuilder {
  /// What a message does to the activity of its ends.
  enum Activation {
    case none
    /// `+`: the target becomes active.
    case target
    /// `-`: the source has done its part.
    case source
  }

  private let text: MermaidText
  private(set) var limit: MermaidLimit
  private var nodes: [FlowGraph.Node] = []
  private var indexes: [String: Int] = [:]
  private var edges: [FlowGraph.Edge] = []
  private var notes: [FlowGraph.Annotation] = []
  private var boxes: [FlowGraph.Group] = []
  private var isInBox = false
  private var owners: [String: Int] = [:]
  private var fragments: [FlowGraph.Fragment] = []
  /// The frames that are open, by index.
  private var open: [Int] = []
  /// The activations that are open, by index, for each participant.
  private var active: [String: [Int]] = [:]
  /// A participant that the next message has to create, or to end.
  private var created: SequenceLexer.Token?
  private var destroyed: SequenceLexer.Token?
  private var isNumbered = false
  private var nextNumber = 100
  private var numberStep = 100
  var title: String?
  var properties = MermaidProperties()

  init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    self.limit = limit
  }

  private var nextOrder: Int { edges.count + 1 }

  // MARK: Participants

  private func id(_ actor: SequenceLexer.Token) -> String { text.bytes.string(actor.range) }

  func has(_ actor: SequenceLexer.Token) -> Bool { indexes[id(actor)] != nil }

  mutating func mention(_ actor: SequenceLexer.Token) {
    let id = id(actor)
    if indexes[id] == nil {
      indexes[id] = nodes.count
      nodes.append(
        FlowGraph.Node(
          id: id, lines: MermaidLabel(text: id).lines, shape: .box,
          range: text.range(actor.range)))
    }
  }

  /// Declares a participant; gives false where its `@{ … }` cannot be read.
  mutating func declare(
    _ actor: SequenceLexer.Token, alias: SequenceLexer.Token?, config: String?, isPerson: Bool
  ) -> Bool {
    mention(actor)
    let id = id(actor)
    guard let index = indexes[id] else { return true }
    if isInBox, owners[id] == nil {
      owners[id] = boxes.count - 1
      boxes[boxes.count - 1].nodes.append(id)
    }
    if isPerson { setShape("actor", of: index) }
    if let alias { nodes[index].lines = lines(alias.range) }
    guard let config else { return true }
    guard let values = MermaidYAML(config)?.values else { return false }
    if let type = values["type"]?.text, type != "participant" { setShape(type, of: index) }
    if alias == nil, let words = values["alias"]?.text {
      nodes[index].lines = MermaidLabel(text: words).lines
    }
    return true
  }

  private mutating func setShape(_ name: String, of index: Int) {
    nodes[index].shape = name == "database" ? .cylinder : .other
    nodes[index].shapeName = name == "database" ? nil : name
  }

  /// The lines of a text without the mark that lets it wrap.
  private func lines(_ range: Range<Int>) -> [String] {
    var range = text.bytes.trimmed(range)
    for (word, length) in [(":wrap:", 6), (":nowrap:", 8), ("wrap:", 5), ("nowrap:", 7)]
      as [(StaticString, Int)] where text.bytes.has(word, at: range.lowerBound)
    {
      range = min(range.lowerBound + length, range.upperBound)..<range.upperBound
      break
    }
    return MermaidLabel(text: text.bytes.string(text.bytes.trimmed(range))).lines
  }

  mutating func expectCreation(of actor: SequenceLexer.Token) { created = actor }

  mutating func expectEnd(of actor: SequenceLexer.Token) { destroyed = actor }

  /// Whether a participant already stands in another box than the present one.
  func isInOtherBox(_ actor: SequenceLexer.Token) -> Bool {
    guard isInBox, let owner = owners[id(actor)] else { return false }
    return owner != boxes.count - 1
  }

  // MARK: Messages

  /// Sets how the messages from here on are numbered; 0 and nothing leave what there is.
  mutating func setNumbering(
    isOn: Bool, start: FlowGraph.MessageNumber?, step: FlowGraph.MessageNumber?
  ) {
    isNumbered = isOn
    if let start, start.hundredths != 0 { nextNumber = start.hundredths }
    if let step, step.hundredths != 0 { numberStep = step.hundredths }
  }

  /// Adds a message; gives what mermaid refuses about it.
  mutating func addMessage(
    from: SequenceLexer.Token, to: SequenceLexer.Token, _ signal: SequenceSignal,
    words: SequenceLexer.Token,
    range: Range<Int>, activation: Activation
  ) -> String? {
    guard limit.takeEdges(1) else { return nil }
    mention(from)
    mention(to)
    var edge = FlowGraph.Edge(from: id(from), to: id(to), range: text.range(range))
    edge.label = lines((words.start + 1)..<words.end)
    edge.style = signal.style
    edge.arrow = signal.arrow
    edge.arrowTail = signal.arrowTail
    edge.isAsynchronous = signal.isAsynchronous
    edge.order = nextOrder
    // Messages without a number count as well.
    if isNumbered { edge.number = .init(hundredths: nextNumber) }
    nextNumber = FlowGraph.MessageNumber(hundredths: nextNumber + numberStep).hundredths
    edges.append(edge)
    var fault: String?
    if let expected = created {
      if id(expected) != id(to) {
        fault = "participant '\(id(expected))' is created and the next message is not to it"
      } else if let index = indexes[id(expected)] {
        nodes[index].created = edges.count
      }
      created = nil
    } else if let expected = destroyed {
      if id(expected) != id(to), id(expected) != id(from) {
        fault = "participant '\(id(expected))' ends and the next message is not its own"
      } else if let index = indexes[id(expected)] {
        nodes[index].destroyed = edges.count
      }
      destroyed = nil
    }
    switch activation {
    case .none: break
    case .target: activate(id(to), range: to.range)
    case .source:
      if !deactivate(id(from)) { fault = fault ?? "participant '\(id(from))' is not active" }
    }
    return fault
  }

  mutating func activate(_ id: String, range: Range<Int>) {
    let first = max(edges.count, 1)
    var fragment = FlowGraph.Fragment(
      kind: .activation, sections: [.init(title: [], messages: first..<first)],
      depth: active[id, default: []].count, range: text.range(range))
    fragment.node = id
    active[id, default: []].append(fragments.count)
    fragments.append(fragment)
  }

  /// Ends the innermost activation of a participant; gives false where it has none.
  mutating func deactivate(_ id: String) -> Bool {
    guard let index = active[id]?.popLast() else { return false }
    end(index)
    return true
  }

  /// Lets the last section of a fragment reach to the last message.
  private mutating func end(_ index: Int) {
    let last = fragments[index].sections.count - 1
    let first = fragments[index].sections[last].messages.lowerBound
    fragments[index].sections[last].messages = first..<max(nextOrder, first)
  }

  mutating func addNote(
    _ first: SequenceLexer.Token, _ last: SequenceLexer.Token?, side: FlowGraph.Annotation.Side,
    words: SequenceLexer.Token, range: Range<Int>
  ) {
    mention(first)
    if let last { mention(last) }
    var note = FlowGraph.Annotation(
      target: id(first), lines: lines((words.start + 1)..<words.end), range: text.range(range))
    note.lastTarget = last.map(id)
    note.order = edges.count
    note.side = side
    notes.append(note)
  }

  // MARK: Frames

  mutating func openBox(_ title: String, range: Range<Int>) {
    let (color, words) = Self.parted(title)
    var box = FlowGraph.Group(
      id: "box\(boxes.count + 1)", title: MermaidLabel(text: words).lines, nodes: [],
      range: text.range(text.bytes.trimmed(range)))
    if let color { box.styles = ["fill:\(color)"] }
    boxes.append(box)
    isInBox = true
  }

  /// The color that the title of a box begins with, and the rest.
  private static func parted(_ title: String) -> (color: String?, words: String) {
    let functions = ["rgb", "hsl"]
    if functions.contains(where: title.lowercased().hasPrefix),
      let end = title.lastIndex(of: ")"), let color = CSSColor(String(title[...end]))
    {
      return (color.text, String(title[title.index(after: end)...]))
    }
    let word = title.prefix { $0 != " " }
    guard word.first != "#", let color = CSSColor(String(word)) else { return (nil, title) }
    return (color.text, String(title.dropFirst(word.count)))
  }

  mutating func open(_ kind: FlowGraph.Fragment.Kind, title: String, range: Range<Int>) {
    let lines = kind == .shading ? [] : MermaidLabel(text: title).lines
    open.append(fragments.count)
    fragments.append(
      FlowGraph.Fragment(
        kind: kind,
        sections: [
          .init(
            title: lines, messages: nextOrder..<nextOrder, start: text.range(range).start)
        ], depth: open.count - 1, range: text.range(range)))
    if kind == .shading {
      fragments[fragments.count - 1].color = SVGStyle(["fill:" + title])["fill"]
    }
  }

  mutating func divide(title: String, range: Range<Int>) {
    guard let index = open.last else { return }
    end(index)
    fragments[index].sections.append(
      .init(
        title: MermaidLabel(text: title).lines, messages: nextOrder..<nextOrder,
        start: text.range(range).start))
  }

  /// Ends the innermost frame, at the word `end` if there is one.
  mutating func close(isBox: Bool, range: Range<Int>? = nil) {
    if isBox {
      isInBox = false
    } else if let index = open.popLast() {
      end(index)
      fragments[index].end = range.map { text.range($0).start }
    }
  }

  // MARK: Result

  mutating func finish(into graph: inout FlowGraph) {
    for index in active.values.flatMap({ $0 }).sorted() { end(index) }
    graph.kind = .sequence
    graph.nodes = nodes
    graph.edges = edges
    graph.annotations = notes
    graph.groups = boxes
    graph.fragments = fragments
    properties.finish(into: &graph)
    graph.title = title ?? graph.title
    graph.shownTitle = title ?? graph.shownTitle
  }
}
