import AssentManifest
import AssentRedline

/// A redline as Markdown for a comment on a pull request: a table of what changed, then the clauses.
///
/// Deleted and inserted words stand in `del` and `ins`, which GitHub and GitLab show. Text of the
/// documents is escaped: it makes no markup, and mentions nobody.
package struct RedlineMarkdown {
  private let labels: RedlineLabels
  private let diagrams: [DiagramDifference]

  /// - Parameter diagrams: those that differ between the two texts.
  package init(labels: RedlineLabels, diagrams: [DiagramDifference] = []) {
    self.labels = labels
    self.diagrams = diagrams
  }

  package func render(_ redline: Redline) -> [UInt8] {
    let writer = RedlineMarkdownWriter(
      labels: labels, names: ClauseName(labels: labels, in: redline),
      diagrams: RedlineDiagrams(diagrams, in: redline))
    return Array(writer.text(of: redline).utf8)
  }
}

/// Writes one redline as Markdown.
struct RedlineMarkdownWriter {
  let labels: RedlineLabels
  let names: ClauseName
  let diagrams: RedlineDiagrams

  func text(of redline: Redline) -> String {
    var out = "## \(escaped(labels.text("title", redline.from.name, redline.to.name)))\n\n"
    out += "class: \(redline.assessment.changeClass.rawValue)\n\n"
    let signals = redline.assessment.signals
    for signal in redline.assessment.foremostSignals {
      out += "- \(escaped(labels.text(of: signal)))\n"
    }
    let more = signals.count - ChangeAssessment.shownSignals
    if more > 0 { out += "- \(escaped(labels.text("more", String(more))))\n" }
    if !signals.isEmpty { out += "\n" }
    if redline.clauses.isEmpty {
      let isIdentical = redline.assessment.changeClass <= .identical
      out += escaped(labels[isIdentical ? "identical" : "noWords"]) + "\n"
    } else {
      out += table(redline)
    }
    if redline.unchangedClauseCount > 0 {
      let count = String(redline.unchangedClauseCount)
      out += "\n\(escaped(labels.text("unchanged", count)))\n"
    }
    let outline = RedlineOutline(redline)
    for item in outline.items {
      switch item {
      case .change(let index):
        let passages = (outline.passages[index] ?? []).map { ($0.place, redline.clauses[$0.index]) }
        out += clause(redline.clauses[index], passages)
      case .moved(let index):
        let change = redline.clauses[index]
        out +=
          "\n### <del>\(escaped(names.formerText(change)))</del> (\(escaped(labels["moved"])))\n\n"
        out += escaped(names.note(change).map(names.sentence) ?? "") + "\n"
      }
    }
    for index in diagrams.rest { out += "\n" + diagram(index) }
    return out
  }

  // MARK: The table

  private func table(_ redline: Redline) -> String {
    let head = ["clause", "change", "words"].map { escaped(labels[$0]) }
    var out = "| \(head.joined(separator: " | ")) |\n| --- | --- | --- |\n"
    let signals = ClauseSignals(redline)
    for change in redline.clauses {
      let cells = [escaped(names.text(change)), escaped(kinds(change)), gist(change, signals)]
      out += "| \(cells.joined(separator: " | ")) |\n"
    }
    return out
  }

  private func kinds(_ change: ClauseChange) -> String {
    change.kinds.map { labels[$0.rawValue] }.joined(separator: labels.comma)
  }

  private func gist(_ change: ClauseChange, _ signals: ClauseSignals) -> String {
    let gist = ChangeGist(change, signals: signals.of(change))
    var parts: [String] = []
    if let note = names.note(change) { parts.append(escaped(names.listed(note))) }
    parts += names.listedMentions(change).map(escaped)
    for edit in gist.edits {
      let sort = edit.label(labels).map { escaped($0 + labels.colon) } ?? ""
      let old = edit.old.isEmpty ? "" : element("del", edit.old)
      let new = edit.new.isEmpty ? "" : element("ins", edit.new)
      parts.append(sort + old + (old.isEmpty || new.isEmpty ? "" : labels.arrow) + new)
    }
    parts += gist.seamWords.map { escaped(labels[$0]) }
    if !gist.isComplete, let counts = gist.wordCounts {
      parts.append(escaped(labels.text("wordCount", counts)))
    }
    return parts.joined(separator: "<br>")
  }

  // MARK: Clauses

