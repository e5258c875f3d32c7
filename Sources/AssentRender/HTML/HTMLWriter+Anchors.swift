import AssentLicense
import AssentMarkup

// The places that links lead to, and the links to clauses beside them.
extension HTMLWriter {
  /// Writes a place for each term that the block defines, so that links to terms lead there.
  mutating func writeTerms(_ index: Int) {
    guard let names = frame?.terms[index] else { return }
    for name in names {
      out.write("<span id=\"")
      out.writeEscapedHTML(name)
      out.write("\"></span>")
    }
  }

  mutating func writeID(_ index: Int) {
    guard let anchor = frame?.anchors[index] else { return }
    out.write(" id=\"")
    out.writeEscapedHTML(anchor)
    out.append(UInt8(ascii: "\""))
  }

  /// Writes the link to the list item that a paragraph begins, where the item is a clause.
  mutating func writeAnchorOfItem(_ index: Int) {
    let parent = Int(nodes[index].parent)
    guard parent >= 0, parent == index - 1, case .listItem = nodes[parent].kind,
      frame?.anchors[index] == nil
    else { return }
    writeAnchor(parent)
  }

  mutating func writeAnchor(_ index: Int) {
    guard let anchor = frame?.anchors[index] else { return }
    out.write("<a class=\"anchor\" href=\"#")
    out.writeEscapedAddress(anchor)
    out.write("\" tabindex=\"-1\" aria-label=\"")
    writeName(ofLinkTo: index)
    out.write("\"></a>")
  }

  /// Writes what a link to a clause is called, in the language of the page: `Link to 4. Grant`.
  private mutating func writeName(ofLinkTo index: Int) {
    var name = frame?.clauseNames[index] ?? ""
    if case .heading = nodes[index].kind { name = headingText(index) }
    let label = name.isEmpty ? frame?.labels["anchor"] : frame?.labels.text("linkTo", name)
    out.writeEscapedHTML(label ?? "")
  }

  /// The words of a heading, or as many of them as a name needs.
  private func headingText(_ index: Int) -> String {
    var bytes: [UInt8] = []
    for inner in nodes[index + 1..<Int(nodes[index].end)] where bytes.count < Self.longestName {
      switch inner.kind {
      case .text, .code: bytes += text[inner.literal.range].prefix(Self.longestName)
      case .softBreak, .hardBreak: bytes.append(UInt8(ascii: " "))
      default: break
      }
    }
    guard bytes.count > Self.longestName else { return String(decoding: bytes, as: UTF8.self) }
    var end = Self.longestName
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }

  /// In bytes.
  private static var longestName: Int { 160 }
}
