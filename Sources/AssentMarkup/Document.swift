import AssentDiagnostics

/// A parsed Markdown document: a flat tree and the text its nodes point into.
///
/// `nodes` holds the tree in preorder: node 0 is the document, and the subtree of node `i` is
/// `nodes[i..<nodes[i].end]`. So a walk is a loop, and no depth of nesting overflows the stack.
package struct Document: Sendable {
  /// The file as it was read, front matter included; all positions refer to it.
  package let source: SourceFile
  package let frontMatter: FrontMatter?
  package let extensions: Extensions
  package let nodes: [Node]
  /// The bytes of every literal, destination, title and info string, in UTF-8.
  package let text: [UInt8]
  /// Problems met before parsing; where there are any errors, the tree is empty.
  package let diagnostics: [Diagnostic]

  package init(
    source: SourceFile, frontMatter: FrontMatter?, extensions: Extensions, nodes: [Node],
    text: [UInt8], diagnostics: [Diagnostic]
  ) {
    self.source = source
    self.frontMatter = frontMatter
    self.extensions = extensions
    self.nodes = nodes
    self.text = text
    self.diagnostics = diagnostics
  }

  /// The bytes of a range of the document's text.
  package func bytes(_ range: TextRange) -> ArraySlice<UInt8> {
    text[range.range]
  }

  /// The string of a range of the document's text.
  package func string(_ range: TextRange) -> String {
    String(decoding: text[range.range], as: UTF8.self)
  }

  /// The indices of the children of the node at `index`, in order.
  package func children(of index: Int) -> Children {
    Children(nodes: nodes, index: index + 1, end: Int(nodes[index].end))
  }

  package struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var index: Int
    let end: Int

    package mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(nodes[index].end) }
      return index
    }
  }

  /// The words below a node, without markup: breaks are one space, an image is its description,
  /// raw HTML and footnote references are nothing.
  package func plainText(of index: Int) -> String {
    var bytes: [UInt8] = []
    appendPlainText(of: index, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what ``plainText(of:)`` returns to `bytes`.
  package func appendPlainText(of index: Int, to bytes: inout [UInt8]) {
    for node in nodes[index..<Int(nodes[index].end)] {
      switch node.kind {
      case .text, .code, .codeBlock:
        bytes += text[node.literal.range]
      case .softBreak, .hardBreak:
        bytes.append(UInt8(ascii: " "))
      case .paragraph, .heading, .tableCell, .listItem:
        if let last = bytes.last, last != UInt8(ascii: " "), last != UInt8(ascii: "\n") {
          bytes.append(UInt8(ascii: " "))
        }
      case .document, .blockQuote, .list, .footnoteDefinition, .thematicBreak, .htmlBlock, .table,
        .tableRow, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image,
        .footnoteReference:
        break
      }
    }
  }

  /// The indices of all headings, in order, at whatever depth.
  package var headings: [Int] {
    nodes.indices.filter {
      if case .heading = nodes[$0].kind { true } else { false }
    }
  }
}
