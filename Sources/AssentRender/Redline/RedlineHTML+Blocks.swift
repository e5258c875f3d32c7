import AssentLicense
import AssentRedline

/// How what differs in a paragraph is written in HTML.
extension RedlineHTMLWriter {
  /// - Parameter passages: those that stand in the clause.
  mutating func writeBlocks(_ change: ClauseChange, _ passages: [(place: Int, index: Int)]) {
    var passages = passages[...]
    let blocks = change.shownBlocks
    let language = language(of: change)
    let isOther = LanguageTag.language(of: language) != LanguageTag.language(of: labels.language)
    if isOther {
      out.write("<div")
      writeLanguage(language)
      out.write(">\n")
    }
    var group: [Int] = []
    func flush(_ writer: inout RedlineHTMLWriter) {
      if !group.isEmpty { writer.writeGroup(group.map { blocks[$0] }, change) }
      group = []
    }
    for shown in ShownBlocks.of(blocks) {
      while let next = passages.first, next.place <= shown.start {
        passages.removeFirst()
        flush(&self)
        writeClause(next.index, isInner: true)
      }
      switch shown {
      case .block(let index): group.append(index)
      case .same(let range):
        flush(&self)
        out.write("<details class=\"redline-same\"><summary>")
        out.writeEscapedHTML(labels.text("same", String(range.count)))
        out.write("</summary>\n")
        writeGroup(Array(blocks[range]), change)
        out.write("</details>\n")
      }
    }
    flush(&self)
    for passage in passages { writeClause(passage.index, isInner: true) }
    if isOther { out.write("</div>\n") }
  }

  /// Blocks in a row: the items of a list and the rows of a table stand together.
  private mutating func writeGroup(_ blocks: [BlockChange], _ change: ClauseChange) {
    var index = 0
    while index < blocks.count {
      let start = index
      switch blocks[index].form {
      case .listItem:
        while index < blocks.count, case .listItem = blocks[index].form { index += 1 }
        writeItems(blocks[start..<index], change)
      case .tableRow:
        while index < blocks.count, case .tableRow = blocks[index].form { index += 1 }
        writeTable(blocks[start..<index], change)
      case .heading, .paragraph, .quote, .code, .footnote, .metadata:
        writeSeam(blocks[index], "p")
        writeBlock(blocks[index], change)
        index += 1
      }
    }
  }

  private mutating func writeBlock(_ block: BlockChange, _ change: ClauseChange) {
    switch diagrams.place(of: block) {
    case .diagram(let index): writeDiagram(index, code: (block, change))
    case .elsewhere: return
    case nil: writeCompared(block, change)
    }
  }

  mutating func writeCompared(_ block: BlockChange, _ change: ClauseChange) {
    if block.kind == .replaced {
      for kind in [Run.Kind.deleted, .inserted] {
        out.write(
          kind == .deleted ? "<div class=\"redline-old\">\n" : "<div class=\"redline-new\">\n")
        out.write("<p class=\"redline-label\">")
        out.writeEscapedHTML(labels[kind == .deleted ? "old" : "new"])
        out.write("</p>\n")
        var half = block
        half.kind = kind == .deleted ? .removed : .added
        half.runs = block.runs.filter { $0.kind == kind }
        writeElement(half, isTold: true)
        out.write("</div>\n")
      }
      return
    }
    writeElement(block, isTold: change.isWhole)
  }

  /// - Parameter isTold: whether words before it say that it was added or removed.
  private mutating func writeElement(_ block: BlockChange, isTold: Bool) {
    switch block.form {
    case .heading: out.write("<p class=\"redline-heading\">")
    case .quote: out.write("<blockquote><p>")
    case .code: out.write("<pre><code>")
    case .metadata: out.write("<p class=\"redline-data\" dir=\"ltr\">")
    case .footnote(let label):
      out.write("<p class=\"redline-footnote\"><span class=\"redline-marker\">")
      out.writeEscapedHTML(InvisibleSigns.safe("[\(label)]"))
      out.write("</span> ")
    case .paragraph, .listItem, .tableRow: out.write("<p>")
    }
    writeRuns(block, isTold: isTold)
    switch block.form {
    case .quote: out.write("</p></blockquote>\n")
    case .code: out.write("</code></pre>\n")
    case .heading, .paragraph, .listItem, .tableRow, .metadata, .footnote: out.write("</p>\n")
    }
  }

  private mutating func writeSeam(_ block: BlockChange, _ element: StaticString) {
    guard block.seam != .none else { return }
    out.write("<")
    out.write(element)
    out.write(" class=\"seam\">")
    writeSeamWords(block)
    out.write("</")
    out.write(element)
    out.write(">\n")
  }

  private mutating func writeSeamWords(_ block: BlockChange) {
    out.write("<span aria-hidden=\"true\">¶ </span>")
    out.writeEscapedHTML(labels[block.seam == .splitFromBefore ? "breakAdded" : "breakRemoved"])
  }

  // MARK: Lists and tables

  private mutating func writeItems(_ items: ArraySlice<BlockChange>, _ change: ClauseChange) {
    var depths: [Int] = []
    for item in items {
      guard case .listItem(let marker, let depth) = item.form else { continue }
      let isContinued = marker.isEmpty && depths.contains(depth)
      while let last = depths.last, last > depth {
        out.write("</li>\n</ul>\n")
        depths.removeLast()
      }
      if let last = depths.last, last == depth {
        out.write(marker.isEmpty ? "<br>\n" : "</li>\n")
      } else {
        // A role, because browsers take lists without bullets for none.
        out.write("<ul class=\"redline-items\" role=\"list\">\n")
        depths.append(depth)
      }
      if !isContinued { out.write("<li>") }
      if item.seam != .none {
        out.write("<span class=\"seam\">")
        writeSeamWords(item)
        out.write("</span> ")
      }
      if !marker.isEmpty {
        out.write("<span class=\"redline-marker\">")
        out.writeEscapedHTML(InvisibleSigns.safe(marker))
        out.write("</span> ")
      }
      if item.kind == .replaced {
        writeBlock(item, change)
      } else {
        writeRuns(item, isTold: change.isWhole)
      }
    }
    for _ in depths { out.write("</li>\n</ul>\n") }
  }

