import AssentMarkup

/// Renders a document as text for a pager or a mail: filled lines, drawn tables, numbered links.
///
/// No line is wider than `Options.width` display columns except verbatim blocks and URLs, which
/// break nowhere. No line ends with a space, and the text ends with one newline. Control characters
/// of the document come out as U+FFFD; embeddings, overrides and isolates of bidirectional text are
/// left out, so that nothing is shown in another order than it is written; other formatting
/// characters stay.
package struct PlainTextRenderer: Sendable {
  package struct Options: Hashable, Sendable {
    /// Display columns of a line; at least 12.
    package var width: Int
    /// Whether to write escape sequences for a terminal: attributes, and links (OSC 8).
    package var usesColor: Bool
    /// Whether characters of ambiguous width take two columns; then rules are drawn in ASCII.
    package var ambiguousWide: Bool
    /// How to break the text into pages; `nil` for none.
    package var pages: PageSetup?
    /// What stands below a diagram that is wider than the page, `%` for its columns; `nil` for
    /// nothing.
    package var wideDiagramNote: String?
    /// What stands above the text; its words are none of the document's.
    package var head: PlainTextHead?

    package init(
      width: Int = 72, usesColor: Bool = false, ambiguousWide: Bool = false,
      pages: PageSetup? = nil
    ) {
      self.width = width
      self.usesColor = usesColor
      self.ambiguousWide = ambiguousWide
      self.pages = pages
    }
  }

  /// What stands on every page, and how long a page is.
  package struct PageSetup: Hashable, Sendable {
    package var title: String
    package var version: String?
    /// What the number of a page looks like, `%` for the number and for that of all pages.
    package var numbering = "page % of %"
    /// Lines of a page with its header; at least 12.
    package var lines: Int

    package init(title: String, version: String? = nil, lines: Int = 58) {
      self.title = title
      self.version = version
      self.lines = lines
    }
  }

  private let options: Options
  private let diagrams: DrawnDiagrams
  private let resolve: HTMLRenderer.LinkResolver?

  /// - Parameter diagrams: those that are drawn anew; all other code stands as it is written.
  /// - Parameter resolve: gives the address of a link for those who read the text; `nil` leaves it
  ///   as written.
  package init(
    options: Options = Options(), diagrams: DrawnDiagrams = [:],
    resolve: HTMLRenderer.LinkResolver? = nil
  ) {
    var options = options
    options.width = max(options.width, 12)
    self.options = options
    self.diagrams = diagrams
    self.resolve = resolve
  }

  package func render(_ document: Document) -> Rendered {
    document.text.withUnsafeBufferPointer { text in
      document.nodes.withUnsafeBufferPointer { nodes in
        var writer = PlainTextWriter(
          document: document, nodes: nodes, text: text, options: options, diagrams: diagrams,
          resolve: resolve)
        writer.write()
        guard let pages = options.pages else {
          return Rendered(bytes: writer.filler.out.bytes, words: writer.words.finished())
        }
        let paginator = Paginator(
          text: writer.filler.out.bytes, blocks: writer.pageBlocks, setup: pages, options: options)
        return Rendered(bytes: paginator.paginated(), words: writer.words.finished())
      }
    }
  }

  /// Renders a document for a screen, where lines have places.
  package func place(_ document: Document) -> PlacedText {
    document.text.withUnsafeBufferPointer { text in
      document.nodes.withUnsafeBufferPointer { nodes in
        var writer = PlainTextWriter(
          document: document, nodes: nodes, text: text, options: options, diagrams: diagrams,
          resolve: resolve)
        writer.recordsBlocks = true
        writer.write()
        return PlacedText(
          bytes: writer.filler.out.bytes, blocks: writer.pageBlocks,
          words: writer.words.finished(), width: options.width)
      }
    }
  }
}
