import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let mismatchedQuotes = Rule(
    id: .mismatchedQuotes, group: .text, severity: .warning,
    summary: "A quotation opens and closes with marks that do not belong together.",
    rationale:
      "Marks that are mixed or turned round come from pasted text; terms in them are not found, by "
      + "programs or by a search. What opens and what closes differs between languages, and what is "
      + "right in one of them is only reported in another.",
    accepts: [
      "The \"Work\", the “Work” and the ‘Work’ of the author\n",
      "---\nlanguage: de\n---\n\nDie „Software“, die »Software« und die «Software»\n",
      "---\nlanguage: pl\n---\n\nOprogramowanie („Program”)\n",
      "---\nlanguage: sv\n---\n\nProgrammet (”Programmet”)\n",
      "---\nlanguage: da\n---\n\nProgrammet (»Programmet«)\n",
      "---\nlanguage: zh\n---\n\n本协议（“协议”）\n",
    ],
    rejects: [
      "the services (⟪”⟫Terms”) and the output of the work\n",
      "the “Work⟪\"⟫ of the author\n", "(\"DPA⟪”⟫)\n",
      "---\nlanguage: de\n---\n\nDie App („App⟪\"⟫)\n",
      "---\nlanguage: fr\n---\n\nle logiciel (⟪»⟫Logiciel«)\n",
    ]
  ) { subject, findings in
    guard !subject.prose.blocks.isEmpty else { return }
    let language = LanguageTag.language(of: subject.document.language)
    var isEnglish: Bool?
    for block in subject.prose.blocks {
      let marks = subject.prose.marks[block.marks]
      for system in [QuotePairs.System.quotes, .guillemets]
      where marks.contains(where: { QuotePairs.system(of: $0.form) == system }) {
        let quotes = QuotePairs(system, marks, in: subject.document.markup)
        // A mark without partner makes it doubtful which of the others belong together.
        guard quotes.lone.isEmpty else { continue }
        for pair in quotes.pairs {
          guard let fault = Fault(pair.open.form, pair.close.form, in: language) else { continue }
          if fault == .reversed, language == "en" {
            let reads = isEnglish ?? subject.readsAsEnglish
            isEnglish = reads
            if !reads { continue }
          }
          let open = subject.string(of: pair.open.place)
          let close = subject.string(of: pair.close.place)
          let place = fault == .reversed ? pair.open.place : pair.close.place
          let bytes = subject.bytes(of: place)
          guard !subject.isDamaged(at: bytes.lowerBound) else { continue }
          findings.report(
            "quotation opens with '\(open)' and closes with '\(close)'", atBytes: bytes,
            help: "use one pair of marks", cause: open + close)
        }
      }
    }
  }

  private enum Fault {
    case mixed
    /// The shapes are a pair, or one of them twice, in a place that is not theirs.
    case reversed

    init?(_ open: ProseScan.Mark.Form, _ close: ProseScan.Mark.Form, in language: String) {
      let isFromRight = ["ar", "fa", "he", "ur", "yi"].contains(language)
      switch (open, close) {
      case (.straightQuote, .straightQuote), (.highLeftQuote, .highRightQuote),
        (.lowQuote, .highLeftQuote), (.lowQuote, .highRightQuote),
        (.leftGuillemet, .rightGuillemet):
        return nil
      case (.straightQuote, _), (_, .straightQuote): self = .mixed
      case (.highRightQuote, .highRightQuote):
        guard closingAtBothEnds.contains(language) else { return nil }
        self = .reversed
      case (.rightGuillemet, .leftGuillemet), (.rightGuillemet, .rightGuillemet):
        guard guillemetsPointOut.contains(language) else { return nil }
        self = .reversed
      default:
        guard !isFromRight else { return nil }
        self = .reversed
      }
    }
  }

  /// Languages in which `”x”` is a fault. Swedish and Finnish write so, others did.
  private static let closingAtBothEnds: Set = [
    "en", "de", "fr", "es", "it", "pt", "tr", "id", "vi", "ru", "uk", "el", "zh", "ja", "ko", "ca",
  ]
  /// Languages in which guillemets point away from the word, `«x»`.
  private static let guillemetsPointOut: Set = [
    "fr", "es", "it", "pt", "ru", "uk", "be", "el", "ca", "gl", "vi", "tr",
  ]
}

extension LintSubject {
  /// Whether the small words of English occur: a text whose language is not known is taken for
  /// English.
  ///
  /// A few words tell nothing.
  var readsAsEnglish: Bool {
    let text = document.markup.text
    guard text.count >= 400 else { return true }
    var found = 0
    for (index, byte) in text.enumerated()
    where (byte == UInt8(ascii: "t") || byte == UInt8(ascii: "o"))
      && (index == 0 || text[index - 1] <= 0x20)
    {
      let rest = text[index...]
      if rest.starts(with: "the ".utf8) || rest.starts(with: "of ".utf8) { found += 1 }
      if found >= 2 { return true }
    }
    return false
  }
}
