import AssentDiagnostics
import AssentMarkup

/// Finds the clauses of a document, names them and puts them below one another.
struct ClauseReader {
  private(set) var clauses: [Clause] = []
  private(set) var anchors = AnchorTable()
  /// The full number of each clause, with those of the clauses it is in: `4.2.a`.
  private(set) var numbers: [String] = []
  var namer = AnchorNamer()

  private let document: Document
  private let titleHeading: Int?
  private let readsBlocks: Bool
  private let hasHeadings: Bool
  /// The clauses that are open, outermost first.
  private var open: [Open] = []
  private var lists: [OpenList] = []
  private var heading = HeadingText()
  private var folded = FoldedText([], 0..<0)
  /// Where the last block before the one being read ended.
  private var lastEnd = SourceLocation(line: 1, column: 1)

  private struct Open {
    var clause: Int
    var level: Int
    var style: ClauseNumber.Style?
    /// The list of an item; 0 for other clauses.
    var list: Int
  }

  private struct OpenList {
    var node: Int
    var end: Int
    var next: Int
    var isOrdered: Bool
  }

  /// The rank of what is not a heading, below all headings.
  private static var boldLevel: Int { 7 }
  private static var blockLevel: Int { 8 }
  private static var deepest: Int { 32 }

  /// - Parameters:
  ///   - titleHeading: the heading that is the title of the document, and so no clause.
  ///   - readsBlocks: whether numbered paragraphs and list items are clauses, and sections have
  ///     meanings: in agreements.
  init(_ document: Document, titleHeading: Int?, readsBlocks: Bool) {
    self.document = document
    self.titleHeading = titleHeading
    self.readsBlocks = readsBlocks
    hasHeadings =
      readsBlocks
      && document.nodes.indices.contains {
        if case .heading = document.nodes[$0].kind { $0 != titleHeading } else { false }
      }
    read()
  }

