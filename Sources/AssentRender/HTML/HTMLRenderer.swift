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
    /// The words for links to clauses, tables, diagrams and the like.
    package var labels: FrameLabels
    /// What a clause is called that is no heading, by index of its block: `2.1 (a)`.
    package var clauseNames: [Int: String] = [:]
    /// HTML that stands below a heading and is no part of the text, by index of the heading.
    package var marks: [Int: [UInt8]] = [:]

    package init(
      anchors: AnchorTable = AnchorTable(), diagrams: DrawnDiagrams = [:],
      resolve: LinkResolver? = nil, labels: FrameLabels = .labels(for: "en")
    ) {
      self.anchors = anchors
      self.diagrams = diagrams
      self.resolve = resolve
      self.labels = labels
    }

    /// The frame of a document: its anchors, and the names of its clauses and terms.
    package init(
      of document: LegalDocument, diagrams: DrawnDiagrams, resolve: LinkResolver? = nil,
      labels: FrameLabels
    ) {
      self.init(
        anchors: document.anchors, diagrams: diagrams, resolve: resolve, labels: labels)
      terms = document.termAnchors
      clauseNames = ClauseNames.names(of: document)
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
