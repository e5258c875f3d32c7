import AssentDiagnostics
import AssentDiagram
import AssentMarkup

/// The code fences of a document as what may be diagrams.
extension Document {
  /// Every fenced code block, in source order; reading it tells whether it is a diagram.
  package var diagramSources: [DiagramSource] { nodes.indices.compactMap(diagramSource(at:)) }

  /// The code block at an index of ``nodes`` as a diagram; `nil` where no fenced code stands.
  func diagramSource(at index: Int) -> DiagramSource? {
    let node = nodes[index]
    guard case .codeBlock(let info, isFenced: true) = node.kind else { return nil }
    return DiagramSource(
      file: source, text: Array(bytes(node.literal)), info: string(info),
      fenceLine: Int(node.startLine), indent: max(0, Int(node.startColumn) - 1))
  }
}

extension DiagramSource {
  /// A file that is one diagram without Markdown around it: `.mmd` or `.txt`.
  package init?(bareFile file: SourceFile) {
    let info: String
    if file.path.hasSuffix(".mmd") {
      info = "mermaid"
    } else if file.path.hasSuffix(".txt") {
      info = ""
    } else {
      return nil
    }
    self.init(file: file, text: file.bytes, info: info, fenceLine: 0)
  }
}