  private mutating func read() {
    let nodes = document.nodes
    anchors = AnchorTable(nodeCount: nodes.count)
    clauses.reserveCapacity(nodes.count / 16 + 4)
    namer.reserveCapacity(nodes.count / 16 + 4)
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      switch node.kind {
      case .heading(let level): addHeading(index, level)
      case .paragraph where readsBlocks: addParagraph(index)
      case .list(let style) where readsBlocks:
        lists.append(
          OpenList(
            node: index, end: Int(node.end), next: Int(style.start), isOrdered: style.isOrdered))
      case .listItem where readsBlocks: addItem(index)
      default: break
      }
      switch node.kind {
      case .heading, .paragraph, .codeBlock, .htmlBlock, .table:
        // Footnotes come last, wherever they are written.
        lastEnd = max(lastEnd, node.range.end)
        index = Int(node.end)
      default: index += 1
      }
    }
    close(downTo: 0)
  }

  // MARK: Headings

  private mutating func addHeading(_ index: Int, _ level: Int) {
    heading.read(document, heading: index)
    let anchor = namer.unique(heading.anchor)
    if index == titleHeading {
      anchors.set(anchor, at: index)
      return
    }
    let bytes = heading.bytes
    let number = ClauseNumber(bytes, bytes.indices, inHeading: true)
    close { $0.level >= level }
    add(
      .heading(level: level), number: number,
      title: String(decoding: bytes[(number?.end ?? 0)...], as: UTF8.self), anchor: anchor,
      node: index, level: level)
  }

  // MARK: Paragraphs

  private mutating func addParagraph(_ index: Int) {
    let parent = Int(document.nodes[index].parent)
    switch document.nodes[parent].kind {
    case .document, .blockQuote: break
    default: return
    }
    guard let start = RunIn(document, paragraph: index) else { return }
    guard let number = ClauseNumber(start.bytes, start.bytes.indices, inHeading: start.isBold),
      !isCopyrightSign(number)
    else {
      guard start.isWhollyBold, !hasHeadings, start.isTitle, index != firstBlock else { return }
      let title = String(decoding: start.bytes, as: UTF8.self)
      close { $0.level >= Self.boldLevel }
      add(
        .paragraph, number: nil, title: title, anchor: namer.unique(AnchorNamer.slug(title)),
        node: index, level: Self.boldLevel)
      return
    }
    // A bold title with a number stands like a heading.
    let isHeading = start.isWhollyBold || (start.isBold && start.title(from: number.end) != "")
    add(
      number, title: start.title(from: number.end), .paragraph, node: index,
      level: isHeading && number.style == .decimal(parts: 1) ? Self.boldLevel : Self.blockLevel,
      list: 0)
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
    if list.isOrdered {
      lists[lists.count - 1].next += 1
      number = ClauseNumber(item: String(list.next))
      title = start?.itemTitle ?? ""
    } else {
      guard let start, let found = ClauseNumber(start.bytes, start.bytes.indices, inHeading: false)
      else { return }
      number = found
      title = start.title(from: found.end)
    }
    guard let number else { return }
    add(number, title: title, .listItem, node: index, level: Self.blockLevel, list: list.node)
  }

  // MARK: The tree

  /// Adds a numbered paragraph or item below the clause that its number puts it in.
  private mutating func add(
    _ number: ClauseNumber, title: String, _ form: Clause.Form, node: Int, level: Int, list: Int
  ) {
    var number = number
    settleRoman(&number)
    if level == Self.boldLevel { close { $0.level >= level } }
    if let sibling = siblingDepth(number, node: node, list: list) { close(downTo: sibling) }
    add(form, number: number, title: title, anchor: nil, node: node, level: level, list: list)
  }

  /// How many clauses stay open around a new one: those around its nearest sibling, or those down
  /// to the clause it is a part of; `nil` for all.
  private func siblingDepth(_ number: ClauseNumber, node: Int, list: Int) -> Int? {
    if list > 0, list == node - 1,
      let sibling = open.lastIndex(where: {
        $0.level >= Self.boldLevel && $0.style == number.style && continues(number, $0)
      })
    {
      return sibling
    }
    var fallback: Int?
    for depth in open.indices.reversed() where open[depth].level >= Self.boldLevel {
      let candidate = open[depth]
      let clause = clauses[candidate.clause]
      if list > 0 {
        if candidate.list == list { return depth }
        if Int(document.nodes[list].parent) == clause.node { return depth + 1 }
        if candidate.list > 0, Int(document.nodes[candidate.list].end) <= list {
          // An item is never part of an item of a list that ended before.
          fallback = depth
          if candidate.style == number.style { return depth }
          continue
        }
      }
      switch (number.style, candidate.style) {
      case (.decimal(let parts), .decimal(let others)?):
        let isWithin = number.text.hasPrefix((clause.number ?? "") + ".")
        if parts > others {
          if isWithin { return depth + 1 }
          fallback = depth
        } else if parts == others {
          let isPart = candidate.level == Self.boldLevel || list == node - 1
          if isPart, list > 0, !continues(number, candidate) { return depth + 1 }
          return depth
        } else if list > 0, list == node - 1 {
          return depth + 1
        }
      case (let style, let other?) where style == other && candidate.list == 0 && list == 0:
        return depth
      default: continue
      }
    }
    return fallback
  }

  /// Whether a number is the one after that of an open clause.
  private func continues(_ number: ClauseNumber, _ candidate: Open) -> Bool {
    guard let value = Int(number.text),
      let last = clauses[candidate.clause].number.flatMap({ Int($0) })
    else { return false }
    return value == last + 1
  }

  /// `(c) 2004 …` is a copyright notice, unless it stands behind `(b)`.
  private func isCopyrightSign(_ number: ClauseNumber) -> Bool {
    guard number.text == "(c)" || number.text == "(C)" else { return false }
    return !open.contains { clauses[$0.clause].number?.lowercased() == "(b)" }
  }

  /// `(i)` behind `(h)` is a letter, `(v)` behind `(iv)` a numeral.
  private func settleRoman(_ number: inout ClauseNumber) {
    let letters = number.text.filter(\.isLetter)
    guard letters.count == 1, let letter = letters.unicodeScalars.first else { return }
    switch number.style {
    case .roman, .lowerLetter, .upperLetter: break
    case .decimal, .parenthesizedDecimal, .other: return
    }
    let isLower = letter.value >= 0x61
    for entry in open.reversed() {
      guard let text = clauses[entry.clause].number?.filter(\.isLetter) else { continue }
      if entry.style == (isLower ? .lowerLetter : .upperLetter), text.count == 1,
        text.unicodeScalars.first.map({ $0.value + 1 == letter.value }) ?? false
      {
        number.style = isLower ? .lowerLetter : .upperLetter
        return
      }
      if entry.style == .roman, let last = ClauseNumber.roman(text),
        ClauseNumber.roman(letters) == last + 1
      {
        number.style = .roman
        return
      }
    }
  }

  private mutating func add(
    _ form: Clause.Form, number: ClauseNumber?, title: String, anchor: String?, node: Int,
    level: Int, list: Int = 0
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
        meanings: readsBlocks ? MeaningReader.meanings(of: title, folded: &folded) : [],
        anchor: anchor, node: node, parent: parent,
        depth: parent.map { clauses[$0].depth + 1 } ?? 0, range: document.nodes[node].range))
    numbers.append(full)
    open.append(
      Open(clause: clauses.count - 1, level: level, style: number?.style, list: list))
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
