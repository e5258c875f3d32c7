import AssentMarkup

extension PlainTextWriter {
  /// Writes the inlines among `nodes[start..<end]` to the filler, and reports their words.
  mutating func writeInlines(_ start: Int, _ end: Int) {
    var index = start
    var nextEnd = Int.max
    while index < end {
      while index >= nextEnd { nextEnd = closeInline() }
      let node = nodes[index]
      switch node.kind {
      case .text:
        writeText(node.literal)
      case .softBreak:
        filler.writeSpace(.soft)
      case .hardBreak:
        filler.breakHard()
      case .code:
        filler.isCode = true
        writeText(node.literal)
        filler.isCode = false
      case .htmlInline:
        if isLineBreakTag(node.literal) { filler.breakHard() }
      case .emphasis:
        nextEnd = openInline(node) { $0.attributes.insert(.italic) }
      case .strong:
        nextEnd = openInline(node) { $0.attributes.insert(.bold) }
      case .strikethrough:
        nextEnd = openInline(node, suffix: "~~") { $0.attributes.insert(.struck) }
        filler.writeMark("~~")
      case .link(let destination, _):
        nextEnd = openLink(node, index, destination)
      case .footnoteReference:
        writeFootnoteNumber(node.literal)
      case .image, .document, .blockQuote, .list, .listItem, .footnoteDefinition, .thematicBreak,
        .heading, .codeBlock, .htmlBlock, .paragraph, .table, .tableRow, .tableCell:
        break
      }
      index += 1
    }
    while !inlineFrames.isEmpty { _ = closeInline() }
  }

  private mutating func writeText(_ literal: TextRange) {
    let bytes = UnsafeBufferPointer(rebasing: text[literal.range])
    words.append(literal)
    filler.write(bytes)
  }

  private mutating func openInline(
    _ node: Node, suffix: String = "", style: (inout TextStyle) -> Void
  ) -> Int {
    guard filler.usesColor || !suffix.isEmpty else { return inlineFrames.last?.end ?? .max }
    inlineFrames.append(
      InlineFrame(
        end: Int(node.end), suffix: Array(suffix.utf8), style: filler.style))
    if filler.usesColor { style(&filler.style) }
    return Int(node.end)
  }

  /// Ends the innermost open inline; returns where the next one ends.
  private mutating func closeInline() -> Int {
    guard let frame = inlineFrames.popLast() else { return .max }
    filler.isCode = false
    filler.writeGlued(frame.suffix)
    filler.style = frame.style
    return inlineFrames.last?.end ?? .max
  }

  private mutating func openLink(_ node: Node, _ index: Int, _ destination: TextRange) -> Int {
    let target = address(of: destination)
    guard LinkNumbers.isListed(target) else { return inlineFrames.last?.end ?? .max }
    let isPrinted = showsTarget(index, Int(node.end), destination)
    let suffix = isPrinted ? [] : Array("[\(links.number(of: target))]".utf8)
    inlineFrames.append(InlineFrame(end: Int(node.end), suffix: suffix, style: filler.style))
    if filler.usesColor, let address = LinkNumbers.encoded(target) {
      filler.style.link = filler.targets.count
      filler.targets.append(address)
    }
    if isPrinted { filler.isCode = true }
    return Int(node.end)
  }

  private func address(of destination: TextRange) -> ArraySlice<UInt8> {
    if let resolve, let address = resolve(UnsafeBufferPointer(rebasing: text[destination.range])) {
      return Array(address.utf8)[...]
    }
    return document.bytes(destination)
  }

  /// Whether the text of a link is its URL, give or take what the parser or a browser adds.
  private func showsTarget(_ index: Int, _ end: Int, _ destination: TextRange) -> Bool {
    guard end == index + 2, case .text = nodes[index + 1].kind else { return false }
    let shown = text[nodes[index + 1].literal.range]
    var target = text[destination.range]
    if target.elementsEqual(shown) { return true }
    for scheme in ["mailto:", "http://", "https://"] where target.starts(with: scheme.utf8) {
      if target.dropFirst(scheme.utf8.count).elementsEqual(shown) { return true }
    }
    if target.last == UInt8(ascii: "/") {
      target = target.dropLast()
      return target.elementsEqual(shown)
    }
    return false
  }

  private mutating func writeFootnoteNumber(_ literal: TextRange) {
    filler.writeGlued(Array("[^".utf8) + text[literal.range] + Array("]".utf8))
  }

  /// Whether raw HTML is a line break, which authors need in table cells.
  private func isLineBreakTag(_ literal: TextRange) -> Bool {
    let tag = text[literal.range]
    guard tag.count >= 4, tag.count <= 6 else { return false }
    let name = tag.filter { $0 > 0x20 && $0 != UInt8(ascii: "/") }.map { $0 | 0x20 }
    return name.elementsEqual("<br>".utf8.map { $0 | 0x20 })
  }
}