  private mutating func writeTable(_ rows: ArraySlice<BlockChange>, _ change: ClauseChange) {
    out.write("<div class=\"table\">\n<table>\n")
    for row in rows {
      guard case .tableRow(let isHeader) = row.form else { continue }
      if row.kind == .replaced {
        for kind in [Run.Kind.deleted, .inserted] {
          var half = row
          half.kind = kind == .deleted ? .removed : .added
          half.runs = row.runs.filter { $0.kind == kind }
          writeRow(half, isHeader: isHeader, isTold: change.isWhole)
        }
      } else {
        writeRow(row, isHeader: isHeader, isTold: change.isWhole)
      }
    }
    out.write("</table>\n</div>\n")
  }

  private mutating func writeRow(_ row: BlockChange, isHeader: Bool, isTold: Bool) {
    let element: StaticString = isHeader ? "th" : "td"
    out.write("<tr>")
    open(element)
    var isFirst = true
    let isWhole = row.kind == .added || row.kind == .removed
    for piece in ShownRuns(row.runs).pieces {
      for (index, cell) in piece.cells.enumerated() {
        if index > 0 {
          close(element)
          open(element)
        }
        guard !cell.parts.isEmpty else { continue }
        if isWhole, isFirst, !isTold { writeHidden(wholeWords(row.kind) + " ") }
        isFirst = false
        write(cell, isTold: isTold || isWhole)
      }
    }
    close(element)
    out.write("</tr>\n")
  }

  // MARK: Runs

  private mutating func writeRuns(_ block: BlockChange, isTold: Bool) {
    let isWhole = block.kind == .added || block.kind == .removed
    if isWhole, !isTold { writeHidden(wholeWords(block.kind) + " ") }
    for piece in ShownRuns(block.runs).pieces { write(piece, isTold: isTold || isWhole) }
  }

  private func wholeWords(_ kind: BlockChange.Kind) -> String {
    labels[kind == .added ? "addedParagraph" : "removedParagraph"]
  }

  private mutating func write(_ piece: ShownRuns.Piece, isTold: Bool) {
    switch piece.kind {
    case .equal:
      if let former = piece.former {
        writeSpelling(piece.text, former)
      } else if piece.isOtherTarget {
        writeOtherTarget(piece.text)
      } else {
        out.writeEscapedHTML(InvisibleSigns.safe(piece.text))
      }
    case .deleted:
      if !isTold { writeHidden(" (" + labels["deletedMark"] + " ") }
      writeChange(piece, "del")
      if !isTold, !piece.isReplaced { writeHidden("; " + labels["endMark"] + ") ") }
    case .inserted:
      if !isTold {
        writeHidden((piece.replaces ? "; " : " (") + labels["insertedMark"] + " ")
      }
      writeChange(piece, "ins")
      if !isTold { writeHidden("; " + labels["endMark"] + ") ") }
    }
  }

  /// Kept words that are written in another way.
  private mutating func writeSpelling(_ text: String, _ former: String) {
    writeHidden(" (" + labels["spelling"] + labels.colon)
    out.write("<span class=\"spelling\" title=\"")
    out.writeEscapedHTML(InvisibleSigns.safe(former))
    out.write("\">")
    out.writeEscapedHTML(InvisibleSigns.safe(text))
    out.write("</span>")
    writeHidden("; " + labels["endMark"] + ") ")
  }

  /// Words of a mention that means another clause now.
  private mutating func writeOtherTarget(_ text: String) {
    writeHidden(" (" + labels["signal.reference-target"] + labels.colon)
    out.write("<span class=\"spelling reference\" title=\"")
    out.writeEscapedHTML(labels["signal.reference-target"])
    out.write("\">")
    out.writeEscapedHTML(InvisibleSigns.safe(text))
    out.write("</span>")
    writeHidden("; " + labels["endMark"] + ") ")
  }

  /// Words that are in one text alone. What they are is their class; where they are of several
  /// sorts, each has an element of its own within.
  private mutating func writeChange(_ piece: ShownRuns.Piece, _ element: StaticString) {
    let isOne = piece.parts.count == 1
    out.write("<")
    out.write(element)
    if isOne { writeClass(piece.parts[0].sort) }
    out.write(">")
    for (index, part) in piece.parts.enumerated() {
      if index > 0, part.sort == .linkTarget { out.write(" ") }
      let isNamed = !isOne && part.sort != .words
      if isNamed {
        out.write("<span")
        writeClass(part.sort)
        out.write(">")
      }
      if part.sort == .linkTarget { out.write("⟨") }
      out.writeEscapedHTML(InvisibleSigns.safe(part.text))
      if part.sort == .linkTarget { out.write("⟩") }
      if isNamed { out.write("</span>") }
    }
    close(element)
  }

  private mutating func writeClass(_ sort: Run.Sort) {
    guard sort != .words else { return }
    out.write(" class=\"")
    out.write(string: sort.rawValue)
    out.write("\"")
  }

  private mutating func writeHidden(_ text: String) {
    out.write("<span class=\"visually-hidden\">")
    out.writeEscapedHTML(text)
    out.write("</span>")
  }
}
