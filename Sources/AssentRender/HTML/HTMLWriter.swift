import AssentLicense
import AssentMarkup

/// The state of one rendering: what is written, and which elements are open.
struct HTMLWriter: ~Copyable {
  let nodes: UnsafeBufferPointer<Node>
  let text: UnsafeBufferPointer<UInt8>
  let isUnsafe: Bool
  let frame: HTMLRenderer.PageFrame?
  let filtersTags: Bool
  var out: ByteBuffer
  private(set) var words = WordRanges()
  /// Indices of the open nodes, outermost first.
  private var open: [Int] = []
  private var hasTableBody = false
  private var isInTableHead = false
  /// Whether a link is open; none stands in another.
  private var isInLink = false
  /// Footnotes begun, and those whose links back are written.
  var footnoteCount = 0
  var writtenFootnoteCount = 0

  init(
    nodes: UnsafeBufferPointer<Node>, text: UnsafeBufferPointer<UInt8>, isUnsafe: Bool,
    frame: HTMLRenderer.PageFrame?, filtersTags: Bool
  ) {
    self.nodes = nodes
    self.text = text
    self.isUnsafe = isUnsafe
    self.frame = frame
    self.filtersTags = filtersTags
    out = ByteBuffer(minimumCapacity: text.count + text.count / 2 + 1024)
  }

  var isPage: Bool { frame != nil }

  mutating func writeDocument() {
    var index = 0
    while index < nodes.count {
      closeNodes(endingAt: index)
      if case .image = nodes[index].kind {
        writeImage(index)
        index = Int(nodes[index].end)
        continue
      }
      enter(index)
      if Int(nodes[index].end) > index + 1 {
        open.append(index)
      } else {
        leave(index)
      }
      index += 1
    }
    closeNodes(endingAt: nodes.count)
    if footnoteCount > 0 {
      out.write("</ol>\n</section>\n")
    }
  }

  private mutating func closeNodes(endingAt index: Int) {
    while let last = open.last, Int(nodes[last].end) <= index {
      open.removeLast()
      leave(last)
    }
  }

  private mutating func enter(_ index: Int) {
    let node = nodes[index]
    switch node.kind {
    case .document:
      break
    case .blockQuote:
      out.writeLineStart()
      out.write("<blockquote>\n")
    case .list(let style):
      enterList(style)
    case .listItem(let state):
      enterItem(index, state)
    case .footnoteDefinition:
      if footnoteCount == 0 {
        out.write("<section class=\"footnotes\" data-footnotes>\n<ol>\n")
      }
      footnoteCount += 1
      out.write("<li id=\"fn-")
      out.writeEscapedAddress(text.slice(node.literal.range))
      out.write("\">\n")
    case .thematicBreak:
      out.writeLineStart()
      out.write(isPage ? "<hr>\n" : "<hr />\n")
    case .heading(let level):
      out.writeLineStart()
      // The link to a section stands beside its heading, not in it, where it would be read out.
      if frame?.anchors[index] != nil { out.write("<div class=\"headline\">\n") }
      out.write("<h")
      out.write(level)
      writeID(index)
      out.append(UInt8(ascii: ">"))
      writeTerms(index)
    case .codeBlock(let info, _):
      writeCodeBlock(index, info: info)
    case .htmlBlock:
      guard isUnsafe else { return }
      out.writeLineStart()
      writeRawHTML(text.slice(node.literal.range), isBlock: true)
      out.writeLineStart()
    case .paragraph:
      guard !isTight(index) else {
        if let anchor = frame?.anchors[index] {
          out.write("<span id=\"")
          out.writeEscapedHTML(anchor)
          out.write("\">")
        }
        writeTerms(index)
        return
      }
      out.writeLineStart()
      out.write("<p")
      writeID(index)
      out.append(UInt8(ascii: ">"))
      writeTerms(index)
    case .table:
      out.writeLineStart()
      if let frame {
        out.write("<div class=\"table\" role=\"group\" tabindex=\"0\" aria-label=\"")
        out.writeEscapedHTML(frame.labels["table"])
        out.write("\">\n")
      }
      out.write("<table>")
      hasTableBody = false
    case .tableRow(let isHeader):
      out.writeLineStart()
      if isHeader {
        isInTableHead = true
        out.write("<thead>\n")
      } else if !hasTableBody {
        out.write("<tbody>\n")
        hasTableBody = true
      }
      out.write("<tr>")
    case .tableCell(let alignment):
      enterCell(alignment)
      writeTerms(index)
    case .text:
      writeWords(node.literal)
    case .softBreak:
      out.append(UInt8(ascii: "\n"))
    case .hardBreak:
      out.write(isPage ? "<br>\n" : "<br />\n")
    case .code:
      out.write("<code>")
      writeWords(node.literal)
      out.write("</code>")
    case .htmlInline:
      if isUnsafe { writeRawHTML(text.slice(node.literal.range), isBlock: false) }
    case .emphasis:
      out.write("<em>")
    case .strong:
      out.write("<strong>")
    case .strikethrough:
      out.write("<del>")
    case .link(let destination, let title):
      isInLink = writesLink(destination)
      enterLink(index, destination: destination, title: title)
    case .image:
      break
    case .footnoteReference(let label, let occurrence):
      writeFootnoteReference(node, label: label, occurrence: occurrence)
    }
  }

