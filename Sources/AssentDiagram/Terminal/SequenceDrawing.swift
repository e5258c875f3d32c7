/// A sequence drawn with characters: participants above their lifelines, messages between.
struct SequenceDrawing {
  let graph: FlowGraph
  let width: Int
  let isASCII: Bool
  let events: [SequenceEvent]
  /// Index of each participant.
  let numbers: [String: Int]
  /// How deep frames are nested.
  let depth: Int

  /// More rows than this are a list.
  private static let eventLimit = 20_000
  /// The columns of a text in one line; words are broken only where nothing else fits.
  private static let limits =
    [40, 32, 26, 22, 18, 15, 12, 10].map { ($0, false) } + [15, 12, 10, 8].map { ($0, true) }

  init(_ graph: FlowGraph, width: Int, isASCII: Bool) {
    var graph = graph
    // What is only shaded has no frame.
    graph.fragments.removeAll { $0.kind == .shading }
    self.graph = graph
    self.width = width
    self.isASCII = isASCII
    events = SequenceEvent.all(of: graph)
    numbers = graph.nodes.map(\.id).firstIndexes
    var deepest = 0
    var depth = 0
    for event in events {
      switch event {
      case .open: depth += 1
      case .close: depth -= 1
      case .message, .note, .divide: break
      }
      deepest = max(deepest, depth)
    }
    self.depth = deepest
  }

  /// The widest labels that fit; a list where none do.
  func drawing() -> TerminalDrawing {
    if events.count <= Self.eventLimit, graph.nodes.count * 4 < width {
      for (limit, breaksWords) in Self.limits {
        let columns = TerminalSequenceColumns(self, limit: limit, breaksWords: breaksWords)
        guard columns.width <= width else { continue }
        var painter = SequencePainter(self, columns: columns)
        return TerminalDrawing(lines: painter.lines(), form: .whole)
      }
    }
    return TerminalDrawing(lines: list(), form: .listed)
  }

  /// The words of a message, with its number where messages have one.
  func words(of message: Int) -> [String] {
    graph.edges[message].numbered(graph.edges[message].label.filter { !$0.isEmpty })
  }

  /// What a section is called: `loop [every minute]`.
  func name(of section: Int, in fragment: Int) -> String {
    let it = graph.fragments[fragment]
    let kind = section == 0 ? it.kind.rawValue : it.kind.divider
    let title = it.sections[section].title.joined(separator: " ")
    return title.isEmpty ? kind : "\(kind) [\(title)]"
  }

  /// A sequence too wide for its page, in words.
  private func list() -> [String] {
    var lines: [String] = []
    var indent = 0
    func add(_ text: String) {
      let before = String(repeating: " ", count: min(indent, width / 4))
      let room = max(width - before.count - 2, 8)
      for (row, part) in wrappedColumns([text], limit: room).enumerated() {
        var part = part
        while part.last == " " { part.removeLast() }
        lines.append(before + (row > 0 ? "  " : "") + part)
      }
    }
    func name(_ id: String) -> String {
      numbers[id].map { graph.nodes[$0].lines.joined(separator: " ") } ?? id
    }
    let arrow = isASCII ? "->" : "→"
    if !graph.nodes.isEmpty {
      add("Participants: " + graph.nodes.map { name($0.id) }.joined(separator: ", "))
    }
    for group in graph.groups {
      let members = group.nodes.map(name).joined(separator: ", ")
      add(
        [group.title.joined(separator: " "), members].filter { !$0.isEmpty }.joined(separator: ": ")
      )
    }
    for event in events {
      switch event {
      case .message(let message):
        let edge = graph.edges[message]
        let words = words(of: message).joined(separator: " ")
        add("\(name(edge.from)) \(arrow) \(name(edge.to))" + (words.isEmpty ? "" : ": \(words)"))
      case .note(let note):
        let it = graph.annotations[note]
        let names = [it.target, it.lastTarget].compactMap(\.self).map(name)
        let target = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
        add("Note\(target): \(it.lines.joined(separator: " "))")
      case .open(let fragment):
        add(self.name(of: 0, in: fragment))
        indent += 2
      case .divide(let fragment, let section):
        indent -= 2
        add(self.name(of: section, in: fragment))
        indent += 2
      case .close:
        indent -= 2
        add("end")
      }
    }
    return lines
  }
}
