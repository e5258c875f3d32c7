import AssentMarkup

/// The lists of contents of a document, whose items name its sections and are none themselves.
struct ContentsTable {
  /// Indices of the lists in ``Document/nodes``.
  private(set) var lists: Set<Int> = []
  /// Indices of the headings that stand above nothing but such a list.
  private(set) var headings: Set<Int> = []

  init() {}

  /// A list is one of contents when it has three items or more, and each is a link into the page, or
  /// most of them have the words of a line that stands as a heading further down.
  init(_ document: Document) {
    let nodes = document.nodes
    var titles: [String: Int]?
    lazy var places = document.headings
    // How many of them stand before the list that is looked at.
    var above = 0
    var index = 0
    while index < nodes.count {
      guard case .list(let style) = nodes[index].kind, nodes[index].parent == 0 else {
        index += 1
        continue
      }
      defer { index = Int(nodes[index].end) }
      let items = Self.items(of: index, in: document)
      guard items.count >= 3 else { continue }
      if !items.allSatisfy({ Self.isLink($0, in: document) }) {
        guard style.isOrdered else { continue }
        let found = titles ?? Self.titles(of: document)
        titles = found
        let named = items.filter { item in
          guard let text = Self.line(item, in: document) else { return false }
          return (found[text] ?? 0) >= Int(nodes[index].end)
        }
        guard named.count * 4 >= items.count * 3 else { continue }
      }
      lists.insert(index)
      while above < places.count, places[above] < index { above += 1 }
      if let heading = places[..<above].last,
        Int(nodes[heading].end) == index,
        Int(nodes[index].end) >= nodes.count || nodes[Int(nodes[index].end)].isBoundary
      {
        headings.insert(heading)
      }
    }
  }

  /// The first paragraphs of all items of a list, those of lists in it too.
  private static func items(of list: Int, in document: Document) -> [Int] {
    let nodes = document.nodes
    return (list..<Int(nodes[list].end)).compactMap { index in
      guard nodes[index].isListItem, index + 1 < nodes.count,
        nodes[index + 1].kind == .paragraph, Int(nodes[index + 1].parent) == index
      else { return nil }
      return index + 1
    }
  }

  /// Whether a paragraph is one link to a place in the page.
  private static func isLink(_ paragraph: Int, in document: Document) -> Bool {
    let nodes = document.nodes
    var link = paragraph + 1
    while link < nodes.count, nodes[link].kind == .strong || nodes[link].kind == .emphasis {
      link += 1
    }
    guard link < nodes.count, case .link(let destination, _) = nodes[link].kind else {
      return false
    }
    return document.text[destination.range].first == UInt8(ascii: "#")
      && nodes[link].end >= nodes[paragraph].end
  }

  /// The words of lines that may be headings, with the last node that has them.
  private static func titles(of document: Document) -> [String: Int] {
    var titles: [String: Int] = [:]
    for index in document.nodes.indices {
      switch document.nodes[index].kind {
      case .heading, .paragraph:
        if let line = line(index, in: document) { titles[line] = index }
      default: continue
      }
    }
    return titles
  }

  /// The words of a block of one short line, without its number.
  private static func line(_ block: Int, in document: Document) -> String? {
    let range = document.byteRange(of: document.nodes[block])
    guard range.count <= 160 else { return nil }
    let bytes = Array(document.plainText(of: block).utf8)
    let number = ClauseNumber(bytes, bytes.indices, inHeading: true)
    let folded = FoldedText(bytes, (number?.end ?? 0)..<bytes.count).bytes
    return folded.count >= 3 && folded.count <= 90 ? String(decoding: folded, as: UTF8.self) : nil
  }
}

extension Node {
  /// Whether nothing of a section stands behind it: a heading or a line.
  fileprivate var isBoundary: Bool {
    switch kind {
    case .heading, .thematicBreak: true
    default: false
    }
  }
}
