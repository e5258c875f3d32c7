import AssentMarkup

/// The paragraphs of a text without headings that stand as headings: lines alone that read as titles.
struct PlainTitles {
  /// Indices in ``Document/nodes``.
  private(set) var nodes: Set<Int> = []

  init() {}

  /// One such line may be anything; from two on they are headings.
  init(_ document: Document) {
    let all = document.nodes
    var found: Set<Int> = []
    for index in all.indices.dropFirst(2) {
      guard all[index].kind == .paragraph, all[index].parent == 0,
        all[index].startLine == all[index].endLine
      else { continue }
      let next = Int(all[index].end)
      guard next < all.count, all[next].isBody(in: document),
        let start = RunIn(document, paragraph: index), !start.isBold, !start.lineTitle.isEmpty,
        start.bytes.count <= 60,
        ClauseNumber(start.bytes, start.bytes.indices, inHeading: false) == nil
      else { continue }
      found.insert(index)
    }
    if found.count > 1 { nodes = found }
  }
}

extension Node {
  /// Whether it is text that a heading stands over: a list, a table, or a paragraph of sentences.
  fileprivate func isBody(in document: Document) -> Bool {
    switch kind {
    case .list, .table: true
    case .paragraph: document.byteRange(of: self).count > 80
    default: false
    }
  }
}
