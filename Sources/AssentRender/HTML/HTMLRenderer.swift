import AssentLicense
import AssentMarkup

/// Writes a document as HTML.
///
/// Without a ``PageFrame`` the output is that of cmark-gfm 0.29.0.gfm.6, byte for byte; with one it
/// has anchors, copy-links and wrappers, and none of the attributes that HTML has dropped.
package struct HTMLRenderer: Sendable {
  /// From the destination of a link, in UTF-8, to the address that a page has for it.
  package typealias LinkResolver =
    @Sendable (_ destination: UnsafeBufferPointer<UInt8>) -> String?

  /// What a page adds to the bare HTML of the specification.
  package struct PageFrame: Sendable {
    package var anchors: AnchorTable
    /// Fragment identifiers of the terms that a block defines, by index of the block.
    package var terms: [Int: [String]] = [:]
    /// The diagrams, with what was drawn of them.
    package var diagrams: DrawnDiagrams
    /// Gives the address of a link as the page needs it; `nil` leaves it as written.
    package var resolve: LinkResolver?
    /// The accessible names of copy-links, tables, diagrams and code.
    package var anchorLabel: String
    package var tableLabel: String
    package var diagramLabel: String
    package var codeLabel: String
    package var sourceLabel: String

    package init(
      anchors: AnchorTable = AnchorTable(), diagrams: DrawnDiagrams = [:],
      resolve: LinkResolver? = nil,
      anchorLabel: String = "Link to this section", tableLabel: String = "Table",
      diagramLabel: String = "Diagram", codeLabel: String = "Code",
      sourceLabel: String = "Source"
    ) {
      self.anchors = anchors
      self.diagrams = diagrams
      self.resolve = resolve
      self.anchorLabel = anchorLabel
      self.tableLabel = tableLabel
      self.diagramLabel = diagramLabel
      self.codeLabel = codeLabel
      self.sourceLabel = sourceLabel
    }
  }

  /// Whether raw HTML and every link destination pass through; never so for a page.
  package var isUnsafe: Bool
  package var frame: PageFrame?

  package init(isUnsafe: Bool = false, frame: PageFrame? = nil) {
    self.isUnsafe = isUnsafe
    self.frame = frame
  }

  package func render(_ document: Document) -> Rendered {
    document.text.withUnsafeBufferPointer { text in
      document.nodes.withUnsafeBufferPointer { nodes in
        var writer = HTMLWriter(
          nodes: nodes, text: text, isUnsafe: isUnsafe && frame == nil, frame: frame,
          filtersTags: document.extensions.contains(.tagfilter))
        writer.writeDocument()
        return Rendered(bytes: writer.out.bytes, words: writer.words.finished())
      }
    }
  }
}
