import AssentDiagnostics
import AssentMarkup

/// Finds the clauses of a document, names them and puts them below one another.
struct ClauseReader {
  private(set) var clauses: [Clause] = []
  private(set) var anchors = AnchorTable()
  /// The full number of each clause, with those of the clauses it is in: `4.2.a`.
  private(set) var numbers: [String] = []
  var namer = AnchorNamer()

  let document: Document
  private let titleHeading: Int?
  private let readsBlocks: Bool
  private let hasHeadings: Bool
  /// The clauses that are open, outermost first.
  var open: [Open] = []
  private var lists: [OpenList] = []
  /// The heading right below the title that all others stand below: a part of the title.
  private let subtitle: Int?
  private let contents: ContentsTable
  private let plainTitles: PlainTitles
  private var heading = HeadingText()
  /// Where the last block before the one being read ended.
  private var lastEnd = SourceLocation(line: 1, column: 1)

  struct Open {
    var clause: Int
    var level: Int
    var style: ClauseNumber.Style?
    /// The list of an item; 0 for other clauses.
    var list: Int
    /// The word or sign before the number, with what closes it: `article`, `§`, `第 条`.
    var name: String?
  }

  private struct OpenList {
    var node: Int
    var end: Int
    var next: Int
    var isOrdered: Bool
  }

  /// The rank of what is not a heading, below all headings.
  static var boldLevel: Int { 7 }
  private static var blockLevel: Int { 8 }
  private static var deepest: Int { 32 }

  /// - Parameters:
  ///   - titleHeading: the heading that is the title of the document, and so no clause.
  ///   - readsBlocks: whether numbered paragraphs and list items are clauses, and sections have
  ///     meanings: in agreements.
  ///   - language: the language of the document, in whose words sections are told.
  ///   - isPrivacyPolicy: whether all of it is about privacy, so that no section is.
  init(
    _ document: Document, titleHeading: Int?, readsBlocks: Bool, language: String = "en",
    isPrivacyPolicy: Bool = false
  ) {
    self.document = document
    self.titleHeading = titleHeading
    self.readsBlocks = readsBlocks
    hasHeadings =
      readsBlocks
      && document.nodes.indices.contains {
        if case .heading = document.nodes[$0].kind { $0 != titleHeading } else { false }
      }
    subtitle = readsBlocks ? titleHeading.flatMap { Self.subtitle(below: $0, in: document) } : nil
    contents = readsBlocks ? ContentsTable(document) : ContentsTable()
    plainTitles = readsBlocks && !hasHeadings ? PlainTitles(document) : PlainTitles()
    read()
    guard readsBlocks else { return }
    var meanings = ClauseMeanings(document, language: language, isPrivacyPolicy: isPrivacyPolicy)
    meanings.read(into: &clauses)
  }

