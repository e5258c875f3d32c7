import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Reads the blocks of a document as words.
struct BlockReader {
  var text = WordText()
  /// The styles of all words of both texts.
  private(set) var styles: StyleTable
  private(set) var table: WordTable

  let document: LegalDocument
  private let markup: Document
  private let dates: DateReader
  private let joinsHan: Bool
  /// The parts of the block being read.
  private var segments: [Segment] = []
  private var membership: ClauseMembership
  let mentions: [LegalDocument.Mention]
  /// Index in ``mentions`` of the first one that was not reached.
  var nextMention = 0

  private struct Segment {
    var start: Int
    var style: Int32
    var traits: Word.Traits
  }

  private struct Open {
    enum Kind {
      case quote
      case list(Node.ListStyle, next: Int)
      case item(marker: String, isUsed: Bool)
      case footnote(String)
      case styled(Int32)
    }

    var kind: Kind
    var end: Int
  }

  init(_ document: LegalDocument, table: WordTable, styles: StyleTable) {
    self.document = document
    self.table = table
    self.styles = styles
    markup = document.markup
    mentions = document.mentions
    dates = DateReader(language: document.language)
    joinsHan = LanguageTag.language(of: document.language) != "zh"
    membership = ClauseMembership(document)
    text.bytes.reserveCapacity(document.markup.text.count + 1024)
    text.words.reserveCapacity(document.markup.text.count / 5 + 16)
    readFrontMatter()
    readBlocks()
  }

  // MARK: Front matter

  private mutating func readFrontMatter() {
    guard let frontMatter = markup.frontMatter else { return }
    for line in frontMatter.firstLine..<max(frontMatter.firstLine, frontMatter.lineCount) {
      let bytes = markup.source.line(line)
      guard bytes.contains(where: { $0 > 0x20 }) else { continue }
      begin()
      // Data is nested by the spaces before it.
      let indent = bytes.prefix { $0 == 0x20 || $0 == 0x09 }
      append(indent, style: 0, traits: [.divider, .mark])
      append(bytes.dropFirst(indent.count), style: 0)
      end(.metadata, clause: WordText.frontMatter, node: nil)
    }
  }

  // MARK: Blocks

