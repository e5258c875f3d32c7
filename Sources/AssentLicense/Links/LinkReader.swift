import AssentMarkup

/// Collects the links and images of a document, and the blocks that hold drawings.
struct LinkReader {
  private(set) var links: [LegalDocument.Link] = []
  private(set) var diagrams: [LegalDocument.Diagram] = []

  /// Above this number of nodes the text of a link is left empty, as images can nest without end.
  private static var longestText: Int { 2000 }

  init(_ document: Document) {
    let nodes = document.nodes
    var lastArrow = -1
    for index in nodes.indices {
      switch nodes[index].kind {
      case .link(let destination, _):
        add(document, index, destination, isImage: false)
      case .image(let destination, _):
        add(document, index, destination, isImage: true)
      case .codeBlock(let info, _):
        guard
          let notation = DiagramNotation.notation(
            of: document.text[nodes[index].literal.range], info: document.text[info.range])
        else { continue }
        diagrams.append(
          LegalDocument.Diagram(notation: notation, node: index, range: nodes[index].range))
      case .text:
        let literal = nodes[index].literal
        guard literal.count <= 9, literal.count >= 2, isArrow(document, index),
          Int(nodes[index].parent) != lastArrow
        else { continue }
        lastArrow = Int(nodes[index].parent)
        diagrams.append(
          LegalDocument.Diagram(
            notation: .arrows, node: lastArrow, range: nodes[lastArrow].range))
      default: continue
      }
    }
  }

  private mutating func add(
    _ document: Document, _ index: Int, _ destination: TextRange, isImage: Bool
  ) {
    let node = document.nodes[index]
    let text: String
    if Int(node.end) == index + 2, document.nodes[index + 1].kind == .text {
      text = document.string(document.nodes[index + 1].literal)
    } else if Int(node.end) - index <= Self.longestText {
      text = document.plainText(of: index)
    } else {
      text = ""
    }
    links.append(
      LegalDocument.Link(
        destination: document.string(destination), text: text, isImage: isImage,
        range: node.range, node: index))
  }

  /// Whether a text node is a line with nothing but a downward arrow, between lines of text.
  private func isArrow(_ document: Document, _ index: Int) -> Bool {
    let nodes = document.nodes
    let parent = Int(nodes[index].parent)
    guard nodes[parent].kind == .paragraph, index > parent + 1, index + 1 < Int(nodes[parent].end),
      DiagramNotation.isArrowLine(document.text[nodes[index].literal.range]),
      isBreak(nodes[index - 1].kind), isBreak(nodes[index + 1].kind)
    else { return false }
    return true
  }

  private func isBreak(_ kind: Node.Kind) -> Bool { kind == .softBreak || kind == .hardBreak }
}
