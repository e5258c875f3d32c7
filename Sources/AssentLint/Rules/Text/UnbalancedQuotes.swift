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
      "“The \"Work\" is free.\n\n“It stays free.”\n", "本契約において「製品」とは『本ソフトウェア』をいう。\n",
      "זכויות לפי חוק (תשמ\"א), \"האפליקציה\"\n", "חברה בע”מ\n", "Start » Terms » Use\n",
      "l’« **Interface** » et l’« usage »\n", "“…a text.”\n", "\"One (C)\n\nTwo.\"\n",
      "השתמש ב\"מחק חשבון\" כאן\n",
      "**“Oak”**, **“Oak++”**, **\"C#\"** and **“Elm”** mean it.\n",
    ],
    rejects: [
      "The ⟪\"⟫Software means the program.\n", "The “Software” and the ⟪“⟫Program means it.\n",
      "The Software⟪\"⟫ means the \"program\".\n", "L’⟪«⟫ œuvre est le logiciel.\n",
      "The ⟪“⟫Work is the \"program\" and ⟪“⟫its data.\n", "本契約において⟪「⟫製品とは物をいう。\n",
    ]
  ) { subject, findings in
    guard !subject.prose.blocks.isEmpty else { return }
    var lone: [QuotePairs.Lone] = []
    for system in QuotePairs.System.allCases
    where subject.prose.marks.contains(where: {
      QuotePairs.system(of: $0.form) == system
    }) {
      lone += subject.loneQuotes(of: system)
    }
    for quote in lone {
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

extension LintSubject {
  /// The marks of a system that have no partner, in their block or in a later one of the section.
  fileprivate func loneQuotes(of system: QuotePairs.System) -> [QuotePairs.Lone] {
    var waiting: [(quote: QuotePairs.Lone, section: Int)] = []
    var lone: [QuotePairs.Lone] = []
    for block in prose.blocks {
      var marks = prose.marks[block.marks]
      // Each paragraph of a long quotation opens it anew.
      if let first = marks.first, first.place.start == 0, let last = waiting.last,
        last.section == block.section
      {
        if first.form == last.quote.mark.form {
          waiting.removeLast()
        } else if first.form == .rightGuillemet, last.quote.mark.form == .leftGuillemet {
          marks = marks.dropFirst()
        }
      }
      for quote in QuotePairs(system, marks, in: document.markup).lone where !isArrow(quote.mark) {
        if quote.isOpening {
          waiting.append((quote, block.section))
        } else if let last = waiting.last, last.section == block.section {
          waiting.removeLast()
        } else {
          lone.append(quote)
        }
      }
    }
    return lone + waiting.map(\.quote)
  }

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
