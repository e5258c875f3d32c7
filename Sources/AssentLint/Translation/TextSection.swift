import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// A heading with the blocks below it up to the next heading, as translations are compared.
struct TextSection: Sendable {
  /// A paragraph, an item, a row of a table: the smallest part that is compared.
  struct Block: Sendable {
    enum Kind: UInt8, Hashable, Sendable {
      case paragraph
      case item
      case row
      case quote
      case code
    }

    var kind: Kind
    /// Index of the node in ``Document/nodes``.
    var node: Int
    var text: BlockText
    var quantities: [Quantity]
    /// A date at its beginning whose day or year Markdown takes for the number of an item.
    var listedDate: String?
    /// The number at its beginning, where it is taken for that of the clause.
    var ownNumber: String?
    /// Indices in ``LegalDocument/links``.
    var links: [Int]
    /// The number of letters and digits; one of Chinese characters counts as three.
    var length: Int
  }

  /// The heading; `nil` for what stands before the first.
  var heading: Int?
  var level = 0
  var number: String?
  var title = ""
  var blocks: [Block] = []

  /// With the blocks of another behind its own.
  func followed(by next: TextSection) -> TextSection {
    var section = self
    section.blocks += next.blocks
    return section
  }

  /// The section without some of its blocks, by index, and with these alone.
  func parted(by alone: Set<Int>) -> (section: TextSection, rest: TextSection) {
    var (section, rest) = (self, self)
    section.blocks = blocks.indices.filter { !alone.contains($0) }.map { blocks[$0] }
    rest.blocks = alone.sorted().map { blocks[$0] }
    return (section, rest)
  }

  var length: Int { blocks.reduce(0) { $0 + $1.length } }
  var quantities: [Quantity] { blocks.flatMap(\.quantities) }
}

/// A document as the comparison of translations sees it: its sections in order.
struct SectionedText: Sendable {
  let document: LegalDocument
  private(set) var sections: [TextSection] = [TextSection()]

  init(_ document: LegalDocument) {
    self.document = document
    let markup = document.markup
    let dates = DateReader(language: document.language)
    let clauses = Dictionary(
      document.clauses.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    let links = Dictionary(grouping: document.links.indices) { document.links[$0].node }
    let start = Self.endOfTOML(markup.source.bytes)
    var index = 1
    while index < markup.nodes.count {
      let node = markup.nodes[index]
      let end = Int(node.end)
      guard start == 0 || markup.source.bytes(of: node.range).lowerBound >= start else {
        index += 1
        continue
      }
      switch node.kind {
      case .heading(let level):
        var section = TextSection(heading: index, level: level)
        section.number = clauses[index]?.number
        section.title = clauses[index]?.title ?? markup.plainText(of: index)
        sections.append(section)
        index = end
      case .paragraph, .tableRow, .codeBlock:
        let kind = Self.kind(of: index, in: markup)
        let text =
          kind == .code
          ? BlockText(markup, nodes: index..<index) : BlockText(markup, nodes: index..<end)
        var quantities = kind == .code ? [] : NumberScan(text, dates: dates).quantities
        var ownNumber: String?
        if let number = clauses[index]?.number, let first = quantities.first,
          NumberForm.plain(number) == first.value
        {
          quantities.removeFirst()
          ownNumber = first.value
        }
        let listed = Self.listedDate(of: index, in: markup, dates)
        if let listed {
          let end = min(listed.end, text.bytes.count)
          quantities.removeAll { $0.range.lowerBound < end }
          quantities.append(Quantity(value: listed.value, unit: .date, range: 0..<end))
        }
        sections[sections.count - 1].blocks.append(
          TextSection.Block(
            kind: listed == nil ? kind : .paragraph, node: index, text: text,
            quantities: quantities, listedDate: listed?.text, ownNumber: ownNumber,
            links: (index..<end).flatMap { links[$0] ?? [] }, length: Self.length(text.bytes)))
        index = end
      default: index += 1
      }
    }
  }

  /// Where front matter of TOML ends, which is no prose: lines between two of `+++`; 0 for none.
  private static func endOfTOML(_ bytes: [UInt8]) -> Int {
    guard bytes.starts(with: "+++\n".utf8) || bytes.starts(with: "+++\r\n".utf8) else { return 0 }
    var offset = 0
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      offset += line.count + 1
      let end = line.last == 0x0D ? line.dropLast() : line
      if index > 0, end.elementsEqual("+++".utf8) { return min(offset, bytes.count) }
    }
    return 0
  }

  private static func kind(of index: Int, in markup: Document) -> TextSection.Block.Kind {
    switch markup.nodes[index].kind {
    case .tableRow: return .row
    case .codeBlock: return .code
    default: break
    }
    var parent = Int(markup.nodes[index].parent)
    var steps = 0
    while parent > 0, steps < 64 {
      switch markup.nodes[parent].kind {
      case .listItem: return .item
      case .blockQuote: return .quote
      default: break
      }
      parent = Int(markup.nodes[parent].parent)
      steps += 1
    }
    return .paragraph
  }

  /// The date that a block of an item begins with, counting the number of the item: `5. November
  /// 2025` at the beginning of a line; `end` is where it ends in the block.
  private static func listedDate(
    of index: Int, in markup: Document, _ dates: DateReader
  ) -> (text: String, value: String, end: Int)? {
    let parent = Int(markup.nodes[index].parent)
    guard parent == index - 1, case .listItem = markup.nodes[parent].kind else { return nil }
    let item = markup.source.bytes(of: markup.nodes[parent].range)
    let start = markup.source.bytes(of: markup.nodes[index].range).lowerBound
    guard let first = markup.source.bytes[item].first, first &- 0x30 < 10,
      let reading = dates.date(in: markup.source.bytes, item),
      reading.range.lowerBound == item.lowerBound, reading.range.upperBound > start
    else { return nil }
    return (
      String(decoding: markup.source.bytes[reading.range], as: UTF8.self),
      reading.date.description, reading.range.upperBound - start
    )
  }

  private static func length(_ bytes: [UInt8]) -> Int {
    var length = 0
    for byte in bytes {
      if byte < 0x80 {
        if (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 { length += 1 }
      } else if byte >= 0xE3 {
        length += 3
      } else if byte >= 0xC3 {
        length += 1
      }
    }
    return length
  }
}

/// The number of a clause in one form for all languages.
enum NumberForm {
  /// `4.2` of `4.2`, `４.２` and `٤.٢`, `12` of `十二` and `XII`; lower case.
  static func plain(_ number: String) -> String {
    let bytes = Array(number.utf8)
    var out = ""
    var isHan = false
    for scalar in number.unicodeScalars {
      if let digit = Scalars.digit(scalar.value) {
        out += String(digit)
      } else if (0x4E00...0x9FFF).contains(scalar.value) || scalar.value == 0x3007 {
        isHan = true
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    if isHan, let value = NumberWords.values(in: bytes, language: "zh").max() {
      return String(value)
    }
    return out.lowercased()
  }
}
