import AssentManifest

/// The changes in the words of a gate, the same in every face.
extension WhatChanged {
  /// "What changed since version 1.0"
  public func heading(in words: GateWords) -> String {
    words.text(.whatChanged, since.version.text)
  }

  /// What stands before the clauses, a line each: until when the old version counts, the summary, both
  /// versions, what changed most; and that there is no comparison, or that it could not be verified.
  public func lines(in words: GateWords) -> [String] {
    var lines: [String] = []
    if let countsUntil {
      lines.append(
        words.text(
          .countsUntil, title, since.version.text,
          DocumentDecision.lastDay(before: countsUntil)))
    }
    if let summary {
      lines.append(
        isSummaryOfLastStepAlone
          ? words.text(.summaryOfLastStep, current.version.text, summary.text) : summary.text)
    }
    lines.append(Self.line(.comparedOld, since, words))
    lines.append(Self.line(.comparedNew, current, words))
    switch comparison {
    case .clauses(_, let unchanged):
      if shownClauses.count > 1, let most = changedMost, !most.title.isEmpty {
        lines.append("\(words.text(.changedMost)): \(most.title)")
      }
      lines.append(words.text(.unchangedClauses, String(unchanged)))
    case .notPublished: lines.append(words.text(.noComparison))
    case .unreadable: lines.append(words.text(.comparisonUnreadable))
    }
    return lines
  }

  /// All of it in paragraphs, as it is read before the text: first the heading with ``lines(in:)``, then
  /// each clause with its heading.
  public func sections(in words: GateWords) -> [[String]] {
    [[heading(in: words)] + lines(in: words)]
      + shownClauses.map { clause in
        [clause.heading(in: words)] + clause.shownBlocks.map { $0.spoken(in: words) }
      }
  }

  /// The clauses to show after ``lines(in:)``: those in which anything differs that is not said there.
  public var shownClauses: [Clause] {
    clauses.filter { !$0.shownBlocks.isEmpty || !$0.blocks.contains(where: \.isChanged) }
  }

  private static func line(_ phrase: GatePhrase, _ side: Side, _ words: GateWords) -> String {
    // Days are written as the manifest has them: the same in every language.
    words.text(phrase, side.version.text, side.firstMoment?.description ?? "—")
  }
}

extension WhatChanged.Clause {
  /// Its title, and what happened to it where that is more than other words: `4.2 Fees (new)`.
  public func heading(in words: GateWords) -> String {
    let title = title.isEmpty ? words.text(.beforeFirstClause) : title
    var remarks: [String] = []
    if kinds.contains(.added) { remarks.append(words.text(.clauseAdded)) }
    if kinds.contains(.removed) { remarks.append(words.text(.clauseRemoved)) }
    if kinds.contains(.moved) { remarks.append(words.text(.clauseMoved)) }
    if kinds.contains(.split) { remarks.append(words.text(.clauseSplit)) }
    if kinds.contains(.joined) { remarks.append(words.text(.clauseJoined)) }
    if let formerTitle, !formerTitle.isEmpty {
      remarks.append(words.text(.clauseFormerly, formerTitle))
    }
    for mention in otherMentions { remarks.append(words.text(.clauseMeantOther, mention)) }
    return remarks.isEmpty ? title : "\(title) (\(remarks.joined(separator: "; ")))"
  }
}

extension WhatChanged.Clause {
  /// The paragraphs that differ, without those lines of the metadata that ``WhatChanged/lines(in:)`` says
  /// in words: the versions and their days.
  public var shownBlocks: [WhatChanged.Block] {
    blocks.filter { block in
      guard block.isChanged else { return false }
      return block.field.map { !["version", "effective", "published"].contains($0.name) } ?? true
    }
  }
}

extension WhatChanged.Block {
  /// The paragraph as it is read aloud, with a word before what came and what went; a line of the
  /// metadata as what it was and what it is: `Licensor: Example Press → Example Books`.
  public func spoken(in words: GateWords) -> String {
    if let field {
      let arrow = words.isRightToLeft ? "←" : "→"
      let values = [field.old, field.new].map { $0.isEmpty ? "—" : $0 }
      return "\(field.label): \(values[0]) \(arrow) \(values[1])"
    }
    var text = marker.isEmpty ? "" : marker + " "
    for run in runs {
      switch run.kind {
      case .kept: text += run.text
      case .deleted: text += Self.marked(run.text, words.text(.wordsDeleted), after: text)
      case .inserted: text += Self.marked(run.text, words.text(.wordsInserted), after: text)
      }
    }
    return text
  }

  /// Words in brackets, with the white space around them outside.
  private static func marked(_ run: String, _ what: String, after text: String) -> String {
    let inner = run.drop { $0.isWhitespace }
    guard let last = inner.lastIndex(where: { !$0.isWhitespace }) else { return run }
    let isApart = inner.startIndex > run.startIndex || text.last?.isWhitespace ?? true
    return (isApart ? String(run[..<inner.startIndex]) : " ")
      + "[\(what): \(inner[...last])]" + inner[inner.index(after: last)...]
  }

  /// A line of the metadata, by its name; `nil` for words of the text, and for lines of another form.
  var field: (name: String, label: String, old: String, new: String)? {
    guard form == .metadata else { return nil }
    let old = Self.value(runs.filter { $0.kind != .inserted })
    let new = Self.value(runs.filter { $0.kind != .deleted })
    guard let name = old.name ?? new.name, (old.name ?? name) == (new.name ?? name) else {
      return nil
    }
    let label =
      name.prefix(1).uppercased()
      + name.dropFirst().map { $0 == "-" ? " " : String($0) }
      .joined()
    return (name, label, old.text, new.text)
  }

  /// `version: "1.0"` as name and value; no name where there is no line.
  private static func value(_ runs: [WhatChanged.Run]) -> (name: String?, text: String) {
    let line = runs.map(\.text).joined()
    guard let colon = line.firstIndex(of: ":") else { return (nil, "") }
    let name = line[..<colon].filter { !$0.isWhitespace }
    guard !name.isEmpty, name.count <= 40 else { return (nil, "") }
    var value = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
      value = String(value.dropFirst().dropLast())
    }
    return (name, value)
  }
}