  private mutating func readBlocks() {
    var open: [Open] = []
    var index = 1
    let nodes = markup.nodes
    while index < nodes.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      let node = nodes[index]
      let end = Int(node.end)
      membership.move(to: index, node)
      switch node.kind {
      case .document, .table: index += 1
      case .blockQuote:
        open.append(Open(kind: .quote, end: end))
        if end == index + 1 { readEmpty(.quote, ">", index) }
        index += 1
      case .list(let style):
        open.append(Open(kind: .list(style, next: Int(style.start)), end: end))
        index += 1
      case .listItem(let state):
        let marker = marker(state, &open)
        open.append(Open(kind: .item(marker: marker, isUsed: false), end: end))
        if end == index + 1 {
          begin()
          append(marker.utf8, style: 0, traits: .markup)
          self.end(form(&open), clause: membership.clause, node: index)
        }
        index += 1
      case .footnoteDefinition:
        open.append(Open(kind: .footnote(markup.string(node.literal)), end: end))
        index += 1
      case .heading(let level):
        begin()
        readInlines(index + 1, end)
        let form = BlockChange.Form.heading(level: level)
        if end == index + 1 {
          readEmpty(form, "#", index)
        } else {
          self.end(form, clause: membership.clause, node: index)
        }
        index = end
      case .paragraph:
        begin()
        readInlines(index + 1, end)
        self.end(form(&open), clause: membership.clause, node: index)
        index = end
      case .codeBlock(let info, _):
        begin()
        append("```".utf8 + Array(markup.bytes(info)), style: 0, traits: .markup)
        appendVerbatim(markup.bytes(node.literal))
        self.end(.code, clause: membership.clause, node: index)
        index = end
      case .htmlBlock:
        begin()
        appendHTML(markup.bytes(node.literal))
        self.end(form(&open), clause: membership.clause, node: index)
        index = end
      case .thematicBreak:
        begin()
        append("---".utf8, style: 0, traits: .markup)
        self.end(.paragraph, clause: membership.clause, node: index)
        index = end
      case .tableRow(let isHeader):
        begin()
        var isFirst = true
        for cell in markup.children(of: index) {
          if !isFirst { append("\t".utf8, style: 0, traits: [.divider, .mark]) }
          isFirst = false
          if isHeader, case .tableCell(let alignment) = nodes[cell].kind, alignment != .none {
            append(Self.mark(of: alignment).utf8, style: 0, traits: .markup)
          }
          readInlines(cell + 1, Int(nodes[cell].end))
        }
        self.end(.tableRow(isHeader: isHeader), clause: membership.clause, node: index)
        index = end
      case .tableCell, .text, .softBreak, .hardBreak, .code, .htmlInline, .emphasis, .strong,
        .strikethrough, .link, .image, .footnoteReference:
        index = end
      }
    }
  }

  /// A block that has no words is a mark.
  private mutating func readEmpty(_ form: BlockChange.Form, _ mark: String, _ node: Int) {
    begin()
    append(mark.utf8, style: 0, traits: .markup)
    end(form, clause: membership.clause, node: node)
  }

  private static func mark(of alignment: Node.Alignment) -> String {
    switch alignment {
    case .none: "---"
    case .left: ":--"
    case .center: ":-:"
    case .right: "--:"
    }
  }

  /// The form of a paragraph that stands in what is open.
  private func form(_ open: inout [Open]) -> BlockChange.Form {
    var depth = 0
    for entry in open.dropLast() {
      if case .list = entry.kind { depth += 1 }
    }
    for position in open.indices.reversed() {
      switch open[position].kind {
      case .quote: return .quote
      case .footnote(let label): return .footnote(label: label)
      case .item(let marker, let isUsed):
        open[position].kind = .item(marker: marker, isUsed: true)
        return .listItem(marker: isUsed ? "" : marker, depth: max(0, depth - 1))
      case .list, .styled: continue
      }
    }
    return .paragraph
  }

  private func marker(_ state: Node.TaskState, _ open: inout [Open]) -> String {
    switch state {
    case .open: return "☐"
    case .done: return "☑"
    case .none: break
    }
    for position in open.indices.reversed() {
      guard case .list(let style, let next) = open[position].kind else { continue }
      open[position].kind = .list(style, next: next &+ 1)
      switch style.marker {
      case .bullet: return "•"
      case .period: return "\(next)."
      case .parenthesis: return "\(next))"
      }
    }
    return "•"
  }

  // MARK: Inlines

  private mutating func readInlines(_ start: Int, _ end: Int) {
    var open: [(style: WordText.Style, number: Int32, end: Int)] = []
    var index = start
    while index < end {
      while let last = open.last, last.end <= index { open.removeLast() }
      let node = markup.nodes[index]
      var style = open.last?.style ?? .plain
      let number = open.last?.number ?? 0
      switch node.kind {
      case .text: append(markup.bytes(node.literal), style: number)
      case .softBreak: appendSoftBreak(before: index + 1, end, number)
      case .hardBreak: append("↵".utf8, style: 0, traits: .markup)
      case .code:
        style.marks.insert(.code)
        append(markup.bytes(node.literal), style: styles.number(of: style))
      case .htmlInline: append(markup.bytes(node.literal), style: 0, traits: .markup)
      case .footnoteReference(let label, _):
        append("[^\(markup.string(label))]".utf8, style: 0, traits: .markup)
      case .strikethrough:
        // Words that are struck out are no longer part of the text.
        append("~~\(markup.plainText(of: index))~~".utf8, style: 0, traits: .markup)
        index = Int(node.end)
        continue
      case .emphasis, .strong, .link, .image:
        change(&style, by: node.kind, at: index)
        if case .image = node.kind, Int(node.end) == index + 1 {
          append("![](\(style.target ?? ""))".utf8, style: 0, traits: .markup)
        }
        open.append((style, styles.number(of: style), Int(node.end)))
      case .document, .blockQuote, .list, .listItem, .footnoteDefinition, .thematicBreak, .heading,
        .codeBlock, .htmlBlock, .paragraph, .table, .tableRow, .tableCell:
        break
      }
      index += 1
    }
  }

  private func change(_ style: inout WordText.Style, by kind: Node.Kind, at index: Int) {
    switch kind {
    case .emphasis: style.marks.insert(.emphasis)
    case .strong: style.marks.insert(.strong)
    case .link(let destination, let title):
      let address = markup.string(destination)
      let shown = markup.plainText(of: index)
      let isShown = shown == address || "mailto:" + shown == address || "http://" + shown == address
      style.target = title.isEmpty ? address : address + " \"" + markup.string(title) + "\""
      style.showsTarget = isShown && title.isEmpty
    case .image(let destination, let title):
      style.marks.insert(.image)
      let address = markup.string(destination)
      style.target = title.isEmpty ? address : address + " \"" + markup.string(title) + "\""
    default: break
    }
  }

  /// A line end is a space, but not between characters of scripts that are written without.
  private mutating func appendSoftBreak(before next: Int, _ end: Int, _ style: Int32) {
    var last = text.bytes.count
    while last > 0, text.bytes[last - 1] & 0xC0 == 0x80 { last -= 1 }
    if last > 0, text.bytes[last - 1] >= 0xE0, isWrittenWithoutSpaces(text.bytes[(last - 1)...]) {
      var index = next
      while index < end {
        switch markup.nodes[index].kind {
        case .text, .code:
          if isWrittenWithoutSpaces(markup.bytes(markup.nodes[index].literal)) { return }
          index = end
        default: index += 1
        }
      }
    }
    append(" ".utf8, style: style)
  }

  private func isWrittenWithoutSpaces(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first >= 0xE0 else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= 3 else { return false }
      let scalar = decodeScalar(bytes, at: 0).scalar
      return SegmentClass(scalar).isWrittenWithoutSpaces
        || (0x3001...0x303F).contains(scalar) || (0xFF01...0xFF60).contains(scalar)
    }
  }

  // MARK: Words

  private mutating func begin() {
    segments.removeAll(keepingCapacity: true)
  }

  private mutating func append(
    _ bytes: some Collection<UInt8>, style: Int32, traits: Word.Traits = []
  ) {
    segments.append(Segment(start: text.bytes.count, style: style, traits: traits))
    text.bytes.append(contentsOf: bytes)
  }

  /// Lines as they are: their spaces and ends are words, too.
  private mutating func appendVerbatim(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    while bytes.last == 0x0A { bytes = bytes.dropLast() }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let isSpace = bytes[index] <= 0x20
      var end = index + 1
      if bytes[index] != 0x0A {
        while end < bytes.endIndex, (bytes[end] <= 0x20) == isSpace, bytes[end] != 0x0A { end += 1 }
      }
      append(bytes[index..<end], style: 0, traits: isSpace ? [.divider, .mark] : [])
      index = end
    }
  }

  /// Raw HTML: its tags are markup, and what stands between them is read like other text.
  private mutating func appendHTML(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    let lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "<"), index < lastClose,
        let close = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
      {
        append(bytes[index...close], style: 0, traits: .markup)
        index = close + 1
        continue
      }
      let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
      append(bytes[index..<end].lazy.map { $0 < 0x20 ? 0x20 : $0 }, style: 0)
      index = end
    }
  }

  private mutating func end(_ form: BlockChange.Form, clause: Int, node: Int?) {
    let first = text.words.count
    var hasSpace = false
    var position = 0
    while position < segments.count {
      let segment = segments[position]
      let isForced = !segment.traits.isEmpty
      var next = position + 1
      if !isForced {
        while next < segments.count, segments[next].traits.isEmpty { next += 1 }
      }
      let end = next < segments.count ? segments[next].start : text.bytes.count
      if isForced {
        appendForced(segment, end, &hasSpace)
      } else {
        readWords(segment.start..<end, segments[position..<next], &hasSpace)
      }
      position = next
    }
    if let first = text.words.indices.dropFirst(first).first {
      text.words[first].traits.subtract([.spaceBefore, .otherSpace])
    }
    let block = text.blocks.count
    for _ in first..<text.words.count { text.blockOfWord.append(Int32(block)) }
    text.blocks.append(WordText.Block(form: form, clause: clause, words: first..<text.words.count))
    if let node { markNumbers(block, node, clause) }
  }

  private mutating func appendForced(_ segment: Segment, _ end: Int, _ hasSpace: inout Bool) {
    guard end > segment.start else { return }
    let traits = segment.traits
    if traits.contains(.markup) {
      // A line ends here: what follows is a word of its own.
      let bytes = text.bytes[segment.start..<end]
      if bytes.starts(with: "↵".utf8) || bytes.starts(with: "<br".utf8) { hasSpace = true }
    } else {
      hasSpace = false
    }
    let number = number(segment.start..<end)
    text.words.append(
      Word(
        start: Int32(segment.start), end: Int32(end),
        number: number, spelling: number, style: segment.style,
        sort: traits.contains(.markup) ? .markup : .punctuation, traits: traits))
  }

  private mutating func readWords(
    _ range: Range<Int>, _ segments: ArraySlice<Segment>, _ hasSpace: inout Bool
  ) {
    let bytes = text.bytes
    var found: [(word: WordSegmenter.Found, isOther: Bool)] = []
    found.reserveCapacity(range.count / 5 + 2)
    bytes.withUnsafeBufferPointer { buffer in
      var reader = WordSegmenter(bytes, buffer, range, dates: dates, joinsHan: joinsHan)
      while let word = reader.next() { found.append((word, reader.isAfterOtherSpace)) }
    }
    var segment = segments.startIndex
    var last = range.lowerBound
    for (word, isAfterOtherSpace) in found {
      while segment + 1 < segments.endIndex,
        segments[segment + 1].start <= word.range.lowerBound
      {
        segment += 1
      }
      var traits: Word.Traits = word.isMark ? .mark : []
      if word.hasSpaceBefore || hasSpace { traits.insert(.spaceBefore) }
      let gap = word.range.lowerBound - last
      last = word.range.upperBound
      let isCode = styles[segments[segment].style].marks.contains(.code)
      if isAfterOtherSpace || (gap > 1 && isCode && word.hasSpaceBefore) {
        traits.insert(.otherSpace)
      }
      hasSpace = false
      let number = number(word.range)
      text.words.append(
        Word(
          start: Int32(word.range.lowerBound), end: Int32(word.range.upperBound),
          number: number, spelling: number,
          style: segments[segment].style, sort: word.sort, traits: traits))
    }
    if let last = bytes[range].last, last == 0x20 || last == 0x09 { hasSpace = true }
  }

  private mutating func number(_ range: Range<Int>) -> Int32 {
    text.bytes.withUnsafeBytes {
      table.number(of: UnsafeRawBufferPointer(rebasing: $0[range]))
    }
  }
}