  /// - Parameter passages: those that stand in it, with the number of blocks before each.
  private func clause(
    _ change: ClauseChange, _ passages: [(place: Int, change: ClauseChange)], level: Int = 3
  ) -> String {
    var passages = passages[...]
    let name = escaped(names.text(change))
    let heading =
      change.new.isEmpty
      ? "<del>\(name)</del>" : change.old.isEmpty ? "<ins>\(name)</ins>" : name
    var out = "\n\(String(repeating: "#", count: level)) \(heading) (\(escaped(kinds(change))))\n"
    if let note = names.note(change) { out += "\n\(escaped(names.sentence(note)))\n" }
    for mention in change.mentions { out += "\n\(escaped(names.sentence(mention)))\n" }
    var wasTight = false
    for shown in ShownBlocks.of(change.shownBlocks) {
      while let next = passages.first, next.place <= shown.start {
        passages.removeFirst()
        out += clause(next.change, [], level: 4)
        wasTight = false
      }
      switch shown {
      case .block(let index):
        let block = change.shownBlocks[index]
        if let place = diagrams.place(of: block) {
          if case .diagram(let index) = place { out += "\n" + diagram(index) }
          wasTight = false
          continue
        }
        out += (wasTight && block.isItem ? "" : "\n") + text(of: block)
        wasTight = block.isItem
      case .same(let range):
        out += "\n*" + escaped(labels.text("same", String(range.count))) + "*\n"
        wasTight = false
      }
    }
    return out + passages.map { clause($0.change, [], level: 4) }.joined()
  }

  /// What changed in a diagram.
  private func diagram(_ index: Int) -> String {
    let difference = diagrams.differences[index]
    let kind = labels[difference.kind.rawValue]
    return "**\(escaped(difference.title))**\(kind.isEmpty ? "" : " (\(escaped(kind)))")\n\n"
      + difference.lines.map { "- \(escaped($0))\n" }.joined()
  }

  private func text(of block: BlockChange) -> String {
    var out = ""
    if block.seam != .none {
      out += "¶ *" + escaped(labels[block.seam == .splitFromBefore ? "breakAdded" : "breakRemoved"])
      out += "*\n\n"
    }
    guard block.kind == .replaced else { return out + body(of: block, block.runs) }
    for (name, kind) in [("old", Run.Kind.deleted), ("new", .inserted)] {
      out += "*\(escaped(labels[name])):*\n\n"
      out += body(of: block, block.runs.filter { $0.kind == kind }) + "\n"
    }
    return out
  }

  private func body(of block: BlockChange, _ runs: [Run]) -> String {
    let pieces = ShownRuns(runs).pieces
    var text = ""
    for (index, piece) in pieces.enumerated() {
      var words = piece.text(open: "⟨", close: "⟩")
      if case .tableRow = block.form { words = words.replacing("\t", with: " · ") }
      if piece.kind == .equal, block.form != .code {
        words = Elision.shortened(
          words, keepsStart: index > 0 || pieces.count == 1, keepsEnd: index + 1 < pieces.count,
          limit: block.isSame ? Elision.sameLimit : Elision.limit)
      }
      if piece.former != nil || piece.isOtherTarget { words = "{~\(words)~}" }
      text += element(piece.kind == .equal ? "" : piece.kind == .deleted ? "del" : "ins", words)
    }
    switch block.form {
    case .paragraph: return text + "\n"
    case .metadata: return "- \(text)\n"
    case .footnote(let label): return escaped("[\(label)] ") + text + "\n"
    case .heading: return "**" + text + "**\n"
    case .listItem(let marker, let depth):
      // As a bullet, since the marker may be one that Markdown does not have.
      let indent = String(repeating: "  ", count: min(depth, 8))
      return "\(indent)- \(marker == "•" || marker.isEmpty ? "" : escaped(marker) + " ")\(text)\n"
    case .quote: return "> \(text)\n"
    case .tableRow: return "- \(text)\n"
    case .code: return codeLines(runs)
    }
  }

  /// Lines of code with their spaces, each line end a break.
  private func codeLines(_ runs: [Run]) -> String {
    var out = "<pre>"
    for run in runs {
      let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
      let name = run.kind == .equal ? "" : run.kind == .deleted ? "del" : "ins"
      for (index, line) in lines.enumerated() {
        // A blank line would end the element.
        if index > 0 { out += "<br>" }
        guard !line.isEmpty else { continue }
        let text = MarkdownEscaping.verbatim(String(line))
        out += name.isEmpty ? text : "<\(name)>\(text)</\(name)>"
      }
    }
    return out + "</pre>\n"
  }

  private func element(_ name: String, _ text: String) -> String {
    name.isEmpty ? escaped(text) : "<\(name)>\(escaped(text))</\(name)>"
  }

  private func escaped(_ text: String) -> String { MarkdownEscaping.inline(text) }
}
