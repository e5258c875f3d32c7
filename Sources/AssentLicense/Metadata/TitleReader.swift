import AssentDiagnostics
import AssentMarkup

/// Finds the title of a document in its text.
struct TitleReader {
  /// The title, and the heading that is it; `nil` for a title that is a line of plain text.
  struct Found {
    var title: Metadata.Found<String>
    var heading: Int?
  }

  /// The first heading of level 1, or the first heading where there is none, or the short first line
  /// of a text without headings.
  static func title(of document: Document) -> Found? {
    var first: Int?
    var topmost: Int?
    for index in document.nodes.indices {
      guard case .heading(let level) = document.nodes[index].kind else { continue }
      if first == nil { first = index }
      if level == 1 {
        topmost = index
        break
      }
    }
    guard let heading = topmost ?? first, !isClause(heading, of: document),
      !isBehindSections(heading, of: document)
    else {
      return firstLine(of: document)
    }
    let text = HeadingText(document, heading: heading).title
    guard !text.isEmpty else { return nil }
    let range = document.nodes[heading].range
    return Found(
      title: Metadata.Found(text, written: text, range: range, origin: .heading), heading: heading)
  }

  /// Whether a heading is the first of a row of clauses: it has a number, and so has another one that
  /// is its sibling or a part of it. `I. Terms of sale` over `1 Scope` heads the text.
  private static func isClause(_ heading: Int, of document: Document) -> Bool {
    func number(_ index: Int) -> String? {
      let bytes = HeadingText(document, heading: index).bytes
      return ClauseNumber(bytes, bytes.indices, inHeading: true)?.text
    }
    func level(_ index: Int) -> Int {
      if case .heading(let level) = document.nodes[index].kind { level } else { 0 }
    }
    guard heading == document.headings.first, let own = number(heading) else { return false }
    let others = document.headings.dropFirst()
    guard others.prefix(3).contains(where: { number($0) != nil }) else { return false }
    let ownLevel = level(heading)
    return others.contains { other in
      guard let number = number(other) else { return false }
      return level(other) <= ownLevel || number.hasPrefix(own + ".")
    }
  }

  /// Whether so many sections stand before a heading that it is one of them: `# Definitions` behind `## Parties` and
  /// `## Scope`.
  private static func isBehindSections(_ heading: Int, of document: Document) -> Bool {
    document.headings.prefix { $0 < heading }.count >= 3
  }

  private static func firstLine(of document: Document) -> Found? {
    for index in document.nodes.indices.dropFirst() {
      switch document.nodes[index].kind {
      case .paragraph:
        var lines = BlockLines(of: document.nodes[index], in: document.source)
        guard let line = lines.next(), line.count <= 100 else { return nil }
        let children = document.children(of: index).prefix {
          switch document.nodes[$0].kind {
          case .softBreak, .hardBreak: false
          default: true
          }
        }
        let text = children.map(document.plainText).joined()
        let bytes = Array(text.utf8)
        // A remark with an address stands above the text.
        if MetadataLine.isOne(bytes) || text.contains("://") { continue }
        guard ClauseNumber(bytes, bytes.indices, inHeading: true) == nil else { return nil }
        guard let last = text.last, !".:;,!?".contains(last), text.utf8.count >= 3 else {
          return nil
        }
        let range = document.source.range(ofBytes: line)
        return Found(
          title: Metadata.Found(text, written: text, range: range, origin: .prose), heading: nil)
      case .heading, .table, .codeBlock, .list: return nil
      default: continue
      }
    }
    return nil
  }

  /// The version in a title such as `PolyForm Perimeter License 1.0.0`.
  static func version(in title: Metadata.Found<String>) -> Metadata.Found<Version>? {
    let bytes = Array(title.value.utf8)
    var isNamed = false
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index] != 0x20 { index += 1 }
      let word = start..<index
      if let found = Version.read(bytes, word), start > 0,
        isNamed || found.version.number.contains(".")
      {
        return Metadata.Found(
          found.version, written: found.version.number, range: title.range, origin: title.origin)
      }
      isNamed = bytes[word].map { $0 | 0x20 }.elementsEqual("version".utf8)
      index += 1
    }
    return nil
  }
}
