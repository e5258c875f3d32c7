import AssentDiagnostics
import AssentRedline

/// How what differs in a paragraph is written as text.
extension RedlineTextWriter {
  /// - Parameter passages: those that stand in the clause.
  mutating func writeBlocks(_ change: ClauseChange, _ passages: [(place: Int, index: Int)]) {
    var passages = passages[...]
    let blocks = change.shownBlocks
    var wasItem = false
    // Words that did not change are looked for in the texts; of what has no title a few tell which.
    let isNameless = change.isPassage || change.new.first?.title.isEmpty ?? true
    let showsFirst = isNameless && blocks.allSatisfy(\.isSame)
    for (index, block) in blocks.enumerated() {
      while let next = passages.first, next.place <= index {
        passages.removeFirst()
        writePassage(redline.clauses[next.index])
        wasItem = false
      }
      guard options.isWhole || !block.isSame || (showsFirst && index == 0) else { continue }
      setPrefix("", first: "")
      let isTight = block.isItem || block.isSeamAlone
      filler.requestBlankLines(wasItem && isTight ? 0 : 1)
      wasItem = isTight
      switch diagrams.place(of: block) {
      case .diagram(let index): writeDiagram(index)
      case .elsewhere: continue
      case nil: writeBlock(block)
      }
    }
    for passage in passages { writePassage(redline.clauses[passage.index]) }
    setPrefix("", first: "")
  }

  private mutating func writeBlock(_ block: BlockChange) {
    if block.seam != .none {
      let label = "¶ " + labels[block.seam == .splitFromBefore ? "breakAdded" : "breakRemoved"]
      if block.isSeamAlone {
        writeRuns(block, mark: "  ", start: label + labels.colon, isMarked: true)
        return
      }
      setPrefix("  ", first: "  ")
      writeLine(label)
    }
    switch block.kind {
    case .same: writeRuns(block, mark: "  ", isMarked: true)
    case .changed: writeRuns(block, mark: "  ", isMarked: true)
    case .added: writeRuns(block, mark: "+ ", isMarked: false)
    case .removed: writeRuns(block, mark: "- ", isMarked: false)
    case .replaced:
      for kind in [Run.Kind.deleted, .inserted] {
        var half = block
        half.runs = block.runs.filter { $0.kind == kind }
        writeRuns(half, mark: kind == .deleted ? "- " : "+ ", isMarked: false)
      }
    }
  }

  private mutating func writeRuns(
    _ block: BlockChange, mark: String, start: String = "", isMarked: Bool
  ) {
    var first = mark + start
    var rest = mark
    switch block.form {
    case .listItem(let marker, let depth):
      let visible = marker.isEmpty ? "  " : VisibleText.message(marker) + " "
      let indent = String(repeating: "  ", count: min(depth, 8))
      let width = displayColumns(
        of: Array(visible.utf8)[...], ambiguousWide: options.ambiguousWide)
      first += indent + visible
      rest += indent + String(repeating: " ", count: width)
    case .quote:
      first += "| "
      rest += "| "
    case .footnote(let label): first += "[\(VisibleText.message(label))] "
    case .heading, .paragraph, .tableRow, .code, .metadata: break
    }
    setPrefix(rest, first: first)
    if block.isHeading { filler.style.attributes = .bold }
    if block.isSame, options.usesColor { filler.style.attributes.insert(.dim) }
    let isCode = block.form == .code
    let pieces = ShownRuns(block.runs).pieces
    for (index, piece) in pieces.enumerated() {
      var text = piece.text(open: "<", close: ">")
      if case .tableRow = block.form { text = text.replacing("\t", with: " | ") }
      if piece.kind == .equal, !options.isWhole, !isCode {
        text = Elision.shortened(
          text, keepsStart: index > 0 || pieces.count == 1, keepsEnd: index + 1 < pieces.count,
          limit: block.isSame ? Elision.sameLimit : Elision.limit)
      }
      if piece.former != nil || piece.isOtherTarget {
        writeSpelling(text.replacing("\n", with: " "))
      } else {
        writePiece(text, piece.kind, isMarked: isMarked, isCode: isCode)
      }
    }
    filler.endLine()
    filler.style = .plain
  }

  private mutating func writePiece(
    _ text: String, _ kind: Run.Kind, isMarked: Bool, isCode: Bool
  ) {
    guard isCode else {
      write(text.replacing("\n", with: " "), kind, isMarked: isMarked)
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { filler.endLine() }
      guard !line.isEmpty else { continue }
      // Spaces at the beginning of a line of code are part of it.
      let indent = line.prefix { $0 == " " }.count
      if !filler.isLineOpen, indent > 0 {
        setPrefix(String(decoding: filler.prefix, as: UTF8.self), first: codeStart(indent))
      }
      write(String(line.dropFirst(filler.isLineOpen ? 0 : indent)), kind, isMarked: isMarked)
    }
  }

  private func codeStart(_ indent: Int) -> String {
    String(decoding: filler.prefix, as: UTF8.self) + String(repeating: " ", count: min(indent, 200))
  }
}

extension BlockChange {
  /// Whether its beginning is all that differs.
  var isSeamAlone: Bool { kind == .same && seam != .none }

  /// Whether it stands without a blank line beside its like.
  var isItem: Bool {
    switch form {
    case .listItem, .tableRow, .metadata: true
    case .heading, .paragraph, .quote, .code, .footnote: false
    }
  }
}

/// Unchanged words in which a reader looks for nothing, made short.
enum Elision {
  /// The most characters that are shown whole.
  static let limit = 120
  /// The same of a paragraph that did not change.
  static let sameLimit = 150
  /// Characters that stay beside a change.
  private static let context = 45

  /// The text without its middle; cut at spaces where it has any.
  ///
  /// - Parameters:
  ///   - keepsStart: whether the words at its beginning are beside a change.
  ///   - keepsEnd: the same of its end.
  static func shortened(
    _ text: String, keepsStart: Bool, keepsEnd: Bool, limit: Int = limit
  ) -> String {
    guard text.utf8.count > limit else { return text }
    let count = text.count
    guard count > limit else { return text }
    let head = keepsStart ? start(text) : ""
    let tail = keepsEnd ? end(text) : ""
    return head + "[…]" + tail
  }

  private static func start(_ text: String) -> String {
    let piece = text.prefix(context)
    guard let space = piece.lastIndex(of: " "), space > piece.startIndex else {
      return String(piece)
    }
    return String(piece[...space])
  }

  private static func end(_ text: String) -> String {
    let piece = text.suffix(context)
    guard let space = piece.firstIndex(of: " ") else { return String(piece) }
    return String(piece[space...])
  }
}
