import AssentDiagnostics
import AssentDiagram
import AssentLint
import AssentMarkup

/// The code fences of a document as what may be diagrams.
extension Document {
  /// Every fenced code block, in source order; reading it tells whether it is a diagram.
  package var diagramSources: [DiagramSource] {
    DiagramSource.all(in: self)
  }
}

extension DiagramSource {
  /// A file that is one diagram without Markdown around it: `.mmd` or `.txt`.
  package init?(bareFile file: SourceFile) {
    let info: String
    let path = file.path.lowercased()
    if path.hasSuffix(".mmd") {
      info = "mermaid"
    } else if path.hasSuffix(".txt") {
      info = ""
    } else {
      return nil
    }
    // A carriage return alone ends a line, as in Markdown.
    var text = file.bytes
    for index in text.indices
    where text[index] == 13 && (index + 1 == text.count || text[index + 1] != 10) {
      text[index] = 10
    }
    self.init(file: file, text: text, info: info, fenceLine: 0)
  }
}
