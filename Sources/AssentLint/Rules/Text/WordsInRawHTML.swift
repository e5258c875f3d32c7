import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let wordsInRawHTML = Rule(
    id: .wordsInRawHTML, group: .text, severity: .error,
    summary: "Words are in raw HTML, which no page shows.",
    rationale:
      "Raw HTML is left out of every format, and no word of an agreement may be lost. However many "
      + "blocks a document has, it is one finding.",
    accepts: [
      "<!-- for lawyers only -->\n", "Line<br>by <b>line</b>\n",
      "<div align=\"center\">\n\nWords of Markdown\n\n</div>\n",
      "<style>\np { color: red }\n</style>\n", "<a id=\"scope\"></a>\n", "<hr title=\"a > b\">\n",
    ],
    rejects: [
      "⟪<table>⟫\n<tr><td>Purpose</td><td>Data</td></tr>\n</table>\n",
      "⟪<p>You may not resell it.</p>⟫\n", "⟪<p>One.</p>⟫\n\nText.\n\n<p>Two.</p>\n",
    ]
  ) { subject, findings in
    let document = subject.document.markup
    var places: [SourceRange] = []
    var (count, first) = (0, "")
    for index in subject.prose.html where document.nodes[index].kind == .htmlBlock {
      let found = RawHTMLWords.count(in: document.text[document.nodes[index].literal.range])
      guard found.count > 0 else { continue }
      if places.isEmpty { first = found.first }
      count += found.count
      places.append(firstLine(of: document.nodes[index].range, in: subject.source))
    }
    let there = places.count > 1 ? " in \(places.count) places" : ""
    let message =
      count == 1
      ? "a word in raw HTML is left out of the page: '\(first)'"
      : "\(count) words in raw HTML\(there) are left out of the page, '\(first)' the first"
    for place in places {
      findings.report(
        message, at: place, help: "write them in Markdown, a table with '|' between its cells",
        cause: "words")
    }
  }

  private static func firstLine(of range: SourceRange, in source: SourceFile) -> SourceRange {
    guard range.end.line > range.start.line else { return range }
    let end = source.line(range.start.line).count + 1
    return SourceRange(
      start: range.start, end: SourceLocation(line: range.start.line, column: end))
  }
}
