/// Draws a flow that is too wide in parts below each other.
///
/// Where an edge leads to another part, a line of text stands in for its target and names the
/// part.
struct TerminalFold {
  let graph: FlowGraph
  let width: Int
  let isASCII: Bool
  private let fold: FlowFold

  init(_ graph: FlowGraph, width: Int, isASCII: Bool) {
    self.graph = graph
    self.width = width
    self.isASCII = isASCII
    fold = FlowFold(graph)
  }

  /// The parts, each under its number; `nil` when one node alone does not fit.
  func drawing() -> TerminalDrawing? {
    let parts = fold.parts(
      fits: { attempts($0).fits() }, fitsBroken: { attempts($0).placed(.anyhow) != nil })
    guard let parts else { return nil }
    let numbers = fold.numbers(of: parts)
    var lines: [String] = []
    for (number, part) in parts.enumerated() {
      let attempts = attempts(part.nodes, parts: numbers)
      guard let drawn = attempts.drawn(part.isBroken ? .anyhow : .no, isASCII: isASCII) else {
        return nil
      }
      if number > 0 { lines.append("") }
      lines.append("Part \(number + 1) of \(parts.count)")
      lines.append("")
      lines += drawn
    }
    return TerminalDrawing(lines: lines, form: .folded(parts: parts.count))
  }

  /// The layouts of a part, with words in place of the targets in others.
  ///
  /// - Parameter parts: the part of every element; empty while these are not known.
  private func attempts(_ part: [Int], parts: [Int] = []) -> TerminalAttempts {
    var (sheet, isKept) = fold.sheet(part)
    addStubs(isKept, parts: parts, to: &sheet)
    return TerminalAttempts(sheet, width: width)
  }

  /// Adds the edges from what is kept; text stands in for what they lead to in other parts.
  private func addStubs(_ isKept: [Bool], parts: [Int], to result: inout FlowGraph) {
    let (ends, names) = (fold.ends, fold.names)
    func isIn(_ element: Int) -> Bool { element >= 0 && isKept[element] }
    var leading: [Int: Int] = [:]
    for end in ends where isIn(end.from) && !isIn(end.to) { leading[end.from, default: 0] += 1 }
    // One block of text for all that a node leads to in other parts.
    var stubs: [Int: Int] = [:]
    for (index, end) in ends.enumerated() where isIn(end.from) {
      var edge = graph.edges[index]
      guard !isIn(end.to) else {
        result.edges.append(edge)
        continue
      }
      let number = parts.isEmpty ? 99 : end.to < 0 ? 0 : parts[end.to]
      let place = number == 0 ? "elsewhere" : "part\u{A0}\(number)"
      let isAlone = leading[end.from] == 1
      let label = isAlone ? "" : edge.label.joined(separator: " ")
      let name = end.to < 0 || names[end.to].isEmpty ? edge.to : names[end.to]
      let line = arrow + (label.isEmpty ? "" : "\(label): ") + "\(name) (\(place))"
      if let stub = stubs[end.from] {
        result.nodes[stub].lines.append(line)
        continue
      }
      stubs[end.from] = result.nodes.count
      let id = Self.stubPrefix + edge.from
      result.nodes.append(.init(id: id, lines: [line], shape: .text, range: edge.range))
      if !isAlone { edge.label = [] }
      edge.to = id
      edge.length = 1
      edge.arrow = .none
      result.edges.append(edge)
    }
  }

  private var arrow: String { isASCII ? "> " : "→ " }

  /// No id of a node that was read begins so.
  private static let stubPrefix = "\n goes on from "

  /// Whether a node stands in for others in other parts.
  static func isStub(_ node: FlowGraph.Node) -> Bool { node.id.hasPrefix(stubPrefix) }

  /// A line of such a node without the spaces that kept words together.
  static func printed(_ line: String) -> String { line.replacing("\u{A0}", with: " ") }

  /// Whether a line of such a node is the first of an entry.
  static func beginsStub(_ line: String) -> Bool { line.hasPrefix("→ ") || line.hasPrefix("> ") }
}