  private mutating func leave(_ index: Int) {
    switch nodes[index].kind {
    case .blockQuote:
      out.writeLineStart()
      out.write("</blockquote>\n")
    case .list(let style):
      out.write(style.isOrdered ? "</ol>\n" : "</ul>\n")
    case .listItem:
      out.write("</li>\n")
    case .footnoteDefinition:
      if writeBackReference(index) { out.append(UInt8(ascii: "\n")) }
      out.write("</li>\n")
    case .heading(let level):
      out.write("</h")
      out.write(level)
      out.write(">\n")
      guard frame?.anchors[index] != nil else { return }
      writeAnchor(index)
      if let mark = frame?.marks[index] { out.write(mark) }
      out.write("\n</div>\n")
    case .paragraph:
      leaveParagraph(index)
    case .table:
      if hasTableBody { out.write("\n</tbody>") }
      hasTableBody = false
      out.writeLineStart()
      out.write(isPage ? "</table>\n</div>\n" : "</table>\n")
    case .tableRow(let isHeader):
      out.writeLineStart()
      out.write("</tr>")
      if isHeader {
        out.write("\n</thead>")
        isInTableHead = false
      }
    case .tableCell:
      out.write(isInTableHead ? "</th>" : "</td>")
    case .emphasis:
      out.write("</em>")
    case .strong:
      out.write("</strong>")
    case .strikethrough:
      out.write("</del>")
    case .link(let destination, _):
      if writesLink(destination) { out.write("</a>") }
      isInLink = false
    case .document, .thematicBreak, .codeBlock, .htmlBlock, .text, .softBreak, .hardBreak, .code,
      .htmlInline, .image, .footnoteReference:
      break
    }
  }

  // MARK: Blocks

  private mutating func enterList(_ style: Node.ListStyle) {
    out.writeLineStart()
    if !style.isOrdered {
      out.write("<ul>\n")
    } else if style.start == 1 {
      out.write("<ol>\n")
    } else {
      out.write("<ol start=\"")
      out.write(Int(style.start))
      out.write("\">\n")
    }
  }

  private mutating func enterItem(_ index: Int, _ state: Node.TaskState) {
    out.writeLineStart()
    out.write("<li")
    switch (state, isPage) {
    case (.none, _):
      writeID(index)
      out.append(UInt8(ascii: ">"))
    case (.open, false): out.write("><input type=\"checkbox\" disabled=\"\" /> ")
    case (.done, false): out.write("><input type=\"checkbox\" checked=\"\" disabled=\"\" /> ")
    case (.open, true):
      writeID(index)
      out.write(" class=\"task\"><input type=\"checkbox\" disabled aria-label=\"☐\"> ")
    case (.done, true):
      writeID(index)
      out.write(" class=\"task\"><input type=\"checkbox\" checked disabled aria-label=\"☑\"> ")
    }
  }

  private mutating func enterCell(_ alignment: Node.Alignment) {
    out.writeLineStart()
    out.write(isInTableHead ? "<th" : "<td")
    switch alignment {
    case .none: break
    case .left: out.write(isPage ? " class=\"start\"" : " align=\"left\"")
    case .center: out.write(isPage ? " class=\"center\"" : " align=\"center\"")
    case .right: out.write(isPage ? " class=\"end\"" : " align=\"right\"")
    }
    out.append(UInt8(ascii: ">"))
  }

  /// Whether a paragraph stands in a tight list, where it has no tags of its own (GFM 5.3).
  private func isTight(_ index: Int) -> Bool {
    let parent = Int(nodes[index].parent)
    guard parent >= 0, case let grandparent = Int(nodes[parent].parent), grandparent >= 0,
      case .list(let style) = nodes[grandparent].kind
    else { return false }
    return style.isTight
  }