  private mutating func read() {
    let nodes = document.nodes
    anchors = AnchorTable(nodeCount: nodes.count)
    clauses.reserveCapacity(nodes.count / 16 + 4)
    namer.reserveCapacity(nodes.count / 16 + 4)
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      if contents.lists.contains(index) {
        lastEnd = max(lastEnd, node.range.end)
        index = Int(node.end)
        continue
      }
      switch node.kind {
      case .heading(let level): addHeading(index, level)
      case .paragraph where readsBlocks: addParagraph(index)
      case .list(let style) where readsBlocks:
        lists.append(
          OpenList(
            node: index, end: Int(node.end), next: Int(style.start), isOrdered: style.isOrdered))
      case .listItem where readsBlocks: addItem(index)
      case .footnoteDefinition:
        nameFootnotes(from: index)
        return
      default: break
      }
      switch node.kind {
      case .heading, .paragraph, .codeBlock, .htmlBlock, .table:
        lastEnd = max(lastEnd, node.range.end)
        index = Int(node.end)
      default: index += 1
      }
    }
    close(downTo: 0)
  }

  /// Footnotes come last, wherever they are written, and are of the clauses with their marks: nothing in them is a
  /// clause.
  private mutating func nameFootnotes(from first: Int) {
    close(downTo: 0)
    for index in first..<document.nodes.count {
      guard case .heading = document.nodes[index].kind else { continue }
      heading.read(document, heading: index)
      anchors.set(namer.unique(heading.anchor), at: index)
    }
  }

  // MARK: Headings

  private static func subtitle(below title: Int, in document: Document) -> Int? {
    let next = Int(document.nodes[title].end)
    guard next < document.nodes.count, case .heading(let level) = document.nodes[next].kind,
      let place = document.headings.firstIndex(of: next)
    else { return nil }
    // What heads words of its own is a section.
    let below = Int(document.nodes[next].end)
    guard below < document.nodes.count, case .heading = document.nodes[below].kind else {
      return nil
    }
    let others = document.headings[(place + 1)...]
    let areBelow = others.allSatisfy {
      if case .heading(let other) = document.nodes[$0].kind { other > level } else { true }
    }
    return !others.isEmpty && areBelow ? next : nil
  }

  private mutating func addHeading(_ index: Int, _ level: Int) {
    heading.read(document, heading: index)
    let anchor = namer.unique(heading.anchor)
    if index == titleHeading || index == subtitle || contents.headings.contains(index)
      || (readsBlocks && MetadataLine.isOne(heading.bytes))
    {
      anchors.set(anchor, at: index)
      return
    }
    let bytes = heading.bytes
    let number = ClauseNumber(bytes, bytes.indices, inHeading: true)
    if let above = parentOfSameLevel(number, level) {
      close(downTo: above + 1)
    } else {
      close { $0.level >= level }
    }
    add(
      .heading(level: level), number: number,
      title: String(decoding: bytes[(number?.end ?? 0)...], as: UTF8.self), anchor: anchor,
      node: index, level: level)
  }

  /// The open heading of the same level that a number is a part of, as `1.1` of `1`, where all
  /// headings are of one level.
  private func parentOfSameLevel(_ number: ClauseNumber?, _ level: Int) -> Int? {
    guard readsBlocks, let number, case .decimal(let parts) = number.style, parts > 1 else {
      return nil
    }
    return open.lastIndex {
      $0.level == level && isPart(number.text, of: $0)
    }
  }

  func isPart(_ number: String, of candidate: Open) -> Bool {
    guard let above = clauses[candidate.clause].number, number.count > above.count else {
      return false
    }
    return number.hasPrefix(above + ".")
  }

  // MARK: Paragraphs

  private mutating func addParagraph(_ index: Int) {
    let parent = Int(document.nodes[index].parent)
    switch document.nodes[parent].kind {
    case .document, .blockQuote: break
    // The first paragraph of an item is the item.
    case .listItem where index != parent + 1: break
    default: return
    }
    guard let start = RunIn(document, paragraph: index) else { return }
    guard
      let number = ClauseNumber(
        start.bytes, start.bytes.indices, inHeading: start.isBold, isExpected: isExpected),
      !isCopyrightSign(number, start.bytes)
    else {
      addTitle(index, start, isInItem: document.nodes[parent].isListItem)
      return
    }
    if start.isWhollyBold, let place = continuedHeading(before: number, start.bytes) {
      let level = open[place].level
      close(downTo: place)
      add(
        .paragraph, number: number, title: start.title(from: number.end), anchor: nil, node: index,
        level: level)
      return
    }
    // A bold title with a number stands like a heading.
    let isHeading = start.isWhollyBold || (start.isBold && start.title(from: number.end) != "")
    add(
      number, title: start.title(from: number.end), .paragraph, node: index,
      level: isHeading && number.style == .decimal(parts: 1) ? Self.boldLevel : Self.blockLevel,
      list: 0, name: number.isNamed ? name(start.bytes) : nil)
  }

  /// Adds a line without a number that stands as a heading: bold, or in plain text alone.
  private mutating func addTitle(_ index: Int, _ start: RunIn, isInItem: Bool) {
    guard index != firstBlock, !isInItem else { return }
    let isTitle =
      start.isBoldLine && start.isTitle && !start.beginsSmall
      && (start.hasMore ? hasLongSecondLine(index) : !hasHeadings || headsText(index))
      || plainTitles.nodes.contains(index)
    guard isTitle else { return }
    let title = String(decoding: start.bytes, as: UTF8.self)
    guard !MetadataLine.isOne(start.bytes) else { return }
    close { $0.level >= Self.boldLevel }
    // Below headings its name may be that of a heading that comes later, which keeps it.
    let slug = AnchorNamer.slug(title)
    add(
      .paragraph, number: nil, title: title,
      anchor: namer.unique(hasHeadings ? "clause-" + slug : slug), node: index,
      level: Self.boldLevel)
  }

  /// Whether text follows a block, so that a bold line may be its heading.
  private func headsText(_ index: Int) -> Bool {
    let next = Int(document.nodes[index].end)
    guard next < document.nodes.count, document.nodes[next].parent == document.nodes[index].parent
    else { return false }
    switch document.nodes[next].kind {
    case .list, .table: return true
    case .paragraph:
      let range = document.byteRange(of: document.nodes[next])
      return range.count > 60 && !(RunIn(document, paragraph: next)?.isWhollyBold ?? false)
    default: return false
    }
  }

  /// Whether the second line of a paragraph is a sentence and no line of an address.
  private func hasLongSecondLine(_ index: Int) -> Bool {
    var lines = BlockLines(of: document.nodes[index], in: document.source)
    _ = lines.next()
    return (lines.next()?.count ?? 0) > 60
  }

  /// Whether a number comes next below the open clauses: behind `5.1`, or first in `5`.
  private func isExpected(_ number: String) -> Bool {
    guard let point = number.lastIndex(of: "."), let value = Int(number[point...].dropFirst())
    else { return false }
    let above = number[..<point]
    return open.contains {
      guard let text = clauses[$0.clause].number else { return false }
      return (value == 1 && text == above) || text == above + "." + String(value - 1)
    }
  }

  /// The word or sign that a named number begins with, and what closes it.
  func name(_ bytes: [UInt8]) -> String? {
    guard let name = ReferenceNames.name(in: bytes, at: 0, end: bytes.count) else { return "§" }
    let text = String(decoding: bytes[..<name.end], as: UTF8.self).lowercased()
    guard !name.closing.isEmpty else { return text }
    for index in (name.end..<bytes.count).prefix(24) {
      if let closing = ReferenceNames.closing(in: bytes, at: index, end: bytes.count) {
        return text + String(decoding: bytes[index..<closing.end], as: UTF8.self)
      }
    }
    return text
  }

  /// The first block of the document, which is its title when it is bold.
  private var firstBlock: Int { 1 }

  // MARK: List items

  private mutating func addItem(_ index: Int) {
    while let last = lists.last, last.end <= index { lists.removeLast() }
    guard let list = lists.last else { return }
    let number: ClauseNumber?
    var title = ""
    var start: RunIn?
    if index + 1 < document.nodes.count, document.nodes[index + 1].kind == .paragraph,
      Int(document.nodes[index + 1].parent) == index
    {
      start = RunIn(document, paragraph: index + 1)
    }
    var level = Self.blockLevel
    var name: String?
    if list.isOrdered {
      lists[lists.count - 1].next += 1
      number = ClauseNumber(item: String(list.next))
      title = start?.itemTitle ?? ""
      if title.isEmpty, let start, standsAlone(index, list) || headsItem(index) {
        title = start.lineTitle
      }
      if !title.isEmpty, standsAlone(index, list) { level = Self.boldLevel }
    } else {
      guard let start,
        let found = ClauseNumber(
          start.bytes, start.bytes.indices, inHeading: false, isExpected: isExpected)
      else { return }
      number = found
      title = start.title(from: found.end)
      if found.isNamed { name = self.name(start.bytes) }
    }
    guard let number else { return }
    add(number, title: title, .listItem, node: index, level: level, list: list.node, name: name)
  }

  /// Whether paragraphs of an item follow its first one, so that it may be their title.
  private func headsItem(_ index: Int) -> Bool {
    let next = Int(document.nodes[index + 1].end)
    return next < Int(document.nodes[index].end) && document.nodes[next].kind == .paragraph
  }

  /// Whether an item is alone in its list, one line, and followed by text: `1. SCOPE` as plain text
  /// writes a heading.
  private func standsAlone(_ index: Int, _ list: OpenList) -> Bool {
    guard list.node + 1 == index, Int(document.nodes[index].end) == list.end,
      Int(document.nodes[list.node].parent) == 0, list.end < document.nodes.count
    else { return false }
    switch document.nodes[list.end].kind {
    case .paragraph, .codeBlock: return true
    case .list(let style): return !style.isOrdered
    default: return false
    }
  }

  // MARK: The tree

  /// Adds a numbered paragraph or item below the clause that its number puts it in.
  private mutating func add(
    _ number: ClauseNumber, title: String, _ form: Clause.Form, node: Int, level: Int, list: Int,
    name: String? = nil
  ) {
    var number = number
    settleRoman(&number)
    if let name {
      close(downTo: depth(ofName: name))
    } else if level == Self.boldLevel {
      close(downTo: depth(ofTitle: number, list: list))
    } else {
      close(downTo: depth(of: number, node: node, list: list))
    }
    add(
      form, number: number, title: title, anchor: nil, node: node, level: level, list: list,
      name: name)
  }

  private mutating func add(
    _ form: Clause.Form, number: ClauseNumber?, title: String, anchor: String?, node: Int,
    level: Int, list: Int = 0, name: String? = nil
  ) {
    // Numbers within numbers grow with depth; nobody numbers deeper than this.
    guard open.count < Self.deepest else { return }
    let parent = open.last?.clause
    let full = number.map { fullNumber($0.text, below: parent) } ?? ""
    let anchor = anchor ?? namer.unique(blockAnchor(full, below: parent))
    anchors.set(anchor, at: node)
    clauses.append(
      Clause(
        form: form, number: number?.text, title: title,
        meanings: [], anchor: anchor, node: node, parent: parent,
        depth: parent.map { clauses[$0].depth + 1 } ?? 0, range: document.nodes[node].range))
    numbers.append(full)
    open.append(
      Open(
        clause: clauses.count - 1, level: level, style: number?.style, list: list, name: name))
  }

  /// The number with those of the clauses around it, unless it repeats them: `4.2` below `4`.
  private func fullNumber(_ number: String, below parent: Int?) -> String {
    let own = number.filter { $0 != "(" && $0 != ")" }
    guard let parent, !numbers[parent].isEmpty else { return own }
    let above = numbers[parent]
    return own.hasPrefix(above + ".") ? own : above + "." + own
  }

  /// `clause-2.1`; below a section without a number, its anchor stands before: `clause-fees-1`.
  private func blockAnchor(_ number: String, below parent: Int?) -> String {
    var ancestor = parent
    while let above = ancestor, clauses[above].number != nil { ancestor = clauses[above].parent }
    let prefix = ancestor.map { clauses[$0].anchor + "-" } ?? ""
    return "clause-" + AnchorNamer.identifier(prefix + number)
  }

  private mutating func close(where isClosed: (Open) -> Bool) {
    close(downTo: open.firstIndex(where: isClosed) ?? open.count)
  }

  private mutating func close(downTo count: Int) {
    while open.count > count, let last = open.popLast() {
      let start = clauses[last.clause].range.start
      clauses[last.clause].range = SourceRange(
        start: start, end: max(lastEnd, clauses[last.clause].range.start))
    }
  }
}

extension Node {
  var isListItem: Bool {
    if case .listItem = kind { true } else { false }
  }
}
