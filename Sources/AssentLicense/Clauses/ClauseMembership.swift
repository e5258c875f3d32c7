import AssentDiagnostics
import AssentMarkup

/// Tells which clause each block of a document belongs to, as its nodes are walked through in order.
///
/// A footnote belongs to the clause in which its first mark stands: it stands last in the tree, wherever it is
/// written.
package struct ClauseMembership {
  /// Index of the innermost clause around the node reached; -1 for none.
  package private(set) var clause = -1
  private let clauses: [Clause]
  private var next = 0
  /// The clauses of footnotes, by the index of the node; empty for a document without any.
  private var footnotes: [Int: Int] = [:]
  /// Where the footnote that was entered last ends.
  private var footnoteEnd = -1

  package init(_ document: LegalDocument) { self.init(document.markup, document.clauses) }

  init(_ document: Document, _ clauses: [Clause]) {
    self.clauses = clauses
    footnotes = Self.footnotes(of: document, clauses)
  }

  private init(_ clauses: [Clause]) { self.clauses = clauses }

  package mutating func move(to index: Int, _ node: Node) {
    if case .footnoteDefinition = node.kind, let place = footnotes[index] {
      clause = place
      footnoteEnd = Int(node.end)
    }
    if index < footnoteEnd { return }
    while next < clauses.count, clauses[next].node <= index {
      clause = next
      next += 1
    }
    let start = SourceLocation(line: Int(node.startLine), column: Int(node.startColumn))
    guard node.isBlock, node.startLine > 0 else { return }
    while clause >= 0, clauses[clause].node < index, clauses[clause].range.end <= start {
      clause = clauses[clause].parent ?? -1
    }
  }

  /// The clause of each footnote, by the index of its node.
  private static func footnotes(of document: Document, _ clauses: [Clause]) -> [Int: Int] {
    let nodes = document.nodes
    guard let last = nodes.indices.last, isInFootnote(last, nodes) else { return [:] }
    var membership = ClauseMembership(clauses)
    var places: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .footnoteReference(let label, _):
        let label = document.string(label)
        if places[label] == nil { places[label] = membership.clause }
      case .footnoteDefinition:
        // One that is mentioned in another is of the clause of that.
        membership.footnotes[index] = places[document.string(node.literal)]
        membership.move(to: index, node)
      default:
        if node.isBlock { membership.move(to: index, node) }
      }
    }
    return membership.footnotes
  }

  private static func isInFootnote(_ index: Int, _ nodes: [Node]) -> Bool {
    var index = index
    while index > 0 {
      if case .footnoteDefinition = nodes[index].kind { return true }
      index = Int(nodes[index].parent)
    }
    return false
  }
}

extension LegalDocument {
  /// The innermost clause around each block that has one, by the index of the block.
  package var clausesOfBlocks: [Int: Int] {
    var membership = ClauseMembership(self)
    var places: [Int: Int] = [:]
    for (index, node) in markup.nodes.enumerated() where node.isBlock {
      membership.move(to: index, node)
      if membership.clause >= 0 { places[index] = membership.clause }
    }
    return places
  }
}