  private mutating func leaveParagraph(_ index: Int) {
    guard !isTight(index) else {
      if frame?.anchors[index] != nil {
        writeAnchor(index)
        out.write("</span>")
      } else {
        writeAnchorOfItem(index)
      }
      return
    }
    writeAnchor(index)
    writeAnchorOfItem(index)
    let parent = Int(nodes[index].parent)
    if parent >= 0, case .footnoteDefinition = nodes[parent].kind,
      nodes[index].end == nodes[parent].end
    {
      out.append(UInt8(ascii: " "))
      _ = writeBackReference(parent)
    }
    out.write("</p>\n")
  }

  // MARK: Inlines

  mutating func writeWords(_ range: TextRange) {
    out.writeEscapedHTML(text.slice(range.range))
    words.append(range)
  }

  private mutating func writeRawHTML(_ html: UnsafeBufferPointer<UInt8>, isBlock: Bool) {
    guard filtersTags else {
      out.write(html)
      return
    }
    if isBlock {
      TagFilter.write(html, to: &out)
    } else if TagFilter.refuses(html) {
      out.write("&lt;")
      out.write(html.slice(1..<html.count))
    } else {
      out.write(html)
    }
  }

  /// Whether a link is written as one; on a page, a destination that is not safe leaves its text.
  private func writesLink(_ destination: TextRange) -> Bool {
    !isPage || SafeURL.isAllowed(text.slice(destination.range))
  }

  private mutating func enterLink(_ index: Int, destination: TextRange, title: TextRange) {
    guard writesLink(destination) else { return }
    out.write("<a href=\"")
    writeAddress(destination)
    out.append(UInt8(ascii: "\""))
    if isPage, isWordless(index) {
      // Nothing of it could be spoken or seen; the address is no word of the text.
      out.write(" aria-label=\"")
      writeAddress(destination)
      out.append(UInt8(ascii: "\""))
    }
    if !title.isEmpty {
      out.write(" title=\"")
      out.writeEscapedHTML(text.slice(title.range))
      out.append(UInt8(ascii: "\""))
    }
    out.append(UInt8(ascii: ">"))
  }

  /// Whether nothing is written of what stands in a link or picture: pictures that lie elsewhere, without
  /// alternative text.
  private func isWordless(_ index: Int) -> Bool {
    nodes[index + 1..<Int(nodes[index].end)].allSatisfy { inner in
      guard case .image(let destination, _) = inner.kind else { return false }
      return !SafeURL.isLocal(text.slice(destination.range))
    }
  }

  private mutating func writeAddress(_ destination: TextRange) {
    let bytes = text.slice(destination.range)
    if let address = frame?.resolve?(bytes) {
      out.writeEscapedAddress(address)
    } else if isUnsafe || isPage || !SafeURL.isDangerous(bytes) {
      out.writeEscapedAddress(bytes)
    }
  }

  private mutating func writeImage(_ index: Int) {
    guard case .image(let destination, let title) = nodes[index].kind else { return }
    guard !isPage || SafeURL.isLocal(text.slice(destination.range)) else {
      writeRemoteImage(index, destination: destination, title: title)
      return
    }
    out.write("<img src=\"")
    writeAddress(destination)
    out.write("\" alt=\"")
    writeAlternative(of: index)
    if !title.isEmpty {
      out.write("\" title=\"")
      out.writeEscapedHTML(text.slice(title.range))
    }
    out.write(isPage ? "\">" : "\" />")
  }

  /// Writes the alternative text of a picture that lies elsewhere, with a link to it: a page loads
  /// nothing that its publisher does not publish.
  private mutating func writeRemoteImage(
    _ index: Int, destination: TextRange, title: TextRange
  ) {
    let isLink = !isInLink && writesLink(destination)
    if isLink { enterLink(index, destination: destination, title: title) }
    writeAlternative(of: index)
    if isLink { out.write("</a>") }
  }

  private mutating func writeAlternative(of index: Int) {
    for inner in nodes[index + 1..<Int(nodes[index].end)] {
      switch inner.kind {
      case .text, .code:
        writeWords(inner.literal)
      case .htmlInline:
        if !isPage { out.writeEscapedHTML(text.slice(inner.literal.range)) }
      case .softBreak, .hardBreak:
        out.append(UInt8(ascii: " "))
      default:
        break
      }
    }
  }
}
