import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let unbalancedQuotes = Rule(
    id: .unbalancedQuotes, group: .text, severity: .warning,
    summary: "A quotation mark has no partner.",
    rationale:
      "Quotation marks delimit defined terms; one that is missing leaves open what is defined. Marks "
      + "after numbers are inches and need no partner, and a quotation of several paragraphs may "
      + "open each of them.",
    accepts: [
      "The \"Software\", „Lizenz“, «œuvre», ”verk”, »Werk« and a 19\" rack\n",
      "“One.\n\n“Two.”\n", "[« Back](https://example.org)\n",
      "\"License means:\n\n- one; or\n- two\" and so on.\n",
    ],
    rejects: [
      "The ⟪\"⟫Software means the program.\n", "The “Software” and the ⟪“⟫Program means it.\n",
      "The Software⟪\"⟫ means the \"program\".\n", "L’⟪«⟫ œuvre est le logiciel.\n",
    ]
  ) { subject, findings in
    guard !subject.prose.blocks.isEmpty else { return }
    var waiting: [(quote: LoneQuote, section: Int)] = []
    var lone: [LoneQuote] = []
    for block in subject.prose.blocks {
      let marks = subject.prose.marks[block.marks]
      // Each paragraph of a long quotation opens it anew.
      if let first = marks.first, first.form == .highLeftQuote, first.place.start == 0,
        let last = waiting.last, last.section == block.section, last.quote.mark.form == first.form
      {
        waiting.removeLast()
      }
      for quote in [LoneQuote(guillemets: false, marks), LoneQuote(guillemets: true, marks)] {
        guard let quote, !subject.isArrow(quote.mark) else { continue }
        if !quote.isOpening,
          let index = waiting.lastIndex(where: {
            $0.section == block.section && $0.quote.isGuillemet == quote.isGuillemet
          })
        {
          waiting.remove(at: index)
        } else if quote.isOpening {
          waiting.append((quote, block.section))
        } else {
          lone.append(quote)
        }
      }
    }
    for quote in lone + waiting.map(\.quote) {
      let text = subject.string(of: quote.mark.place)
      let range = subject.bytes(of: quote.mark.place)
      guard !subject.isDamaged(at: range.lowerBound) else { continue }
      findings.report(
        quote.isOpening
          ? "quotation mark '\(text)' is not closed"
          : "closing quotation mark '\(text)' has no opening one",
        atBytes: range, help: "add its partner")
    }
  }
}

/// The quotation mark of a block that has no partner in it.
private struct LoneQuote {
  var mark: ProseScan.Mark
  var isOpening: Bool
  var isGuillemet: Bool

  /// `nil` where the marks of the block pair up. Languages use the same shapes in different roles,
  /// so the number of marks decides, and their shapes only say which of them is alone.
  init?(guillemets: Bool, _ marks: ArraySlice<ProseScan.Mark>) {
    var count = 0
    var open: ProseScan.Mark?
    var lone: (ProseScan.Mark, Bool)?
    var opensRight: Bool?
    for mark in marks {
      let opens: Bool
      switch mark.form {
      case .straightQuote where !guillemets:
        if open == nil, mark.byteBefore &- 0x30 < 10 { continue }
        opens =
          mark.isFreeBefore == mark.isFreeAfter
          ? open == nil : mark.isFreeBefore && !mark.isFreeAfter
      case .highLeftQuote where !guillemets: opens = open?.form != .lowQuote
      case .highRightQuote where !guillemets:
        opens = open == nil && mark.isFreeBefore && !mark.isFreeAfter
      case .lowQuote where !guillemets: opens = true
      case .leftGuillemet where guillemets:
        opens = !(opensRight ?? false)
        opensRight = opensRight ?? false
      case .rightGuillemet where guillemets:
        opensRight = opensRight ?? (!mark.isFreeAfter && mark.isFreeBefore)
        opens = opensRight ?? false
      default: continue
      }
      count += 1
      if opens {
        if let open, lone == nil { lone = (open, true) }
        open = mark
      } else {
        if open == nil, lone == nil { lone = (mark, false) }
        open = nil
      }
    }
    guard count % 2 == 1 else { return nil }
    guard let found = lone ?? open.map({ ($0, true) }) else { return nil }
    (mark, isOpening) = found
    isGuillemet = guillemets
  }
}

extension LintSubject {
  /// Whether a guillemet points back or on in the text of a link: `[« Back](…)`.
  fileprivate func isArrow(_ mark: ProseScan.Mark) -> Bool {
    let nodes = document.markup.nodes
    let node = nodes[Int(mark.place.node)]
    guard mark.form == .leftGuillemet || mark.form == .rightGuillemet,
      case .link = nodes[Int(node.parent)].kind
    else { return false }
    return mark.place.start == 0 || mark.place.start + mark.place.count == node.literal.count
  }
}
