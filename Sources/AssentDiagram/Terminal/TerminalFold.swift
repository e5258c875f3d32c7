/// Draws a flow that is too wide in parts below each other.
///
/// Where an edge leads to another part, a line of text stands in for its end in both, and names the
/// other part.
struct TerminalFold {
  let width: Int
  let isASCII: Bool
  private let fold: FlowFold

  init(_ graph: FlowGraph, width: Int, isASCII: Bool) {
    self.width = width
    self.isASCII = isASCII
    fold = FlowFold(graph)
  }

  /// The parts, each under its number; `nil` when one node alone does not fit.
  func drawing() -> TerminalDrawing? {
    let parts = fold.parts(
      fits: { attempts($0, after: $1).fits() },
      fitsBroken: { attempts($0, after: $1).placed(.anyhow) != nil })
    guard let parts else { return nil }
    let numbers = fold.numbers(of: parts)
    var lines: [String] = []
    for (number, part) in parts.enumerated() {
      let attempts = attempts(part.nodes, after: Array(parts[..<number]), parts: numbers)
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

  /// The layouts of a part, with words in place of what is in others.
  ///
  /// - Parameter parts: the part of every element; empty while these are not known.
  private func attempts(
    _ part: [Int], after before: [FlowFold.Part], parts: [Int] = []
  ) -> TerminalAttempts {
    let ellipsis = isASCII ? "..." : "…"
    let wording = FlowFold.Wording(isCompact: true, ellipsis: ellipsis) { remote in
      let label = remote.label.isEmpty ? "" : "\(remote.label): "
      let name = FlowFold.shortened(remote.name, ellipsis)
      let number = parts.isEmpty ? 99 : parts[remote.element]
      return sign(remote.way) + label + "\(name) (part\u{A0}\(number))"
    }
    let sheet = fold.sheet(part, after: before, wording)
    return TerminalAttempts(sheet.graph, width: width)
  }

  private func sign(_ way: FlowFold.Remote.Way) -> String {
    switch way {
    case .to: isASCII ? "> " : "→ "
    case .from: isASCII ? "< " : "← "
    case .both: isASCII ? "<> " : "↔ "
    case .none: isASCII ? "- " : "— "
    }
  }

  /// A line of such a node without the spaces that kept words together.
  static func printed(_ line: String) -> String { line.replacing("\u{A0}", with: " ") }

  /// Whether a line of a node that stands in for others is the first of an entry.
  static func beginsStub(_ line: String) -> Bool {
    ["→ ", "> ", "← ", "< ", "↔ ", "<> ", "— ", "- "].contains(where: line.hasPrefix)
  }
}
