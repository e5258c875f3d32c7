import AssentDiagnostics
import AssentMarkup

/// Which blocks of a document stand in a list of definitions.
///
/// A list is a section whose heading says so, what follows a sentence such as *the following terms
/// mean*, or a table with a column of terms.
struct DefinitionLists {
  /// For each node the number of its list, or -1.
  private var lists: [Int32]
  /// The cells that hold a term.
  private var terms: Set<Int> = []
  /// The headings below that of a list.
  private var entries: Set<Int> = []

  private static var mostLists: Int { 64 }

  init(_ document: Document, _ clauses: [Clause]) {
    lists = Array(repeating: -1, count: document.nodes.count)
    var count: Int32 = 0
    for clause in clauses
    where clause.meanings.contains(.definitions) || Self.isHeading(clause.title) {
      guard count < Self.mostLists, lists[clause.node] < 0 else { continue }
      let last = Self.end(of: clause, in: document)
      var headings: [(node: Int, level: Int)] = []
      for node in clause.node..<last {
        lists[node] = count
        if node > clause.node, case .heading(let level) = document.nodes[node].kind {
          headings.append((node, Int(level)))
        }
      }
      // What stands below the heading of an entry is a part of what it means.
      let top = headings.map(\.level).min()
      entries.formUnion(headings.lazy.filter { $0.level == top }.map(\.node))
      count += 1
    }
    for clause in clauses where entries.contains(clause.node) && Self.isHeading(clause.title) {
      entries.remove(clause.node)
    }
    announce(document, clauses, &count)
    readTables(document, &count)
  }

  /// The list that a block stands in.
  func list(of node: Int) -> Int? { lists[node] < 0 ? nil : Int(lists[node]) }

  /// Whether a cell stands in a column of terms.
  func isTerm(cell: Int) -> Bool { terms.contains(cell) }

  /// Whether a heading in a list stands below the list's own, and says no more than a name.
  func isEntry(heading node: Int) -> Bool { entries.contains(node) }

  private static func isHeading(_ title: String) -> Bool {
    guard !title.isEmpty, title.utf8.count <= 90 else { return false }
    let folded = FoldedText(title).bytes
    guard folded.count(where: { $0 == 0x20 }) <= 7 else { return false }
    var isFound = false
    TermWords.headings.forEachMatch(in: folded) { _, _ in isFound = true }
    guard isFound else { return false }
    // `הגדרות` are settings, too, and `تعريف الارتباط` is a cookie.
    let words = folded.split(separator: 0x20)
    let settings = words.firstIndex { $0.elementsEqual("הגדרות".utf8) }
    if let settings, settings + 1 < words.count, !words[settings + 1].starts(with: "ו".utf8) {
      return false
    }
    return !words.contains { $0.elementsEqual("الارتباط".utf8) }
  }

  /// The node behind the last one of a clause.
  private static func end(of clause: Clause, in document: Document) -> Int {
    var node = clause.node
    while node < document.nodes.count, document.nodes[node].range.start < clause.range.end {
      node += 1
    }
    return node
  }

  /// Marks what follows a sentence that announces definitions, up to the next heading.
  private mutating func announce(
    _ document: Document, _ clauses: [Clause], _ count: inout Int32
  ) {
    let bytes = document.source.bytes
    let starts = Set(clauses.lazy.filter { $0.form != .listItem }.map(\.node))
    var node = 0
    while node < document.nodes.count {
      defer { node += 1 }
      guard case .paragraph = document.nodes[node].kind, lists[node] < 0, count < Self.mostLists
      else { continue }
      let range = document.byteRange(of: document.nodes[node])
      guard range.count <= 600, range.count > 8 else { continue }
      let tail = max(range.lowerBound, range.upperBound - 240)..<range.upperBound
      // Most paragraphs end with a point, and announce nothing.
      guard let last = bytes[tail].last(where: { !isASCIISpace($0) && $0 != UInt8(ascii: "*") }),
        last == UInt8(ascii: ":") || last >= 0x80
      else { continue }
      var isFound = false
      TermWords.announcements.forEachMatch(in: FoldedText(bytes, tail).bytes) { _, _ in
        isFound = true
      }
      guard isFound else { continue }
      var other = Int(document.nodes[node].end)
      loop: while other < document.nodes.count {
        if case .heading = document.nodes[other].kind { break loop }
        if lists[other] >= 0 { break }
        // A paragraph at the outermost level with a number is the next clause, unless it is an entry.
        if starts.contains(other), isPlain(other, document) { break }
        lists[other] = count
        other += 1
      }
      count += 1
    }
  }

  /// Whether a paragraph begins neither with a quotation nor with bold words, behind its number.
  private func isPlain(_ node: Int, _ document: Document) -> Bool {
    let range = document.byteRange(of: document.nodes[node])
    let bytes = document.source.bytes
    return DefinitionHead(bold: bytes, range) == nil && DefinitionHead(quoted: bytes, range) == nil
      && DefinitionHead(bare: bytes, range) == nil
  }

  /// Finds columns of terms: by their head, and in lists of definitions the first ones.
  private mutating func readTables(_ document: Document, _ count: inout Int32) {
    for (node, table) in document.nodes.enumerated() {
      guard case .table = table.kind else { continue }
      let rows = Array(document.children(of: node))
      guard let head = rows.first, rows.count > 2 else { continue }
      var column: Int?
      for (number, cell) in document.children(of: head).enumerated().prefix(3) {
        let range = document.byteRange(of: document.nodes[cell])
        let words = FoldedText(document.source.bytes, range).bytes
        if TermWords.columns.contains(words) { column = number }
      }
      guard column != nil || lists[node] >= 0 else { continue }
      if lists[node] < 0 {
        guard count < Self.mostLists else { return }
        for inner in node..<Int(table.end) { lists[inner] = count }
        count += 1
      }
      for row in rows.dropFirst() {
        if let cell = Array(document.children(of: row).prefix((column ?? 0) + 1)).last {
          terms.insert(cell)
        }
      }
    }
  }
}
